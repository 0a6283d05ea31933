// Whether a screen reader is running, as the session's bus says.
#pragma once

#include <gio/gio.h>

typedef struct HostScreenReaderWatch HostScreenReaderWatch;

/// Calls `changed` with whether a screen reader is running, once that is known and each time it changes. Calls are made on the
/// thread of the main loop. Gives the watch, for `host_unwatch_screen_reader`.
HostScreenReaderWatch *host_watch_screen_reader(void *owner, void (*changed)(void *owner, int is_on));
/// Ends the calls.
void host_unwatch_screen_reader(HostScreenReaderWatch *watch);
