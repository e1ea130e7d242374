"""Who somebody is, and how they like to play."""

from __future__ import annotations

from typing import Literal

from menagerie.server.messages.said import Key, Name, Said


class Preferences(Said):
    """How somebody likes to play."""

    # When to ask before a turn ends that could still be taken back.
    end_turn: Literal["usual", "always", "irreversible", "never"] = "usual"
    bot_pace: Literal["instant", "natural", "slow"] = "natural"


class Me(Said):
    """Who I am."""

    name: str
    known: bool  # false for nobody yet; the first name given makes me a guest
    preferences: Preferences
    browsers: int = 0  # that are me, this one among them


class NewMe(Said):
    """What I want to be called, and how I like to play."""

    name: Name | None = None
    preferences: Preferences | None = None


class SeatLink(Said):
    """The private part of a link that brings my seats to another device."""

    token: Key
