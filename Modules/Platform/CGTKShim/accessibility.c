#include "accessibility.h"

#include <string.h>

#define PREFIX "org.a11y.atspi."
#define OBJECTS "/org/a11y/atspi/accessible"

/// The interfaces that objects may have, as https://gitlab.gnome.org/GNOME/at-spi2-core has them in its folder xml.
static const char introspection[] =
    "<node>"
    "<interface name='org.a11y.atspi.Accessible'>"
    "<property name='Name' type='s' access='read'/>"
    "<property name='Description' type='s' access='read'/>"
    "<property name='Parent' type='(so)' access='read'/>"
    "<property name='ChildCount' type='i' access='read'/>"
    "<property name='Locale' type='s' access='read'/>"
    "<property name='AccessibleId' type='s' access='read'/>"
    "<method name='GetChildAtIndex'><arg direction='in' type='i'/><arg direction='out' type='(so)'/></method>"
    "<method name='GetChildren'><arg direction='out' type='a(so)'/></method>"
    "<method name='GetIndexInParent'><arg direction='out' type='i'/></method>"
    "<method name='GetRelationSet'><arg direction='out' type='a(ua(so))'/></method>"
    "<method name='GetRole'><arg direction='out' type='u'/></method>"
    "<method name='GetRoleName'><arg direction='out' type='s'/></method>"
    "<method name='GetLocalizedRoleName'><arg direction='out' type='s'/></method>"
    "<method name='GetState'><arg direction='out' type='au'/></method>"
    "<method name='GetAttributes'><arg direction='out' type='a{ss}'/></method>"
    "<method name='GetApplication'><arg direction='out' type='(so)'/></method>"
    "<method name='GetInterfaces'><arg direction='out' type='as'/></method>"
    "</interface>"
    "<interface name='org.a11y.atspi.Application'>"
    "<property name='ToolkitName' type='s' access='read'/>"
    "<property name='Version' type='s' access='read'/>"
    "<property name='AtspiVersion' type='s' access='read'/>"
    "<property name='Id' type='i' access='readwrite'/>"
    "<method name='GetLocale'><arg direction='in' type='u'/><arg direction='out' type='s'/></method>"
    "</interface>"
    "<interface name='org.a11y.atspi.Component'>"
    "<method name='Contains'><arg direction='in' type='i'/><arg direction='in' type='i'/><arg direction='in' type='u'/>"
    "<arg direction='out' type='b'/></method>"
    "<method name='GetAccessibleAtPoint'><arg direction='in' type='i'/><arg direction='in' type='i'/>"
    "<arg direction='in' type='u'/><arg direction='out' type='(so)'/></method>"
    "<method name='GetExtents'><arg direction='in' type='u'/><arg direction='out' type='(iiii)'/></method>"
    "<method name='GetPosition'><arg direction='in' type='u'/><arg direction='out' type='i'/>"
    "<arg direction='out' type='i'/></method>"
    "<method name='GetSize'><arg direction='out' type='i'/><arg direction='out' type='i'/></method>"
    "<method name='GetLayer'><arg direction='out' type='u'/></method>"
    "<method name='GetMDIZOrder'><arg direction='out' type='n'/></method>"
    "<method name='GetAlpha'><arg direction='out' type='d'/></method>"
    "<method name='GrabFocus'><arg direction='out' type='b'/></method>"
    "<method name='ScrollTo'><arg direction='in' type='u'/><arg direction='out' type='b'/></method>"
    "</interface>"
    "<interface name='org.a11y.atspi.Action'>"
    "<property name='NActions' type='i' access='read'/>"
    "<method name='GetDescription'><arg direction='in' type='i'/><arg direction='out' type='s'/></method>"
    "<method name='GetName'><arg direction='in' type='i'/><arg direction='out' type='s'/></method>"
    "<method name='GetLocalizedName'><arg direction='in' type='i'/><arg direction='out' type='s'/></method>"
    "<method name='GetKeyBinding'><arg direction='in' type='i'/><arg direction='out' type='s'/></method>"
    "<method name='GetActions'><arg direction='out' type='a(sss)'/></method>"
    "<method name='DoAction'><arg direction='in' type='i'/><arg direction='out' type='b'/></method>"
    "</interface>"
    "<interface name='org.a11y.atspi.Text'>"
    "<property name='CharacterCount' type='i' access='read'/>"
    "<property name='CaretOffset' type='i' access='read'/>"
    "<method name='GetText'><arg direction='in' type='i'/><arg direction='in' type='i'/><arg direction='out' type='s'/></method>"
    "<method name='GetStringAtOffset'><arg direction='in' type='i'/><arg direction='in' type='u'/>"
    "<arg direction='out' type='s'/><arg direction='out' type='i'/><arg direction='out' type='i'/></method>"
    "<method name='GetCharacterAtOffset'><arg direction='in' type='i'/><arg direction='out' type='i'/></method>"
    "<method name='SetCaretOffset'><arg direction='in' type='i'/><arg direction='out' type='b'/></method>"
    "<method name='GetNSelections'><arg direction='out' type='i'/></method>"
    "<method name='GetSelection'><arg direction='in' type='i'/><arg direction='out' type='i'/><arg direction='out' type='i'/></method>"
    "<method name='GetAttributes'><arg direction='in' type='i'/><arg direction='out' type='a{ss}'/>"
    "<arg direction='out' type='i'/><arg direction='out' type='i'/></method>"
    "<method name='GetDefaultAttributes'><arg direction='out' type='a{ss}'/></method>"
    "</interface>"
    "<interface name='org.a11y.atspi.EditableText'>"
    "<method name='SetTextContents'><arg direction='in' type='s'/><arg direction='out' type='b'/></method>"
    "<method name='InsertText'><arg direction='in' type='i'/><arg direction='in' type='s'/><arg direction='in' type='i'/>"
    "<arg direction='out' type='b'/></method>"
    "<method name='DeleteText'><arg direction='in' type='i'/><arg direction='in' type='i'/><arg direction='out' type='b'/></method>"
    "</interface>"
    "<interface name='org.a11y.atspi.Cache'>"
    "<method name='GetItems'><arg direction='out' type='a((so)(so)(so)iiassusau)'/></method>"
    "</interface>"
    "</node>";

