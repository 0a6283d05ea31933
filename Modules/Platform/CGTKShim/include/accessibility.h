// The bus of assistive technologies: AT-SPI spoken over D-Bus, for what is no widget of GTK's.
#pragma once

#include <gio/gio.h>

/// The calls of the bus to the owner of the objects. All calls are made on the thread of the main loop.
typedef struct {
  /// Handed back with every call.
  void *owner;
  /// The interfaces of an object, by their names without "org.a11y.atspi.", parted by spaces; NULL where there is no such
  /// object. Freed with `g_free`.
  char *(*interfaces)(void *owner, const char *object);
  /// The answer to a method, a tuple and a reference of its own that may float; NULL where there is none.
  GVariant *(*call)(void *owner, const char *object, const char *interface, const char *method,
                    GVariant *arguments);
  /// The value of a property, a reference of its own that may float; NULL where there is none.
  GVariant *(*property)(void *owner, const char *object, const char *interface, const char *name);
  /// The bus accepted the program, as `name`; `parent` is its parent in the desktop's tree.
  void (*joined)(void *owner, const char *name, const char *parent_name, const char *parent);
  /// Called when the number of assistive technologies that observe changes has changed.
  void (*listeners_changed)(void *owner, int count);
} HostAccessibilityCallbacks;

/// The way to the bus.
typedef struct HostAccessibility HostAccessibility;

/// Looks for the bus and joins it, without waiting; nothing happens where there is none. `object` in the calls is what comes
/// after "/org/a11y/atspi/accessible/".
HostAccessibility *host_accessibility_new(HostAccessibilityCallbacks callbacks);
/// Leaves the bus; no call is made any more.
void host_accessibility_free(HostAccessibility *self);
/// Tells the bus of something: `interface` such as "Event.Object", `signal` such as "StateChanged". Takes a floating
/// reference of the body.
void host_accessibility_emit(HostAccessibility *self, const char *object, const char *interface,
                             const char *signal, GVariant *body);
