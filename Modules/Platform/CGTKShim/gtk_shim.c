#include "gtk_shim.h"

#include <glib-unix.h>
#include <math.h>
#include <unistd.h>

// MARK: The widget

#define HOST_TYPE_WIDGET (host_widget_get_type())
G_DECLARE_FINAL_TYPE(HostWidget, host_widget, HOST, WIDGET, GtkWidget)

struct _HostWidget {
  GtkWidget parent;
  HostCallbacks callbacks;
  guint tick;
  /// Which button of the pointer is down; 0 for none.
  guint pressed;
  GtkIMContext *input;
  GtkEventController *keys;
  gboolean has_input;
  GdkClipboard *clipboard;
  /// Another program copied an image that is read when the reader works in this window.
  gboolean has_unread_image;
  gulong clipboard_signal;
  gboolean is_scrolling;
  guint scroll_end;
  /// What the portal responded; false before.
  gboolean portal_is_dark, portal_prefers_contrast;
  GDBusConnection *bus;
  guint portal_signal;
  GtkSettings *settings;
  int width, height, scale;
  /// Where the pointer was last.
  double x, y;
};

G_DEFINE_TYPE(HostWidget, host_widget, GTK_TYPE_WIDGET)

static void host_widget_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  HostWidget *self = HOST_WIDGET(widget);
  GskRenderNode *node = self->callbacks.image(self->callbacks.owner);
  if (node == NULL) return;
  gtk_snapshot_append_node(snapshot, node);
  gsk_render_node_unref(node);
}

static void host_widget_report_size(HostWidget *self) {
  int width = gtk_widget_get_width(GTK_WIDGET(self));
  int height = gtk_widget_get_height(GTK_WIDGET(self));
  int scale = gtk_widget_get_scale_factor(GTK_WIDGET(self));
  if (width == self->width && height == self->height && scale == self->scale) return;
  if (width <= 0 || height <= 0) return;
  self->width = width;
  self->height = height;
  self->scale = scale;
  self->callbacks.resized(self->callbacks.owner, width, height, scale);
}

static void host_widget_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  host_widget_report_size(HOST_WIDGET(widget));
}

static void host_widget_scale_changed(GObject *object, GParamSpec *spec, gpointer data) {
  host_widget_report_size(HOST_WIDGET(object));
}

static void host_widget_measure(GtkWidget *widget, GtkOrientation orientation, int for_size,
                                int *minimum, int *natural, int *minimum_baseline,
                                int *natural_baseline) {
  *minimum = 160;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 390 : 844;
}

