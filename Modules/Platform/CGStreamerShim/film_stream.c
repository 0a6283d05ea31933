#include "film_stream.h"

typedef struct {
  GInputStream parent;
  FilmReader reader;
  goffset place;
} FilmStream;

typedef struct {
  GInputStreamClass parent;
} FilmStreamClass;

static void make_seekable(GSeekableIface *interface);

GType film_stream_get_type(void);
G_DEFINE_TYPE_WITH_CODE(
    FilmStream, film_stream, G_TYPE_INPUT_STREAM, G_IMPLEMENT_INTERFACE(G_TYPE_SEEKABLE, make_seekable))

// MARK: Reading

static void cancel(GCancellable *cancellable, gpointer owner) {
  FilmStream *self = owner;
  self->reader.set_cancelled(self->reader.context, true);
}

static gssize read_bytes(GInputStream *stream, void *buffer, gsize count, GCancellable *cancellable, GError **error) {
  FilmStream *self = (FilmStream *)stream;
  self->reader.set_cancelled(self->reader.context, false);
  // Calls `cancel` at once where it is cancelled already.
  gulong handler = cancellable ? g_cancellable_connect(cancellable, G_CALLBACK(cancel), self, NULL) : 0;
  int64_t result = self->reader.read(self->reader.context, self->place, buffer, (int64_t)MIN(count, G_MAXSSIZE));
  g_cancellable_disconnect(cancellable, handler);
  if (result >= 0) {
    self->place += result;
    return (gssize)result;
  }
  if (!g_cancellable_set_error_if_cancelled(cancellable, error)) {
    g_set_error_literal(error, G_IO_ERROR, G_IO_ERROR_FAILED, "the bytes of the film could not be loaded");
  }
  return -1;
}

// MARK: Seeking

static goffset tell(GSeekable *seekable) { return ((FilmStream *)seekable)->place; }

static gboolean can_seek(GSeekable *seekable) { return TRUE; }

static gboolean seek(GSeekable *seekable, goffset offset, GSeekType type, GCancellable *cancellable, GError **error) {
  FilmStream *self = (FilmStream *)seekable;
  goffset base = type == G_SEEK_SET ? 0 : type == G_SEEK_CUR ? self->place : self->reader.size;
  goffset place = 0;
  if (__builtin_add_overflow(base, offset, &place) || place < 0 || place > self->reader.size) {
    g_set_error_literal(error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, "the place is outside of the film");
    return FALSE;
  }
  self->place = place;
  return TRUE;
}

static gboolean can_truncate(GSeekable *seekable) { return FALSE; }

static gboolean truncate_bytes(GSeekable *seekable, goffset offset, GCancellable *cancellable, GError **error) {
  g_set_error_literal(error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, "films are only read");
  return FALSE;
}

static void make_seekable(GSeekableIface *interface) {
  interface->tell = tell;
  interface->can_seek = can_seek;
  interface->seek = seek;
  interface->can_truncate = can_truncate;
  interface->truncate_fn = truncate_bytes;
}

// MARK: Life

static void finalize(GObject *object) {
  FilmStream *self = (FilmStream *)object;
  self->reader.free(self->reader.context);
  G_OBJECT_CLASS(film_stream_parent_class)->finalize(object);
}

static void film_stream_class_init(FilmStreamClass *class) {
  G_OBJECT_CLASS(class)->finalize = finalize;
  G_INPUT_STREAM_CLASS(class)->read_fn = read_bytes;
}

static void film_stream_init(FilmStream *self) {}

GInputStream *film_stream_new(FilmReader reader) {
  FilmStream *self = g_object_new(film_stream_get_type(), NULL);
  self->reader = reader;
  return G_INPUT_STREAM(self);
}
