// What Swift cannot say of GStreamer: signals, macros that cast, functions of any number of arguments. A pipeline plays one
// film or sound, whose bytes a reader hands out. Its owner polls it, from one thread at a time.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// What may be made of the bytes.
typedef struct {
  /// The most pixels of an image of the film: what has more is not decoded.
  int most_pixels;
  /// The longer side of the images that are handed out, in pixels: larger ones are made smaller.
  int longest_side;
  /// Whether sounds are left out, as in films that repeat in place of an image.
  bool leaves_sound_out;
  /// Whether sounds go to the loudspeaker; else they are decoded as fast as can be, and not heard.
  bool is_audible;
} FilmPipelineLimits;

/// Hands out the bytes of a film. The functions are called on threads of GStreamer, one read at a time.
typedef struct {
  /// The first argument of the functions.
  void *context;
  /// How many bytes there are.
  int64_t size;
  /// Copies at most `count` bytes from a place on; waits for them. How many were copied, 0 at the end, -1 where they cannot
  /// be had or the wait was cancelled.
  int64_t (*read)(void *context, int64_t place, uint8_t *bytes, int64_t count);
  /// Ends the current wait, or lets later reads wait again.
  void (*set_cancelled)(void *context, bool is_cancelled);
  /// Called last.
  void (*free)(void *context);
} FilmReader;

/// How it goes.
typedef enum {
  /// The first image is being made, or that of another time.
  FilmPipelineWaiting,
  /// Everything is there to go on.
  FilmPipelineReady,
  /// Everything was played.
  FilmPipelineEnded,
  /// Its images have more pixels than are decoded.
  FilmPipelineTooLarge,
  /// There is something that cannot be played here: no decoder, or one that is not admitted.
  FilmPipelineUnsupported,
  /// The bytes are damaged, or nothing that is played.
  FilmPipelineDamaged,
} FilmPipelineState;

/// A pipeline.
typedef struct FilmPipeline FilmPipeline;

/// An image of the film, as `GstSample`, mapped for reading.
typedef struct {
  /// Four bytes a pixel: blue, green, red, and one that means nothing.
  const uint8_t *bytes;
  int width;
  int height;
  int bytes_per_row;
  /// When it is shown, in nanoseconds from the beginning.
  int64_t time;
  /// What to hand to `film_frame_free`.
  void *mapped;
} FilmFrame;

/// Loads GStreamer. False where it does not start; may take a second the first time. From any thread, more than once.
bool film_pipeline_load(void);

/// Makes a pipeline that reads from a reader, and lets it find out what the bytes are. NULL where GStreamer lacks what every
/// film needs; the reader is freed then, too. Stopped by `film_pipeline_free`.
FilmPipeline *film_pipeline_new(FilmReader reader, FilmPipelineLimits limits);
void film_pipeline_free(FilmPipeline *self);

/// How it goes by now. Does not wait.
FilmPipelineState film_pipeline_state(FilmPipeline *self);
/// The same, after it has ceased to wait, or some nanoseconds have passed: for clocks that stand still meanwhile.
FilmPipelineState film_pipeline_wait(FilmPipeline *self, int64_t patience);
/// Whether there are images and sounds; known once it is ready.
bool film_pipeline_has_images(FilmPipeline *self);
bool film_pipeline_has_sound(FilmPipeline *self);
/// How long it is, in nanoseconds; -1 where that is not known.
int64_t film_pipeline_duration(FilmPipeline *self);
/// How long it has played since it began or since the last seek, in nanoseconds, by the clock of the sound.
int64_t film_pipeline_running_time(FilmPipeline *self);

/// Lets it go on, or stops it where it is.
void film_pipeline_set_playing(FilmPipeline *self, bool is_playing);
void film_pipeline_set_muted(FilmPipeline *self, bool is_muted);
/// Goes to a time, in nanoseconds; it is waiting then. False where it cannot.
bool film_pipeline_seek(FilmPipeline *self, int64_t time);

/// The next image, awaited for at most some nanoseconds; while paused, only the first one. False if there is none.
bool film_pipeline_next_frame(FilmPipeline *self, int64_t patience, FilmFrame *frame);
/// Frees the pixels of an image. From any thread.
void film_frame_free(void *mapped);