static GtkSizeRequestMode host_widget_request_mode(GtkWidget *widget) {
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

// MARK: Appearance

static char *host_widget_theme(HostWidget *self) {
  char *theme = NULL;
  if (self->settings != NULL) g_object_get(self->settings, "gtk-theme-name", &theme, NULL);
  return theme;
}

gboolean host_widget_is_dark(GtkWidget *widget) {
  HostWidget *self = HOST_WIDGET(widget);
  gboolean prefers_dark = FALSE;
  if (self->settings != NULL)
    g_object_get(self->settings, "gtk-application-prefer-dark-theme", &prefers_dark, NULL);
  char *theme = host_widget_theme(self);
  // Inverse is the dark one of the two themes that have high contrast.
  if (theme != NULL && (g_str_has_suffix(theme, "-dark") || g_str_has_suffix(theme, ":dark") ||
                        g_str_equal(theme, "HighContrastInverse")))
    prefers_dark = TRUE;
  g_free(theme);
  return prefers_dark || self->portal_is_dark;
}

gboolean host_widget_prefers_contrast(GtkWidget *widget) {
  HostWidget *self = HOST_WIDGET(widget);
  // Desktops without the portal's setting choose a theme: GTK's and GNOME's, MATE's, and GTK 4's names of its own.
  char *theme = host_widget_theme(self);
  gboolean is_contrast_theme =
      theme != NULL && (g_str_has_prefix(theme, "HighContrast") || g_str_has_prefix(theme, "ContrastHigh") ||
                        g_str_has_suffix(theme, "-hc") || g_str_has_suffix(theme, "-hc-dark"));
  g_free(theme);
  return is_contrast_theme || self->portal_prefers_contrast;
}

double host_widget_text_scale(GtkWidget *widget) {
  HostWidget *self = HOST_WIDGET(widget);
  // In 1024ths of a dot per inch, where 96 dots are the standard size; -1 if the desktop has no setting.
  int dpi = -1;
  if (self->settings != NULL) g_object_get(self->settings, "gtk-xft-dpi", &dpi, NULL);
  return dpi > 0 ? dpi / (96.0 * 1024.0) : 1.0;
}

gboolean host_widget_reduces_motion(GtkWidget *widget) {
  HostWidget *self = HOST_WIDGET(widget);
  gboolean animates = TRUE;
  if (self->settings != NULL) g_object_get(self->settings, "gtk-enable-animations", &animates, NULL);
  return !animates;
}

static void on_appearance_changed(GObject *settings, GParamSpec *spec, gpointer data) {
  HostWidget *self = HOST_WIDGET(data);
  self->callbacks.appearance_changed(self->callbacks.owner);
}

static const char *const appearance = "org.freedesktop.appearance";

/// Whether `value` is 1, whatever number of variants it is wrapped in: a dark color scheme, or higher contrast.
static gboolean is_one(GVariant *value) {
  GVariant *inner = g_variant_ref(value);
  while (g_variant_is_of_type(inner, G_VARIANT_TYPE_VARIANT)) {
    GVariant *next = g_variant_get_variant(inner);
    g_variant_unref(inner);
    inner = next;
  }
  gboolean is_one = g_variant_is_of_type(inner, G_VARIANT_TYPE_UINT32) && g_variant_get_uint32(inner) == 1;
  g_variant_unref(inner);
  return is_one;
}

static void host_widget_take_setting(HostWidget *self, const char *key, GVariant *value) {
  gboolean *setting = NULL;
  if (g_str_equal(key, "color-scheme")) setting = &self->portal_is_dark;
  if (g_str_equal(key, "contrast")) setting = &self->portal_prefers_contrast;
  if (setting == NULL || *setting == is_one(value)) return;
  *setting = !*setting;
  self->callbacks.appearance_changed(self->callbacks.owner);
}

static void on_portal_signal(GDBusConnection *bus, const char *sender, const char *path,
                             const char *interface, const char *name, GVariant *parameters,
                             gpointer data) {
  const char *space = NULL;
  const char *key = NULL;
  GVariant *value = NULL;
  if (!g_variant_is_of_type(parameters, G_VARIANT_TYPE("(ssv)"))) return;
  g_variant_get(parameters, "(&s&sv)", &space, &key, &value);
  if (g_str_equal(space, appearance)) host_widget_take_setting(HOST_WIDGET(data), key, value);
  g_variant_unref(value);
}

static void on_portal_answer(GObject *source, GAsyncResult *result, gpointer data) {
  HostWidget *self = HOST_WIDGET(data);
  GVariant *answer = g_dbus_connection_call_finish(G_DBUS_CONNECTION(source), result, NULL);
  if (answer != NULL) {
    GVariant *settings = NULL;
    g_variant_get(answer, "(@a{sa{sv}})", &settings);
    GVariant *values = g_variant_lookup_value(settings, appearance, G_VARIANT_TYPE("a{sv}"));
    if (values != NULL && self->callbacks.owner != NULL) {
      GVariantIter iterator;
      const char *key = NULL;
      GVariant *value = NULL;
      g_variant_iter_init(&iterator, values);
      while (g_variant_iter_loop(&iterator, "{&sv}", &key, &value)) host_widget_take_setting(self, key, value);
    }
    if (values != NULL) g_variant_unref(values);
    g_variant_unref(settings);
    g_variant_unref(answer);
  }
  g_object_unref(self);
}

static void on_bus(GObject *source, GAsyncResult *result, gpointer data) {
  HostWidget *self = HOST_WIDGET(data);
  GDBusConnection *bus = g_bus_get_finish(result, NULL);
  if (bus != NULL && self->callbacks.owner != NULL) {
    self->bus = bus;
    self->portal_signal = g_dbus_connection_signal_subscribe(
        bus, "org.freedesktop.portal.Desktop", "org.freedesktop.portal.Settings", "SettingChanged",
        "/org/freedesktop/portal/desktop", NULL, G_DBUS_SIGNAL_FLAGS_NONE, on_portal_signal, self,
        NULL);
    // All settings of the namespace by one call: reading one that a portal does not have is an error.
    const char *spaces[] = {appearance, NULL};
    g_dbus_connection_call(bus, "org.freedesktop.portal.Desktop",
                           "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings",
                           "ReadAll", g_variant_new("(^as)", spaces),
                           G_VARIANT_TYPE("(a{sa{sv}})"), G_DBUS_CALL_FLAGS_NONE, 2000, NULL,
                           on_portal_answer, g_object_ref(self));
  } else if (bus != NULL) {
    g_object_unref(bus);
  }
  g_object_unref(self);
}

// MARK: Events

static void host_widget_end_scroll(HostWidget *self, double x, double y) {
  if (self->scroll_end != 0) {
    g_source_remove(self->scroll_end);
    self->scroll_end = 0;
  }
  if (!self->is_scrolling || self->callbacks.owner == NULL) return;
  self->is_scrolling = FALSE;
  self->callbacks.scroll(self->callbacks.owner, 3, 0, 0, 1, x, y);
}

static gboolean on_scroll_silence(gpointer data) {
  HostWidget *self = HOST_WIDGET(data);
  self->scroll_end = 0;
  host_widget_end_scroll(self, 0, 0);
  return G_SOURCE_REMOVE;
}

/// With Control held, a wheel zooms: a click up by a fifth.
static gboolean host_widget_zoom(HostWidget *self, GdkEvent *event, double x, double y) {
  double dx = 0, dy = 0;
  switch (gdk_scroll_event_get_direction(event)) {
    case GDK_SCROLL_UP: dy = -1; break;
    case GDK_SCROLL_DOWN: dy = 1; break;
    case GDK_SCROLL_SMOOTH:
      gdk_scroll_event_get_deltas(event, &dx, &dy);
      // Fingers on a touchpad count pixels.
      if (gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_SURFACE) dy /= 40;
      break;
    default: break;
  }
  if (dy != 0) self->callbacks.zoom(self->callbacks.owner, 0, pow(1.2, -dy), x, y);
  return TRUE;
}

static gboolean host_widget_pinch(HostWidget *self, GdkEvent *event, double x, double y) {
  static const int phases[] = {1, 2, 3, 3};
  GdkTouchpadGesturePhase phase = gdk_touchpad_event_get_gesture_phase(event);
  if (phase > GDK_TOUCHPAD_GESTURE_PHASE_CANCEL) return FALSE;
  double scale = gdk_touchpad_event_get_pinch_scale(event);
  self->callbacks.zoom(self->callbacks.owner, phases[phase], scale > 0 ? scale : 1, x, y);
  return TRUE;
}

static gboolean host_widget_scroll(HostWidget *self, GdkEvent *event, double x, double y) {
  HostCallbacks *to = &self->callbacks;
  double dx = 0, dy = 0;
  switch (gdk_scroll_event_get_direction(event)) {
    case GDK_SCROLL_UP: to->scroll(to->owner, 0, 0, -1, 0, x, y); return TRUE;
    case GDK_SCROLL_DOWN: to->scroll(to->owner, 0, 0, 1, 0, x, y); return TRUE;
    case GDK_SCROLL_LEFT: to->scroll(to->owner, 0, -1, 0, 0, x, y); return TRUE;
    case GDK_SCROLL_RIGHT: to->scroll(to->owner, 0, 1, 0, 0, x, y); return TRUE;
    case GDK_SCROLL_SMOOTH: break;
  }
  gdk_scroll_event_get_deltas(event, &dx, &dy);
  if (gdk_scroll_event_is_stop(event)) {
    host_widget_end_scroll(self, x, y);
    return TRUE;
  }
  GdkDevice *device = gdk_event_get_device(event);
  gboolean is_touchpad = device != NULL && gdk_device_get_source(device) == GDK_SOURCE_TOUCHPAD;
  int unit = gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_SURFACE ? 1 : 0;
  if (!is_touchpad && unit == 0) {
    to->scroll(to->owner, 0, dx, dy, 0, x, y);
    return TRUE;
  }
  if (!self->is_scrolling) {
    self->is_scrolling = TRUE;
    to->scroll(to->owner, 1, 0, 0, unit, x, y);
  }
  to->scroll(to->owner, 2, dx, dy, unit, x, y);
  // Not every server reports when the fingers are lifted.
  if (self->scroll_end != 0) g_source_remove(self->scroll_end);
  self->scroll_end = g_timeout_add(150, on_scroll_silence, self);
  return TRUE;
}

static gboolean on_event(GtkEventControllerLegacy *controller, GdkEvent *event, gpointer data) {
  HostWidget *self = HOST_WIDGET(data);
  HostCallbacks *to = &self->callbacks;
  if (to->owner == NULL) return FALSE;
  GtkWidget *widget = GTK_WIDGET(self);
  guint modifiers = gdk_event_get_modifier_state(event);
  double x = 0, y = 0;
  if (gdk_event_get_position(event, &x, &y)) {
    GtkNative *native = gtk_widget_get_native(widget);
    double left = 0, top = 0;
    gtk_native_get_surface_transform(native, &left, &top);
    gtk_widget_translate_coordinates(GTK_WIDGET(native), widget, x - left, y - top, &x, &y);
    self->x = x;
    self->y = y;
  } else {
    // A scroll has no place of its own: it is where the pointer was last.
    x = self->x;
    y = self->y;
  }
  guintptr id = (guintptr)gdk_event_get_event_sequence(event);
  switch (gdk_event_get_event_type(event)) {
    case GDK_BUTTON_PRESS: {
      guint button = gdk_button_event_get_button(event);
      if (button != GDK_BUTTON_PRIMARY && button != GDK_BUTTON_SECONDARY) return FALSE;
      // One button at a time: the second one is none of ours.
      if (self->pressed != 0) return FALSE;
      gtk_widget_grab_focus(widget);
      self->pressed = button;
      to->pointer(to->owner, 0, 0, x, y, button, modifiers);
      return TRUE;
    }
    case GDK_MOTION_NOTIFY:
      if (self->pressed == 0) return FALSE;
      to->pointer(to->owner, 1, 0, x, y, self->pressed, modifiers);
      return TRUE;
    case GDK_BUTTON_RELEASE: {
      guint button = gdk_button_event_get_button(event);
      if (button != self->pressed) return FALSE;
      self->pressed = 0;
      to->pointer(to->owner, 2, 0, x, y, button, modifiers);
      return TRUE;
    }
    case GDK_GRAB_BROKEN: {
      guint button = self->pressed;
      if (button == 0) return FALSE;
      self->pressed = 0;
      to->pointer(to->owner, 3, 0, x, y, button, modifiers);
      return TRUE;
    }
    case GDK_TOUCH_BEGIN: to->pointer(to->owner, 0, id, x, y, 0, modifiers); return TRUE;
    case GDK_TOUCH_UPDATE: to->pointer(to->owner, 1, id, x, y, 0, modifiers); return TRUE;
    case GDK_TOUCH_END: to->pointer(to->owner, 2, id, x, y, 0, modifiers); return TRUE;
    case GDK_TOUCH_CANCEL: to->pointer(to->owner, 3, id, x, y, 0, modifiers); return TRUE;
    case GDK_SCROLL:
      if ((modifiers & GDK_CONTROL_MASK) && !self->is_scrolling)
        return host_widget_zoom(self, event, x, y);
      return host_widget_scroll(self, event, x, y);
    case GDK_TOUCHPAD_PINCH: return host_widget_pinch(self, event, x, y);
    default: return FALSE;
  }
}

static void on_pointer_motion(GtkEventControllerMotion *controller, double x, double y,
                              gpointer data) {
  HostCallbacks *to = &HOST_WIDGET(data)->callbacks;
  if (to->owner == NULL) return;
  GtkEventController *events = GTK_EVENT_CONTROLLER(controller);
  // A finger is no pointer, though GTK makes motions of it.
  GdkDevice *device = gtk_event_controller_get_current_event_device(events);
  if (device != NULL && gdk_device_get_source(device) == GDK_SOURCE_TOUCHSCREEN) return;
  to->hover(to->owner, TRUE, x, y, gtk_event_controller_get_current_event_state(events));
}

static void on_pointer_leave(GtkEventControllerMotion *controller, gpointer data) {
  HostCallbacks *to = &HOST_WIDGET(data)->callbacks;
  if (to->owner != NULL) to->hover(to->owner, FALSE, 0, 0, 0);
}

static gboolean on_key_pressed(GtkEventControllerKey *controller, guint keyval, guint code,
                               GdkModifierType modifiers, gpointer data) {
  HostCallbacks *to = &HOST_WIDGET(data)->callbacks;
  if (to->owner == NULL) return FALSE;
  to->key(to->owner, TRUE, keyval, gdk_keyval_to_unicode(keyval), modifiers);
  return TRUE;
}

static void on_key_released(GtkEventControllerKey *controller, guint keyval, guint code,
                            GdkModifierType modifiers, gpointer data) {
  HostCallbacks *to = &HOST_WIDGET(data)->callbacks;
  if (to->owner == NULL) return;
  to->key(to->owner, FALSE, keyval, gdk_keyval_to_unicode(keyval), modifiers);
}

// MARK: Input methods

static void on_commit(GtkIMContext *input, const char *text, gpointer data) {
  HostCallbacks *to = &HOST_WIDGET(data)->callbacks;
  if (to->owner != NULL) to->text(to->owner, text);
}

static void on_preedit_changed(GtkIMContext *input, gpointer data) {
  HostCallbacks *to = &HOST_WIDGET(data)->callbacks;
  if (to->owner == NULL) return;
  char *text = NULL;
  int cursor = 0;
  gtk_im_context_get_preedit_string(input, &text, NULL, &cursor);
  to->preedit(to->owner, text != NULL ? text : "", cursor);
  g_free(text);
}

static gboolean on_retrieve_surrounding(GtkIMContext *input, gpointer data) {
  HostCallbacks *to = &HOST_WIDGET(data)->callbacks;
  if (to->owner == NULL) return FALSE;
  to->surrounding(to->owner);
  return TRUE;
}

static gboolean on_delete_surrounding(GtkIMContext *input, int offset, int count, gpointer data) {
  HostCallbacks *to = &HOST_WIDGET(data)->callbacks;
  if (to->owner == NULL) return FALSE;
  to->delete_surrounding(to->owner, offset, count);
  return TRUE;
}

static void on_focus_enter(GtkEventControllerFocus *controller, gpointer data) {
  HostWidget *self = HOST_WIDGET(data);
  if (self->has_input) gtk_im_context_focus_in(self->input);
}

static void on_focus_leave(GtkEventControllerFocus *controller, gpointer data) {
  HostWidget *self = HOST_WIDGET(data);
  if (self->has_input) gtk_im_context_focus_out(self->input);
}

void host_widget_set_input(GtkWidget *widget, gboolean is_active, int purpose, int hints) {
  HostWidget *self = HOST_WIDGET(widget);
  if (is_active) g_object_set(self->input, "input-purpose", purpose, "input-hints", hints, NULL);
  if (is_active == self->has_input) return;
  self->has_input = is_active;
  GtkEventControllerKey *keys = GTK_EVENT_CONTROLLER_KEY(self->keys);
  if (is_active) {
    gtk_event_controller_key_set_im_context(keys, self->input);
    gtk_im_context_focus_in(self->input);
  } else {
    gtk_im_context_reset(self->input);
    gtk_im_context_focus_out(self->input);
    gtk_event_controller_key_set_im_context(keys, NULL);
  }
}

void host_widget_reset_input(GtkWidget *widget) {
  gtk_im_context_reset(HOST_WIDGET(widget)->input);
}

void host_widget_set_caret(GtkWidget *widget, int x, int y, int width, int height) {
  GdkRectangle place = {x, y, width, height};
  gtk_im_context_set_cursor_location(HOST_WIDGET(widget)->input, &place);
}

void host_widget_set_surrounding(GtkWidget *widget, const char *text, int length, int cursor,
                                 int anchor) {
  gtk_im_context_set_surrounding_with_selection(HOST_WIDGET(widget)->input, text, length, cursor,
                                                anchor);
}

static void host_widget_make_input(HostWidget *self) {
  self->input = gtk_im_multicontext_new();
  gtk_im_context_set_client_widget(self->input, GTK_WIDGET(self));
  gtk_im_context_set_use_preedit(self->input, TRUE);
  g_signal_connect(self->input, "commit", G_CALLBACK(on_commit), self);
  g_signal_connect(self->input, "preedit-changed", G_CALLBACK(on_preedit_changed), self);
  g_signal_connect(self->input, "retrieve-surrounding", G_CALLBACK(on_retrieve_surrounding), self);
  g_signal_connect(self->input, "delete-surrounding", G_CALLBACK(on_delete_surrounding), self);
  GtkEventController *focus = gtk_event_controller_focus_new();
  g_signal_connect(focus, "enter", G_CALLBACK(on_focus_enter), self);
  g_signal_connect(focus, "leave", G_CALLBACK(on_focus_leave), self);
  gtk_widget_add_controller(GTK_WIDGET(self), focus);
}

// MARK: The clipboard

static void on_clipboard_text(GObject *source, GAsyncResult *result, gpointer data) {
  HostWidget *self = HOST_WIDGET(data);
  char *text = gdk_clipboard_read_text_finish(GDK_CLIPBOARD(source), result, NULL);
  // It may have been ours by now.
  if (self->callbacks.owner != NULL && !gdk_clipboard_is_local(GDK_CLIPBOARD(source)))
    self->callbacks.clipboard(self->callbacks.owner, text);
  g_free(text);
  g_object_unref(self);
}

/// The images that are taken, the best first.
static const char *const image_types[] = {"image/png", "image/jpeg", "image/webp", "image/gif", NULL};
/// No image on a clipboard is larger, in bytes.
static const gsize most_bytes = 64 << 20;

// An image that is being read from another program.
typedef struct {
  HostWidget *widget;
  const char *mime;
  // One byte more than the largest image has, so that a larger one is seen to be so. Memory that nothing is read into costs nothing.
  char *bytes;
} CopiedImage;

static void on_clipboard_bytes(GObject *source, GAsyncResult *result, gpointer data) {
  CopiedImage *image = data;
  HostCallbacks *to = &image->widget->callbacks;
  gsize count = 0;
  gboolean is_read = g_input_stream_read_all_finish(G_INPUT_STREAM(source), result, &count, NULL);
  if (to->owner != NULL && is_read && count > 0 && count <= most_bytes)
    to->clipboard_data(to->owner, image->mime, image->bytes, count);
  g_object_unref(image->widget);
  g_free(image->bytes);
  g_free(image);
}

static void on_clipboard_image(GObject *source, GAsyncResult *result, gpointer data) {
  HostWidget *self = HOST_WIDGET(data);
  const char *mime = NULL;
  GInputStream *stream =
      gdk_clipboard_read_finish(GDK_CLIPBOARD(source), result, &mime, NULL);
  if (stream != NULL && !gdk_clipboard_is_local(GDK_CLIPBOARD(source))) {
    CopiedImage *image = g_new(CopiedImage, 1);
    image->widget = g_object_ref(self);
    image->mime = g_intern_string(mime);
    image->bytes = g_malloc(most_bytes + 1);
    g_input_stream_read_all_async(stream, image->bytes, most_bytes + 1, G_PRIORITY_DEFAULT, NULL,
                                  on_clipboard_bytes, image);
  }
  g_clear_object(&stream);
  g_object_unref(self);
}

/// The paths of files on this machine; those that are only in a network have none.
static GPtrArray *paths_of(const GValue *value) {
  GPtrArray *paths = g_ptr_array_new_with_free_func(g_free);
  for (GSList *next = g_value_get_boxed(value); next != NULL; next = next->next) {
    char *path = g_file_get_path(next->data);
    if (path != NULL) g_ptr_array_add(paths, path);
  }
  g_ptr_array_add(paths, NULL);
  return paths;
}

static void on_clipboard_files(GObject *source, GAsyncResult *result, gpointer data) {
  HostWidget *self = HOST_WIDGET(data);
  const GValue *value = gdk_clipboard_read_value_finish(GDK_CLIPBOARD(source), result, NULL);
  if (value != NULL && self->callbacks.owner != NULL &&
      !gdk_clipboard_is_local(GDK_CLIPBOARD(source))) {
    GPtrArray *paths = paths_of(value);
    const char *const *list = (const char *const *)paths->pdata;
    char *text = g_strjoinv("\n", (char **)paths->pdata);
    self->callbacks.clipboard_files(self->callbacks.owner, list, *text != 0 ? text : NULL);
    g_free(text);
    g_ptr_array_unref(paths);
  }
  g_object_unref(self);
}

static void on_clipboard_changed(GdkClipboard *clipboard, gpointer data) {
  HostWidget *self = HOST_WIDGET(data);
  self->has_unread_image = FALSE;
  if (self->callbacks.owner == NULL || gdk_clipboard_is_local(clipboard)) return;
  GdkContentFormats *formats = gdk_clipboard_get_formats(clipboard);
  gboolean has_files = gdk_content_formats_contain_gtype(formats, GDK_TYPE_FILE_LIST) ||
                       gdk_content_formats_contain_mime_type(formats, "text/uri-list");
  gboolean has_text = gdk_content_formats_contain_gtype(formats, G_TYPE_STRING) ||
                      gdk_content_formats_contain_mime_type(formats, "text/plain") ||
                      gdk_content_formats_contain_mime_type(formats, "text/plain;charset=utf-8");
  gboolean has_image = FALSE;
  for (const char *const *type = image_types; *type != NULL; type++)
    has_image = has_image || gdk_content_formats_contain_mime_type(formats, *type);
  // Files bring a text along, and some texts an image of themselves.
  if (has_files)
    gdk_clipboard_read_value_async(clipboard, GDK_TYPE_FILE_LIST, G_PRIORITY_DEFAULT, NULL,
                                   on_clipboard_files, g_object_ref(self));
  else if (has_image && !has_text) {
    // The previous clipboard content was replaced, whether or not this can be read.
    self->callbacks.clipboard(self->callbacks.owner, NULL);
    // Images are large, and most are copied for other programs: read when the reader comes here.
    GtkRoot *window = gtk_widget_get_root(GTK_WIDGET(self));
    self->has_unread_image = !GTK_IS_WINDOW(window) || !gtk_window_is_active(GTK_WINDOW(window));
    if (!self->has_unread_image)
      gdk_clipboard_read_async(clipboard, (const char **)image_types, G_PRIORITY_DEFAULT, NULL,
                               on_clipboard_image, g_object_ref(self));
  } else
    gdk_clipboard_read_text_async(clipboard, NULL, on_clipboard_text, g_object_ref(self));
}

static gboolean on_drop(GtkDropTarget *target, const GValue *value, double x, double y,
                        gpointer data) {
  HostCallbacks *to = &HOST_WIDGET(data)->callbacks;
  if (to->owner == NULL || !G_VALUE_HOLDS(value, GDK_TYPE_FILE_LIST)) return FALSE;
  GPtrArray *paths = paths_of(value);
  gboolean has_paths = paths->len > 1;
  if (has_paths) to->dropped(to->owner, (const char *const *)paths->pdata);
  g_ptr_array_unref(paths);
  return has_paths;
}

void host_widget_accept_files(GtkWidget *widget) {
  GtkDropTarget *target = gtk_drop_target_new(GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);
  g_signal_connect(target, "drop", G_CALLBACK(on_drop), widget);
  gtk_widget_add_controller(widget, GTK_EVENT_CONTROLLER(target));
}

void host_widget_copy(GtkWidget *widget, const char *text) {
  gdk_clipboard_set_text(HOST_WIDGET(widget)->clipboard, text);
}

void host_widget_copy_data(GtkWidget *widget, const char *mime, const void *bytes, size_t count) {
  GBytes *data = g_bytes_new(bytes, count);
  GdkContentProvider *content = gdk_content_provider_new_for_bytes(mime, data);
  gdk_clipboard_set_content(HOST_WIDGET(widget)->clipboard, content);
  g_object_unref(content);
  g_bytes_unref(data);
}

static void host_widget_watch_clipboard(HostWidget *self) {
  self->clipboard = gtk_widget_get_clipboard(GTK_WIDGET(self));
  self->clipboard_signal =
      g_signal_connect(self->clipboard, "changed", G_CALLBACK(on_clipboard_changed), self);
  on_clipboard_changed(self->clipboard, self);
}

// MARK: Life

static void host_widget_dispose(GObject *object) {
  HostWidget *self = HOST_WIDGET(object);
  self->callbacks.owner = NULL;
  if (self->scroll_end != 0) g_source_remove(self->scroll_end);
  self->scroll_end = 0;
  if (self->clipboard != NULL) {
    g_signal_handler_disconnect(self->clipboard, self->clipboard_signal);
    self->clipboard = NULL;
  }
  if (self->input != NULL) {
    g_signal_handlers_disconnect_by_data(self->input, self);
    gtk_im_context_set_client_widget(self->input, NULL);
    g_clear_object(&self->input);
  }
  if (self->bus != NULL) {
    g_dbus_connection_signal_unsubscribe(self->bus, self->portal_signal);
    g_clear_object(&self->bus);
  }
  if (self->settings != NULL) {
    g_signal_handlers_disconnect_by_data(self->settings, self);
    self->settings = NULL;
  }
  G_OBJECT_CLASS(host_widget_parent_class)->dispose(object);
}

static void host_widget_class_init(HostWidgetClass *class) {
  GtkWidgetClass *widget = GTK_WIDGET_CLASS(class);
  widget->snapshot = host_widget_snapshot;
  widget->size_allocate = host_widget_size_allocate;
  widget->measure = host_widget_measure;
  widget->get_request_mode = host_widget_request_mode;
  G_OBJECT_CLASS(class)->dispose = host_widget_dispose;
}

static void host_widget_init(HostWidget *self) {
  GtkWidget *widget = GTK_WIDGET(self);
  gtk_widget_set_focusable(widget, TRUE);
  gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN);
  g_signal_connect(self, "notify::scale-factor", G_CALLBACK(host_widget_scale_changed), NULL);
  GtkEventController *events = gtk_event_controller_legacy_new();
  g_signal_connect(events, "event", G_CALLBACK(on_event), self);
  gtk_widget_add_controller(widget, events);
  GtkEventController *motion = gtk_event_controller_motion_new();
  g_signal_connect(motion, "enter", G_CALLBACK(on_pointer_motion), self);
  g_signal_connect(motion, "motion", G_CALLBACK(on_pointer_motion), self);
  g_signal_connect(motion, "leave", G_CALLBACK(on_pointer_leave), self);
  gtk_widget_add_controller(widget, motion);
  GtkEventController *keys = gtk_event_controller_key_new();
  g_signal_connect(keys, "key-pressed", G_CALLBACK(on_key_pressed), self);
  g_signal_connect(keys, "key-released", G_CALLBACK(on_key_released), self);
  gtk_widget_add_controller(widget, keys);
  self->keys = keys;
  host_widget_make_input(self);
}

