#include "memory.h"

typedef struct {
  void *owner;
  void (*ran_short)(void *owner);
} MemoryWatch;

// The signal of a process in trouble comes again and again; each is passed on.
static void on_low_memory(GMemoryMonitor *monitor, GMemoryMonitorWarningLevel level, gpointer data) {
  MemoryWatch *watch = data;
  watch->ran_short(watch->owner);
}

static void free_watch(gpointer data, GClosure *closure) { g_free(data); }

GMemoryMonitor *host_watch_memory(void *owner, void (*ran_short)(void *owner)) {
  MemoryWatch *watch = g_new0(MemoryWatch, 1);
  watch->owner = owner;
  watch->ran_short = ran_short;
  GMemoryMonitor *monitor = g_memory_monitor_dup_default();
  g_signal_connect_data(monitor, "low-memory-warning", G_CALLBACK(on_low_memory), watch, free_watch, 0);
  return monitor;
}

void host_unwatch_memory(GMemoryMonitor *monitor) {
  g_signal_handlers_disconnect_matched(monitor, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, on_low_memory, NULL);
  g_object_unref(monitor);
}
