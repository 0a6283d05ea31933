#pragma once
#include <libsoup/soup.h>

// Swift does not see macros that cast.
static inline SoupWebsocketDataType moments_soup_text(void) { return SOUP_WEBSOCKET_DATA_TEXT; }

// What an error is about, in three words that Swift can tell apart.
static inline gboolean moments_error_is_tls(const GError *error) {
  return error->domain == G_TLS_ERROR;
}

static inline gboolean moments_error_is_resolver(const GError *error) {
  return error->domain == G_RESOLVER_ERROR;
}

static inline gboolean moments_error_is_io(const GError *error, gint code) {
  return error->domain == G_IO_ERROR && error->code == code;
}
