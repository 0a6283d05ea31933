"""Uses the app "Moments" over AT-SPI as a screen reader does; for Tools/check-desktop."""

import os
import pathlib
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
from tree import Atspi, app, children, everything, find, has, place, wait  # noqa: E402

TAB = 0xFF09


def show(node, depth=0):
    actions = node.get_n_actions() if "Action" in node.get_interfaces() else 0
    names = [Atspi.Action.get_action_name(node, index) for index in range(actions)]
    box = place(node)
    where = f"({box.x} {box.y}; {box.width} {box.height})"
    print("  " * depth + f"{node.get_role_name()} {node.get_name()!r} {node.get_description()!r} {names} {where}")
    for child in children(node):
        show(child, depth + 1)


def main():
    events = []
    listener = Atspi.EventListener.new(lambda event: events.append((event.type, event.detail1)))
    for name in ("object:state-changed", "object:children-changed", "object:property-change", "object:text-changed",
                 "object:announcement", "window:activate"):
        listener.register(name)
    Atspi.set_timeout(5000, 5000)

    def came(name, value=None):
        return any(event[0].startswith(name) and value in (None, event[1]) for event in events)

    program = wait("the app", app)
    frame = wait("its window", lambda: find(program, Atspi.Role.FRAME))
    print(f"accessibility: {program.get_toolkit_name()}: {frame.get_name()!r}")
    like = wait("a like button", lambda: find(frame, Atspi.Role.PUSH_BUTTON, identifier="like."))
    if "ACCESSIBILITY_PRINT" in os.environ:
        show(program)

    named = (Atspi.Role.PUSH_BUTTON, Atspi.Role.LINK, Atspi.Role.ENTRY, Atspi.Role.IMAGE)
    # Rows that are still loading are replaced while they are read; they are read again then.
    controls = wait("its controls", lambda: [(node.get_role_name(), node.get_accessible_id(), node.get_name())
                                             for node in everything(frame) if node.get_role() in named])
    nameless = [control for control in controls if not control[2]]
    if nameless:
        sys.exit(f"accessibility: {len(nameless)} controls have no name: {nameless}")

    before, name = has(like, Atspi.StateType.SELECTED), like.get_name()
    events.clear()
    if not Atspi.Action.do_action(like, 0):
        sys.exit("accessibility: the like button did not act")
    wait("another state of the like button", lambda: has(like, Atspi.StateType.SELECTED) != before)
    wait("an event of it", lambda: came("object:state-changed:selected"))
    print(f"accessibility: pressed {name!r}: selected {before} -> {not before}, now {like.get_name()!r}")

    point = place(like)
    hit = Atspi.Component.get_accessible_at_point(
        frame, point.x + point.width // 2, point.y + point.height // 2, Atspi.CoordType.WINDOW)
    if hit is None or hit.get_accessible_id() != like.get_accessible_id():
        sys.exit("accessibility: something else is where the like button is")

    # The keyboard focus: a request moves it, and Tab continues from there.
    events.clear()
    if not has(like, Atspi.StateType.FOCUSABLE) or not Atspi.Component.grab_focus(like):
        sys.exit("accessibility: the like button takes no focus")
    wait("the focus on the like button", lambda: has(like, Atspi.StateType.FOCUSED))
    wait("an event of it", lambda: came("object:state-changed:focused", 1))
    events.clear()
    Atspi.generate_keyboard_event(TAB, None, Atspi.KeySynthType.SYM)
    wait("Tab to take the focus on", lambda: not has(like, Atspi.StateType.FOCUSED))
    wait("an event of that", lambda: came("object:state-changed:focused", 0))
    following = wait("what has the focus then",
                     lambda: next((node for node in everything(frame) if has(node, Atspi.StateType.FOCUSED)), None))
    print(f"accessibility: the focus went from {like.get_name()!r} to {following.get_name()!r}")

    compose = wait("the button that writes", lambda: find(frame, Atspi.Role.PUSH_BUTTON, identifier="open.compose"))
    Atspi.Action.do_action(compose, 0)
    text = wait("the text to write in", lambda: find(program, Atspi.Role.TEXT))
    Atspi.Component.grab_focus(text)
    wait("the focus", lambda: has(text, Atspi.StateType.FOCUSED))
    Atspi.EditableText.insert_text(text, 0, "Hello, bus", 10)
    wait("what was typed", lambda: Atspi.Text.get_text(text, 0, -1) == "Hello, bus")
    wait("an event of it", lambda: came("object:text-changed:insert"))
    print("accessibility: typed into the composer")
    listener.deregister("object:state-changed")


main()
