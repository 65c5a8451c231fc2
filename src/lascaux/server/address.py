"""Where the server listens, and by which address other devices reach it."""

from __future__ import annotations

import errno
import ipaddress
import os
import socket

from lascaux.kernel.errors import BadInput

THIS_MACHINE = "127.0.0.1"
ANYWHERE = "0.0.0.0"  # noqa: S104  only when asked for: --lan
WAITING = 2048  # connections that may wait to be accepted
LAST_PORT = 65535


def take(host: str, port: int) -> socket.socket:
    """Listen there, or BadInput: the port is none, or taken, or the host is not this machine."""
    if not 0 <= port <= LAST_PORT:
        raise BadInput(f"port {port}: a port is a number from 0 to {LAST_PORT}")
    try:
        family, *_ = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except (OSError, UnicodeError):
        raise BadInput(f"host {host!r} is not an address of this machine") from None
    listener = socket.socket(family, socket.SOCK_STREAM)
    if os.name == "posix":  # elsewhere it would let two servers take one port
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(WAITING)
    except OSError as error:
        listener.close()
        raise BadInput(refusal(host, port, error)) from None
    return listener


def refusal(host: str, port: int, error: OSError) -> str:
    match error.errno:
        case errno.EADDRNOTAVAIL:
            return f"host {host!r} is not an address of this machine ({error.strerror})"
        case errno.EADDRINUSE:
            why = "is taken"
        case errno.EACCES | errno.EPERM:
            why = "needs a permission that you do not have"
        case _:
            why = "cannot be used"
    return f"port {port} {why} ({error.strerror}): choose another with --port"


def is_here(name: str) -> bool:
    """Whether this name means the machine on which it is said."""
    name = name.strip("[]")
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False


def in_network() -> str | None:
    """The address of this machine for the others in its network."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(("192.0.2.1", 9))  # sends nothing: it only chooses our address
            found = str(probe.getsockname()[0])
    except OSError:
        return None
    return None if is_here(found) else found


def for_others(scheme: str, host: str, listens: str) -> str | None:
    """How other devices call a server that was called `host` and listens at `listens`; None: not at all.

    Who reached it by a real name (a proxy's, say) can pass that name on.
    """
    name, colon, port = host.rpartition(":")
    if not colon or host.endswith("]"):
        name, colon, port = host, "", ""
    if not is_here(name):
        return f"{scheme}://{host}"
    near = None if is_here(listens) else in_network()
    return f"{scheme}://{near}{colon}{port}" if near else None
