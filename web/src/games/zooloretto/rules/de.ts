import type { Section } from "../../../lib/rules/book";

export const sections: Section[] = [
  {
    id: "aim",
    title: "Ziel des Spiels",
    icon: "gi:paw-print",
    blocks: [
      {
        p:
          "Du leitest einen Zoo. Tiere, Stände und Münzen kommen auf Wagen an, und alle am Tisch bestimmen mit, was " +
          "zusammen ankommt. Bring die Tiere so unter, dass in jedem Gehege **nur eine Art** lebt und möglichst kein Feld " +
          "frei bleibt.",
      },
      {
        p:
          "Was keinen Platz findet, wartet in deinem Stall und kostet Punkte. " +
          "Gehen die Plättchen zur Neige, endet das Spiel, und der Zoo mit den meisten Punkten gewinnt.",
      },
    ],
  },
  {
    id: "set-up",
    title: "Aufbau",
    icon: "lu:layers",
    blocks: [
      { p: "Es gibt acht Arten. Zu fünft sind alle dabei; sind es weniger Spieler, lässt der Zufall einige in der Schachtel." },
      {
        table: {
          caption: "Nach Anzahl der Spieler",
          head: ["Spieler", "Arten", "Plättchen", "Wagen", "Erweiterungen je Spieler"],
          rows: [
            ["2", "5", "79", "3 (3, 2 und 1 Plätze)", "2"],
            ["3", "6", "90", "3", "1"],
            ["4", "7", "101", "4", "1"],
            ["5", "8", "112", "5", "1"],
          ],
        },
      },
      {
        list: [
          "Jede Art hat 11 Plättchen: 2 Männchen, 2 Weibchen und 7 ohne Geschlecht. Je Art liegen 2 runde " +
            "Jungtierplättchen bereit.",
          "Dazu kommen 12 Stände (4 Typen, je 3) und 12 Münzplättchen.",
          "Alle Plättchen werden verdeckt gemischt. **15 davon bilden den Endstapel**, der Rest den Hauptstapel.",
          "Alle beginnen mit einem leeren Zoo, noch geschlossenen Erweiterungen und **2 Münzen**; den Rest der 30 Münzen " +
            "hat die Bank.",
          "Ein Wagen fasst **drei Plättchen**. Wer beginnt, entscheidet der Zufall.",
        ],
      },
    ],
  },
  {
    id: "turn",
    title: "Dein Zug",
    icon: "lu:rotate-cw",
    blocks: [
      { p: "Es geht reihum im Uhrzeigersinn. In deinem Zug tust du **genau eines** von drei Dingen:" },
      {
        list: [
          "Du **ziehst** ein Plättchen und lädst es auf einen Wagen, siehe [Wagen](#trucks).",
          "Du **nimmst einen Wagen**, lädst ihn in deinen Zoo aus und setzt aus, bis die Runde vorbei ist.",
          "Du **bezahlst eine Aktion**, siehe [Geldaktionen](#money).",
        ],
      },
      {
        p:
          "Die Runde endet, wenn alle einen Wagen genommen haben. Die leeren Wagen kommen zurück, und wer den letzten " +
          "genommen hat, beginnt die nächste Runde.",
      },
      {
        note:
          "Hast nur noch du keinen Wagen? Dann bist du immer wieder am Zug und darfst ziehen oder bezahlen, so oft du " +
          "magst, bis du den letzten Wagen nimmst.",
      },
    ],
  },
  {
    id: "trucks",
    title: "Wagen",
    icon: "gi:truck",
    blocks: [
      {
        p:
          "**Ziehen.** Du siehst das Plättchen erst an und wählst dann seinen Wagen: " +
          "irgendeinen in der Mitte, der noch Platz hat. Geladen werden muss es. " +
          "Sind alle Wagen in der Mitte voll, kann niemand ziehen.",
      },
      {
        p:
          "**Nehmen.** Auf dem Wagen muss mindestens ein Plättchen liegen; ein Münzplättchen genügt. " +
          "Du lädst sofort alles aus, in beliebiger Reihenfolge. Nichts bleibt auf dem Wagen, nichts wird weggeworfen.",
      },
      {
        note:
          "Wer einen Wagen hat, tut in dieser Runde nichts mehr, auch keine Geldaktion. " +
          "Das gilt ebenso in der letzten Runde.",
      },
    ],
  },
  {
    id: "placing",
    title: "Plättchen legen",
    icon: "lu:grid-2x2",
    blocks: [
      {
        list: [
          "Ein **Tier** kommt auf ein freies Feld in einem Gehege, das leer ist oder seine Art beherbergt, oder in den Stall.",
          "Ein **Stand** kommt auf einen beliebigen freien Standplatz oder in den Stall. Jeder Typ passt überall.",
          "Ein **Münzplättchen** kommt zu deinem Geld und zählt beim Bezahlen wie eine Münze.",
        ],
      },
      {
        p:
          "Dieselbe Art darf in mehreren Gehegen leben. Du darfst auch dann den Stall wählen, wenn anderswo Platz ist; " +
          "ist nirgends Platz, bleibt nur der Stall.",
      },
      { note: "Eine geschlossene Erweiterung hat keine Felder: Du musst sie erst [bauen](#extend)." },
    ],
  },
  {
    id: "barn",
    title: "Der Stall",
    icon: "gi:barn",
    blocks: [
      {
        p:
          "Im Stall ist Platz für beliebig viele Plättchen, ohne Reihenfolge. " +
          "Am Ende kostet er **2 Punkte für jede Art** und **2 Punkte für jeden Standtyp** darin, ganz gleich, wie viele " +
          "Plättchen es sind.",
      },
      {
        p:
          "Aus dem Stall kommt ein Plättchen, wenn du es [umsetzt](#move), [tauschst](#exchange) oder " +
          "[abwirfst](#discard), oder wenn jemand es dir [abkauft](#buy). Nachwuchs gibt es im Stall nicht.",
      },
    ],
  },
  {
    id: "stalls",
    title: "Stände",
    icon: "gi:shop",
    blocks: [
      {
        p: "Neben den Gehegen liegen Standplätze: zwei beim Vierergehege, je einer bei den anderen. Stände helfen doppelt:",
      },
      {
        list: [
          "Jeder Standtyp im Einsatz bringt **2 Punkte**. Ein zweiter Stand desselben Typs bringt nichts dazu.",
          "Ein Gehege mit zwei oder mehr freien Feldern bringt **1 Punkt je Tier**, aber nur mit einem Stand daneben. " +
            "Einer genügt; ein zweiter verdoppelt nichts.",
        ],
      },
    ],
  },
  {
    id: "offspring",
    title: "Nachwuchs",
    icon: "lu:heart",
    blocks: [
      {
        p:
          "Sobald ein Männchen und ein Weibchen einer Art (♂ und ♀) im selben Gehege sind, bekommen sie ein Jungtier. " +
          "Es kommt **sofort** auf ein freies Feld dieses Geheges; gibt es keines, kommt es in deinen Stall.",
      },
      {
        list: [
          "Jedes Elterntier bekommt **einmal im Spiel** Nachwuchs. Ein drittes erwachsenes Tier ändert nichts; erst ein " +
            "viertes, mit dem ein zweites Paar entsteht, bringt ein zweites Jungtier.",
          "Ob die Tiere vom Wagen, aus dem Stall oder aus einem Kauf kommen, ist gleich, und sie müssen nicht " +
            "nebeneinander liegen.",
          "Danach ist das Jungtier ein gewöhnliches Tier seiner Art, weder Männchen noch Weibchen.",
        ],
      },
      {
        note:
          "Auch ein Tausch, der ein Paar ohne Nachwuchs aus dem Stall in ein Gehege bringt, führt zur Geburt. Ein Tier, " +
          "das schon Nachwuchs hatte, bekommt keinen mehr, auch nicht nach einer Zeit im Stall oder einem Verkauf.",
      },
    ],
  },
  {
    id: "coins",
    title: "Münzen für volle Gehege",
    icon: "gi:two-coins",
    blocks: [
      {
        p:
          "Kommt ein Tier auf das letzte freie Feld eines Geheges, zahlt die Bank: " +
          "**2 Münzen** beim Fünfergehege, **1 Münze** beim Vierergehege, **1 Münze** bei einer Erweiterung, nichts beim " +
          "Sechsergehege.",
      },
      {
        list: [
          "Auch ein Jungtier auf dem letzten Feld bringt die Münzen.",
          "Ein Gehege, das **durch einen Tausch** voll wird, bringt nichts, auch dann nicht, wenn erst eine Geburt nach " +
            "dem Tausch es füllt.",
          "Wird dasselbe Gehege später noch einmal voll, zahlt die Bank noch einmal.",
          "Hat die Bank zu wenig, zahlt sie, was sie hat.",
        ],
      },
    ],
  },
  {
    id: "money",
    title: "Geldaktionen",
    icon: "gi:receive-money",
    blocks: [
      {
        p:
          "Statt zu ziehen oder einen Wagen zu nehmen, darfst du **eine** Aktion bezahlen. Du brauchst den vollen Preis; " +
          "die Münzen gehen an die Bank.",
      },
      {
        table: {
          caption: "Preise",
          head: ["Aktion", "Münzen"],
          rows: [
            ["Ein Plättchen [umsetzen](#move)", "1"],
            ["Zwei Gruppen [tauschen](#exchange)", "1"],
            ["Aus einem fremden Stall [kaufen](#buy)", "2"],
            ["Aus dem eigenen Stall [abwerfen](#discard)", "2"],
            ["Den Zoo [erweitern](#extend)", "3"],
          ],
        },
      },
    ],
  },
  {
    id: "move",
    title: "Umsetzen, 1 Münze",
    partOf: "money",
    blocks: [
      {
        list: [
          "Ein **Tier** aus deinem Stall auf ein freies Feld in einem Gehege, in dem es leben darf, mit Nachwuchs und " +
            "Münzen wie sonst;",
          "oder einen **Stand** von einem Standplatz auf einen anderen freien oder in den Stall, oder aus dem Stall auf " +
            "einen freien Standplatz.",
        ],
      },
      { note: "Kein Tier zieht von einem Gehege ins andere oder zurück in den Stall. Das kann nur ein Tausch." },
    ],
  },
  {
    id: "exchange",
    title: "Tauschen, 1 Münze",
    partOf: "money",
    blocks: [
      {
        p:
          "**Alle** Tiere einer Art an einem Ort tauschen den Platz mit **allen** Tieren einer anderen Art an einem " +
          "anderen Ort. Die Orte sind zwei deiner Gehege oder ein Gehege und dein Stall.",
      },
      {
        list: [
          "Auf beiden Seiten müssen Tiere sein, und zwar verschiedener Art.",
          "Im Gehege muss Platz für alle sein, die kommen. Im Stall ist immer Platz.",
          "Im Stall machen alle Tiere der gewählten Art mit, auch Jungtiere; die übrigen Plättchen bleiben.",
          "Stände bleiben, wo sie sind.",
        ],
      },
    ],
  },
  {
    id: "buy",
    title: "Kaufen, 2 Münzen",
    partOf: "money",
    blocks: [
      {
        p:
          "Nimm ein beliebiges Plättchen aus dem Stall eines anderen und lege es in deinen Zoo oder in deinen eigenen " +
          "Stall. **1 Münze bekommt, wem es gehörte**, 1 die Bank. Ablehnen geht nicht, auch nicht für jemanden, der schon " +
          "einen Wagen hat.",
      },
    ],
  },
  {
    id: "discard",
    title: "Abwerfen, 2 Münzen",
    partOf: "money",
    blocks: [{ p: "Ein beliebiges Plättchen aus deinem Stall verlässt das Spiel für immer. Auch Jungtiere." }],
  },
  {
    id: "extend",
    title: "Erweitern, 3 Münzen",
    partOf: "money",
    blocks: [
      {
        p:
          "Öffne deine Erweiterung: ein weiteres Gehege mit **fünf Feldern und einem Standplatz**. " +
          "Von nun an kannst du dort Plättchen hinlegen. Jede Erweiterung wird einmal gebaut.",
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
          "Ist der Hauptstapel leer, wird vom Endstapel gezogen. **Das erste Plättchen vom Endstapel** macht die laufende " +
          "Runde zur letzten. Haben dann alle einen Wagen genommen, wird gezählt.",
      },
      {
        note: "Ein leerer Hauptstapel allein beendet nichts: Solange niemand vom Endstapel zieht, kann noch eine Runde folgen.",
      },
    ],
  },
  {
    id: "scoring",
    title: "Wertung",
    icon: "lu:trophy",
    blocks: [
      {
        table: {
          caption: "Gehege",
          head: ["Gehege", "voll", "ein Feld frei", "mehr Felder frei"],
          rows: [
            ["Fünfergehege", "8", "5", "1 je Tier mit Stand, sonst 0"],
            ["Vierergehege", "5", "4", "1 je Tier mit Stand, sonst 0"],
            ["Sechsergehege", "10", "6", "1 je Tier mit Stand, sonst 0"],
            ["Erweiterung", "9", "5", "1 je Tier mit Stand, sonst 0"],
          ],
        },
      },
      {
        list: [
          "**+2** für jeden Standtyp im Einsatz",
          "**−2** für jede Art im Stall, auch wenn sie zugleich im Zoo lebt",
          "**−2** für jeden Standtyp im Stall, auch wenn er zugleich im Einsatz ist",
        ],
      },
      {
        p:
          "Münzen bringen keine Punkte, entscheiden aber bei Gleichstand: Wer dann mehr Münzen hat, gewinnt. " +
          "Ist auch das gleich, wird der Sieg geteilt.",
      },
    ],
  },
  {
    id: "two-players",
    title: "Zu zweit",
    icon: "lu:users",
    blocks: [
      { p: "Alles gilt wie beschrieben, mit diesen Unterschieden:" },
      {
        list: [
          "**Drei Wagen** mit Platz für 3, 2 und 1 Plättchen.",
          "Drei Arten bleiben in der Schachtel.",
          "Beide haben **zwei Erweiterungen**. Jede kostet 3 Münzen und eine eigene Aktion.",
          "Die Runde endet, wenn beide einen Wagen haben. Die Plättchen auf dem **dritten Wagen kommen aus dem Spiel**.",
        ],
      },
    ],
  },
  {
    id: "xxl",
    title: "Die Erweiterung XXL",
    icon: "lu:hand-heart",
    blocks: [
      { p: "XXL bringt mehr von allem und eine vierte Möglichkeit für deinen Zug." },
      {
        list: [
          "Jede Art hat **6 Plättchen mehr** (gewöhnlich 1 Männchen, 1 Weibchen, 4 andere) und ein drittes " +
            "Jungtier; dazu kommen 3 Stände eines **fünften Typs**, 3 Münzplättchen und 12 Münzen.",
          "**Spenden:** Statt zu ziehen, einen Wagen zu nehmen oder zu zahlen, darfst du alle Tiere eines " +
            "**vollen Geheges** an einen Zoo in einer anderen Stadt geben. Sie kommen aus dem Spiel, Jungtiere " +
            "auch, und du nimmst den obersten Spendenchip. Das kostet nichts.",
          "Jeder spendet **höchstens zweimal**. Die Chips sind 6, 5 und 4 wert; die besten liegen oben.",
          "Stände bleiben stehen. Das leere Gehege nimmt jede Art auf; wer es wieder füllt, bekommt wieder die Münzen.",
          "Am Ende bringen deine Chips ihre Punkte.",
        ],
      },
    ],
  },
  {
    id: "exotic",
    title: "Die Erweiterung Exotic",
    icon: "gi:monstera-leaf",
    blocks: [
      {
        p:
          "Jeder Zoo bekommt eine **Dschungeltafel** und **Besucher**. In vier Farben (mit XXL fünf) gehen sie " +
          "über fünf Punkte vom Eingang zum Ausgang. Jeder Zoo beginnt mit einem jeder Farbe auf dem zweiten " +
          "Punkt; die anderen warten im Vorrat.",
      },
      {
        table: {
          caption: "Dschungelarten im Spiel",
          head: ["Spieler", "Arten", "Plättchen"],
          rows: [
            ["2", "5", "10"],
            ["3", "6", "12"],
            ["4", "7", "14"],
            ["5", "8", "16"],
          ],
        },
      },
    ],
  },
  {
    id: "jungle",
    partOf: "exotic",
    title: "Dschungeltiere",
    icon: "gi:monstera-leaf",
    blocks: [
      {
        list: [
          "Ein **Dschungeltier** kommt auf deine Dschungeltafel oder in den Stall, nie in ein Gehege; sonst " +
            "kommt nichts in den Dschungel.",
          "Die Tafel hat fünf Felder und nimmt **höchstens drei Arten** auf. Was nicht passt, kommt in den Stall.",
          "Dschungeltiere haben kein Geschlecht und keinen Nachwuchs und zählen im Dschungel nichts. Im Stall " +
            "kostet jede Art 2 Punkte.",
          "Man kann sie aus dem Stall umsetzen, kaufen und abwerfen, aber nicht tauschen.",
        ],
      },
    ],
  },
  {
    id: "visitors",
    partOf: "exotic",
    title: "Besucher",
    icon: "gi:walk",
    blocks: [
      {
        list: [
          "Ein **Stand** auf einem Standplatz lässt einen Besucher seiner Farbe **zwei Punkte** weitergehen: " +
            "einen von dir oder einen neuen aus dem Vorrat, der auf dem zweiten Punkt stehen bleibt. Wenn es " +
            "geht, musst du.",
          "Ein **Tier** auf der Dschungeltafel lässt einen Besucher **beliebiger Farbe** gehen. Danach setzt " +
            "**jeder andere**, der einen Besucher dieser Farbe hat, einen davon nach eigener Wahl einen Punkt " +
            "zurück.",
          "Ein Besucher, der über den fünften Punkt hinausgeht, verlässt den Zoo durch den **Ausgang** und " +
            "kommt in den Vorrat; ein übriger Schritt verfällt. Du nimmst den **Bonuschip** seiner Farbe, wenn " +
            "ihn noch niemand hat. Chips wechseln nie den Besitzer.",
          "Ein Besucher, der vom ersten Punkt zurückgeht, verlässt den Zoo auch, aber ohne Chip.",
          "Für einen Stand oder ein Dschungeltier im Stall geht niemand, auch nicht für einen umgesetzten " +
            "Stand. Für ein gekauftes Plättchen und für ein Dschungeltier, das den Stall verlässt, geht jemand.",
        ],
      },
      {
        p:
          "**Am Ende** bringt jede Farbe in deinem Zoo 2 Punkte, egal wie viele Besucher es sind; jeder Besucher, dessen " +
          "Bonuschip du hast, bringt noch 2.",
      },
    ],
  },
  {
    id: "options",
    title: "Optionen",
    icon: "lu:settings-2",
    blocks: [
      { p: "Manche Einzelheit spielt nicht jede Gruppe gleich. Wer einen Tisch eröffnet, kann wählen:" },
      {
        table: {
          caption: "Optionen eines Tisches",
          head: ["Option", "üblich", "sonst möglich"],
          rows: [
            ["Welche Arten in der Schachtel bleiben", "der Zufall entscheidet", "du wählst sie"],
            ["Wer beginnt", "der Zufall entscheidet", "du wählst den Platz"],
            [
              "Beim Umsetzen darf ein Stand den Stall verlassen",
              "ja",
              "nein: Er bleibt, bis er gekauft, abgeworfen oder gewertet wird",
            ],
            ["Der Bank fehlen Münzen für einen Bonus", "sie zahlt, was sie hat", "sie zahlt nichts"],
            ["Münzen für eine volle Erweiterung", "1", "0 oder 2"],
            ["Spendenchips im Wert von 6, 5 und 4 (XXL)", "3, 3 und 4", "4, 3 und 3; oder 2, 3 und 5"],
            ["Zeichen auf den zusätzlichen Tieren (XXL)", "ein Männchen, ein Weibchen", "keine"],
            ["Welche Dschungelarten in der Schachtel bleiben (Exotic)", "der Zufall entscheidet", "du wählst sie"],
            ["Felder der Dschungeltafel (Exotic)", "5", "3, 4 oder 6"],
            ["Farben der Stände (Exotic)", "rot, blau, grün, weiß", "drei andere Reihenfolgen"],
            ["Für ein gekauftes Plättchen geht ein Besucher (Exotic)", "ja", "nein"],
            ["Für ein Dschungeltier aus dem Stall geht ein Besucher (Exotic)", "ja", "nein"],
            ["Für ein Dschungeltier, das in den Stall kommt, geht ein Besucher (Exotic)", "nein", "ja"],
          ],
        },
      },
    ],
  },
];
