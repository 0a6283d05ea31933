#include "file_dialog.h"

// GtkFileDialog came with GTK 4.10; this one works with all of them, and goes through the portal where there is one.
G_GNUC_BEGIN_IGNORE_DEPRECATIONS

typedef struct {
  void *owner;
  void (*done)(void *owner, const char *const *paths);
} FileRequest;

static void responded(GtkNativeDialog *dialog, int response, gpointer data) {
  FileRequest *request = data;
  GPtrArray *paths = g_ptr_array_new_with_free_func(g_free);
  if (response == GTK_RESPONSE_ACCEPT) {
    GListModel *files = gtk_file_chooser_get_files(GTK_FILE_CHOOSER(dialog));
    for (guint i = 0; i < g_list_model_get_n_items(files); i++) {
      GFile *file = g_list_model_get_item(files, i);
      // Files that are only in a network have no path; they cannot be read here.
      char *path = g_file_get_path(file);
      if (path != NULL) g_ptr_array_add(paths, path);
      g_object_unref(file);
    }
    g_object_unref(files);
  }
  g_ptr_array_add(paths, NULL);
  request->done(request->owner, (const char *const *)paths->pdata);
  g_ptr_array_unref(paths);
  g_free(request);
  g_object_unref(dialog);
}

static GtkWindow *active_window(void) {
  GListModel *windows = gtk_window_get_toplevels();
  GtkWindow *found = NULL;
  for (guint i = 0; i < g_list_model_get_n_items(windows); i++) {
    GtkWindow *window = g_list_model_get_item(windows, i);
    if (found == NULL || gtk_window_is_active(window)) found = window;
    // The list keeps it.
    g_object_unref(window);
  }
  return found;
}

/// Begins where photos are kept; afterwards the dialog remembers by itself where the reader was.
static void show_images_first(GtkFileChooser *chooser) {
  static gboolean has_shown = FALSE;
  const char *images = g_get_user_special_dir(G_USER_DIRECTORY_PICTURES);
  if (has_shown || images == NULL) return;
  has_shown = TRUE;
  GFile *folder = g_file_new_for_path(images);
  gtk_file_chooser_set_current_folder(chooser, folder, NULL);
  g_object_unref(folder);
}

void host_pick_files(const char *title, const char *const *types, gboolean allows_several,
                     void *owner, void (*done)(void *owner, const char *const *paths)) {
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new(
      title, active_window(), GTK_FILE_CHOOSER_ACTION_OPEN, NULL, NULL);
  GtkFileChooser *chooser = GTK_FILE_CHOOSER(dialog);
  gtk_file_chooser_set_select_multiple(chooser, allows_several);
  if (types != NULL && types[0] != NULL) {
    GtkFileFilter *filter = gtk_file_filter_new();
    for (int i = 0; types[i] != NULL; i++) gtk_file_filter_add_mime_type(filter, types[i]);
    gtk_file_chooser_set_filter(chooser, filter);
    g_object_unref(filter);
  }
  show_images_first(chooser);
  gtk_native_dialog_set_modal(GTK_NATIVE_DIALOG(dialog), TRUE);
  FileRequest *request = g_new0(FileRequest, 1);
  request->owner = owner;
  request->done = done;
  g_signal_connect(dialog, "response", G_CALLBACK(responded), request);
  gtk_native_dialog_show(GTK_NATIVE_DIALOG(dialog));
}

G_GNUC_END_IGNORE_DEPRECATIONS
