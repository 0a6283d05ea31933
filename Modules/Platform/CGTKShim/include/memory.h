// What the desktop knows of the memory of the machine.
#pragma once

#include <gio/gio.h>

/// Calls `ran_short` each time memory runs short. Calls are made on the thread of the main loop. Gives the desktop's monitor,
/// for `host_unwatch_memory`.
GMemoryMonitor *host_watch_memory(void *owner, void (*ran_short)(void *owner));
/// Ends the calls.
void host_unwatch_memory(GMemoryMonitor *monitor);
