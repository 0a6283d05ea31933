#include "desktop_app.h"

/// The action behind notifications: the link is its parameter.
#define LINK_ACTION "open-link"
/// The actions behind the buttons of notifications, without the window and with it: what the program is handed is the parameter.
/// They are no links: what a link does, any page can ask for.
#define ANSWER_ACTION "answer"
#define WINDOW_ACTION "answer-in-window"

static void on_activate(GApplication *app, gpointer data) {
  HostAppCallbacks *to = data;
  to->activate(to->owner);
}

static void on_open(GApplication *app, GFile **files, int count, const char *hint, gpointer data) {
  HostAppCallbacks *to = data;
  char **links = g_new0(char *, count + 1);
  for (int i = 0; i < count; i++) links[i] = g_file_get_uri(files[i]);
  to->open(to->owner, (const char *const *)links);
  g_strfreev(links);
}

static void on_action(GSimpleAction *action, GVariant *parameter, gpointer data) {
  HostAppCallbacks *to = data;
  to->action(to->owner, g_action_get_name(G_ACTION(action)));
}

static void on_link(GSimpleAction *action, GVariant *parameter, gpointer data) {
  HostAppCallbacks *to = data;
  const char *links[] = {g_variant_get_string(parameter, NULL), NULL};
  to->open(to->owner, links);
}

static void on_answer(GSimpleAction *action, GVariant *parameter, gpointer data) {
  HostAppCallbacks *to = data;
  gboolean shows_window = g_str_equal(g_action_get_name(G_ACTION(action)), WINDOW_ACTION);
  to->answer(to->owner, g_variant_get_string(parameter, NULL), shows_window);
}

static void add_action(GtkApplication *app, const char *name, const GVariantType *parameter,
                       GCallback callback, HostAppCallbacks *callbacks) {
  GSimpleAction *action = g_simple_action_new(name, parameter);
  g_signal_connect(action, "activate", callback, callbacks);
  g_action_map_add_action(G_ACTION_MAP(app), G_ACTION(action));
  g_object_unref(action);
}

GtkApplication *host_app_new(const char *name, gboolean is_unique, const char *const *actions,
                             HostAppCallbacks callbacks) {
  GApplicationFlags flags = G_APPLICATION_HANDLES_OPEN;
  if (!is_unique) flags |= G_APPLICATION_NON_UNIQUE;
  GtkApplication *app = gtk_application_new(name, flags);
  HostAppCallbacks *kept = g_memdup2(&callbacks, sizeof callbacks);
  g_object_set_data_full(G_OBJECT(app), "host-callbacks", kept, g_free);
  g_signal_connect(app, "activate", G_CALLBACK(on_activate), kept);
  g_signal_connect(app, "open", G_CALLBACK(on_open), kept);
  for (int i = 0; actions[i] != NULL; i++)
    add_action(app, actions[i], NULL, G_CALLBACK(on_action), kept);
  add_action(app, LINK_ACTION, G_VARIANT_TYPE_STRING, G_CALLBACK(on_link), kept);
  add_action(app, ANSWER_ACTION, G_VARIANT_TYPE_STRING, G_CALLBACK(on_answer), kept);
  add_action(app, WINDOW_ACTION, G_VARIANT_TYPE_STRING, G_CALLBACK(on_answer), kept);
  return app;
}

gboolean host_app_is_elsewhere(GtkApplication *app) {
  // Without a bus, or where the bus refuses, the program runs all the same.
  if (!g_application_register(G_APPLICATION(app), NULL, NULL)) return FALSE;
  return g_application_get_is_remote(G_APPLICATION(app));
}

void host_app_hand_over(GtkApplication *app, const char *const *links) {
  GApplication *other = G_APPLICATION(app);
  int count = (int)g_strv_length((char **)links);
  if (count == 0) {
    g_application_activate(other);
  } else {
    GFile **files = g_new0(GFile *, count);
    for (int i = 0; i < count; i++) files[i] = g_file_new_for_uri(links[i]);
    g_application_open(other, files, count, "");
    for (int i = 0; i < count; i++) g_object_unref(files[i]);
    g_free(files);
  }
  // The message is only queued; this process is about to end.
  GDBusConnection *bus = g_application_get_dbus_connection(other);
  if (bus != NULL) g_dbus_connection_flush_sync(bus, NULL, NULL);
}

void host_app_notify(const char *id, const char *title, const char *body, const char *link,
                     const HostNoticeButton *buttons, int count) {
  GApplication *app = g_application_get_default();
  if (app == NULL || !g_application_get_is_registered(app)) return;
  GNotification *notification = g_notification_new(title);
  g_notification_set_body(notification, body);
  g_notification_set_default_action_and_target(notification, "app." LINK_ACTION, "s", link);
  for (int i = 0; i < count; i++)
    g_notification_add_button_with_target(notification, buttons[i].title,
                                          buttons[i].shows_window ? "app." WINDOW_ACTION : "app." ANSWER_ACTION,
                                          "s", buttons[i].answer);
  g_application_send_notification(app, id, notification);
  g_object_unref(notification);
}
