/// A window that prints its appearance: for Tools/check-desktop.
#include "gtk_shim.h"

#include <stdlib.h>

static GtkWidget *widget;
static int left;

// Functions of Swift's Dispatch, which this program has no use for.
int _dispatch_get_main_queue_handle_4CF(void) { return -1; }
void _dispatch_main_queue_callback_4CF(void *message) {}

static void report(void *owner) {
  g_print("dark %d contrast %d text %.2f\n", host_widget_is_dark(widget), host_widget_prefers_contrast(widget),
          host_widget_text_scale(widget));
  left--;
}

static void nothing(void) {}

static gboolean end(gpointer data) {
  left = 0;
  return G_SOURCE_REMOVE;
}

/// Prints the appearance at the start, and as many changes as the argument says.
int main(int count, char **arguments) {
  gtk_init();
  // All members after the owner are functions.
  HostCallbacks callbacks;
  void (**functions)(void) = (void (**)(void))&callbacks;
  for (size_t i = 0; i < sizeof(callbacks) / sizeof(*functions); i++) functions[i] = nothing;
  callbacks.owner = &left;
  callbacks.appearance_changed = report;
  widget = host_window_widget(host_window_new("", 100, 100, callbacks));
  left = count > 1 ? atoi(arguments[1]) + 1 : 1;
  report(NULL);
  // A portal that does not respond leaves changes out.
  g_timeout_add_seconds(20, end, NULL);
  while (left > 0) g_main_context_iteration(NULL, TRUE);
  return 0;
}
