"""The app "Moments" as the accessibility bus of this session shows it; for Tools/check-desktop and Tools/desktop/walk."""

import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

LIMIT = 60  # seconds until a machine that is busy with other things has shown something


def turn(seconds=0.05):
    """Lets events of the bus come in."""
    end = time.monotonic() + seconds
    context = GLib.MainContext.default()
    while time.monotonic() < end:
        while context.pending():
            context.iteration(False)
        time.sleep(0.01)


def wait(what, condition):
    """What a condition gives as soon as it gives something; ends the program where that takes too long."""
    end = time.monotonic() + LIMIT
    while time.monotonic() < end:
        try:
            found = condition()
        except GLib.Error:
            # It was removed while it was being read.
            found = None
        if found:
            return found
        turn()
    sys.exit(f"{sys.argv[0]}: {what} did not come within {LIMIT} s")


def children(node):
    return [child for index in range(node.get_child_count()) if (child := node.get_child_at_index(index))]


def everything(node):
    yield node
    for child in children(node):
        yield from everything(child)


def app():
    for program in children(Atspi.get_desktop(0)):
        # Its name is in the reader's language.
        if program.get_toolkit_name() == "UIKit" and program.get_child_count() > 0:
            return program
    return None


def find(root, role=None, name=None, identifier=None):
    """The first node of a role whose name has some words in it and whose identifier begins with some."""
    for node in everything(root):
        if role is not None and node.get_role() != role or name is not None and name not in (node.get_name() or ""):
            continue
        if identifier is None or (node.get_accessible_id() or "").startswith(identifier):
            return node
    return None


def has(node, state):
    node.clear_cache()
    return node.get_state_set().contains(state)


def place(node):
    return node.get_extents(Atspi.CoordType.WINDOW)
