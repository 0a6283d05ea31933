#include "include/film_pipeline.h"

#include "film_stream.h"

#include <gio/gio.h>
#include <gst/app/gstappsink.h>
#include <gst/gst.h>
#include <gst/video/video.h>
#include <string.h>

struct FilmPipeline {
  GstElement *pipeline;
  GstElement *decoder;
  GstBus *bus;
  FilmPipelineLimits limits;
  GstAppSink *images;
  GstElement *volume;
  // Written by threads of GStreamer, read by the owner's.
  GMutex mutex;
  GstElement *image_branch;
  GstElement *sound_branch;
  gboolean is_unsupported;
  gboolean is_too_large;
  FilmPipelineState state;
  gboolean is_playing;
};

bool film_pipeline_load(void) {
  GError *error = NULL;
  gboolean is_there = gst_init_check(NULL, NULL, &error);
  g_clear_error(&error);
  return is_there;
}

// MARK: What is admitted

// The formats that servers and cameras write, and no others: a decoder of a format of the nineties reads memory that it should
// not, and nobody posts it. Names of factories, whole.
static const char *const admitted[] = {
    "pngdec", "typefind", "qtdemux", "matroskademux", "oggdemux", "wavparse", "multiqueue", "queue", "queue2", "parsebin",
    "h264parse", "h265parse", "av1parse", "vp9parse", "aacparse", "mpegaudioparse", "flacparse", "opusparse",
    "vorbisparse", "avdec_h264", "avdec_h265", "avdec_vp8", "avdec_vp9", "avdec_aac", "avdec_mp3float", "avdec_mp3",
    "avdec_opus", "avdec_flac", "vp8dec", "vp9dec", "dav1ddec", "av1dec", "openh264dec", "mpg123audiodec", "opusdec",
    "vorbisdec", "flacdec", "faad", "fdkaacdec", "id3demux", "apedemux", NULL};

static gboolean is_admitted(const char *name) {
  for (int i = 0; admitted[i]; i++) {
    if (strcmp(admitted[i], name) == 0) return TRUE;
  }
  return FALSE;
}

static gboolean has_too_many_pixels(FilmPipeline *self, GstCaps *caps) {
  if (!caps) return FALSE;
  for (guint i = 0; i < gst_caps_get_size(caps); i++) {
    GstStructure *structure = gst_caps_get_structure(caps, i);
    int width = 0, height = 0;
    if (!gst_structure_get_int(structure, "width", &width) || !gst_structure_get_int(structure, "height", &height)) continue;
    if (width <= 0 || height <= 0 || (gint64)width * height > self->limits.most_pixels) return TRUE;
  }
  return FALSE;
}

// GstAutoplugSelectResult, which is in no header: 0 tries, 1 exposes, 2 skips.
static int select_factory(GstElement *decoder, GstPad *pad, GstCaps *caps, GstElementFactory *factory, gpointer owner) {
  FilmPipeline *self = owner;
  if (has_too_many_pixels(self, caps)) {
    g_mutex_lock(&self->mutex);
    self->is_too_large = TRUE;
    g_mutex_unlock(&self->mutex);
    return 2;
  }
  return is_admitted(GST_OBJECT_NAME(factory)) ? 0 : 2;
}

// MARK: Branches

// Puts a description of elements behind a pad; nil where an element is not there.
static GstElement *add_branch(FilmPipeline *self, GstPad *pad, const char *description) {
  GError *error = NULL;
  GstElement *branch = gst_parse_bin_from_description(description, TRUE, &error);
  if (error) {
    g_clear_error(&error);
    if (branch) gst_object_unref(gst_object_ref_sink(branch));
    return NULL;
  }
  gst_bin_add(GST_BIN(self->pipeline), branch);
  GstPad *sink = gst_element_get_static_pad(branch, "sink");
  gboolean is_linked = sink && gst_pad_link(pad, sink) == GST_PAD_LINK_OK;
  if (sink) gst_object_unref(sink);
  if (!is_linked) {
    gst_bin_remove(GST_BIN(self->pipeline), branch);
    return NULL;
  }
  return branch;
}

