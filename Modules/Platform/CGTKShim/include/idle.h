// Whether the desktop may dim and lock the screen.
#pragma once

#include <gio/gio.h>

/// Asks the desktop's portal to keep the screen on without input, or no longer to. Without a session bus or a portal the
/// screen is dimmed as ever; the desktop forgets the request when the process ends.
void host_set_idle_inhibited(gboolean is_inhibited);
