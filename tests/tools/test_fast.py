"""Which classes of the compiled build are open to plain Python."""

from __future__ import annotations

from fast import compiled_modules, open_classes

PARK = "class Park(Generic[P]):\n    pass\n\n\nclass Yard(Park[int]):\n    pass\n\n\nclass Pond(Park[str]):\n    pass\n"
TABLE = "class Table:\n    def clone(self):\n        table = Table.__new__(Table)\n"


def test_a_class_that_plain_python_builds_on_is_open_and_so_is_what_it_is_built_on() -> None:
    assert open_classes([PARK, TABLE.replace("__new__", "new")], ["class Own(Yard, Shed):\n    pass\n"]) == {
        "Yard",
        "Park",
    }


def test_the_second_base_of_a_plain_class_counts_too() -> None:
    assert open_classes([PARK], ["class Estate(Zoo, Pond):\n    pass\n"]) == {"Pond", "Park"}


def test_a_class_that_makes_itself_bare_is_open() -> None:
    assert open_classes([PARK, TABLE], []) == {"Table"}


def test_what_only_compiled_classes_build_on_is_closed() -> None:
    assert open_classes([PARK], ["class Own:\n    pass\n"]) == set()


def test_rules_are_compiled_and_what_people_read_is_not() -> None:
    modules = {path.as_posix() for path in compiled_modules()}
    assert "games/ark_nova/turn.py" in modules
    assert "kernel/save.py" not in modules