static gboolean on_close_request(GtkWindow *window, gpointer data) {
  HostCallbacks *to = &HOST_WIDGET(data)->callbacks;
  void *owner = to->owner;
  to->owner = NULL;
  if (owner != NULL) to->closed(owner);
  return FALSE;
}

static void on_active_changed(GtkWindow *window, GParamSpec *spec, gpointer data) {
  HostWidget *self = HOST_WIDGET(data);
  HostCallbacks *to = &self->callbacks;
  gboolean is_active = gtk_window_is_active(window);
  if (is_active && self->has_unread_image) on_clipboard_changed(self->clipboard, self);
  if (to->owner != NULL) to->active_changed(to->owner, is_active);
}

static void on_state_changed(GdkSurface *surface, GParamSpec *spec, gpointer data) {
  HostCallbacks *to = &HOST_WIDGET(data)->callbacks;
  GdkToplevelState hidden = GDK_TOPLEVEL_STATE_MINIMIZED;
#if GTK_CHECK_VERSION(4, 12, 0)
  // Wayland has no minimized windows, but says which ones nobody sees.
  hidden |= GDK_TOPLEVEL_STATE_SUSPENDED;
#endif
  gboolean is_shown = (gdk_toplevel_get_state(GDK_TOPLEVEL(surface)) & hidden) == 0;
  if (to->owner != NULL) to->shown_changed(to->owner, is_shown);
}

