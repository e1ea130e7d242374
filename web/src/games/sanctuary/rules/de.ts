import type { Section } from "../../../lib/rules/book";

export const sections: Section[] = [
  {
    id: "aim",
    title: "Ziel des Spiels",
    icon: "gi:paw-print",
    blocks: [
      {
        p:
          "Du legst einen Zoo aus sechseckigen Plättchen: **Tiere**, **Gebäude** und **Projekte**. Plättchen, die " +
          "zu ihren Nachbarn passen, bringen mehr Punkte, und Ziele belohnen viele Symbole einer Art.",
      },
      {
        p:
          "Hat jemand alle Erfolgsmarker benutzt oder den Plan gefüllt, haben alle anderen noch einen Zug. Wer die " +
          "meisten [Punkte](#scoring) hat, gewinnt.",
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
          "Alle haben einen Zooplan, vier Aktionskarten auf Seite I, vier Aufwertungsmarker und vier Erfolgsmarker " +
            "(2, 3, 4 und 5 Symbole).",
          "Die 135 Plättchen bilden einen Stapel; **sechs liegen in der Auslage**. Fünf der zehn Ziele sind im Spiel.",
          "Die Projektkarte liegt beim ersten Spieler auf Feld 1, beim zweiten auf Feld 2 und so weiter bis Feld 4. Die " +
            "anderen drei Karten werden zufällig verteilt.",
          "Du beginnst ohne Handplättchen. Die Hand ist geheim.",
        ],
      },
      { note: "Für eine erste Partie kann der Marker für 4 Symbole wegbleiben; dann bringt der dritte Marker das Ende." },
    ],
  },
  {
    id: "turn",
    title: "Dein Zug in sechs Schritten",
    icon: "lu:rotate-cw",
    blocks: [
      {
        list: [
          "**[Nimm ein Plättchen](#display)** in Reichweite. Das ist Pflicht.",
          "**[Benutze eine Aktionskarte](#actions)**, um Plättchen zu bekommen oder zu spielen. Das ist Pflicht.",
          "**[Spiele ein Gebäude](#buildings)** aus der Hand, wenn du magst.",
          "**[Unterstütze ein Ziel](#objectives)**, wenn du magst.",
          "**[Werte Aktionskarten auf](#upgrades)**, so viele du kannst und magst.",
          "Wirf bis auf **sechs Handplättchen** ab. Die Auslage rückt zusammen und wird aufgefüllt. Dann wird das " +
            "[Ende](#end) geprüft.",
        ],
      },
      { note: "Während des Zuges ist die Hand nicht begrenzt." },
    ],
  },
  {
    id: "display",
    title: "Auslage und Reichweite",
    icon: "gi:card-pick",
    blocks: [
      {
        p:
          "In Schritt 1 nimmst du ein Plättchen von Position 1 bis zur **Stärke deiner Projektkarte**. Die Karte " +
          "bleibt liegen. Position 6 ist nie in Reichweite.",
      },
      {
        p:
          "Jede andere Regel lässt dich aus der Auslage von **jeder Position** nehmen. Lücken bleiben bis zum Ende des " +
          "Zuges.",
      },
    ],
  },
  {
    id: "actions",
    title: "Aktionskarten",
    icon: "gi:card-exchange",
    blocks: [
      {
        p:
          "Eine Karte ist so stark wie die Nummer ihres Feldes, **auf Seite II um eins stärker**. Danach kommt sie " +
          "auf Feld 1, und die Karten links von ihr rücken ein Feld nach rechts.",
      },
      {
        table: {
          caption: "Was Karten tun",
          head: ["Karte", "bekommen", "spielen"],
          rows: [
            ["Projekte", "1 beliebiges Plättchen der Auslage (Seite II: bis zu 2)", "1 Projekt"],
            ["Tiere (Fels, Wald, Wasser)", "2 vom Stapel ziehen", "1 Tier (Seite II: 1 oder 2)"],
          ],
        },
      },
      {
        p:
          "Um ein Plättchen zu spielen, muss die Karte mindestens so stark sein wie seine **Stufe**. Eine Tierkarte " +
          "spielt Tiere ihres Lebensraums und Tiere ohne Lebensraum. Bei zwei Tieren zählen die Stufen zusammen; " +
          "das erste wird ganz abgehandelt, bevor das zweite kommt.",
      },
      {
        note: "Dauernde Effekte können die nötige Stärke senken, nie unter 0. Stufe und Größe des Plättchens bleiben gleich.",
      },
    ],
  },
  {
    id: "placing",
    title: "Plättchen legen",
    icon: "gi:high-grass",
    blocks: [
      {
        list: [
          "Ein Plättchen kommt auf ein **leeres Feld** neben dem Eingang oder einem Plättchen. Aufgedruckte Freiflächen " +
            "sind keine Plättchen.",
          "Plättchen werden nie gedreht. Jeder **Pfeil** muss auf eine Freifläche zeigen: aufgedruckt, schon gelegt oder " +
            "jetzt dazugelegt.",
          "Eine neue Freifläche ist ein beliebiges anderes Handplättchen, **verdeckt**, auf einem leeren Feld.",
          "Ein Pfeil darf nicht auf ein offenes Plättchen oder vom Plan weg zeigen. Eine Freifläche kann mehreren " +
            "Plättchen dienen.",
          "Wer ein **Bonusfeld** belegt, offen oder verdeckt, bekommt einmal den Bonus.",
        ],
      },
      {
        p:
          "Zuerst kommt das Plättchen, dann die Freiflächen, dann alle Boni und Effekte in der Reihenfolge deiner " +
          "Wahl. Ein Tier neben seinem **Partner** des anderen Geschlechts bringt 1 Artenschutzmarker.",
      },
    ],
  },
  {
    id: "buildings",
    title: "Gebäude",
    icon: "gi:house",
    blocks: [
      {
        p:
          "In Schritt 3 darfst du ein Gebäude spielen. Es braucht keine Stärke, aber seine **Bedingung** muss " +
          "erfüllt sein: an seinem Feld (neben bestimmten Symbolen, am Fluss) oder in Zoo und Hand.",
      },
      { note: "Das Gebäude selbst zählt nicht für eine Bedingung am Feld. Bei sieben Handplättchen zählt es mit." },
    ],
  },
  {
    id: "effects",
    title: "Effekte",
    icon: "gi:lightning-helix",
    blocks: [
      {
        p:
          "Jeder Effekt ist freiwillig. Manche geschehen einmal beim Spielen, andere wirken, solange das Plättchen " +
          "offen im Zoo liegt.",
      },
      {
        list: [
          "**Ziehen**: Plättchen vom Stapel. **Nehmen**: ein Plättchen der Auslage, ein beliebiges oder eines der " +
            "genannten Art.",
          "**Jagen**: Decke drei Plättchen auf, behalte ein Tier, wirf den Rest ab.",
          "**Beutel**: Wirf Handplättchen ab, für jedes ein Beutelmarker.",
          "**Eine Aktionskarte auf Feld 1 legen**, nachdem die Aktion fertig ist; sie wird nicht benutzt.",
          "**Freifläche**: Lege das oberste Plättchen des Stapels ungesehen verdeckt.",
          "**Für jedes Symbol, das du spielst**: Der Effekt tritt bei jedem offen gespielten Plättchen mit dem Symbol " +
            "ein, auch beim eigenen.",
        ],
      },
    ],
  },
  {
    id: "release",
    title: "Tiere auswildern",
    icon: "gi:three-leaves",
    partOf: "effects",
    blocks: [
      {
        p:
          "Ein Auswilderungsprojekt kommt **auf ein Tier** deines Zoos mit dem genannten Symbol. Das Tier, seine " +
          "Symbole und Punkte sind weg; du bekommst **2 Artenschutzmarker für ein kleines Tier, 3 für ein großes** " +
          "(Stufe 4 oder 5).",
      },
    ],
  },
  {
    id: "relocate",
    title: "Umsetzen",
    icon: "lu:move",
    partOf: "effects",
    blocks: [
      {
        p:
          "Ein Plättchen deines Zoos kommt auf ein anderes erlaubtes leeres Feld. Seine Pfeile müssen dort schon " +
          "auf Freiflächen treffen, ein Gebäude muss die Bedingung am Feld erfüllen. Den Bonus des neuen Feldes " +
          "bekommst du; die eigenen Effekte geschehen nicht noch einmal.",
      },
    ],
  },
  {
    id: "objectives",
    title: "Ziele",
    icon: "lu:target",
    blocks: [
      {
        p:
          "In Schritt 4 darfst du einen freien Erfolgsmarker auf ein Ziel legen, das du noch nicht unterstützt. Du " +
          "brauchst so viele passende Symbole, wie der Marker sagt; jedes fehlende kostet **1 Artenschutzmarker**, aber " +
          "mindestens eines muss im Zoo sein.",
      },
      { note: "Mehrere dürfen dasselbe Ziel unterstützen." },
    ],
  },
  {
    id: "upgrades",
    title: "Aufwertungen",
    icon: "gi:upgrade",
    blocks: [
      {
        p:
          "Jeder deiner vier Aufwertungsmarker dreht eine Aktionskarte deiner Wahl auf Seite II, sobald seine " +
          "Bedingung erfüllt ist:",
      },
      {
        list: [
          "1 unterstütztes Ziel",
          "2 Projekte im Zoo",
          "3 zusammenhängende Plättchen eines Lebensraums: Fels, Wald oder Wasser",
          "4 verschiedene Tierklassen",
        ],
      },
      { note: "Eine Aufwertung zählt ab dem nächsten Zug und bleibt, auch wenn die Bedingung später nicht mehr gilt." },
    ],
  },
  {
    id: "end",
    title: "Ende des Spiels",
    icon: "lu:flag",
    blocks: [
      {
        list: [
          "Du hast **alle Erfolgsmarker** gelegt oder **kein leeres Feld** mehr: Du bekommst **10 Punkte**, alle " +
            "anderen haben noch einen Zug. Wer es darin auch schafft, bekommt 5.",
          "Der **Stapel ist vorher leer**: Das Spiel endet nach diesem Zug, ohne Endmarker.",
        ],
      },
    ],
  },
  {
    id: "scoring",
    title: "Punkte",
    icon: "lu:star",
    blocks: [
      {
        table: {
          caption: "Woher die Punkte kommen",
          head: ["Quelle", "Punkte"],
          rows: [
            ["Plättchen", "wie aufgedruckt: fest oder je Symbol daneben, zusammenhängend oder im ganzen Zoo"],
            ["Streichelzoo", "jede zusammenhängende Gruppe einmal: 3, 9 oder 18 für 1, 2 oder 3 und mehr"],
            ["Freifläche", "je 1, auch aufgedruckte"],
            ["Erfolgsmarker", "wie angezeigt; der für 5 Symbole 14"],
            ["Beutel- oder Artenschutzmarker", "je 2"],
            ["Endmarker", "10 oder 5"],
          ],
        },
      },
      { p: "Bei Gleichstand gewinnt, wer mehr Tiere im Zoo hat; ist auch das gleich, wird der Sieg geteilt." },
    ],
  },
  {
    id: "solo",
    title: "Allein",
    icon: "lu:user",
    blocks: [
      {
        p:
          "Deine Projektkarte beginnt auf Feld 1. Am Ende jedes Zuges wird ein **Solomarker** (18, für mehr Anspruch 15 " +
          "oder 12) aufgedeckt: Das Plättchen an seiner Position wird abgeworfen oder, wenn dort keines liegt, das mit " +
          "der niedrigsten Position.",
      },
      {
        p:
          "Du **gewinnst**, wenn du das Spiel mit einem vollen Plan oder mit allen Erfolgsmarkern beendest, spätestens " +
          "im Zug des letzten Solomarkers. Jeder noch verdeckte Marker ist **5 Punkte** wert.",
      },
    ],
  },
];
