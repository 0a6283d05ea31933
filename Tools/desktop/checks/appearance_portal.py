"""A portal with settings of the appearance, which it changes once they were read: for Tools/check-desktop. Makes a file once it can be asked."""
import sys
import gi
gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib

SETTINGS = """<node><interface name="org.freedesktop.portal.Settings"><method name="ReadAll">
<arg type="as" direction="in"/><arg type="a{sa{sv}}" direction="out"/></method>
<signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal></interface></node>"""
ROOT = "/org/freedesktop/portal/desktop"
NAMESPACE = "org.freedesktop.appearance"


def call(bus, sender, path, name, method, arguments, invocation):
    if method != "ReadAll" or arguments.unpack() != ([NAMESPACE],):
        return invocation.return_dbus_error("org.freedesktop.portal.Error", "not a setting")
    settings = {NAMESPACE: {"color-scheme": GLib.Variant("u", 1), "accent-color": GLib.Variant("(ddd)", (0, 0, 1))}}
    invocation.return_value(GLib.Variant("(a{sa{sv}})", (settings,)))

    def change(space, key, value):
        bus.emit_signal(None, ROOT, name, "SettingChanged", GLib.Variant("(ssv)", (space, key, GLib.Variant("u", value))))

    # The second is the same as before, the third is no setting of the appearance: neither is a change.
    change(NAMESPACE, "contrast", 1)
    change(NAMESPACE, "contrast", 1)
    change("org.gnome.desktop.interface", "color-scheme", 0)
    change(NAMESPACE, "color-scheme", 2)
    change(NAMESPACE, "contrast", 0)


Gio.bus_own_name(
    Gio.BusType.SESSION, "org.freedesktop.portal.Desktop", Gio.BusNameOwnerFlags.NONE,
    lambda bus, name: bus.register_object(ROOT, Gio.DBusNodeInfo.new_for_xml(SETTINGS).interfaces[0], call, None, None),
    lambda bus, name: open(sys.argv[1], "w").close(), None)
GLib.MainLoop().run()
