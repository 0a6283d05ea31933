# shellcheck shell=bash disable=SC2154
# A part of Tools/check-desktop.

accessibility_session() {
  "$program" --demo timeline >"$work/app.log" 2>&1 &
  local app=$! status=0
  /usr/bin/python3 -W ignore "$checks/accessibility.py" >"$work/walk" 2>"$work/errors" || status=$?
  kill $app 2>/dev/null || true
  wait $app 2>/dev/null || true
  return $status
}

check_accessibility() {
  needs "desktop accessibility" at-spi2-core python3-gi gir1.2-atspi-2.0 dbus xvfb || return 0
  own_folders "$work"
  # It starts before the buses, which start a program that requests its keys.
  start_display "$work" 390x844
  export GSK_RENDERER=cairo
  : >"$work/errors"
  if ! in_session "$checks/accessibility.sh" accessibility_session >"$work/buses" 2>&1; then
    cat "$work/walk" "$work/errors" >&2
    sed 's/^/accessibility: app: /' "$work/app.log" >&2
    exit 1
  fi
  cat "$work/walk"
}
