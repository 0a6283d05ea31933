#include "network.h"

typedef struct {
  void *owner;
  void (*changed)(void *owner, int is_available);
} NetworkWatch;

static void on_network_changed(GNetworkMonitor *monitor, gboolean is_available, gpointer data) {
  NetworkWatch *watch = data;
  watch->changed(watch->owner, is_available);
}

static void free_watch(gpointer data, GClosure *closure) { g_free(data); }

gulong host_watch_network(void *owner, void (*changed)(void *owner, int is_available)) {
  NetworkWatch *watch = g_new0(NetworkWatch, 1);
  watch->owner = owner;
  watch->changed = changed;
  // The monitor is the process's own and lives as long as it.
  return g_signal_connect_data(g_network_monitor_get_default(), "network-changed",
                               G_CALLBACK(on_network_changed), watch, free_watch, 0);
}

void host_unwatch_network(gulong watch) {
  g_signal_handler_disconnect(g_network_monitor_get_default(), watch);
}
