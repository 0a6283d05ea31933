// The program as the desktop knows it: one at a time, asked over the bus to show itself and to open links, and able to notify.
#pragma once

#include <gtk/gtk.h>

/// The requests to the running program. All calls are made on the thread of the main loop.
typedef struct {
  /// Handed back with every call.
  void *owner;
  /// Come to the front.
  void (*activate)(void *owner);
  /// Open links; they end with NULL.
  void (*open)(void *owner, const char *const *links);
  /// Do what an action of the desktop file is for.
  void (*action)(void *owner, const char *name);
  /// Take what a button of a notification is for.
  void (*answer)(void *owner, const char *answer, gboolean shows_window);
} HostAppCallbacks;

/// A button of a notification.
typedef struct {
  const char *title;
  /// What the program is handed when it is pressed.
  const char *answer;
  /// Whether the window comes to the front first.
  gboolean shows_window;
} HostNoticeButton;

/// Makes the program known by a name. `actions` are those of the desktop file, ended by NULL. One that is not unique runs beside
/// others of its name and receives no requests.
GtkApplication *host_app_new(const char *name, gboolean is_unique, const char *const *actions,
                             HostAppCallbacks callbacks);
/// Takes the name; without a bus everybody has it. Returns whether another process has it already: this one hands over what it
/// was started for and ends.
gboolean host_app_is_elsewhere(GtkApplication *app);
/// Requests the owner of the name to come to the front, or to open links, which end with NULL; returns when the bus has it.
void host_app_hand_over(GtkApplication *app, const char *const *links);
/// Shows a notification in place of the one with the same `id`; a click on it opens the link, its buttons answer. Without a
/// running program of `host_app_new` nothing happens.
void host_app_notify(const char *id, const char *title, const char *body, const char *link,
                     const HostNoticeButton *buttons, int count);
