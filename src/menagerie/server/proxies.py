"""Proxies in front of the server: who is trusted to say who asks, over which scheme, and under which name."""

from __future__ import annotations

from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import TYPE_CHECKING, TypeAlias

from menagerie.kernel.errors import BadRequest
from menagerie.server.addresses import address_in, without_port

if TYPE_CHECKING:
    from collections.abc import Iterable

    from starlette.types import Scope

    from menagerie.server.addresses import Address

Network: TypeAlias = IPv4Network | IPv6Network
SCHEMES = {"http": ("http", "ws"), "https": ("https", "wss")}


class Proxies:
    """The proxies that the server was told of; what anybody else says about where a request comes from is ignored."""

    def __init__(self, names: Iterable[str]) -> None:
        self.networks = [_network(name) for name in names]

    def include(self, address: Address) -> bool:
        """Return whether an address is that of one of the proxies."""
        return any(address in network for network in self.networks)

    def seen_through(self, scope: Scope) -> Scope:
        """Return a request as it reached the proxy in front, if there was one."""
        peer = address_in(scope["client"][0]) if scope.get("client") else None
        if peer is None or not self.include(peer):
            return scope
        told = {name: _told(scope, f"x-forwarded-{name}") for name in ("for", "proto", "host")}
        seen = dict(scope)
        client = self._client(told["for"])
        if client is not None:
            seen["client"] = (client, 0)
        if told["proto"] and told["proto"][-1] in SCHEMES:
            seen["scheme"] = SCHEMES[told["proto"][-1]][scope["type"] == "websocket"]
        if told["host"]:
            others = [(name, value) for name, value in scope["headers"] if name != b"host"]
            seen["headers"] = [(b"host", told["host"][-1].encode("latin-1")), *others]
        return seen

    def _client(self, addresses: list[str]) -> str | None:
        """Return who asked: each proxy adds whom it heard, so it is the last address that is no proxy of ours."""
        for text in reversed(addresses):
            address = address_in(without_port(text))
            if address is None or not self.include(address):
                return None if address is None else str(address)
        return None


def _network(name: str) -> Network:
    try:
        return ip_network(name.strip(), strict=False)
    except ValueError:
        raise BadRequest("server.error.no_proxy", proxy=name) from None


def _told(scope: Scope, name: str) -> list[str]:
    values = [value.decode("latin-1") for key, value in scope["headers"] if key == name.encode()]
    return [part.strip() for part in ",".join(values).split(",") if part.strip()]
