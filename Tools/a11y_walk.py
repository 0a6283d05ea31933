"""Walks the tree of the app "Moments" over AT-SPI; see Tools/a11y-check."""

import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

LIMIT = 60  # seconds until a machine that is busy with other things has shown the window


def turn(seconds=0.05):
    """Lets events of the bus come in."""
    end = time.monotonic() + seconds
    context = GLib.MainContext.default()
    while time.monotonic() < end:
        while context.pending():
            context.iteration(False)
        time.sleep(0.01)


def wait(what, find):
    end = time.monotonic() + LIMIT
    while time.monotonic() < end:
        try:
            found = find()
        except GLib.Error:
            # It went while it was looked at.
            found = None
        if found:
            return found
        turn()
    sys.exit(f"a11y: {what} did not come within {LIMIT} s")


def children(node):
    return [child for index in range(node.get_child_count()) if (child := node.get_child_at_index(index))]


def everything(node):
    yield node
    for child in children(node):
        yield from everything(child)


def app():
    for program in children(Atspi.get_desktop(0)):
        if program.get_name() == "Moments" and program.get_child_count() > 0:
            return program
    return None


def find(root, role, name=None, identifier=None):
    for node in everything(root):
        if node.get_role() != role or name is not None and name not in node.get_name():
            continue
        if identifier is None or node.get_accessible_id().startswith(identifier):
            return node
    return None


def has(node, state):
    node.clear_cache()
    return node.get_state_set().contains(state)


def show(node, depth=0):
    actions = node.get_n_actions() if "Action" in node.get_interfaces() else 0
    names = [Atspi.Action.get_action_name(node, index) for index in range(actions)]
    box = node.get_extents(Atspi.CoordType.WINDOW)
    place = f"({box.x} {box.y}; {box.width} {box.height})"
    print("  " * depth + f"{node.get_role_name()} {node.get_name()!r} {node.get_description()!r} {names} {place}")
    for child in children(node):
        show(child, depth + 1)


def main():
    events = []
    listener = Atspi.EventListener.new(lambda event: events.append(event.type))
    for name in ("object:state-changed", "object:children-changed", "object:property-change", "object:text-changed",
                 "object:announcement", "window:activate"):
        listener.register(name)
    Atspi.set_timeout(5000, 5000)

    program = wait("the app", app)
    frame = wait("its window", lambda: find(program, Atspi.Role.FRAME))
    print(f"a11y: {program.get_toolkit_name()}: {frame.get_name()!r}")
    like = wait("a like button", lambda: find(frame, Atspi.Role.PUSH_BUTTON, identifier="like."))
    if "--print" in sys.argv:
        show(program)

    nameless = [node for node in everything(frame)
                if node.get_role() in (Atspi.Role.PUSH_BUTTON, Atspi.Role.LINK, Atspi.Role.ENTRY, Atspi.Role.IMAGE)
                and not node.get_name()]
    if nameless:
        sys.exit(f"a11y: {len(nameless)} controls have no name")

    before, name = has(like, Atspi.StateType.SELECTED), like.get_name()
    events.clear()
    if not Atspi.Action.do_action(like, 0):
        sys.exit("a11y: the like button did not act")
    wait("another state of the like button", lambda: has(like, Atspi.StateType.SELECTED) != before)
    wait("an event of it", lambda: any(event.startswith("object:state-changed:selected") for event in events))
    print(f"a11y: pressed {name!r}: selected {before} -> {not before}, now {like.get_name()!r}")

    point = like.get_extents(Atspi.CoordType.WINDOW)
    hit = Atspi.Component.get_accessible_at_point(
        frame, point.x + point.width // 2, point.y + point.height // 2, Atspi.CoordType.WINDOW)
    if hit is None or hit.get_accessible_id() != like.get_accessible_id():
        sys.exit("a11y: something else is where the like button is")

    compose = wait("the button that writes", lambda: find(frame, Atspi.Role.PUSH_BUTTON, identifier="open.compose"))
    Atspi.Action.do_action(compose, 0)
    text = wait("the text to write in", lambda: find(program, Atspi.Role.TEXT))
    Atspi.Component.grab_focus(text)
    wait("the focus", lambda: has(text, Atspi.StateType.FOCUSED))
    Atspi.EditableText.insert_text(text, 0, "Hello, bus", 10)
    wait("what was typed", lambda: Atspi.Text.get_text(text, 0, -1) == "Hello, bus")
    wait("an event of it", lambda: any(event.startswith("object:text-changed:insert") for event in events))
    print("a11y: typed into the composer")
    listener.deregister("object:state-changed")


main()
