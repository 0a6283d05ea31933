#pragma once
#include <libsecret/secret.h>

// Swift can call neither functions with a variable number of arguments nor fill the schema's array of attributes.
// Every secret of the app has two attributes: what it is ("token") and whose ("ana@example.org").
static inline const SecretSchema *moments_schema(void) {
  static const SecretSchema schema = {
    "org.moments.Secret", SECRET_SCHEMA_NONE,
    {
      { "kind", SECRET_SCHEMA_ATTRIBUTE_STRING },
      { "name", SECRET_SCHEMA_ATTRIBUTE_STRING },
      { NULL, SECRET_SCHEMA_ATTRIBUTE_STRING },
    },
  };
  return &schema;
}

static inline gchar *moments_secret_lookup(
  const gchar *kind, const gchar *name, GCancellable *cancellable, GError **error
) {
  return secret_password_lookup_sync(
    moments_schema(), cancellable, error, "kind", kind, "name", name, NULL);
}

static inline gboolean moments_secret_store(
  const gchar *kind, const gchar *name, const gchar *label, const gchar *secret,
  GCancellable *cancellable, GError **error
) {
  return secret_password_store_sync(
    moments_schema(), SECRET_COLLECTION_DEFAULT, label, secret, cancellable, error,
    "kind", kind, "name", name, NULL);
}

// False with no error where there was nothing to remove.
static inline gboolean moments_secret_clear(
  const gchar *kind, const gchar *name, GCancellable *cancellable, GError **error
) {
  return secret_password_clear_sync(
    moments_schema(), cancellable, error, "kind", kind, "name", name, NULL);
}

// Whether a Secret Service answers on the session bus; it is started where the bus knows how. Never prompts: it asks for
// the name of the default collection, not for anything in it.
static inline gboolean moments_secret_service_answers(gint milliseconds, GCancellable *cancellable) {
  GDBusConnection *bus = g_bus_get_sync(G_BUS_TYPE_SESSION, cancellable, NULL);
  if (bus == NULL) return FALSE;
  // Else the end of the bus would end the app.
  g_dbus_connection_set_exit_on_close(bus, FALSE);
  GVariant *answer = g_dbus_connection_call_sync(
    bus, "org.freedesktop.secrets", "/org/freedesktop/secrets", "org.freedesktop.Secret.Service",
    "ReadAlias", g_variant_new("(s)", "default"), G_VARIANT_TYPE("(o)"),
    G_DBUS_CALL_FLAGS_NONE, milliseconds, cancellable, NULL);
  g_object_unref(bus);
  if (answer == NULL) return FALSE;
  g_variant_unref(answer);
  return TRUE;
}
