"""Ark Nova as the terminal draws it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import menagerie
from ark_nova.base_box import MARINE_BOX
from ark_nova.scenario import marine, scenario
from cli.drawn import ENDINGS, drawn, game_drawn, words
from menagerie.cli.plain_signs import plain_sign
from menagerie.cli.tables.ark_nova.sight import Sight, zoo_of
from menagerie.cli.voice import Voice
from menagerie.games.ark_nova.cards import Animal
from menagerie.kernel.chance import Chance
from menagerie.kernel.messages import LANGUAGES

if TYPE_CHECKING:
    from ark_nova.scenario import Play
    from cli.terminal import Terminal

GAME = "play ark_nova --seats 2 --bots random --seed 5 --option first_player=0"
SHORT_GAME = GAME.replace("random", "greedy")  # who knows the game ends it sooner


def table() -> Play:
    """Lay out a table where there is something of everything."""
    laid_out = scenario(map="1").display("moose hydrologist reptile_breeding_program - fennec_fox")
    laid_out.base_projects("africa@3:1", "species_diversity@2:-1", "predators").projects("savanna@3:0")
    laid_out.seat(
        0,
        money=19,
        appeal=12,
        conservation=3,
        reputation=4,
        x_tokens=2,
        hand="lion caracal science_lab sun_bear",
        final_cards="research_zoo climbing_park",
        animals="cheetah",
        sponsors="technology_institute",
        partner_zoos="africa",
        universities="double_research",
        side_2="build",
        venom="cards",
        multipliers="sponsors",
        workers=0,
        workers_on=[0, 1, 0, 0],
        left_edge=[3, 6],
        buildings="size_5@c3-c4-c5-d4-d5:1 size_2@a1-a2 kiosk@b3 reptile_house@g1-g2-h2-h3-i2:3 meerkat_den@d3-e2-f3",
    )
    laid_out.seat(1, money=7, hand="wolf jaguar", known="wolf", appeal=5, buildings="pavilion@a1", constriction="build")
    return laid_out.set(steps=4).turn(0)


# --- the map ---


def test_spaces_show_terrain_bonuses_and_where_build_2_is_needed() -> None:
    text = drawn(table())
    for space in ("/a3 ^^^ \\", "/f7 ~~~ \\", "/e4 II  \\", "/h5 X1  \\", "/b4 ^^★ \\", "/e1 →1  \\"):
        assert space in text


def test_no_edge_divides_a_building() -> None:
    lines = [line.strip("│ \n") for line in drawn(table()).splitlines()]
    top = next(number for number, line in enumerate(lines) if line.startswith("/a1 2◦"))
    assert lines[top + 1].startswith("\\       /b2")
    assert lines[top + 2].startswith("/a2 2◦  \\_______/c2")
    assert lines[top + 3].startswith("\\_______/b3 K   \\_______/d3 U")


def test_enclosures_show_their_size_and_who_lives_there() -> None:
    text = words(drawn(table()))
    assert "c4 5•" in text
    assert "h3 H3/5" in text
    assert "room for animals 2◦ a1-a2 (2 × rock) · H3/5" in text
    assert "H0/5 = reptile house" in text
    assert "U = Meerkat Den" in text
    assert "beside the tower gives 2 appeal" in text


def test_areas_of_extra_maps_have_their_signs() -> None:
    text = drawn(scenario(map="13").seat(0, areas="north").turn(0))
    for space in ("/a2 W   \\", "/d2 $2 N\\", "/i2 II E\\", "/b3 Mk W\\"):
        assert space in text
    assert "N = 3 money E = 2 appeal S = 1 reputation" in words(text)
    assert "/c3 Am  \\" in drawn(scenario(map="9").turn(0))


def test_markers_rescued_animals_and_marks_are_listed() -> None:
    laid_out = scenario(map="9").display("wolf lion").set(marks={"wolf": 1}).seat(0, areas="asia africa")
    text = words(drawn(laid_out.turn(0)))
    assert "markers on Americas, Australia, Europe" in text
    assert "4 appeal · marked by ■ B" in text
    laid_out = scenario(map="10").seat(0, animals="lama leopard", rescued="leopard")
    assert "rescued Leopard" in words(drawn(laid_out.turn(0)))


def test_bonuses_of_the_second_map_pack_have_their_signs() -> None:
    text = drawn(scenario(map="11").turn(0))
    assert "/e2 W<  \\" in text
    assert "St = put a hand card into the caves" in words(text)
    assert "row 1, both of them: upgrade an action card" in words(text)
    assert "/h2 Sh1 \\" in drawn(scenario(map="14").turn(0))


def test_stored_cards_are_named_to_their_owner_alone() -> None:
    play = scenario(map="11").seat(0, stored="wolf lion").turn(0)
    assert "in the caves Wolf, Lion" in words(drawn(play))
    assert "Wolf" not in words(drawn(play, seat=1))


def test_a_slot_whose_strength_is_hidden_shows_what_it_counts() -> None:
    text = words(drawn(scenario(map="12").seat(0, concealed=4).turn(0)))
    assert "1→3 Animals I 2→3 Cards I 3 Build I 4→5 Association I 5→6 Sponsors I" in text
    stronger = scenario(map="t1").seat(0, left_edge=[1], hand="lion").turn(0).play("stronger-lion")
    assert "1→2 Animals I" in words(drawn(stronger))


# --- the zoo ---


def test_the_own_zoo_shows_its_figures_and_action_cards() -> None:
    text = words(drawn(table()))
    assert "19 money · appeal 12 · conservation 3 · reputation 4 · 2 X-tokens · free workers 0/1" in text
    assert "1 Animals I 2 Cards I venom 3 Build II 4 Association I 5 Sponsors I ×2" in text
    assert "icons 2 × Africa, 2 × predator, 3 × research" in text
    assert "next break 19 money · 1 X-token" in text
    assert "3: 5 money" not in text
    assert "partner zoo: upgrade an action card" in text
    assert "Research Zoo: research icons 3/4/5/6 (now 1)" in text


def test_other_zoos_take_a_few_lines_and_keep_their_secrets() -> None:
    text = drawn(table())
    other = words(text[text.index("■ B Random") : text.index("Display")])
    assert "constricted" in other
    assert "buildings P · 1 of 42 spaces built on" in other
    assert "seen in hand Wolf" in other
    assert "Jaguar" not in text


def test_a_spectator_sees_no_hand() -> None:
    text = drawn(table(), seat=None)
    assert "■ B Random" in text
    assert "Caracal" not in text
    assert "▸" not in text


# --- the board ---


def test_the_board_shows_break_tasks_and_what_can_be_taken() -> None:
    text = words(drawn(table()))
    assert "Turn 1 · break 4/9 ■■■■□□□□□" in text
    assert "2 reputation · 3 partner zoo (● A) · 4 university · 5 project" in text
    assert "partner zoos Africa, Americas, Asia, Australia, Europe" in text
    assert "2 money for 1 conservation point" in text


def test_projects_show_their_levels_cubes_and_what_the_zoo_has() -> None:
    lines = {line.split("  ")[0]: words(line) for line in drawn(table()).splitlines()}
    assert lines["Africa"] == "Africa Africa 5 → 5 4 → 3 ■ B 2"
    assert lines["Species Diversity"] == "Species Diversity different animal 5 → 5 × 3 → 2 1"
    assert lines["Predators"] == "Predators predator 5 → 5 4 → 4 ▸ 2 → 2 2"
    assert lines["Savanna"] == "Savanna release: predator size 4–5 → 5 size 3 → 4 ● A 1"


def test_the_last_turns_are_announced() -> None:
    assert "LAST TURNS: 1 to go" in drawn(scenario().set(turns_left=1).turn(0))


# --- cards ---


def test_cards_say_what_they_cost_need_and_do() -> None:
    text = words(drawn(table()))
    assert "Lion · 13 money (16 − 3) · size 4 · predator, Africa · 9 appeal · LACKS 3 × predator" in text
    assert "5 appeal · LACKS a partner zoo (Asia)" in text
    assert "1 Moose · 20 money (19 + 1) · size 4 · herbivore, Europe · 7 appeal · LACKS 2 × herbivore" in text
    assert "2 Hydrologist · level 5 · +2 money · water" in text
    assert "breeding: reptile (2 & 2 rep., 1 & 2 rep., 2) · you have 0" in text
    assert "4 empty" in text
    assert "Hunter 2: reveal 2 cards from the deck" in text
    assert "In every break: 1 card from the deck" in text
    assert "your range: up to folder 3" in text


def test_a_mark_says_what_can_be_played_now() -> None:
    lines = drawn(table()).splitlines()
    assert [line.split(" · ")[0].strip("▸ ") for line in lines if line.startswith("▸")] == ["Caracal"]


@pytest.mark.parametrize("seed", range(3))
def test_the_mark_agrees_with_the_rules(seed: int) -> None:
    game, chance = menagerie.new_game("ark_nova", seats=2, seed=seed, options={"maps": "0"}), Chance(seed)
    compared = 0
    for _ in range(500):
        decision = game.decision
        if decision is None:
            break
        view = game.view(decision.seat)
        uses = [key for key in decision.keys if key.startswith("animals")]
        if decision.prompt.key == "ark_nova.prompt.turn":
            marked = {card.key for card in Sight(view, decision.seat).playable if isinstance(card, Animal)}
            assert bool(marked) == bool(uses)
            fork = game.fork()
            if uses:
                fork.apply_key(uses[-1])
            if fork.decision is not None and fork.decision.prompt.key == "ark_nova.prompt.animal":
                compared += 1
                assert marked == set(fork.decision.keys)
        game.apply(chance.below(len(decision.options)), seat=decision.seat)
    assert compared


def test_a_zoo_is_laid_out_again_as_it_was() -> None:
    play = table()
    zoo, again = play.game.table.zoos[0], zoo_of(play[0])  # type: ignore[attr-defined]  # a table of this game
    for name in ("covered", "icons", "action_cards", "venom", "multipliers", "left_edge", "hand", "final_cards", "row"):
        assert getattr(again, name) == getattr(zoo, name)


# --- everywhere ---


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100, 160])
def test_the_table_is_never_too_wide_and_lacks_no_word(language: str, width: int) -> None:
    for corner in (False, True):
        text = drawn(table(), language, width, corner=corner)
        assert max(map(len, text.splitlines())) <= min(width, 100)
        assert not set("[]{}#|") & set(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sign_has_a_plain_one(language: str) -> None:
    signs = {sign for sign in drawn(table(), language) if ord(sign) > 127 and sign not in "╭╮╰╯─│"}
    assert [sign for sign in signs if "?" in plain_sign(sign)] == []


@pytest.mark.parametrize("options", [{"maps": "one_of_two"}, {"maps": "draft", "map_set": "both"}])
def test_maps_to_choose_from_are_drawn(options: dict[str, Any]) -> None:
    game = menagerie.new_game("ark_nova", seats=2, seed=1, options={"first_player": 0, **options})
    assert game_drawn(game).count("left edge") == len(game.view(0)["zoos"][0]["map_offers"])


# --- a game at the keyboard ---


@pytest.mark.parametrize("language", ENDINGS)
def test_a_whole_game_is_played_by_numbers(terminal: Terminal, language: str) -> None:
    outcome = terminal.run(f"{SHORT_GAME} --language {language}", ["1", "2", "1", "3"] * 300)
    assert (outcome.code, outcome.complaint) == (0, "")
    assert "[cli" not in outcome.text
    assert "[ark_nova" not in outcome.text
    assert max(map(len, outcome.text.splitlines())) <= 80
    assert ENDINGS[language] in outcome.text


def test_spots_are_named_by_their_spaces_and_many_stand_in_columns(terminal: Terminal) -> None:
    text = terminal.run(f"{GAME} --option maps=0", ["1"] * 4 + ["build", "kiosk"]).text
    menu = text.rpartition("Where does the building go (kiosk)?")[2].splitlines()
    assert any(line.startswith("  1    a3 ") and "  6    e1 X +1" in line for line in menu)


def test_options_say_what_they_change(terminal: Terminal) -> None:
    text = terminal.run(GAME, ["1"] * 4).text
    assert "take an X-token, with the card Build" in text
    assert "X +1" in text
    assert "if the turn goes on well" in text


def test_why_not_and_help_know_the_game(terminal: Terminal) -> None:
    text = terminal.run(GAME, ["1"] * 4 + ["w", "?"]).text
    assert "Animals needs strength 2 (you have 1)." in text
    assert "Ark Nova in short" in text


def test_who_sees_the_cards_need_not_hear_their_number(terminal: Terminal) -> None:
    text = terminal.run(GAME, ["1"] * 4 + ["cards", "draw"]).text
    assert "· You have drawn: " in text
    assert "· ● A draws" not in text


# --- Marine Worlds ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_with_marine_worlds_shows_what_it_adds(language: str) -> None:
    laid_out = (
        marine()
        .display("zooplankton orange_clownfish")
        .seat(
            0,
            hand="green_sea_turtle marine_biologist",
            alternatives="build_3 cards_4",
            tiles="return-worker",
            universities="bird_university",
            animals="tambaqui",
            sponsors="underwater_tunnel",
            buildings="small_aquarium@a3-a4:2 underwater_tunnel@a1-a2:1",
        )
    )
    laid_out.set(specialised=["reptile_university"], generic_university=True)
    text = words(drawn(laid_out.turn(0), language))
    assert "a2/2" in text
    assert "T1/2" in text
    if language == "en":
        assert "Build 3: one size more" in text
        assert "take a worker back" in text
        assert "research icon, reptile icon and a search" in text
        assert "wave" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_with_marine_worlds_can_be_drawn_throughout(language: str) -> None:
    options = {"marine_worlds": True, "maps": "random"}
    game, chance = menagerie.new_game("ark_nova", seats=2, seed=8, options=options), Chance(4)
    for number in range(400):
        if game.decision is None:
            break
        if number % 40 == 0:
            assert game_drawn(game, language, 90)
        game.apply(chance.below(len(game.decision.options)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_draft_says_what_each_action_card_adds_and_shows_no_slots(language: str) -> None:
    game = menagerie.new_game("ark_nova", seats=2, seed=5, options={"marine_worlds": True, "first_player": 0})
    told = [words(game_drawn(game, language, 90, corner=corner)) for corner in (False, True)]
    offered = game.view(0)["zoos"][0]["offered"]
    for name in offered:
        card = MARINE_BOX.alternatives[name]
        for side in (card, card.upgrade):
            assert all(words(Voice(language).word(side.note)) in text for text in told)
    if language == "en":
        assert "1 Animals I" not in told[0]
        assert "after reputation 15" in told[0]