struct HostAccessibility {
  HostAccessibilityCallbacks callbacks;
  GCancellable *cancellable;
  GDBusConnection *bus;
  GDBusNodeInfo *interfaces;
  guint objects, cache;
  guint added, removed;
  gint32 application_id;
  int listeners;
};

static const char *without_prefix(const char *interface) {
  return g_str_has_prefix(interface, PREFIX) ? interface + strlen(PREFIX) : interface;
}

/// What comes after the common part of the paths of objects.
static const char *object_of(const char *path) {
  const char *name = path + strlen(OBJECTS);
  return *name == '/' ? name + 1 : name;
}

// MARK: Objects

static void on_call(GDBusConnection *bus, const char *sender, const char *path, const char *interface,
                    const char *method, GVariant *arguments, GDBusMethodInvocation *invocation, gpointer data) {
  HostAccessibility *self = data;
  GVariant *answer = self->callbacks.call(self->callbacks.owner, object_of(path),
                                          without_prefix(interface), method, arguments);
  if (answer == NULL) {
    g_dbus_method_invocation_return_error(invocation, G_DBUS_ERROR, G_DBUS_ERROR_UNKNOWN_OBJECT,
                                          "%s is gone, or has no answer to %s", path, method);
    return;
  }
  g_dbus_method_invocation_return_value(invocation, answer);
}

static GVariant *on_get(GDBusConnection *bus, const char *sender, const char *path, const char *interface,
                        const char *name, GError **error, gpointer data) {
  HostAccessibility *self = data;
  if (strcmp(name, "Id") == 0) return g_variant_new_int32(self->application_id);
  GVariant *value =
      self->callbacks.property(self->callbacks.owner, object_of(path), without_prefix(interface), name);
  if (value == NULL) {
    g_set_error(error, G_DBUS_ERROR, G_DBUS_ERROR_UNKNOWN_OBJECT, "%s is gone, or has no %s", path, name);
  }
  return value;
}

/// The registry numbers the programs.
static gboolean on_set(GDBusConnection *bus, const char *sender, const char *path, const char *interface,
                       const char *name, GVariant *value, GError **error, gpointer data) {
  HostAccessibility *self = data;
  self->application_id = g_variant_get_int32(value);
  return TRUE;
}

static const GDBusInterfaceVTable object_methods = {on_call, on_get, on_set, {0}};

