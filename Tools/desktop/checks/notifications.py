"""Shows the notifications of this session by a line each, clicks on the first and presses "Like" on the next one that has it:
for Tools/check-desktop."""

import gi

gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib  # noqa: E402

NAME, PATH = "org.freedesktop.Notifications", "/org/freedesktop/Notifications"
INTERFACE = Gio.DBusNodeInfo.new_for_xml("""
<node><interface name="org.freedesktop.Notifications">
  <method name="Notify">
    <arg type="s" direction="in"/><arg type="u" direction="in"/><arg type="s" direction="in"/>
    <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="as" direction="in"/>
    <arg type="a{sv}" direction="in"/><arg type="i" direction="in"/><arg type="u" direction="out"/>
  </method>
  <method name="CloseNotification"><arg type="u" direction="in"/></method>
  <method name="GetCapabilities"><arg type="as" direction="out"/></method>
  <method name="GetServerInformation">
    <arg type="s" direction="out"/><arg type="s" direction="out"/>
    <arg type="s" direction="out"/><arg type="s" direction="out"/>
  </method>
</interface></node>""").interfaces[0]
shown = 0
liked = False


def called(bus, sender, path, interface, method, arguments, call):
    global shown, liked
    if method == "Notify":
        shown += 1
        _, _, _, title, body, actions, _, _ = arguments.unpack()
        print(f"notification: {title}: {body}", flush=True)
        call.return_value(GLib.Variant("(u)", (shown,)))
        if shown == 1 and "default" in actions:
            bus.emit_signal(None, PATH, NAME, "ActionInvoked", GLib.Variant("(us)", (shown, "default")))
        labels = dict(zip(actions[1::2], actions[::2]))
        if shown > 1 and not liked and "Like" in labels:
            liked = True
            print(f"buttons: {', '.join(labels)}", flush=True)
            bus.emit_signal(None, PATH, NAME, "ActionInvoked", GLib.Variant("(us)", (shown, labels["Like"])))
    elif method == "GetCapabilities":
        call.return_value(GLib.Variant("(as)", (["body", "actions"],)))
    elif method == "GetServerInformation":
        call.return_value(GLib.Variant("(ssss)", ("check", "Moments", "1", "1.2")))
    else:
        call.return_value(None)


bus = Gio.bus_get_sync(Gio.BusType.SESSION)
bus.register_object(PATH, INTERFACE, called)
Gio.bus_own_name_on_connection(bus, NAME, Gio.BusNameOwnerFlags.NONE)
GLib.MainLoop().run()
