"""Addresses of the network, as they come in headers and from sockets."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import TypeAlias

Address: TypeAlias = IPv4Address | IPv6Address
ONE_HOUSEHOLD = 64  # bits of an IPv6 address: whoever has one has all that begin alike


def address_in(text: str) -> Address | None:
    """Read an address, with or without brackets; None if it is a name, or nothing at all."""
    try:
        found = ip_address(text.strip("[]").partition("%")[0])
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


def household(text: str) -> str:
    """Return the household of an address, so that nobody becomes many by changing its last part."""
    found = address_in(text)
    if isinstance(found, IPv6Address):
        return str(ip_network((found, ONE_HOUSEHOLD), strict=False))
    return text if found is None else str(found)


def without_port(host: str) -> str:
    """Strip a port, and the brackets around an address: [2001:db8::7]:8000, zoo.example:8000."""
    name = host.strip().lower()
    if name.startswith("["):
        return name[1:].partition("]")[0]
    return name.partition(":")[0] if name.count(":") == 1 else name
