#define _GNU_SOURCE
#include "gl_probe.h"

#include <EGL/egl.h>
#include <EGL/eglext.h>
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <gtk/gtk.h>
#include <spawn.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

// Only those who load the driver learn who draws GL, and it stays loaded, a hundred megabytes of
// it. So a child is asked: this program again, which answers before its main function.
#define PROBE "GTKHOST_GL_PROBE"
/// How long the child may take, in seconds: a display that does not answer must not stop the start.
#define PATIENCE 3

enum { GL_IS_HARDWARE = 0, GL_IS_SOFTWARE = 1, GL_IS_UNKNOWN = 2 };

gboolean host_gl_name_is_software(const char *name) {
  // virgl and zink name the renderer below them, in letters of either size.
  static const char *const names[] = {"llvmpipe", "softpipe", "swrast", "lavapipe", "swiftshader",
                                      "software rasterizer"};
  for (size_t i = 0; i < G_N_ELEMENTS(names); i++)
    if (strcasestr(name, names[i]) != NULL) return TRUE;
  return FALSE;
}

// MARK: In the child

static EGLDisplay open_display(void *egl) {
  PFNEGLGETPLATFORMDISPLAYPROC of_platform = dlsym(egl, "eglGetPlatformDisplay");
  PFNEGLGETDISPLAYPROC of_default = dlsym(egl, "eglGetDisplay");
  const char *backend = getenv("GDK_BACKEND");
  gboolean is_wayland = getenv("WAYLAND_DISPLAY") != NULL &&
                        (backend == NULL || !g_str_has_prefix(backend, "x11"));
  if (of_platform != NULL)
    return of_platform(is_wayland ? EGL_PLATFORM_WAYLAND_KHR : EGL_PLATFORM_X11_KHR,
                       EGL_DEFAULT_DISPLAY, NULL);
  return of_default != NULL ? of_default(EGL_DEFAULT_DISPLAY) : EGL_NO_DISPLAY;
}

static int renderer_kind(void) {
  void *egl = dlopen("libEGL.so.1", RTLD_NOW | RTLD_LOCAL);
  if (egl == NULL) return GL_IS_UNKNOWN;
  PFNEGLINITIALIZEPROC initialize = dlsym(egl, "eglInitialize");
  PFNEGLBINDAPIPROC bind = dlsym(egl, "eglBindAPI");
  PFNEGLCHOOSECONFIGPROC choose = dlsym(egl, "eglChooseConfig");
  PFNEGLCREATECONTEXTPROC create = dlsym(egl, "eglCreateContext");
  PFNEGLMAKECURRENTPROC make_current = dlsym(egl, "eglMakeCurrent");
  PFNEGLGETPROCADDRESSPROC address = dlsym(egl, "eglGetProcAddress");
  if (!initialize || !bind || !choose || !create || !make_current || !address) return GL_IS_UNKNOWN;
  EGLDisplay display = open_display(egl);
  if (display == EGL_NO_DISPLAY || !initialize(display, NULL, NULL)) return GL_IS_UNKNOWN;
  if (!bind(EGL_OPENGL_API)) return GL_IS_UNKNOWN;
  static const EGLint wanted[] = {EGL_RENDERABLE_TYPE, EGL_OPENGL_BIT, EGL_SURFACE_TYPE,
                                  EGL_WINDOW_BIT, EGL_NONE};
  EGLConfig config;
  EGLint count = 0;
  if (!choose(display, wanted, &config, 1, &count) || count == 0) return GL_IS_UNKNOWN;
  EGLContext context = create(display, config, EGL_NO_CONTEXT, NULL);
  if (context == EGL_NO_CONTEXT) return GL_IS_UNKNOWN;
  if (!make_current(display, EGL_NO_SURFACE, EGL_NO_SURFACE, context)) return GL_IS_UNKNOWN;
  const unsigned char *(*get_string)(unsigned int) = (void *)address("glGetString");
  const char *name = get_string != NULL ? (const char *)get_string(0x1F01 /* GL_RENDERER */) : NULL;
  if (name == NULL) return GL_IS_UNKNOWN;
  return host_gl_name_is_software(name) ? GL_IS_SOFTWARE : GL_IS_HARDWARE;
}

__attribute__((constructor)) static void answer_probe(void) {
  if (getenv(PROBE) == NULL) return;
  alarm(PATIENCE);
  // Not exit: what the driver registered for that may hang.
  _exit(renderer_kind());
}

// MARK: In the program

/// Whether the kernel knows a device that could draw; without one there is nothing to ask.
static gboolean has_device(void) {
  static const char *const others[] = {"/dev/nvidiactl", "/dev/mali0", "/dev/kgsl-3d0",
                                       "/dev/pvrsrvkm"};
  for (size_t i = 0; i < G_N_ELEMENTS(others); i++)
    if (access(others[i], F_OK) == 0) return TRUE;
  DIR *folder = opendir("/dev/dri");
  if (folder == NULL) return FALSE;
  gboolean found = FALSE;
  for (struct dirent *entry; !found && (entry = readdir(folder)) != NULL;)
    found = g_str_has_prefix(entry->d_name, "renderD") || g_str_has_prefix(entry->d_name, "card");
  closedir(folder);
  return found;
}

static int ask_child(void) {
  g_auto(GStrv) variables = g_environ_setenv(g_get_environ(), PROBE, "1", TRUE);
  char *arguments[] = {(char *)"gl-probe", NULL};
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  // Drivers write warnings there; and no reader may wait for the child at its end of the pipe.
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  pid_t child = 0;
  int failure = posix_spawn(&child, "/proc/self/exe", &actions, NULL, arguments, variables);
  posix_spawn_file_actions_destroy(&actions);
  int status = 0;
  if (failure != 0) return GL_IS_UNKNOWN;
  while (waitpid(child, &status, 0) < 0)
    if (errno != EINTR) return GL_IS_UNKNOWN;
  return WIFEXITED(status) ? WEXITSTATUS(status) : GL_IS_UNKNOWN;
}

gboolean host_init(void) {
  if (getenv("GSK_RENDERER") != NULL || (has_device() && ask_child() != GL_IS_SOFTWARE))
    return gtk_init_check();
  // For as long as the program runs, since GTK reads it with each window. Programs that this one
  // starts find the same processor.
  g_setenv("GSK_RENDERER", "cairo", TRUE);
  // GDK looks at GL, and later versions at Vulkan, even for a renderer that has no use for them, but
  // once.
  gboolean is_flag = gtk_get_minor_version() < 16;
  const char *variable = is_flag ? "GDK_DEBUG" : "GDK_DISABLE";
  const char *drivers = is_flag ? "gl-disable" : "gl,vulkan";
  g_autofree char *set = g_strdup(getenv(variable));
  g_autofree char *more = set != NULL ? g_strconcat(set, ",", drivers, NULL) : NULL;
  g_setenv(variable, more != NULL ? more : drivers, TRUE);
  gboolean is_connected = gtk_init_check();
  if (set != NULL)
    g_setenv(variable, set, TRUE);
  else
    g_unsetenv(variable);
  return is_connected;
}