static void drain(FilmPipeline *self, GstPad *pad) {
  GstElement *branch = add_branch(self, pad, "fakesink sync=false async=false");
  if (branch) gst_element_sync_state_with_parent(branch);
}

static void add_images(FilmPipeline *self, GstPad *pad) {
  // Two images wait before the sink and two in it: what is decoded ahead is bounded.
  char *description = g_strdup_printf(
      "queue max-size-buffers=2 max-size-bytes=0 max-size-time=0 ! videoflip video-direction=auto ! videoconvert n-threads=2 "
      "! videoscale ! video/x-raw,format=BGRx,width=[1,%d],height=[1,%d],pixel-aspect-ratio=1/1 "
      "! appsink name=pictures sync=false max-buffers=2 drop=false",
      self->limits.longest_side, self->limits.longest_side);
  GstElement *branch = add_branch(self, pad, description);
  g_free(description);
  if (!branch) {
    self->is_unsupported = TRUE;
    return;
  }
  self->image_branch = branch;
  self->images = GST_APP_SINK(gst_bin_get_by_name(GST_BIN(branch), "pictures"));
  gst_element_sync_state_with_parent(branch);
}

static void add_sound(FilmPipeline *self, GstPad *pad) {
  GstElement *branch = add_branch(
      self, pad,
      self->limits.is_audible
          ? "queue ! audioconvert ! audioresample ! volume name=volume ! autoaudiosink"
          : "queue ! audioconvert ! audioresample ! volume name=volume ! fakesink sync=false");
  // Without a loudspeaker, a film is looked at.
  if (!branch) return drain(self, pad);
  self->sound_branch = branch;
  self->volume = gst_bin_get_by_name(GST_BIN(branch), "volume");
  gst_element_sync_state_with_parent(branch);
}

static void pad_added(GstElement *decoder, GstPad *pad, gpointer owner) {
  FilmPipeline *self = owner;
  GstCaps *caps = gst_pad_get_current_caps(pad);
  if (!caps) caps = gst_pad_query_caps(pad, NULL);
  const char *name = gst_caps_get_size(caps) > 0 ? gst_structure_get_name(gst_caps_get_structure(caps, 0)) : "";
  g_mutex_lock(&self->mutex);
  if (has_too_many_pixels(self, caps)) self->is_too_large = TRUE;
  if (g_str_has_prefix(name, "video/x-raw") && !self->image_branch && !self->is_too_large) {
    add_images(self, pad);
  } else if (g_str_has_prefix(name, "audio/x-raw") && !self->sound_branch && !self->limits.leaves_sound_out) {
    add_sound(self, pad);
  } else {
    drain(self, pad);
  }
  g_mutex_unlock(&self->mutex);
  gst_caps_unref(caps);
}

// MARK: Life

FilmPipeline *film_pipeline_new(FilmReader reader, FilmPipelineLimits limits) {
  GstElement *source = gst_element_factory_make("giostreamsrc", NULL);
  GstElement *decoder = gst_element_factory_make("decodebin", NULL);
  if (!source || !decoder) {
    if (source) gst_object_unref(gst_object_ref_sink(source));
    if (decoder) gst_object_unref(gst_object_ref_sink(decoder));
    reader.free(reader.context);
    return NULL;
  }
  FilmPipeline *self = g_new0(FilmPipeline, 1);
  self->limits = limits;
  g_mutex_init(&self->mutex);
  self->pipeline = gst_object_ref_sink(gst_pipeline_new(NULL));
  self->decoder = decoder;
  GInputStream *stream = film_stream_new(reader);
  g_object_set(source, "stream", stream, NULL);
  g_object_unref(stream);
  gst_bin_add_many(GST_BIN(self->pipeline), source, decoder, NULL);
  gst_element_link(source, decoder);
  g_signal_connect(decoder, "autoplug-select", G_CALLBACK(select_factory), self);
  g_signal_connect(decoder, "pad-added", G_CALLBACK(pad_added), self);
  self->bus = gst_element_get_bus(self->pipeline);
  gst_element_set_state(self->pipeline, GST_STATE_PAUSED);
  return self;
}

