// What the tour of a game shows, and where: `at` is the value of a `data-tour` attribute on the table.
export interface Step {
  at: string;
  title: string;
  text: string;
}

export const TOURS: Readonly<Record<string, Step[]>> = {
  zooloretto: [
    { at: "status", title: "web_pages.tour.zooloretto.status.title", text: "web_pages.tour.zooloretto.status.text" },
    { at: "trucks", title: "web_pages.tour.zooloretto.trucks.title", text: "web_pages.tour.zooloretto.trucks.text" },
    { at: "pile", title: "web_pages.tour.zooloretto.pile.title", text: "web_pages.tour.zooloretto.pile.text" },
    { at: "zoo", title: "web_pages.tour.zooloretto.zoo.title", text: "web_pages.tour.zooloretto.zoo.text" },
    { at: "barn", title: "web_pages.tour.zooloretto.barn.title", text: "web_pages.tour.zooloretto.barn.text" },
    { at: "money", title: "web_pages.tour.zooloretto.money.title", text: "web_pages.tour.zooloretto.money.text" },
    { at: "players", title: "web_pages.tour.zooloretto.players.title", text: "web_pages.tour.zooloretto.players.text" },
    { at: "log", title: "web_pages.tour.zooloretto.log.title", text: "web_pages.tour.zooloretto.log.text" },
  ],
};
