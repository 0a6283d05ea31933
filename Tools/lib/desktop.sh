# shellcheck shell=bash
# To be sourced: a display, folders and a session bus of a check's own.

# own_folders DIRECTORY: the folders of a user, below an existing one, for all programs that are started from now on.
own_folders() {
  export XDG_DATA_HOME=$1/data XDG_CONFIG_HOME=$1/config XDG_CACHE_HOME=$1/cache XDG_RUNTIME_DIR=$1/run LC_ALL=C.UTF-8
  mkdir -m 700 "$XDG_DATA_HOME" "$XDG_CONFIG_HOME" "$XDG_CACHE_HOME" "$XDG_RUNTIME_DIR"
  # A bus starts no keyring, which would ask somebody for a password.
  mkdir -p "$XDG_DATA_HOME/dbus-1/services"
  printf '[D-BUS Service]\nName=org.freedesktop.secrets\nExec=/bin/false\n' >"$XDG_DATA_HOME/dbus-1/services/org.freedesktop.secrets.service"
}

# start_display DIRECTORY WIDTHxHEIGHT: an X server without a screen. Its process is `display_server`, for the caller to end.
start_display() {
  local number
  # The server chooses a free display and prints its name.
  mkfifo "$1/display"
  Xvfb -displayfd 3 -screen 0 "$2x24" -nolisten tcp -noreset 3>"$1/display" 2>/dev/null &
  # shellcheck disable=SC2034 # For the caller.
  display_server=$!
  read -r -t 30 number <"$1/display" || { echo "desktop: no X server" >&2; return 1; }
  export DISPLAY=:$number GDK_BACKEND=x11
  unset WAYLAND_DISPLAY
}

# in_session FILE FUNCTION: sources a file and calls a function of it, with a session bus of its own, which ends with it.
in_session() {
  dbus-run-session -- bash -euo pipefail -c ". \"\$0/desktop.sh\" && . \"\$1\" && \"\$2\"" "$(dirname "${BASH_SOURCE[0]}")" "$1" "$2"
}

# expect_line FILE PATTERN: waits until a line of a file, to which a program writes, matches.
expect_line() {
  local end=$((SECONDS + 60))
  until grep -q -- "$2" "$1"; do
    if [ $SECONDS -ge $end ]; then
      echo "desktop: no \"$2\" in $(basename "$1"):" >&2
      cat "$1" >&2
      return 1
    fi
    sleep 0.1
  done
}

# expect_file FILE: waits until a program has made a file.
expect_file() {
  local end=$((SECONDS + 20))
  until [ -e "$1" ]; do
    [ $SECONDS -lt $end ] || { echo "desktop: no file $1" >&2; return 1; }
    sleep 0.1
  done
}
