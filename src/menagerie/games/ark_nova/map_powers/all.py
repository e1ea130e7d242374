"""Which map can do what."""

from __future__ import annotations

from menagerie.games.ark_nova.map_powers.caves import Caves
from menagerie.games.ark_nova.map_powers.concealed_strength import ConcealedStrength
from menagerie.games.ark_nova.map_powers.continents import Continents
from menagerie.games.ark_nova.map_powers.discard_for_strength import DiscardsForStrength
from menagerie.games.ark_nova.map_powers.drawing_board import DrawingBoard
from menagerie.games.ark_nova.map_powers.harbor import Harbor
from menagerie.games.ark_nova.map_powers.hollywood import Hollywood
from menagerie.games.ark_nova.map_powers.ice_cream import IceCream
from menagerie.games.ark_nova.map_powers.institute import Institute
from menagerie.games.ark_nova.map_powers.lagoon import Lagoon
from menagerie.games.ark_nova.map_powers.observation_tower import ObservationTower
from menagerie.games.ark_nova.map_powers.outdoor_area import OutdoorArea
from menagerie.games.ark_nova.map_powers.power import Power
from menagerie.games.ark_nova.map_powers.rescue_station import RescueStation
from menagerie.games.ark_nova.map_powers.restaurant import Restaurant

EVERY: tuple[Power, ...] = (
    Power(),
    ObservationTower(),
    OutdoorArea(),
    Harbor(),
    Restaurant(),
    Institute(),
    IceCream(),
    Hollywood(),
    Continents(),
    RescueStation(),
    Caves(),
    ConcealedStrength(),
    DrawingBoard(),
    Lagoon(),
    DiscardsForStrength(),
)
POWERS = {power.key: power for power in EVERY}  # by the word of the data files
