#include "screen_reader.h"

static const char *const bus_name = "org.a11y.Bus";
static const char *const path = "/org/a11y/bus";
static const char *const interface = "org.a11y.Status";
static const char *const property = "ScreenReaderEnabled";

struct HostScreenReaderWatch {
  void *owner;
  void (*changed)(void *owner, int is_on);
  GCancellable *cancellable;
  GDBusProxy *proxy;
  int is_on;
};

static void read_state(HostScreenReaderWatch *watch) {
  GVariant *value = g_dbus_proxy_get_cached_property(watch->proxy, property);
  if (value == NULL) return;
  int is_on = g_variant_is_of_type(value, G_VARIANT_TYPE_BOOLEAN) && g_variant_get_boolean(value);
  g_variant_unref(value);
  if (is_on == watch->is_on) return;
  watch->is_on = is_on;
  watch->changed(watch->owner, is_on);
}

static void on_properties_changed(GDBusProxy *proxy, GVariant *changed, GStrv gone, gpointer data) { read_state(data); }

static void on_proxy_made(GObject *source, GAsyncResult *result, gpointer data) {
  GError *error = NULL;
  GDBusProxy *proxy = g_dbus_proxy_new_for_bus_finish(result, &error);
  if (proxy == NULL) {
    // The watch is gone where the wait for the bus was given up.
    g_error_free(error);
    return;
  }
  HostScreenReaderWatch *watch = data;
  watch->proxy = proxy;
  g_signal_connect(proxy, "g-properties-changed", G_CALLBACK(on_properties_changed), watch);
  read_state(watch);
}

HostScreenReaderWatch *host_watch_screen_reader(void *owner, void (*changed)(void *owner, int is_on)) {
  HostScreenReaderWatch *watch = g_new0(HostScreenReaderWatch, 1);
  watch->owner = owner;
  watch->changed = changed;
  watch->cancellable = g_cancellable_new();
  g_dbus_proxy_new_for_bus(G_BUS_TYPE_SESSION, G_DBUS_PROXY_FLAGS_DO_NOT_AUTO_START, NULL, bus_name, path, interface,
                           watch->cancellable, on_proxy_made, watch);
  return watch;
}

void host_unwatch_screen_reader(HostScreenReaderWatch *watch) {
  if (watch == NULL) return;
  g_cancellable_cancel(watch->cancellable);
  g_object_unref(watch->cancellable);
  if (watch->proxy != NULL) {
    g_signal_handlers_disconnect_by_data(watch->proxy, watch);
    g_object_unref(watch->proxy);
  }
  g_free(watch);
}