void film_pipeline_free(FilmPipeline *self) {
  // Waits for the threads of the pipeline; after that there are no callbacks.
  gst_element_set_state(self->pipeline, GST_STATE_NULL);
  if (self->images) gst_object_unref(self->images);
  if (self->volume) gst_object_unref(self->volume);
  gst_object_unref(self->bus);
  gst_object_unref(self->pipeline);
  g_mutex_clear(&self->mutex);
  g_free(self);
}

// MARK: State

static gboolean is_about_decoders(const GError *error) {
  return error->domain == GST_CORE_ERROR
      ? error->code == GST_CORE_ERROR_MISSING_PLUGIN
      : error->domain == GST_STREAM_ERROR
          && (error->code == GST_STREAM_ERROR_CODEC_NOT_FOUND || error->code == GST_STREAM_ERROR_TYPE_NOT_FOUND
              || error->code == GST_STREAM_ERROR_WRONG_TYPE || error->code == GST_STREAM_ERROR_DECRYPT
              || error->code == GST_STREAM_ERROR_DECRYPT_NOKEY);
}

static void take(FilmPipeline *self, GstMessage *message) {
  switch (GST_MESSAGE_TYPE(message)) {
  case GST_MESSAGE_ASYNC_DONE:
    if (self->state == FilmPipelineWaiting) self->state = FilmPipelineReady;
    break;
  case GST_MESSAGE_EOS:
    if (self->state < FilmPipelineEnded) self->state = FilmPipelineEnded;
    break;
  case GST_MESSAGE_ERROR: {
    GError *error = NULL;
    gst_message_parse_error(message, &error, NULL);
    if (self->state < FilmPipelineTooLarge) {
      self->state = error && is_about_decoders(error) ? FilmPipelineUnsupported : FilmPipelineDamaged;
    }
    g_clear_error(&error);
    break;
  }
  default: break;
  }
}

FilmPipelineState film_pipeline_state(FilmPipeline *self) {
  for (GstMessage *message; (message = gst_bus_pop(self->bus)); gst_message_unref(message)) take(self, message);
  g_mutex_lock(&self->mutex);
  gboolean is_empty = !self->image_branch && !self->sound_branch;
  if (self->is_too_large) {
    self->state = FilmPipelineTooLarge;
  } else if (self->is_unsupported && self->state < FilmPipelineTooLarge) {
    self->state = FilmPipelineUnsupported;
  }
  // Only what is neither seen nor heard is in it.
  if (is_empty && self->state == FilmPipelineReady) self->state = FilmPipelineUnsupported;
  if (is_empty && self->state == FilmPipelineEnded) self->state = FilmPipelineDamaged;
  g_mutex_unlock(&self->mutex);
  return self->state;
}

FilmPipelineState film_pipeline_wait(FilmPipeline *self, int64_t patience) {
  gint64 end = g_get_monotonic_time() + patience / 1000;
  while (film_pipeline_state(self) == FilmPipelineWaiting) {
    gint64 left = end - g_get_monotonic_time();
    if (left <= 0) break;
    GstMessage *message = gst_bus_timed_pop(self->bus, (GstClockTime)left * 1000);
    if (!message) break;
    take(self, message);
    gst_message_unref(message);
  }
  return self->state;
}

bool film_pipeline_has_images(FilmPipeline *self) {
  g_mutex_lock(&self->mutex);
  gboolean result = self->image_branch != NULL;
  g_mutex_unlock(&self->mutex);
  return result;
}

bool film_pipeline_has_sound(FilmPipeline *self) {
  g_mutex_lock(&self->mutex);
  gboolean result = self->sound_branch != NULL;
  g_mutex_unlock(&self->mutex);
  return result;
}

