import type { Section } from "../../../lib/rules/book";

export const sections: Section[] = [
  {
    id: "aim",
    title: "Ziel des Spiels",
    icon: "gi:paw-print",
    blocks: [
      {
        p:
          "Du planst einen Zoo, baust Gehege, holst Tiere, gewinnst Sponsoren und unterstützt Projekte, die Arten in der " +
          "Natur schützen. Zwei Zahlen wachsen: **Attraktion** bringt Besucher und Geld, **Artenschutz** sagt, was dein " +
          "Zoo für die Welt tut.",
      },
      {
        p:
          "Die beiden Zählsteine laufen aufeinander zu. Treffen sie sich bei jemandem, beginnen die letzten Züge. Deine " +
          "Punkte sagen, wie weit deine Attraktion deinen Artenschutz überholt hat, siehe [Punkte](#scoring). Wer die " +
          "meisten Punkte hat, gewinnt.",
      },
    ],
  },
  {
    id: "set-up",
    title: "Aufbau",
    icon: "lu:layers",
    blocks: [
      {
        list: [
          "Alle haben einen Zooplan, **25 Geld**, Ruf 1, einen Verbandsarbeiter und fünf Aktionskarten: Tiere auf Platz " +
            "1, die anderen in beliebiger Reihenfolge.",
          "Die Attraktion beginnt in Spielreihenfolge bei 0, 1, 2 und 3.",
          "Du bekommst **8 Karten und behältst 4**, dazu 2 Endwertungskarten, die nur du siehst.",
          "Drei Basis-Artenschutzprojekte liegen aus (zu viert vier). Zu zweit sperren neutrale Steine einige Stufen und " +
            "Spenden.",
          "Bei 5 und 8 Artenschutzpunkten liegen je zwei Bonusplättchen.",
        ],
      },
      { note: "Auf Plan A, dem Plan für die erste Partie, stehen schon ein 3er-Gehege und ein Kiosk." },
    ],
  },
  {
    id: "turn",
    title: "Dein Zug",
    icon: "lu:rotate-cw",
    blocks: [
      {
        p:
          "In jedem Zug nutzt du **eine Aktionskarte**. Ihre Stärke ist die Nummer ihres Platzes, 1 bis 5. " +
          "Danach kommt sie auf Platz 1, und die Karten, die links von ihr lagen, rücken einen Platz nach rechts: " +
          "Je länger eine Karte wartet, desto stärker wird sie.",
      },
      {
        list: [
          "**[Tiere](#animals)**: Tiere ausspielen.",
          "**[Bauen](#build)**: Gehege, Kioske und Pavillons bauen.",
          "**[Karten](#cards)**: Karten ziehen.",
          "**[Verband](#association)**: Verbandsarbeiter losschicken.",
          "**[Sponsoren](#sponsors)**: Sponsoren ausspielen oder Geld nehmen.",
          "Oder mit einer Karte statt ihrer Aktion **einen [X-Marker](#x-tokens) nehmen**.",
        ],
      },
      {
        p:
          "Jede Karte kann auf ihre bessere Seite II **aufgewertet** werden: " +
          "bei 2 Artenschutzpunkten, bei Ruf 5 und für den zweiten Partnerzoo und die zweite Universität.",
      },
      {
        note:
          "Was „nach der Aktion“ geschieht, wartet, bis die Aktion vorbei ist und ihre Karte auf Platz 1 liegt. " +
          "Alles andere geschieht sofort.",
      },
    ],
  },
  {
    id: "x-tokens",
    title: "X-Marker",
    icon: "lu:plus",
    blocks: [
      { p: "Jeder X-Marker, den du vor einer Aktion einsetzt, macht sie **um 1 stärker**. Mehr als 5 hast du nie." },
      { note: "Die Tabellen von Tiere und Karten enden bei Stärke 5; Bauen, Verband und Sponsoren nutzen die ganze Stärke." },
    ],
  },
  {
    id: "display",
    title: "Auslage und Reichweite",
    icon: "gi:card-pick",
    blocks: [
      {
        p:
          "Sechs Karten liegen in den Registern 1 bis 6. Wie viele Register **in Reichweite** sind, bestimmt dein " +
          "[Ruf](#reputation).",
      },
      {
        list: [
          "Eine Karte der Auslage auf die Hand zu nehmen kostet nichts.",
          "Eine Karte direkt aus der Auslage **auszuspielen** kostet zusätzlich die Nummer ihres Registers und braucht " +
            "Seite II der Aktionskarte.",
          "**Schnappen** heißt, eine beliebige Karte der Auslage zu nehmen, unabhängig vom Ruf.",
          "Lücken bleiben bis zum Ende des Zuges; dann rücken die Karten nach, und neue kommen.",
        ],
      },
    ],
  },
  {
    id: "cards",
    title: "Aktion: Karten",
    icon: "gi:card-draw",
    blocks: [
      { p: "Zuerst rückt der [Pausenmarker](#break) 2 Felder vor. Dann ziehst du oder schnappst dir eine Karte." },
      {
        table: {
          caption: "Ziehen, dann abwerfen",
          head: ["Stärke", "1", "2", "3", "4", "5"],
          rows: [
            ["Seite I: ziehen", "1", "1", "2", "2", "3"],
            ["abwerfen", "1", "–", "1", "–", "1"],
            ["Seite II: ziehen", "1", "2", "2", "3", "4"],
            ["abwerfen", "–", "1", "–", "1", "1"],
          ],
        },
      },
      {
        list: [
          "Seite I zieht vom Nachziehstapel; ab Stärke 5 darf sie schnappen.",
          "Seite II nimmt jede Karte vom Stapel oder in Reichweite aus der Auslage; ab Stärke 3 darf sie schnappen.",
        ],
      },
    ],
  },
  {
    id: "build",
    title: "Aktion: Bauen",
    icon: "gi:trowel",
    blocks: [
      {
        p:
          "Ein Bauwerk kostet **2 Geld je Feld**. Seite I baut ein Bauwerk, höchstens so groß wie die Stärke; Seite II " +
          "mehrere **verschiedene**, die zusammen höchstens so groß sind, und auch Großvogelvoliere und Reptilienhaus.",
      },
      {
        list: [
          "Das erste Bauwerk bedeckt ein Randfeld; jedes weitere berührt eines deiner Bauwerke.",
          "Auf Felsen und Wasser wird nicht gebaut, auf Feldern mit II nur mit Bauen II.",
          "Gehege haben die Größen 1 bis 5; Kiosk und Pavillon 1; Streichelzoo 3; Voliere und Reptilienhaus 5, je einmal.",
          "Ein **Pavillon** bringt 1 Attraktion. Ein **Kiosk** bringt Geld in jeder [Pause](#income); zwischen Kiosken " +
            "liegen mindestens zwei Felder.",
          "Ein ganz bedeckter Plan bringt 7 Attraktion.",
        ],
      },
    ],
  },
  {
    id: "bonuses",
    title: "Boni des Plans",
    icon: "lu:gift",
    partOf: "build",
    blocks: [
      { p: "Wer ein Feld mit einem Zeichen bedeckt, bekommt sofort und nur einmal den Bonus, egal wie das Bauwerk dorthin kam." },
      {
        note:
          "Die Zeichen am linken Rand liegen unter den Steinen: Du bekommst eines, wenn du ein [Projekt](#projects) " +
          "unterstützt. Die mit der Einkommenshand kommen in jeder Pause wieder.",
      },
    ],
  },
  {
    id: "animals",
    title: "Aktion: Tiere",
    icon: "gi:lion",
    blocks: [
      {
        table: {
          caption: "So viele Tiere darfst du ausspielen",
          head: ["Stärke", "1", "2", "3", "4", "5"],
          rows: [
            ["Seite I", "–", "1", "1", "1", "2"],
            ["Seite II", "1", "1", "2", "2", "2"],
          ],
        },
      },
      {
        p:
          "Ein Tier braucht alles, was am linken Rand seiner Karte steht, seinen Preis und ein Zuhause. " +
          "Seite II spielt auch aus der Auslage in Reichweite und bringt ab Stärke 5 vorher 1 Ruf.",
      },
      {
        list: [
          "Ein Partnerzoo senkt den Preis um **3 je Symbol** seines Kontinents auf dem Tier.",
          "Das Tier bringt Attraktion, Symbole und seine [Fähigkeit](#abilities).",
          "Die eigenen Symbole eines Tieres helfen nicht bei seinen eigenen Bedingungen.",
        ],
      },
    ],
  },
  {
    id: "homes",
    title: "Gehege",
    icon: "lu:hexagon",
    partOf: "animals",
    blocks: [
      {
        p:
          "Ein Tier zieht in ein **leeres Standardgehege seiner Größe oder ein größeres**, das so viele Felsen- und " +
          "Wasserfelder berührt, wie die Karte verlangt. In jedem lebt ein Tier.",
      },
      {
        list: [
          "Viele Vögel und Reptilien dürfen stattdessen in die Großvogelvoliere oder das Reptilienhaus; " +
            "dort brauchen sie so viele der 5 Plätze, wie ihre Karte sagt.",
          "Streicheltiere leben nur im Streichelzoo, höchstens 3.",
          "Wer Voliere oder Reptilienhaus baut, darf passende Tiere umziehen lassen; ihre Gehege werden leer.",
        ],
      },
    ],
  },
  {
    id: "association",
    title: "Aktion: Verband",
    icon: "gi:shaking-hands",
    blocks: [
      {
        table: {
          caption: "Aufgaben",
          head: ["Aufgabe", "Stärke"],
          rows: [
            ["2 Ruf bekommen", "2"],
            ["einen Partnerzoo nehmen", "3"],
            ["eine Universität nehmen", "4"],
            ["ein Projekt unterstützen", "5"],
          ],
        },
      },
      {
        p:
          "Seite I erledigt eine Aufgabe; Seite II mehrere verschiedene, deren Werte zusammen höchstens die Stärke " +
          "ergeben, und erlaubt danach eine [Spende](#donations).",
      },
      {
        list: [
          "Eine Aufgabe braucht **einen Arbeiter**, wenn keiner von dir dort ist, **zwei**, wenn einer dort ist; " +
            "bei zweien oder mehr musst du bis zur Pause warten.",
          "Arbeiter der anderen zählen nicht. In der Pause kommen alle heim.",
          "Du beginnst mit einem und kannst drei weitere anwerben.",
        ],
      },
    ],
  },
  {
    id: "partners",
    title: "Partnerzoos und Universitäten",
    icon: "gi:gate",
    partOf: "association",
    blocks: [
      {
        list: [
          "Ein **Partnerzoo** ist ein Symbol seines Kontinents und macht Tiere billiger. Jeder Kontinent einmal; " +
            "höchstens vier, der dritte und vierte mit Verband II.",
          "Eine **Universität** bringt Forschungssymbole, Ruf oder ein Handkartenlimit von 5. Jede Art einmal.",
          "Sie bedecken Felder deines Plans von unten nach oben; manche bringen einen Bonus.",
        ],
      },
    ],
  },
  {
    id: "donations",
    title: "Spenden",
    icon: "gi:two-coins",
    partOf: "association",
    blocks: [
      {
        p:
          "Mit Verband II darfst du nach mindestens einer Aufgabe den niedrigsten freien Betrag für **1 Artenschutzpunkt** " +
          "zahlen: 2, 5, 5, 7, 7, 10, 10, danach immer 12 (zu zweit 2, 5, 7, 10, 12). Einmal je Aktion.",
      },
    ],
  },
  {
    id: "projects",
    title: "Artenschutzprojekte",
    icon: "gi:three-leaves",
    blocks: [
      {
        p:
          "Um ein Projekt zu unterstützen, legst du einen Stein auf eine freie Stufe, die dein Zoo erfüllt. " +
          "Du bekommst ihre Punkte und den Bonus unter dem Stein, den du vom linken Rand deines Plans nimmst. " +
          "Jede Stufe trägt einen Stein, und niemand unterstützt ein Projekt zweimal.",
      },
      {
        list: [
          "Die meisten zählen **Symbole** in deinem Zoo: auf Tieren, Sponsoren, Partnerzoos und Universitäten, auch Felsen " +
            "und Wasser.",
          "**Auswildern**: Ein Tier mit dem Symbol und genau der Größe der Stufe verlässt deinen Zoo. " +
            "Du verlierst seine gedruckte Attraktion, und sein Gehege wird leer.",
          "**Nachzuchtprogramme** brauchen ein Tier mit dem Symbol und einen Partnerzoo eines seiner Kontinente.",
          "Ein Projekt aus deiner Hand kommt ins Spiel, wenn du es sofort unterstützen kannst. Über dem Tableau ist " +
            "Platz für so viele, wie Spieler dabei sind (mindestens zwei); das älteste scheidet aus.",
        ],
      },
    ],
  },
  {
    id: "sponsors",
    title: "Aktion: Sponsoren",
    icon: "gi:receive-money",
    blocks: [
      {
        p:
          "Seite I spielt **einen Sponsor** aus, dessen Stufe höchstens die Stärke ist; Seite II mehrere, deren Stufen " +
          "zusammen höchstens Stärke + 1 ergeben, auch aus der Auslage in Reichweite. Sponsoren kosten kein Geld.",
      },
      {
        p: "Oder rücke den Pausenmarker so viele Felder vor wie die Stärke und nimm ebenso viel Geld; mit Seite II das Doppelte.",
      },
      {
        list: [
          "Ein Sponsor wirkt sofort, bei jedem neuen Symbol, in jeder Pause oder am Ende.",
          "Manche bringen ein eigenes Bauwerk mit, kostenlos; ohne Platz dafür kann man sie nicht ausspielen.",
          "„Für Geld“ heißt: Der Sponsor kostet seine Stufe, und die Aktionskarte bleibt liegen.",
        ],
      },
    ],
  },
  {
    id: "conservation",
    title: "Artenschutzleiste",
    icon: "gi:three-leaves",
    blocks: [
      {
        table: {
          caption: "Belohnungen der Leiste",
          head: ["Punkte", "Belohnung"],
          rows: [
            ["2", "eine Aktionskarte aufwerten oder einen Verbandsarbeiter anwerben"],
            ["5 und 8", "eines der Bonusplättchen dort oder 5 Geld"],
            ["10", "wer zuerst hier ist: Alle werfen eine Endwertungskarte ab"],
          ],
        },
      },
    ],
  },
  {
    id: "reputation",
    title: "Ruf",
    icon: "gi:laurels",
    blocks: [
      {
        table: {
          caption: "Register in Reichweite",
          head: ["Ruf", "1", "2", "4", "7", "10", "13"],
          rows: [["Register", "1", "2", "3", "4", "5", "6"]],
        },
      },
      {
        p:
          "Boni: eine Aufwertung bei 5, ein Verbandsarbeiter bei 8, eine Karte bei 10 und 13, ein Artenschutzpunkt bei 11 " +
          "und 14, ein X-Marker bei 12 und 15.",
      },
      { note: "Über 9 hinaus geht es nur mit Karten II. Bei 15 wird jeder weitere Punkt zu 1 Attraktion." },
    ],
  },
  {
    id: "break",
    title: "Die Pause",
    icon: "gi:coffee-cup",
    blocks: [
      {
        p:
          "Wer den Pausenmarker ans Ende bringt (9, 12 oder 15 Felder zu zweit, dritt oder viert), bekommt einen X-Marker; " +
          "nach dem Zug ist Pause.",
      },
      {
        list: [
          "Alle behalten höchstens 3 Handkarten (5 mit der Universität).",
          "Alle Marker kommen von den Aktionskarten herunter.",
          "Verbandsarbeiter kommen heim; Partnerzoos und Universitäten werden aufgefüllt.",
          "Die Karten der Register 1 und 2 werden abgelegt.",
          "Alle bekommen [Einkommen](#income).",
        ],
      },
    ],
  },
  {
    id: "income",
    title: "Einkommen",
    icon: "gi:two-coins",
    partOf: "break",
    blocks: [
      {
        list: [
          "Geld für **Attraktion**: 5 bei 0, 10 bei 5, 17 bei 20, 25 bei 48.",
          "Jeder **Kiosk** bringt 1 Geld für jeden Pavillon, jedes Spezialgehege, jedes einmalige Bauwerk und jedes " +
            "**besetzte** Gehege daneben.",
          "Sponsoren und aufgedeckte Felder mit der Einkommenshand.",
        ],
      },
    ],
  },
  {
    id: "end",
    title: "Ende des Spiels",
    icon: "lu:flag",
    blocks: [
      {
        p:
          "Sind am Ende eines Zuges die Zählsteine dessen, der am Zug war, im selben Wertungsbereich oder aneinander " +
          "vorbei, haben **alle anderen noch einen Zug**. Geschieht es in einer Pause, haben alle noch einen.",
      },
      {
        p:
          "Dann zählen Endwertungskarten und Sponsoren mit Endsymbol. Hat niemand 10 Artenschutzpunkte erreicht, werfen " +
          "alle vorher eine Endwertungskarte ab.",
      },
    ],
  },
  {
    id: "scoring",
    title: "Punkte",
    icon: "lu:trophy",
    partOf: "end",
    blocks: [
      {
        p:
          "Punkte = **deine Attraktion minus die, die dein Artenschutz verlangt**: 114 ohne Artenschutz; " +
          "jeder der ersten zehn Artenschutzpunkte senkt sie um 2, jeder weitere um 3. " +
          "Mit 10 sind es noch 94, mit 20 noch 64.",
      },
      {
        p:
          "Eine Endwertungskarte gibt höchstens 4 Artenschutzpunkte. Bei Gleichstand gewinnt, wer mehr Projekte " +
          "unterstützt hat; ist auch das gleich, wird der Sieg geteilt.",
      },
    ],
  },
  {
    id: "abilities",
    title: "Fähigkeiten der Tiere",
    icon: "gi:paw",
    blocks: [
      {
        list: [
          "**Sprint, Jäger, Wahrnehmung, Aasen, Wühlen, Schnappen, Magnet Sponsoren**: Wege zu neuen Karten.",
          "**Ausgefuchst, Boost**: eine Aktionskarte verschieben. **Aktion, Entschlossenheit**: noch eine Aktion. " +
            "**Doppler**: eine Aktion zweimal ausführen.",
          "**Rudel, Ikone, Streicheltier**: Attraktion für Symbole. **Trickreich**: X-Marker. **Springen**: den " +
            "Pausenmarker vorrücken und Geld bekommen. **Sonnenbaden, Beutel**: Karten verkaufen oder weglegen.",
          "**Lautstark**: ein Verbandsarbeiter. **Posieren, Aufplustern**: kostenlose Bauwerke. **Herdentier**: teilt " +
            "das Gehege eines ausreichend großen Pflanzenfressers. **Dickhäuter, Durchsetzung, Dominanz**: mehr Auswahl.",
        ],
      },
      { note: "Jede Karte sagt in Worten, was ihre Fähigkeit tut; öffne sie zum Lesen." },
    ],
  },
  {
    id: "attacks",
    title: "Fähigkeiten gegen andere",
    icon: "gi:snake-bite",
    partOf: "abilities",
    blocks: [
      {
        list: [
          "**Gift**: Marker auf Aktionskarten aller, die mehr Attraktion haben als du. Jeder Zug, in dem sie keinen " +
            "loswerden, kostet 2 Geld.",
          "**Würgen**: Eine Karte mit solch einem Marker ist um 2 schwächer.",
          "**Hypnose**: Nutze in deinem Zoo eine Karte des Spielers mit der meisten Attraktion.",
          "**Stibitzen**: Wer die meiste Attraktion hat (und bei Stibitzen 2 auch, wer den meisten Artenschutz hat), " +
            "gibt dir 5 Geld oder eine zufällige Karte.",
        ],
      },
      {
        p:
          "Wer weniger als 5 Attraktion hat, wird nie getroffen. Im friedlichen Spiel und allein treten andere Fähigkeiten " +
          "an ihre Stelle.",
      },
    ],
  },
  {
    id: "maps",
    title: "Zoopläne",
    icon: "lu:map",
    blocks: [
      {
        p:
          "Plan A ist für die erste Partie, Plan 0 hat keine Fähigkeit. Die anderen haben eine: einen Turm, der besetzte " +
          "Gehege daneben belohnt, einen Außenbereich, der sie größer macht, einen Hafen, an dem du in jedem Zug eine " +
          "Karte verkaufst, ein Restaurant, ein Institut, das eine Bedingung erlässt, Eisdielen oder Buchstaben, die " +
          "Sponsoren bringen. Der Plan sagt es in Worten.",
      },
      {
        p:
          "Die Zooplan-Pakete bringen sieben weitere: Kontinente, die eigene Tiere belohnen, eine Auffangstation, ein " +
          "Reißbrett mit vier Gebieten, Höhlen, in denen Karten Geld verdienen, eine Aktionsreihe mit verdeckten " +
          "niedrigen Zahlen, eine Lagune, die Sponsoren bringt, und ein Turnierplan, auf dem eine abgeworfene Karte Stärke " +
          "gibt. Auf manchen liegt ein Bonus zwischen einem Partnerzoo und der Universität seiner Reihe: " +
          "Du erhältst ihn, wenn beide da sind.",
      },
    ],
  },
  {
    id: "marine",
    title: "Marine Worlds",
    icon: "gi:big-wave",
    blocks: [
      {
        p:
          "Die Erweiterung bringt Meerestiere mit Aquarien, Riff und Wellen, Universitäten für eine Tierklasse und andere " +
          "Aktionskarten.",
      },
      {
        list: [
          "**Aktionskarten**: Alle behalten eine von drei alternativen Karten und geben die anderen nach links weiter, bis " +
            "jeder drei hat; zwei von verschiedenen Aktionen ersetzen die Standardkarten. Sie können auch ausgeteilt oder " +
            "weggelassen werden.",
          "**Aquarien**: ein kleines mit 2 Feldern und ein großes mit 5, je eines pro Zoo, immer am Wasser. " +
            "Sie kosten 2 Geld pro Feld, und jedes zählt als Wassersymbol. Zwei Aquarien können sich ein Meerestier teilen.",
          "**Riff**: Wenn du einen Riffbewohner spielst, treten die Riffeffekte aller Riffbewohner in deinem Zoo ein, auch " +
            "sein eigener. Die Reihenfolge bestimmst du.",
          "**Wellen**: Für jede Welle auf einer Karte, die neu in die Auslage kommt, wird die erste Karte der Auslage " +
            "abgeworfen; dann wird wieder aufgefüllt. Eine markierte Karte geht auf die Hand dessen, der sie markiert hat.",
          "**Universitäten**: Du darfst eine Universität einer Tierklasse haben. Sie gibt ein Forschungssymbol und ein " +
            "Symbol ihrer Tierklasse, und du suchst eine Karte mit diesem Symbol. Danach nimmt bis zur Pause niemand eine.",
          "**Ruf 15**: Jeder weitere Punkt gibt 1 Attraktion oder einmal das Bonusplättchen, das dort liegt.",
          "**Graue Bonusplättchen** behältst du und nutzt sie später in einem eigenen Zug.",
        ],
      },
    ],
  },
  {
    id: "solo",
    title: "Allein spielen",
    icon: "lu:user",
    blocks: [
      {
        p:
          "Ein Plättchen mit sieben Steinen ersetzt die Pausenleiste. Nach jedem Zug geht ein Stein nach rechts; " +
          "sind alle dort, ist Pause, und ein Stein kommt auf die niedrigste Spende. " +
          "So gibt es **Runden von 7, 6, 5, 4, 3 und 2 Zügen**; nach der letzten endet das Spiel, nicht wenn sich die " +
          "Zählsteine treffen.",
      },
      { p: "Du beginnst mit 0, 10 oder 20 Attraktion, so schwer, wie du magst, und gewinnst mit **mindestens 0 Punkten**." },
    ],
  },
  {
    id: "challenge",
    title: "Challenge aus drei Partien",
    icon: "lu:medal",
    partOf: "solo",
    blocks: [
      {
        p:
          "Drei Partien allein hintereinander, ohne neu zu mischen: Benutzte Karten, Pläne und Plättchen sind fort. Die " +
          "Challenge ist bestanden, wenn die drei Ergebnisse zusammen mindestens 0 ergeben.",
      },
    ],
  },
  {
    id: "options",
    title: "Optionen",
    icon: "lu:settings-2",
    blocks: [
      {
        list: [
          "Zoopläne: einer für alle, einer von zweien für jeden, der Reihe nach gewählt oder zufällig.",
          "Friedliches Spiel: keine Fähigkeiten gegen andere.",
          "Ablagestapel: nur die oberste Karte ist zu sehen, oder alle dürfen darin lesen.",
        ],
      },
    ],
  },
];
