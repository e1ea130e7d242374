"""What the gallery shows: each page, and tables of each game at their moments, reached as a visitor reaches them."""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

import menagerie
from ark_nova import scenario as ark_nova
from browser.test_analysis import Told, state
from browser.test_analysis import finished as judged
from menagerie.bots import bot_of
from menagerie.bots.bot import Glimpse
from menagerie.kernel.chance import Chance

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from browser.person import Person

    Scene = Callable[[Person], None]

BOT = {"kind": "bot", "bot": "greedy"}
LEO = {"kind": "hot_seat", "name": "Leo"}
GAMES = ("ark_nova", "zooloretto", "aquaretto", "zooloretto_aquaretto", "sanctuary")
BOTH_XXL = {"zooloretto_xxl": True, "exotic": True, "aquaretto_xxl": True}


def played(name: str, seats: int, **options: Any) -> menagerie.Game:
    """Let bots play a whole game, the same one each time."""
    game = menagerie.new_game(name, seats=seats, seed=5, options={"first_player": 0, **options})
    bots = [bot_of("greedy", name, Chance(seat)) for seat in range(seats)]
    while game.decisions:
        seat = game.decisions[0].seat
        game.apply(bots[seat].pick(Glimpse(game, seat)), seat=seat)
    return game


class Played:
    """A game that bots have played, to open anywhere."""

    def __init__(self, name: str, seats: int, **options: Any) -> None:
        self.begin = partial(menagerie.new_game, name, seats=seats, seed=5, options={"first_player": 0, **options})
        self.seats = seats
        self.whole = cache(partial(played, name, seats, **options))

    def save(self, share: float, prompt: str = "") -> dict[str, Any]:
        """Save it where seat 0 is asked something (this, if it is said), after such a share of its choices."""
        game, picks = self.begin(), self.whole().picks()
        for number, (seat, key) in enumerate(picks):
            asked = next((each.prompt.key for each in game.decisions if each.seat == 0), None)
            if number >= share * len(picks) and asked is not None and prompt in ("", asked.rpartition(".")[2]):
                break
            game.apply_key(key, seat=seat)
        return game.save() if game.decisions or not share else self.save(max(0.0, share - 0.1), prompt)

    @property
    def others(self) -> list[dict[str, str]]:
        """The bots at the table."""
        return [BOT] * (self.seats - 1)


TABLES = {
    "ark-nova-1": Played("ark_nova", 1, maps="random"),
    "ark-nova-2": Played("ark_nova", 2, maps="random"),
    "ark-nova-4": Played("ark_nova", 4, maps="random"),
    "marine-2": Played("ark_nova", 2, maps="random", marine_worlds=True),
    "marine-4": Played("ark_nova", 4, maps="random", marine_worlds=True),
    "zooloretto-2": Played("zooloretto", 2),
    "zooloretto-5": Played("zooloretto", 5),
    "zooloretto-exotic-xxl-3": Played("zooloretto", 3, exotic=True, xxl=True),
    "zooloretto-exotic-xxl-5": Played("zooloretto", 5, exotic=True, xxl=True),
    "aquaretto-2": Played("aquaretto", 2),
    "aquaretto-5": Played("aquaretto", 5),
    "aquaretto-xxl-3": Played("aquaretto", 3, xxl=True),
    "both-2": Played("zooloretto_aquaretto", 2),
    "both-5-all": Played("zooloretto_aquaretto", 5, **BOTH_XXL),
    "sanctuary-1": Played("sanctuary", 1),
    "sanctuary-2": Played("sanctuary", 2),
    "sanctuary-5": Played("sanctuary", 5),
}
MOMENTS = {"early": 0.04, "middle": 0.5, "late": 0.93}


def sit(save: Callable[[], dict[str, Any]], others: list[dict[str, str]], *, offered: bool = False) -> Scene:
    """Sit down at a table where a game goes on; the tour may be offered."""

    def scene(person: Person) -> None:
        if not offered:
            for game in GAMES:
                person.page.evaluate(f"localStorage.setItem('menagerie.tour.{game}', 'seen')")
        table = person.new_table(*others, save=save())
        person.page.goto(f"{person.origin}/table/{table}")
        expect(person.page.locator("header.status p, [data-cover]").first).to_be_visible()

    return scene


def go(address: str, landmark: str = "h1") -> Scene:
    """Go to a page."""

    def scene(person: Person) -> None:
        person.page.goto(f"{person.origin}/{address}")
        expect(person.page.locator(landmark).first).to_be_visible()

    return scene


