// The file dialog of the desktop.
#pragma once

#include <gtk/gtk.h>

/// Asks the reader for files, over the window that is active. `types` are MIME types, ended by NULL; none lets every file be
/// chosen. `done` is called once, on the thread of the main loop, with the paths ended by NULL: none where the reader thought
/// better of it.
void host_pick_files(const char *title, const char *const *types, gboolean allows_several,
                     void *owner, void (*done)(void *owner, const char *const *paths));