static char **on_enumerate(GDBusConnection *bus, const char *sender, const char *path, gpointer data) {
  return g_new0(char *, 1);
}

static GDBusInterfaceInfo **on_introspect(GDBusConnection *bus, const char *sender, const char *path,
                                          const char *node, gpointer data) {
  HostAccessibility *self = data;
  char *names = self->callbacks.interfaces(self->callbacks.owner, node == NULL ? "" : node);
  if (names == NULL) return NULL;
  char **list = g_strsplit(names, " ", -1);
  GPtrArray *found = g_ptr_array_new();
  for (char **name = list; *name != NULL; name++) {
    char *full = g_strconcat(PREFIX, *name, NULL);
    GDBusInterfaceInfo *info = g_dbus_node_info_lookup_interface(self->interfaces, full);
    if (info != NULL) g_ptr_array_add(found, g_dbus_interface_info_ref(info));
    g_free(full);
  }
  g_strfreev(list);
  g_free(names);
  g_ptr_array_add(found, NULL);
  return (GDBusInterfaceInfo **)g_ptr_array_free(found, FALSE);
}

static const GDBusInterfaceVTable *on_dispatch(GDBusConnection *bus, const char *sender, const char *path,
                                               const char *interface, const char *node, gpointer *out_data,
                                               gpointer data) {
  *out_data = data;
  return &object_methods;
}

static const GDBusSubtreeVTable objects = {on_enumerate, on_introspect, on_dispatch, {0}};

/// Nothing is reported beforehand: elements are read on request.
static void on_cache_call(GDBusConnection *bus, const char *sender, const char *path, const char *interface,
                          const char *method, GVariant *arguments, GDBusMethodInvocation *invocation, gpointer data) {
  g_dbus_method_invocation_return_value(invocation, g_variant_new("(a((so)(so)(so)iiassusau))", NULL));
}

static const GDBusInterfaceVTable cache_methods = {on_cache_call, NULL, NULL, {0}};

// MARK: Joining

static void report_listeners(HostAccessibility *self) {
  self->callbacks.listeners_changed(self->callbacks.owner, self->listeners);
}

static void on_listener_added(GDBusConnection *bus, const char *sender, const char *path, const char *interface,
                              const char *signal, GVariant *body, gpointer data) {
  HostAccessibility *self = data;
  self->listeners++;
  report_listeners(self);
}

static void on_listener_removed(GDBusConnection *bus, const char *sender, const char *path, const char *interface,
                                const char *signal, GVariant *body, gpointer data) {
  HostAccessibility *self = data;
  if (self->listeners > 0) self->listeners--;
  report_listeners(self);
}

static void on_events(GObject *source, GAsyncResult *result, gpointer data) {
  GVariant *answer = g_dbus_connection_call_finish(G_DBUS_CONNECTION(source), result, NULL);
  if (answer == NULL) return;
  HostAccessibility *self = data;
  GVariant *events = g_variant_get_child_value(answer, 0);
  self->listeners += (int)g_variant_n_children(events);
  g_variant_unref(events);
  g_variant_unref(answer);
  report_listeners(self);
}

static void watch_listeners(HostAccessibility *self) {
  const char *path = "/org/a11y/atspi/registry";
  self->added = g_dbus_connection_signal_subscribe(self->bus, NULL, PREFIX "Registry", "EventListenerRegistered", path,
                                                   NULL, G_DBUS_SIGNAL_FLAGS_NONE, on_listener_added, self, NULL);
  self->removed =
      g_dbus_connection_signal_subscribe(self->bus, NULL, PREFIX "Registry", "EventListenerDeregistered", path, NULL,
                                         G_DBUS_SIGNAL_FLAGS_NONE, on_listener_removed, self, NULL);
  g_dbus_connection_call(self->bus, PREFIX "Registry", path, PREFIX "Registry", "GetRegisteredEvents", NULL,
                         G_VARIANT_TYPE("(a(ss))"), G_DBUS_CALL_FLAGS_NONE, -1, self->cancellable, on_events, self);
}

