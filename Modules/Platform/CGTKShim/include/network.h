// What the desktop knows of the network.
#pragma once

#include <gio/gio.h>

/// Calls `changed` with whether there is a network, each time that or the way to it changes. Calls are made on the thread of
/// the main loop. Gives a number for `host_unwatch_network`.
gulong host_watch_network(void *owner, void (*changed)(void *owner, int is_available));
/// Ends the calls.
void host_unwatch_network(gulong watch);
