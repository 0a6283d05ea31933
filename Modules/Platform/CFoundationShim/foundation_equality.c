#define _GNU_SOURCE
#include "foundation_equality.h"
#include <dlfcn.h>
#include <link.h>
#include <stdint.h>
#include <string.h>

/// Compares two objects by `isEqual(_:)`; Swift code of UIKit.
extern unsigned char moments_objects_are_equal(const void *first, const void *second);

/// A class of Foundation whose objects have no type number; null after the last. Swift code of
/// UIKit, because Foundation does not export them.
extern const void *moments_class_without_number(int index);

typedef unsigned char (*Comparison)(const void *, const void *);

/// Foundation's own function.
static Comparison foundationEqual;
/// The addresses of Foundation's library, where the metadata of its classes is.
static uintptr_t start, end;
/// Classes of Foundation whose objects have no type number; 0 before they are needed.
static _Atomic uintptr_t withoutNumber[4];

static int find_foundation(struct dl_phdr_info *info, size_t size, void *data) {
  (void)size;
  (void)data;
  const char *name = strrchr(info->dlpi_name, '/');
  if (strcmp(name ? name + 1 : info->dlpi_name, "libFoundation.so") != 0) return 0;
  start = UINTPTR_MAX;
  for (int index = 0; index < info->dlpi_phnum; index++) {
    if (info->dlpi_phdr[index].p_type != PT_LOAD) continue;
    uintptr_t from = info->dlpi_addr + info->dlpi_phdr[index].p_vaddr;
    uintptr_t to = from + info->dlpi_phdr[index].p_memsz;
    if (from < start) start = from;
    if (to > end) end = to;
  }
  return 1;
}

__attribute__((constructor)) static void prepare(void) {
  foundationEqual = (Comparison)dlsym(RTLD_NEXT, "CFEqual");
  dl_iterate_phdr(find_foundation, NULL);
}

/// Whether an object has a type number of Core Foundation.
static int is_numbered(const void *object) {
  uintptr_t class = *(const uintptr_t *)object;
  // Objects of types that Swift does not know have no class.
  if (class == 0) return 1;
  if (class < start || class >= end) return 0;
  for (int index = 0; index < 4; index++) {
    uintptr_t other = withoutNumber[index];
    if (other == 0) withoutNumber[index] = other = (uintptr_t)moments_class_without_number(index);
    if (class == other) return 0;
  }
  return 1;
}

// Weak: where Foundation is linked statically, its function stays.
__attribute__((weak)) unsigned char CFEqual(const void *first, const void *second) {
  if (first == second) return 1;
  if (!first || !second) return 0;
  if (is_numbered(first) && is_numbered(second)) return foundationEqual(first, second);
  return moments_objects_are_equal(first, second);
}