static void on_realize(GtkWidget *window, gpointer data) {
  g_signal_connect_object(gtk_native_get_surface(GTK_NATIVE(window)), "notify::state",
                          G_CALLBACK(on_state_changed), data, 0);
}

GtkWindow *host_window_new(const char *title, int width, int height, HostCallbacks callbacks) {
  HostWidget *widget = g_object_new(HOST_TYPE_WIDGET, NULL);
  widget->callbacks = callbacks;
  widget->settings = gtk_settings_get_default();
  if (widget->settings != NULL) {
    const char *const signals[] = {"notify::gtk-application-prefer-dark-theme", "notify::gtk-theme-name",
                                   "notify::gtk-xft-dpi"};
    for (size_t i = 0; i < G_N_ELEMENTS(signals); i++)
      g_signal_connect(widget->settings, signals[i], G_CALLBACK(on_appearance_changed), widget);
  }
  GtkWindow *window = GTK_WINDOW(gtk_window_new());
  gtk_window_set_title(window, title);
  gtk_window_set_default_size(window, width, height);
  gtk_window_set_child(window, GTK_WIDGET(widget));
  // What is in it stands on the bus of assistive technologies by itself (accessibility.h).
  gtk_accessible_update_state(GTK_ACCESSIBLE(window), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  g_signal_connect(window, "close-request", G_CALLBACK(on_close_request), widget);
  // Not after the widget was destroyed: the window reports its own end in this way too.
  g_signal_connect_object(window, "notify::is-active", G_CALLBACK(on_active_changed), widget, 0);
  g_signal_connect_object(window, "realize", G_CALLBACK(on_realize), widget, 0);
  host_widget_watch_clipboard(widget);
  g_bus_get(G_BUS_TYPE_SESSION, NULL, on_bus, g_object_ref(widget));
  return window;
}

GtkWidget *host_window_widget(GtkWindow *window) { return gtk_window_get_child(window); }

void host_window_present(GtkWindow *window) {
  gtk_window_present(window);
  gtk_widget_grab_focus(gtk_window_get_child(window));
}

void host_widget_redraw(GtkWidget *widget) { gtk_widget_queue_draw(widget); }

gboolean host_widget_draws_in_software(GtkWidget *widget) {
  GtkNative *native = gtk_widget_get_native(widget);
  GskRenderer *renderer = native != NULL ? gtk_native_get_renderer(native) : NULL;
  return renderer != NULL && GSK_IS_CAIRO_RENDERER(renderer);
}

static gboolean on_tick(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  HostCallbacks *to = &HOST_WIDGET(widget)->callbacks;
  if (to->owner == NULL) return G_SOURCE_REMOVE;
  to->frame(to->owner, gdk_frame_clock_get_frame_time(clock));
  return G_SOURCE_CONTINUE;
}

void host_widget_set_ticking(GtkWidget *widget, gboolean is_ticking) {
  HostWidget *self = HOST_WIDGET(widget);
  if (is_ticking == (self->tick != 0)) return;
  if (is_ticking) {
    self->tick = gtk_widget_add_tick_callback(widget, on_tick, NULL, NULL);
  } else {
    gtk_widget_remove_tick_callback(widget, self->tick);
    self->tick = 0;
  }
}

// MARK: The main queue

// Dispatch's own interface for foreign main loops; CFRunLoop uses the same.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

static gboolean on_main_queue(gint descriptor, GIOCondition condition, gpointer data) {
  guint64 count;
  ssize_t got = read(descriptor, &count, sizeof count);
  (void)got;
  _dispatch_main_queue_callback_4CF(NULL);
  return G_SOURCE_CONTINUE;
}

void host_attach_main_queue(void) {
  static gboolean is_attached = FALSE;
  if (is_attached) return;
  is_attached = TRUE;
  g_unix_fd_add(_dispatch_get_main_queue_handle_4CF(), G_IO_IN, on_main_queue, NULL);
}

// MARK: Timers

typedef struct {
  GSource source;
  double (*fire)(void);
  /// When the next timer is due, in microseconds of the monotonic clock; negative for never.
  gint64 deadline;
  /// Whether something ran since `fire` was called, and may have made a timer.
  gboolean is_stale;
} TimerSource;

static gboolean prepare_timers(GSource *source, gint *timeout) {
  TimerSource *timers = (TimerSource *)source;
  if (timers->is_stale) return TRUE;
  *timeout = -1;
  if (timers->deadline < 0) return FALSE;
  gint64 wait = (timers->deadline - g_get_monotonic_time() + 999) / 1000;
  if (wait <= 0) return TRUE;
  *timeout = (gint)MIN(wait, G_MAXINT);
  return FALSE;
}

/// Something woke the loop, this source or another.
static gboolean check_timers(GSource *source) {
  ((TimerSource *)source)->is_stale = TRUE;
  return FALSE;
}

static gboolean dispatch_timers(GSource *source, GSourceFunc callback, gpointer data) {
  TimerSource *timers = (TimerSource *)source;
  timers->is_stale = FALSE;
  double wait = timers->fire();
  timers->deadline = wait < 0 || wait > 1e6 ? -1 : g_get_monotonic_time() + (gint64)(wait * 1e6);
  return G_SOURCE_CONTINUE;
}

void host_attach_timers(double (*fire)(void)) {
  static gboolean is_attached = FALSE;
  static GSourceFuncs functions = {prepare_timers, check_timers, dispatch_timers, NULL};
  if (is_attached) return;
  is_attached = TRUE;
  GSource *source = g_source_new(&functions, sizeof(TimerSource));
  ((TimerSource *)source)->fire = fire;
  ((TimerSource *)source)->deadline = -1;
  ((TimerSource *)source)->is_stale = TRUE;
  g_source_set_name(source, "RunLoop.main");
  g_source_attach(source, NULL);
  g_source_unref(source);
}

// MARK: Values

GskTransform *host_transform_affine(GskTransform *next, float a, float b, float c, float d,
                                    float tx, float ty) {
  // In steps that GSK knows to stay within the plane: it draws no other matrix with Cairo.
  graphene_point_t offset = GRAPHENE_POINT_INIT(tx, ty);
  float width = hypotf(a, b);
  float height = width > 0 ? (a * d - b * c) / width : 0;
  next = gsk_transform_translate(next, &offset);
  if (width <= 0 || height == 0) return gsk_transform_scale(next, 0, 0);
  float skew = (a * c + b * d) / width / height;
  next = gsk_transform_rotate(next, atan2f(b, a) * 180 / G_PI);
  if (skew != 0) next = gsk_transform_skew(next, atanf(skew) * 180 / G_PI, 0);
  return gsk_transform_scale(next, width, height);
}

GdkTexture *host_texture_new(const void *pixels, int width, int height, gsize stride, void *owner,
                             void (*release)(void *owner)) {
  GBytes *bytes = g_bytes_new_with_free_func(pixels, stride * height, release, owner);
  GdkTexture *texture =
      gdk_memory_texture_new(width, height, GDK_MEMORY_DEFAULT, bytes, stride);
  g_bytes_unref(bytes);
  return texture;
}

GskRenderNode *host_pixels_node_new(const void *pixels, int width, int height, int stride,
                                    float scale, float x, float y) {
  graphene_rect_t bounds = GRAPHENE_RECT_INIT(x, y, width / scale, height / scale);
  GskRenderNode *node = gsk_cairo_node_new(&bounds);
  cairo_t *cr = gsk_cairo_node_get_draw_context(node);
  cairo_surface_t *surface = cairo_image_surface_create_for_data(
      (unsigned char *)pixels, CAIRO_FORMAT_RGB24, width, height, stride);
  cairo_translate(cr, x, y);
  cairo_scale(cr, 1 / scale, 1 / scale);
  cairo_set_source_surface(cr, surface, 0, 0);
  cairo_pattern_set_filter(cairo_get_source(cr), CAIRO_FILTER_NEAREST);
  cairo_rectangle(cr, 0, 0, width, height);
  cairo_fill(cr);
  cairo_destroy(cr);
  // The recording copies the pixels now, as the surface is finished.
  cairo_surface_finish(surface);
  cairo_surface_destroy(surface);
  return node;
}
