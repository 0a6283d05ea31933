// A stream of GIO over a reader of films, which `giostreamsrc` reads and seeks in.
#pragma once

#include "include/film_pipeline.h"

#include <gio/gio.h>

/// Makes a stream; the reader is freed with it.
GInputStream *film_stream_new(FilmReader reader);
