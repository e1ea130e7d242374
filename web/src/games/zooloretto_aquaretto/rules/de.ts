import type { Section } from "../../../lib/rules/book";

export const sections: Section[] = [
  {
    id: "aim",
    title: "Ziel des Spiels",
    icon: "gi:paw-print",
    blocks: [
      {
        p:
          "Du leitest einen Zoo **und** einen Wasserpark. Der Zoo folgt den Regeln von [Zooloretto](/rules/zooloretto), " +
          "der Park denen von [Aquaretto](/rules/aquaretto). Hier steht nur, was anders ist, wenn beide zusammen " +
          "gespielt werden. Die Punkte von Zoo und Park zusammen entscheiden.",
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
          "Alle haben einen Zoo mit Erweiterung, einen Park mit Erweiterungen, einen Stall, ein Depot und **2 Münzen für " +
            "beides**.",
          "Aus beiden Spielen bleiben wie sonst Arten in der Schachtel. Ihre Plättchen werden getrennt gemischt: Es gibt " +
            "**zwei Hauptstapel und zwei Endstapel zu je 15**.",
          "Für jeden Spieler gibt es einen Wagen. Zu zweit spielt man mit drei Wagen mit 3, 2 und 1 Plätzen und hat je " +
            "zwei Erweiterungen des Zoos.",
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
        list: [
          "**Ziehe** ein Plättchen für den Zoo oder für den Park und lade es auf einen Wagen.",
          "**Nimm einen Wagen** und lege seine Plättchen: die des Zoos in den Zoo oder den Stall, die des Parks " +
            "in den Park oder das Depot.",
          "**Bezahle** eine Aktion, im Zoo oder im Park.",
        ],
      },
    ],
  },
  {
    id: "trucks",
    title: "Die Wagen",
    icon: "gi:truck",
    blocks: [
      {
        list: [
          "In einer Runde trägt ein Wagen Plättchen **eines Spiels**; sein erstes Plättchen entscheidet, welches." +
            " Münzen und Futter zählen als Plättchen des Spiels, aus dem sie kommen.",
          "Beide Spiele müssen auf den Wagen liegen: Tragen alle Wagen bis auf einen dasselbe Spiel, nimmt der " +
            "letzte nur das andere.",
          "Der erste Wagen einer Runde kann erst genommen werden, wenn es **von jedem Spiel mindestens einen** gibt.",
        ],
      },
    ],
  },
  {
    id: "money",
    title: "Eine Kasse",
    icon: "gi:two-coins",
    blocks: [
      {
        p:
          "Deine Münzen gelten in beiden Spielen. Sie bezahlen eine Aktion im Zoo oder im Park, eine je Zug. Ein " +
          "Kassierer zählt alle deine Münzen.",
      },
    ],
  },
  {
    id: "end",
    title: "Das Ende",
    icon: "lu:flag",
    blocks: [
      {
        list: [
          "Ist ein Hauptstapel leer, wird sein Endstapel angebrochen. Der **erste** angebrochene Endstapel beendet das " +
            "Spiel nicht: Die Runde wird zu Ende gespielt, dann kommt der Rest dieses Stapels aus dem Spiel.",
          "Von der nächsten Runde an werden nur noch Plättchen des anderen Spiels gezogen, und die Regeln, die beide " +
            "Spiele auf den [Wagen](#trucks) verlangen, gelten nicht mehr.",
          "Die Runde, in der der **zweite** Endstapel angebrochen wird, ist die letzte. Werden beide in einer Runde " +
            "angebrochen, ist sie die letzte.",
        ],
      },
    ],
  },
  {
    id: "scoring",
    title: "Wertung",
    icon: "lu:list-checks",
    blocks: [
      {
        list: [
          "Zähle die Punkte von Zoo und Park zusammen. Bei Gleichstand gewinnt, wer mehr Münzen hat; ist auch das " +
            "gleich, wird der Sieg geteilt.",
          "**Der Manager hilft auch im Stall**: Jede Art darin kostet 1 Punkt statt 2. Stände im Stall kosten weiter 2 " +
            "Punkte je Standtyp.",
        ],
      },
    ],
  },
  {
    id: "expansions",
    title: "Mit Erweiterungen",
    icon: "lu:plus",
    blocks: [
      {
        list: [
          "**Exotic**: Dschungeltiere sind Plättchen des Zoos. Ein Manager macht auch sie im Stall billiger (eine Gruppe " +
            "kann es anders vereinbaren).",
          "**Aquaretto XXL**: Jedes Futter füttert ein Becken **und** ein Gehege mit Tieren. Sind alle Becken gefüttert, " +
            "gibt es 2 Punkte, sind es alle solchen Gehege, noch einmal 2; jedes ungefütterte Becken oder Gehege kostet 1 " +
            "Punkt. Stall, Depot und Dschungel brauchen kein Futter. Ohne Zooloretto XXL kann eine Gruppe vereinbaren, " +
            "dass Futter nur für Becken zählt.",
          "**Beide XXL-Sets**: Ihre Münzen kommen nur einmal dazu.",
          "Gespendet werden darf auch noch, wenn der Stapel des Zoos aufgebraucht ist.",
        ],
      },
    ],
  },
];
