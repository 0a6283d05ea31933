// Who draws GL on this machine: the processor does it badly.
#pragma once

#include <glib.h>

/// Connects to the display, as `gtk_init_check` does, without GL where the processor would draw
/// it: GTK would take it, at several times the time and memory of drawing into a bitmap. Whoever
/// chose a renderer in the environment has that one.
gboolean host_init(void);

/// Whether a renderer of GL, by the name that it gives itself, draws on the processor.
gboolean host_gl_name_is_software(const char *name);
