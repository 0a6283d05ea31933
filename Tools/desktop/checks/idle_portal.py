"""A portal that writes what it is asked into a file: `idle_portal.py FILE`, for Tools/check-desktop. FILE.ready is there once it can be asked."""
import sys
import gi
gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib

INHIBIT = """<node><interface name="org.freedesktop.portal.Inhibit"><method name="Inhibit">
<arg type="s" direction="in"/><arg type="u" direction="in"/><arg type="a{sv}" direction="in"/><arg type="o" direction="out"/>
</method></interface></node>"""
REQUEST = """<node><interface name="org.freedesktop.portal.Request"><method name="Close"/></interface></node>"""
ROOT = "/org/freedesktop/portal/desktop"
count = 0


def interface(text):
    return Gio.DBusNodeInfo.new_for_xml(text).interfaces[0]


def call(bus, sender, path, name, method, arguments, invocation):
    global count
    print(path[len(ROOT):], method, *arguments.unpack()[1:2], file=log, flush=True)
    if method == "Inhibit":
        count += 1
        request = f"{ROOT}/request/{count}"
        bus.register_object(request, interface(REQUEST), call, None, None)
        invocation.return_value(GLib.Variant("(o)", (request,)))
    else:
        invocation.return_value(None)


log = open(sys.argv[1], "w")
loop = GLib.MainLoop()
Gio.bus_own_name(
    Gio.BusType.SESSION, "org.freedesktop.portal.Desktop", Gio.BusNameOwnerFlags.NONE,
    lambda bus, name: bus.register_object(ROOT, interface(INHIBIT), call, None, None),
    lambda bus, name: open(sys.argv[1] + ".ready", "w").close(), None)
loop.run()