static void on_embedded(GObject *source, GAsyncResult *result, gpointer data) {
  GVariant *answer = g_dbus_connection_call_finish(G_DBUS_CONNECTION(source), result, NULL);
  if (answer == NULL) return;
  HostAccessibility *self = data;
  const char *name, *path;
  g_variant_get(answer, "((&s&o))", &name, &path);
  self->callbacks.joined(self->callbacks.owner, g_dbus_connection_get_unique_name(self->bus), name, path);
  g_variant_unref(answer);
  watch_listeners(self);
}

static void on_bus(GObject *source, GAsyncResult *result, gpointer data) {
  GDBusConnection *bus = g_dbus_connection_new_for_address_finish(result, NULL);
  if (bus == NULL) return;
  HostAccessibility *self = data;
  self->bus = bus;
  self->objects = g_dbus_connection_register_subtree(bus, OBJECTS, &objects,
                                                     G_DBUS_SUBTREE_FLAGS_DISPATCH_TO_UNENUMERATED_NODES, self, NULL,
                                                     NULL);
  GDBusInterfaceInfo *cache = g_dbus_node_info_lookup_interface(self->interfaces, PREFIX "Cache");
  self->cache =
      g_dbus_connection_register_object(bus, "/org/a11y/atspi/cache", cache, &cache_methods, self, NULL, NULL);
  g_dbus_connection_call(bus, PREFIX "Registry", OBJECTS "/root", PREFIX "Socket", "Embed",
                         g_variant_new("((so))", g_dbus_connection_get_unique_name(bus), OBJECTS "/root"),
                         G_VARIANT_TYPE("((so))"), G_DBUS_CALL_FLAGS_NONE, -1, self->cancellable, on_embedded, self);
}

static void connect_to(HostAccessibility *self, const char *address) {
  g_dbus_connection_new_for_address(
      address, G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION, NULL,
      self->cancellable, on_bus, self);
}

static void on_address(GObject *source, GAsyncResult *result, gpointer data) {
  GVariant *answer = g_dbus_connection_call_finish(G_DBUS_CONNECTION(source), result, NULL);
  if (answer == NULL) return;
  const char *address;
  g_variant_get(answer, "(&s)", &address);
  connect_to(data, address);
  g_variant_unref(answer);
}

static void on_session_bus(GObject *source, GAsyncResult *result, gpointer data) {
  GDBusConnection *session = g_bus_get_finish(result, NULL);
  if (session == NULL) return;
  HostAccessibility *self = data;
  g_dbus_connection_call(session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", NULL,
                         G_VARIANT_TYPE("(s)"), G_DBUS_CALL_FLAGS_NONE, -1, self->cancellable, on_address, self);
  g_object_unref(session);
}

HostAccessibility *host_accessibility_new(HostAccessibilityCallbacks callbacks) {
  HostAccessibility *self = g_new0(HostAccessibility, 1);
  self->callbacks = callbacks;
  self->cancellable = g_cancellable_new();
  self->interfaces = g_dbus_node_info_new_for_xml(introspection, NULL);
  const char *address = g_getenv("AT_SPI_BUS_ADDRESS");
  if (address != NULL && *address != 0) {
    connect_to(self, address);
  } else {
    g_bus_get(G_BUS_TYPE_SESSION, self->cancellable, on_session_bus, self);
  }
  return self;
}

void host_accessibility_free(HostAccessibility *self) {
  // Pending calls fail and access nothing.
  g_cancellable_cancel(self->cancellable);
  if (self->bus != NULL) {
    g_dbus_connection_signal_unsubscribe(self->bus, self->added);
    g_dbus_connection_signal_unsubscribe(self->bus, self->removed);
    g_dbus_connection_unregister_subtree(self->bus, self->objects);
    g_dbus_connection_unregister_object(self->bus, self->cache);
    g_dbus_connection_close(self->bus, NULL, NULL, NULL);
    g_object_unref(self->bus);
  }
  g_object_unref(self->cancellable);
  g_dbus_node_info_unref(self->interfaces);
  g_free(self);
}

void host_accessibility_emit(HostAccessibility *self, const char *object, const char *interface, const char *signal,
                             GVariant *body) {
  g_variant_ref_sink(body);
  if (self->bus != NULL) {
    char *path = g_strconcat(OBJECTS "/", object, NULL);
    char *full = g_strconcat(PREFIX, interface, NULL);
    g_dbus_connection_emit_signal(self->bus, NULL, path, full, signal, body, NULL);
    g_free(full);
    g_free(path);
  }
  g_variant_unref(body);
}