def of_the_end(table: Played, where: str = "table", step: str = "") -> Scene:
    """Look at a game that is over."""

    def scene(person: Person) -> None:
        opened = person.new_table(*table.others, save=table.whole().save())
        person.page.goto(f"{person.origin}/{where}/{opened}{step}")
        expect(person.page.locator("h1, h2").first).to_be_visible()

    return scene


def then(first: Scene, *presses: Callable[[Page], None]) -> Scene:
    """Do some more at a page."""

    def scene(person: Person) -> None:
        first(person)
        for press in presses:
            press(person.page)

    return scene


def key(name: str) -> Callable[[Page], None]:
    """Press a key."""
    return lambda page: page.keyboard.press(name)


def click(what: str, number: int = 0) -> Callable[[Page], None]:
    """Click on something that can be seen."""
    return lambda page: page.locator(what).locator("visible=true").nth(number).click()


def to_the_hand(page: Page) -> None:
    """Open the hand where the table shows one pane at a time."""
    expect(page.locator(".hand-area .face").first).to_be_attached()
    for pane in page.locator("nav.panes button").locator("visible=true").all()[1:2]:
        pane.click()


# --- pages of the house ---


def with_tables(person: Person) -> None:
    """Come to the lobby with tables of one's own."""
    for name in ("zooloretto-2", "ark-nova-2", "sanctuary-2"):
        person.new_table(*TABLES[name].others, save=TABLES[name].save(0.5))
    person.new_table({"kind": "invited"}, game="ark_nova")
    person.page.goto(f"{person.origin}/")
    expect(person.page.locator("label.game").first).to_be_visible()


def invited(person: Person) -> None:
    """Wait for somebody."""
    person.open_table({"kind": "invited"}, BOT, game="ark_nova")


def join(person: Person) -> None:
    """Come by the link to a seat."""
    person.open_table({"kind": "invited"}, BOT, game="zooloretto")
    link = person.page.get_by_role("textbox").first.input_value()
    person.page.context.clear_cookies()
    person.page.goto(link)
    expect(person.page.locator("h1, h2").first).to_be_visible()


def analysis(person: Person) -> None:
    """Read the analysis of a game."""
    table = person.new_table(BOT, save=judged().save())
    Told(person.page, state("done"))
    person.page.goto(f"{person.origin}/analysis/{table}")
    expect(person.page.locator("#turn")).to_be_visible()


def first_game(number: int) -> Scene:
    """Begin the guided first game of a game of the lobby."""

    def scene(person: Person) -> None:
        person.page.goto(f"{person.origin}/")
        person.page.locator("label.game").nth(number).click()
        person.page.locator("section.first .primary").click()
        expect(person.page.locator("[data-guide=panel], section.guide").first).to_be_visible()

    return scene


def lobby_of(number: int) -> Scene:
    """Choose a game in the lobby, and open its options."""

    def scene(person: Person) -> None:
        person.page.goto(f"{person.origin}/")
        person.page.locator("label.game").nth(number).click()
        for more in person.page.locator("main details:not([open]) > summary").locator("visible=true").all():
            more.click()

    return scene


def offline(person: Person) -> None:
    """Lose the server at a table."""
    cut = person.on_one_line()
    sit(lambda: TABLES["zooloretto-2"].save(0.5), [BOT])(person)
    cut()
    expect(person.page.locator("header.status [role=alert], .place .near")).to_be_visible()


def talk(page: Page) -> None:
    """Say something in the chat."""
    for line in ("Hello!", "Who takes the truck with both pandas?", "Not me: http://example.org/a/rather/long/address"):
        page.keyboard.type(line)
        page.keyboard.press("Enter")


HOUSE: dict[str, Scene] = {
    "lobby": go("", "label.game"),
    "lobby-tables": with_tables,
    **{f"lobby-game-{number}": lobby_of(number) for number in range(5)},
    "waiting": invited,
    "join": join,
    "preferences": then(go("", "label.game"), click("header .me")),
    "keys": then(go("", "label.game"), key("?")),
    "credits": go("credits"),
    "nowhere": go("nowhere/at/all/here"),
    "unknown-table": go("table/unknown", "h1, h2, p"),
    **{f"rules-{name}": go(f"rules/{name}") for name in GAMES},
    **{f"reference-{name}": go(f"reference/{name}") for name in ("ark_nova", "sanctuary")},
    "analysis": analysis,
    "chat": then(sit(lambda: TABLES["zooloretto-5"].save(0.5), [BOT] * 4), key("c"), talk),
    "offline": offline,
    "offered": sit(lambda: TABLES["zooloretto-exotic-xxl-5"].save(0.04), [BOT] * 4, offered=True),
}

# --- tables ---


