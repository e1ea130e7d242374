import type { Section } from "../../../lib/rules/book";

export const sections: Section[] = [
  {
    id: "aim",
    title: "Ziel des Spiels",
    icon: "ff:dolphin",
    blocks: [
      {
        p:
          "Du leitest einen Wasserpark. Tiere und Münzen kommen auf Wagen, und der ganze Tisch entscheidet, was " +
          "zusammen fährt. Jede Art lebt in **einem Becken**, das Feld für Feld wächst; was nirgends passt, kommt " +
          "ins Depot und kostet Punkte. Der Park mit den meisten Punkten gewinnt.",
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
          "Es gibt acht Arten. Zu viert bleibt eine in der Schachtel, zu dritt zwei, zu zweit drei; Delfine, Orcas " +
            "und Seelöwen sind immer dabei.",
          "Alle Plättchen außer den Jungtieren werden gemischt. **15 davon bilden den Endstapel**, die übrigen den " +
            "Hauptstapel.",
          "Alle haben einen Park mit 19 Feldern, ein Depot, zwei kleine und zwei große Erweiterungen und **1 Münze**.",
          "Für jeden Spieler gibt es einen Wagen mit drei Plätzen. Zu zweit spielt man mit drei Wagen mit 3, 2 und 1 " +
            "Plätzen.",
        ],
      },
    ],
  },
  {
    id: "turn",
    title: "Dein Zug",
    icon: "lu:rotate-cw",
    blocks: [
      {
        p: "In deinem Zug tust du **genau eines** von drei Dingen:",
      },
      {
        list: [
          "**Ziehe** ein Plättchen und lade es auf einen Wagen, der Platz hat.",
          "**Nimm einen Wagen** mit mindestens einem Plättchen, verteile die Ladung und setze bis zum Ende der Runde aus.",
          "**Bezahle** eine [Geldaktion](#money).",
        ],
      },
      {
        p: "Die Runde endet, wenn alle einen Wagen haben. Wer allein übrig ist, darf weiter ziehen, laden und bezahlen.",
      },
    ],
  },
  {
    id: "basins",
    title: "Becken",
    icon: "gi:fish-bucket",
    blocks: [
      {
        list: [
          "Ein Becken hat eine Art, und eine Art hat nur ein Becken. Ein neues Tier muss sein Becken an einer Kante " +
            "berühren.",
          "Zwischen zwei Becken **bleibt an jeder Kante ein Feld frei**. Ecken dürfen sich berühren, und Trainer halten " +
            "keinen Abstand.",
          "Erlaubt sind **drei Becken**, und eins mehr für jede große Erweiterung.",
          "Tiere im Park bleiben, wo sie sind.",
        ],
      },
    ],
  },
  {
    id: "depot",
    title: "Das Depot",
    icon: "gi:wooden-crate",
    blocks: [
      {
        p:
          "Das Depot ist ein Stapel: Nur das **oberste Plättchen** kann umgesetzt, gekauft oder abgeworfen werden. " +
          "Ein Tier darfst du immer dorthin legen. Münzen kommen zu deinem Geld.",
      },
    ],
  },
  {
    id: "offspring",
    title: "Nachwuchs",
    icon: "lu:baby",
    blocks: [
      {
        p:
          "Ein Männchen und ein Weibchen in einem Becken bekommen sofort Nachwuchs, jedes Tier nur einmal. Das Feld " +
          "wählst du. Kann das Becken nicht wachsen, kommt das Jungtier ins Depot.",
      },
    ],
  },
  {
    id: "marks",
    title: "Münzen und Mitarbeiter",
    icon: "lu:user-round",
    blocks: [
      {
        p:
          "Das **3., 6., 9. und 12.** Tier eines Beckens bringt eine Münze, das **5. und 10.** einen Mitarbeiter, " +
          "der sofort eine Aufgabe übernimmt:",
      },
      {
        list: [
          "**Kassierer** (höchstens zwei): 1 Punkt für jede Münze, die du übrig hast.",
          "**Tierpfleger** (höchstens zwei): 1 Punkt für jedes Tier mit Fisch in deinem Park.",
          "**Trainer** (beliebig viele), auf einem leeren Feld: 1 Punkt für jeden Delfin, Orca oder Seelöwen ohne " +
            "Blitz auf den acht Feldern ringsum.",
          "**Manager** (höchstens einer): Eine Art im Depot kostet 1 Punkt statt 2.",
        ],
      },
    ],
  },
  {
    id: "money",
    title: "Geldaktionen",
    icon: "gi:two-coins",
    blocks: [
      {
        list: [
          "**Umsetzen**, 1 Münze: das oberste Plättchen deines Depots in den Park oder einen Mitarbeiter an eine " +
            "andere Stelle.",
          "**Kaufen**, 2 Münzen: Das oberste Plättchen eines anderen Depots kommt in deinen Park. Eine Münze bekommt" +
            " der Besitzer.",
          "**Abwerfen**, 2 Münzen: Das oberste Plättchen deines Depots kommt aus dem Spiel.",
          "**Kleine Erweiterung**, 1 Münze: drei Felder.",
          "**Große Erweiterung**, 2 Münzen: vier Felder und ein Becken mehr.",
        ],
      },
      {
        p:
          "Eine Erweiterung setzt mindestens eine Zeile oder Spalte des Parks fort. Sie darf gedreht werden, aber " +
          "nicht die Ecke mit den Kassen und Futterstellen bedecken.",
      },
    ],
  },
  {
    id: "end",
    title: "Ende und Punkte",
    icon: "lu:flag",
    blocks: [
      {
        p: "Sobald ein Plättchen vom Endstapel gezogen wird, ist die laufende Runde die letzte. Dann wird gezählt:",
      },
      {
        list: [
          "Jedes Tier im Park: 1 Punkt.",
          "Kassierer, Tierpfleger und Trainer, wie [oben](#marks).",
          "Jede Art im Depot: −2, mit Manager −1.",
        ],
      },
      {
        p: "Bei Gleichstand gewinnt, wer mehr Münzen hat; danach wird der Sieg geteilt.",
      },
    ],
  },
  {
    id: "xxl",
    title: "Mit dem XXL-Set",
    icon: "lu:expand",
    blocks: [
      {
        list: [
          "Jede Art hat ein Tier mehr, in der Regel ohne Zeichen; jede Gruppe kann wählen, welches es trägt.",
          "Futterplättchen kommen auf Wagen und liegen bei deinem Geld.",
          "Die sehr große Erweiterung kostet 2 Münzen und bringt fünf Felder, aber kein Becken. Es gibt nur eine für alle.",
          "Am Ende füttert jedes Futterplättchen ein Becken. Alle Becken gefüttert: 2 Punkte. Sonst kostet jedes " +
            "hungrige Becken 1 Punkt.",
        ],
      },
    ],
  },
];
