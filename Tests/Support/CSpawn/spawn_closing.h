#ifndef MOMENTS_SPAWN_CLOSING_H
#define MOMENTS_SPAWN_CLOSING_H

#include <spawn.h>

// glibc (2.34) shows it to GNU sources only, which Swift's module of glibc is not.
extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);

// The child closes all files from a number on.
static inline int moments_spawn_close_from(posix_spawn_file_actions_t *actions, int from) {
  return posix_spawn_file_actions_addclosefrom_np(actions, from);
}

#endif