def laid_out(**seat: Any) -> dict[str, Any]:
    """Lay out a table of Ark Nova with a full hand and much money."""
    table = ark_nova.scenario().display("reindeer barn_owl jaguar sun_bear cheetah wolf").seat(1, money=5)
    return table.seat(0, money=60, **seat).turn(0).game.save()


def building() -> dict[str, Any]:
    """Save a table at which a large building is to be placed."""
    return laid_out(row=ark_nova.row_with("build", 5), hand="lion", buildings="kiosk@d6")


def full_hand() -> dict[str, Any]:
    """Save a table with a hand of seven."""
    hand = "european_bison giant_panda lion siberian_tiger aquarium caracal african_bush_elephant"
    return laid_out(row=ark_nova.row_with("animals", 5), hand=hand)


def tables() -> dict[str, Scene]:
    """Each game early, half-way and late, its end, its replay, its cover."""
    scenes: dict[str, Scene] = {}
    for name, table in TABLES.items():
        for moment, share in MOMENTS.items():
            scenes[f"{name}-{moment}"] = sit(partial(table.save, share), table.others)
        scenes[f"{name}-result"] = of_the_end(table)
        scenes[f"{name}-replay"] = of_the_end(table, "replay", "/90")
    return scenes


def asked(name: str, prompt: str, share: float = 0.3) -> Scene:
    """Come to where a table asks something of seat 0."""
    return sit(partial(TABLES[name].save, share, prompt), TABLES[name].others)


def take_a_truck(page: Page) -> None:
    """Choose the fullest truck, so that its tiles are laid out."""
    trucks = page.locator("button.truck[data-key^='take-']").locator("visible=true")
    expect(trucks.first).to_be_visible()
    trucks.nth(trucks.count() - 1).click()


def ask_for_hints(page: Page) -> None:
    """Ask for good moves, and wait for them."""
    page.keyboard.press("s")
    expect(page.locator(".hints ol button").first).to_be_visible(timeout=90_000)


# What is asked at tables, beyond the three moments of each.
ASKED = {
    "ark-nova-2": "task partner_zoo build spot draw_or_snap snap hand_limit cube resolve_next threshold upgrade "
    "gain_reputation clever discard sponsor empty_enclosure take_card take_revealed sell boost university home "
    "discard_final support free_building dig",
    "marine-2": "use_alternative search pay_for_appeal hypnosis move_animal",
    "zooloretto-exotic-xxl-3": "unload walk walk_any load",
    "aquaretto-2": "unload lay place coworker offspring load",
    "both-2": "load coworker",
    "sanctuary-2": "take_in_reach space face_down hunt play support upgrade effect take build move_card hand_limit pay",
}
TRUCKS = (
    "zooloretto-2",
    "zooloretto-5",
    "zooloretto-exotic-xxl-3",
    "aquaretto-2",
    "aquaretto-5",
    "both-2",
    "both-5-all",
)
GUIDED = {"zooloretto": 0, "aquaretto": 1, "ark-nova": 3, "sanctuary": 4}  # where they stand in the lobby


def questions() -> dict[str, Scene]:
    """Each kind of question, trucks whose tiles are laid out, guides and covers."""
    scenes = {f"{name}-ask-{prompt}": asked(name, prompt) for name in ASKED for prompt in ASKED[name].split()}
    for name in TRUCKS:
        scenes[f"{name}-truck"] = then(asked(name, "turn", 0.55), take_a_truck)
    for name, number in GUIDED.items():
        scenes[f"{name}-guide"] = first_game(number)
    for name in ("ark-nova-2", "sanctuary-2", "zooloretto-2"):
        scenes[f"{name}-cover"] = sit(partial(TABLES[name].save, 0.3), [LEO])
        scenes[f"{name}-hint"] = then(asked(name, "action" if "sanctuary" in name else "turn", 0.5), ask_for_hints)
    return scenes


ARK_NOVA: dict[str, Scene] = {
    "ark-nova-start": sit(lambda: TABLES["ark-nova-4"].save(0), [BOT] * 3),
    "marine-draft": sit(lambda: TABLES["marine-2"].save(0), [BOT]),
    "ark-nova-building": then(sit(building, [BOT]), key("5"), key("Space")),
    "ark-nova-full-hand": sit(full_hand, [BOT]),
    "ark-nova-large-card": then(sit(full_hand, [BOT]), to_the_hand, click(".hand-area .face", 1)),
    "ark-nova-animals": then(sit(full_hand, [BOT]), key("5"), key("Space")),
    "ark-nova-list": then(asked("ark-nova-2", "turn", 0.5), key("l")),
}
SCENES: dict[str, Scene] = {**HOUSE, **tables(), **ARK_NOVA, **questions()}
