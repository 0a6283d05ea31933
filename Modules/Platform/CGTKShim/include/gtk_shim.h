// What Swift cannot say of GTK: a widget class, signals, variadic calls, and values made by macros.
#pragma once

#include <gtk/gtk.h>

#include "accessibility.h"
#include "desktop_app.h"
#include "file_dialog.h"
#include "gl_probe.h"
#include "idle.h"
#include "memory.h"
#include "network.h"
#include "screen_reader.h"

/// The callbacks of a host widget to its owner. All calls are made on the thread of the main loop.
typedef struct {
  /// Handed back with every call.
  void *owner;
  /// A frame of the display is due. `time` is that of the frame clock, in microseconds of the monotonic clock.
  void (*frame)(void *owner, gint64 time);
  /// Gives the image to show, a reference of its own, or NULL for none.
  GskRenderNode *(*image)(void *owner);
  /// The widget has another size, in logical pixels, or another number of pixels in one of them.
  void (*resized)(void *owner, int width, int height, int scale);
  /// A finger or the pressed pointer. `phase` is 0 began, 1 moved, 2 ended, 3 cancelled; `button` is 0 for a finger, 1 for
  /// the main and 3 for the other button of the pointer.
  void (*pointer)(void *owner, int phase, guintptr id, double x, double y, int button,
                  guint modifiers);
  /// The pointer is over the widget, or elsewhere (`is_over` 0).
  void (*hover)(void *owner, int is_over, double x, double y, guint modifiers);
  /// A turn of a wheel or of a touchpad. `phase` is 0 wheel, 1 began, 2 changed, 3 ended; `unit` is 0 for clicks of a
  /// wheel and 1 for pixels.
  void (*scroll)(void *owner, int phase, double dx, double dy, int unit, double x, double y);
  /// A wish to zoom around a place. `phase` is 0 wheel, 1 began, 2 changed, 3 ended; `scale` says how much larger, for a
  /// wheel than it is and else than when it began.
  void (*zoom)(void *owner, int phase, double scale, double x, double y);
  /// A key: its GDK value, the character that it types or 0, the GDK modifiers.
  void (*key)(void *owner, int is_down, guint keyval, guint32 character, guint modifiers);
  /// The input method typed text.
  void (*text)(void *owner, const char *text);
  /// The input method shows text that it is composing, empty for none; `cursor` counts its characters.
  void (*preedit)(void *owner, const char *text, int cursor);
  /// The input method requests the text around the caret: the owner calls `host_widget_set_surrounding`.
  void (*surrounding)(void *owner);
  /// The input method deletes `count` characters, the first one `offset` characters from the caret.
  void (*delete_surrounding)(void *owner, int offset, int count);
  /// Another program copied text, or something that is no text (NULL).
  void (*clipboard)(void *owner, const char *text);
  /// Another program copied an image: its bytes, of a MIME type.
  void (*clipboard_data)(void *owner, const char *mime, const void *bytes, size_t count);
  /// Another program copied files: their paths, ended by NULL, and a text that represents them, or NULL.
  void (*clipboard_files)(void *owner, const char *const *paths, const char *text);
  /// Files were dropped on the widget: their paths, ended by NULL.
  void (*dropped)(void *owner, const char *const *paths);
  /// The reader changed the appearance of the desktop: its colors, contrast or text size.
  void (*appearance_changed)(void *owner);
  /// The reader works in the window (1), or in another one (0).
  void (*active_changed)(void *owner, int is_active);
  /// The window is shown (1), or minimized (0).
  void (*shown_changed)(void *owner, int is_shown);
  /// The window was closed.
  void (*closed)(void *owner);
} HostCallbacks;

/// Makes a window that holds one host widget. The window is owned by GTK until it is closed.
GtkWindow *host_window_new(const char *title, int width, int height, HostCallbacks callbacks);
/// The widget of a window made by `host_window_new`.
GtkWidget *host_window_widget(GtkWindow *window);
/// Shows the window.
void host_window_present(GtkWindow *window);
/// Asks the widget for another image.
void host_widget_redraw(GtkWidget *widget);
/// Whether the window is drawn by the CPU, for lack of a GPU.
gboolean host_widget_draws_in_software(GtkWidget *widget);
/// Asks for a call of `frame` with every frame of the display, until it is switched off.
void host_widget_set_ticking(GtkWidget *widget, gboolean is_ticking);
/// Whether the desktop prefers no animations.
gboolean host_widget_reduces_motion(GtkWidget *widget);
/// Whether the desktop prefers dark colors, as far as is known now. The portal responds later, by `appearance_changed`.
gboolean host_widget_is_dark(GtkWidget *widget);
/// Whether the desktop prefers higher contrast, as far as is known now. The portal responds later, by `appearance_changed`.
gboolean host_widget_prefers_contrast(GtkWidget *widget);
/// How many times larger than the standard the desktop shows text.
double host_widget_text_scale(GtkWidget *widget);

/// Lets the input method have the keys, or no longer; `purpose` and `hints` are GTK's, and say what is typed.
void host_widget_set_input(GtkWidget *widget, gboolean is_active, int purpose, int hints);
/// The input method forgets what it was composing.
void host_widget_reset_input(GtkWidget *widget);
/// Where the caret is, in logical pixels of the widget: the input method shows its choices there.
void host_widget_set_caret(GtkWidget *widget, int x, int y, int width, int height);
/// The text around the caret; `cursor` and `anchor` count bytes.
void host_widget_set_surrounding(GtkWidget *widget, const char *text, int length, int cursor,
                                 int anchor);
/// Gives the desktop a text that was copied.
void host_widget_copy(GtkWidget *widget, const char *text);
/// Puts bytes of a MIME type on the clipboard, which are copied.
void host_widget_copy_data(GtkWidget *widget, const char *mime, const void *bytes, size_t count);
/// Lets files be dropped on the widget.
void host_widget_accept_files(GtkWidget *widget);

/// Runs Swift's and Dispatch's main queue on the GLib main context.
void host_attach_main_queue(void);
/// Calls `fire` in every turn of GLib's default loop that something else woke, and when the number of seconds is over that
/// it returned: negative for none. Once a process.
void host_attach_timers(double (*fire)(void));

/// `next` and then the affine map (x, y) -> (a x + c y + tx, b x + d y + ty).
GskTransform *host_transform_affine(GskTransform *next, float a, float b, float c, float d,
                                    float tx, float ty);
/// A texture of premultiplied pixels in the byte order of Cairo. `release` is called with `owner` when it is destroyed.
GdkTexture *host_texture_new(const void *pixels, int width, int height, gsize stride, void *owner,
                             void (*release)(void *owner));
/// A node that shows opaque pixels in the byte order of Cairo, `scale` of them to a logical one, at (`x`, `y`). Copies them:
/// a texture would be converted to floating point in a window without a GPU.
GskRenderNode *host_pixels_node_new(const void *pixels, int width, int height, int stride,
                                    float scale, float x, float y);
