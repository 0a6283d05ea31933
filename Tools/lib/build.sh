# shellcheck shell=bash
# To be sourced: builds with the package manager, and says nothing where that works.

# build_quietly OPTION...: `swift build` with these options. Where it fails, prints what it said but for the lines of progress, and returns 1.
# What it said is in `build_output` afterwards.
build_quietly() {
  build_output=
  if ! build_output=$(swift build "$@" 2>&1); then
    grep -vE '^\[[0-9]+/[0-9]+\]' <<<"$build_output" >&2 || true
    return 1
  fi
}