int64_t film_pipeline_duration(FilmPipeline *self) {
  gint64 duration = -1;
  return gst_element_query_duration(self->pipeline, GST_FORMAT_TIME, &duration) ? duration : -1;
}

int64_t film_pipeline_running_time(FilmPipeline *self) {
  GstClockTime time = gst_element_get_current_running_time(self->pipeline);
  return GST_CLOCK_TIME_IS_VALID(time) ? (int64_t)time : 0;
}

// MARK: Playing

void film_pipeline_set_playing(FilmPipeline *self, bool is_playing) {
  self->is_playing = is_playing;
  gst_element_set_state(self->pipeline, is_playing ? GST_STATE_PLAYING : GST_STATE_PAUSED);
}

void film_pipeline_set_muted(FilmPipeline *self, bool is_muted) {
  g_mutex_lock(&self->mutex);
  if (self->volume) g_object_set(self->volume, "mute", is_muted, NULL);
  g_mutex_unlock(&self->mutex);
}

bool film_pipeline_seek(FilmPipeline *self, int64_t time) {
  if (self->state >= FilmPipelineTooLarge) return FALSE;
  film_pipeline_state(self);
  gboolean is_possible = gst_element_seek_simple(
      self->pipeline, GST_FORMAT_TIME, GST_SEEK_FLAG_FLUSH | GST_SEEK_FLAG_ACCURATE, MAX(0, time));
  if (is_possible) self->state = FilmPipelineWaiting;
  return is_possible;
}

// The pixels of a sample, which hold its buffer; nil where they are of another kind.
static GstVideoFrame *map_sample(GstSample *sample) {
  GstBuffer *buffer = gst_sample_get_buffer(sample);
  GstCaps *caps = gst_sample_get_caps(sample);
  GstVideoInfo info;
  if (!buffer || !caps || !gst_video_info_from_caps(&info, caps)) return NULL;
  if (GST_VIDEO_INFO_FORMAT(&info) != GST_VIDEO_FORMAT_BGRx) return NULL;
  GstVideoFrame *mapped = g_new0(GstVideoFrame, 1);
  if (gst_video_frame_map(mapped, &info, buffer, GST_MAP_READ)) return mapped;
  g_free(mapped);
  return NULL;
}

bool film_pipeline_next_frame(FilmPipeline *self, int64_t patience, FilmFrame *frame) {
  g_mutex_lock(&self->mutex);
  GstAppSink *sink = self->images;
  g_mutex_unlock(&self->mutex);
  if (!sink) return FALSE;
  GstSample *sample = self->is_playing ? gst_app_sink_try_pull_sample(sink, MAX(0, patience))
                                       : gst_app_sink_try_pull_preroll(sink, MAX(0, patience));
  if (!sample) return FALSE;
  // A mapped buffer stays as long as its pixels are in use. The sample does not: it is the sink's own, which writes the
  // caps of what follows into it, and complains if it has another owner.
  GstVideoFrame *mapped = map_sample(sample);
  if (!mapped) {
    gst_sample_unref(sample);
    return FALSE;
  }
  GstClockTime time = GST_BUFFER_PTS(mapped->buffer);
  if (GST_CLOCK_TIME_IS_VALID(time)) {
    time = gst_segment_to_stream_time(gst_sample_get_segment(sample), GST_FORMAT_TIME, time);
  }
  gst_sample_unref(sample);
  frame->bytes = GST_VIDEO_FRAME_PLANE_DATA(mapped, 0);
  frame->width = GST_VIDEO_FRAME_WIDTH(mapped);
  frame->height = GST_VIDEO_FRAME_HEIGHT(mapped);
  frame->bytes_per_row = GST_VIDEO_FRAME_PLANE_STRIDE(mapped, 0);
  frame->time = GST_CLOCK_TIME_IS_VALID(time) ? (int64_t)time : 0;
  frame->mapped = mapped;
  return TRUE;
}

void film_frame_free(void *mapped) {
  gst_video_frame_unmap(mapped);
  g_free(mapped);
}
