# shellcheck shell=bash disable=SC2154
# A part of Tools/check-desktop: the settings of a portal at the start, their changes, and themes with high contrast where there is none.

appearance_session() {
  /usr/bin/python3 -W ignore "$checks/appearance_portal.py" "$work/ready" &
  local portal=$! status=0
  expect_file "$work/ready"
  timeout 30 "$work/program" 4 || status=$?
  kill $portal
  return $status
}

check_appearance() {
  needs "desktop appearance" dbus xvfb python3-gi || return 0
  compile_check appearance.c gtk4 Modules/Platform/CGTKShim/*.c
  own_folders "$work"
  export HOME=$work
  start_display "$work" 200x200
  in_session "$checks/appearance.sh" appearance_session >"$work/portal" 2>"$work/log" || fail "$(cat "$work/log")"
  # No portal: a theme, and the resource for the size of text.
  mkdir -p "$XDG_CONFIG_HOME/gtk-4.0"
  printf '[Settings]\ngtk-theme-name=HighContrastInverse\n' >"$XDG_CONFIG_HOME/gtk-4.0/settings.ini"
  echo 'Xft.dpi: 120' >"$HOME/.Xdefaults"
  DBUS_SESSION_BUS_ADDRESS=unix:path=/nonexistent timeout 30 "$work/program" >"$work/theme" 2>/dev/null
  cat >"$work/expected" <<'APPEARANCES'
dark 0 contrast 0 text 1.00
dark 1 contrast 0 text 1.00
dark 1 contrast 1 text 1.00
dark 0 contrast 1 text 1.00
dark 0 contrast 0 text 1.00
dark 1 contrast 1 text 1.25
APPEARANCES
  cat "$work/portal" "$work/theme" | diff "$work/expected" - || fail "the window reads another appearance"
  echo "desktop: windows follow the desktop's colors, contrast and text size"
}
