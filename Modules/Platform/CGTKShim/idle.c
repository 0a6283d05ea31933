#include "idle.h"

#define PORTAL "org.freedesktop.portal.Desktop"
/// The flag of the portal's Inhibit for "the session does not become idle".
#define INHIBITS_IDLE 8

/// Used on the thread of the main loop only.
static struct {
  /// The last request of the program.
  gboolean is_wanted;
  /// Whether an answer is awaited.
  gboolean is_pending;
  /// The request that keeps the screen on, or NULL.
  char *request;
  /// Held from the first request on: the portal forgets requests of connections that end.
  GDBusConnection *bus;
} idle;

static void update_idle(void);

static void on_inhibited(GObject *source, GAsyncResult *result, gpointer data) {
  GVariant *answer = g_dbus_connection_call_finish(G_DBUS_CONNECTION(source), result, NULL);
  idle.is_pending = FALSE;
  if (answer == NULL) {
    // Nobody who could: not asked again before the program does.
    idle.is_wanted = FALSE;
    return;
  }
  g_variant_get(answer, "(o)", &idle.request);
  g_variant_unref(answer);
  update_idle();
}

static void inhibit(void) {
  GVariantBuilder options;
  g_variant_builder_init(&options, G_VARIANT_TYPE_VARDICT);
  g_dbus_connection_call(idle.bus, PORTAL, "/org/freedesktop/portal/desktop",
                         "org.freedesktop.portal.Inhibit", "Inhibit",
                         g_variant_new("(sua{sv})", "", INHIBITS_IDLE, &options),
                         G_VARIANT_TYPE("(o)"), G_DBUS_CALL_FLAGS_NONE, 5000, NULL, on_inhibited,
                         NULL);
}

static void on_bus(GObject *source, GAsyncResult *result, gpointer data) {
  idle.bus = g_bus_get_finish(result, NULL);
  idle.is_pending = FALSE;
  if (idle.bus == NULL) idle.is_wanted = FALSE;
  update_idle();
}

static void update_idle(void) {
  if (idle.is_pending || idle.is_wanted == (idle.request != NULL)) return;
  if (idle.bus == NULL) {
    idle.is_pending = TRUE;
    g_bus_get(G_BUS_TYPE_SESSION, NULL, on_bus, NULL);
  } else if (idle.is_wanted) {
    idle.is_pending = TRUE;
    inhibit();
  } else {
    g_dbus_connection_call(idle.bus, PORTAL, idle.request, "org.freedesktop.portal.Request",
                           "Close", NULL, NULL, G_DBUS_CALL_FLAGS_NONE, 5000, NULL, NULL, NULL);
    g_clear_pointer(&idle.request, g_free);
  }
}

void host_set_idle_inhibited(gboolean is_inhibited) {
  idle.is_wanted = is_inhibited;
  update_idle();
}
