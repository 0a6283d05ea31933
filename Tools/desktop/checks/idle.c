/// Keeps the screen on, and takes that back, twice: for Tools/check-desktop.
#include "idle.h"

static GMainLoop *loop;

static gboolean off(gpointer data) {
  host_set_idle_inhibited(FALSE);
  return G_SOURCE_REMOVE;
}

static gboolean on_and_off(gpointer data) {
  host_set_idle_inhibited(TRUE);
  host_set_idle_inhibited(FALSE);
  return G_SOURCE_REMOVE;
}

static gboolean end(gpointer data) {
  g_main_loop_quit(loop);
  return G_SOURCE_REMOVE;
}

int main(void) {
  loop = g_main_loop_new(NULL, FALSE);
  host_set_idle_inhibited(TRUE);
  g_timeout_add(500, off, NULL);
  g_timeout_add(1000, on_and_off, NULL);
  g_timeout_add(1500, end, NULL);
  g_main_loop_run(loop);
  return 0;
}
