# shellcheck shell=bash disable=SC2154
# A part of Tools/check-desktop: what the portal is asked, that the request is taken back, and that a program without a bus or a portal
# goes on.

idle_session() {
  /usr/bin/python3 -W ignore "$checks/idle_portal.py" "$work/calls" &
  local portal=$! status=0
  expect_file "$work/calls.ready"
  timeout 30 "$work/program" || status=$?
  kill $portal
  return $status
}

idle_alone() { timeout 30 "$work/program"; }

check_idle() {
  needs "desktop idle" dbus python3-gi || return 0
  compile_check idle.c gio-2.0 Modules/Platform/CGTKShim/idle.c
  in_session "$checks/idle.sh" idle_session 2>"$work/log" || fail "$(cat "$work/log")"
  cat >"$work/expected" <<'CALLS'
 Inhibit 8
/request/1 Close
 Inhibit 8
/request/2 Close
CALLS
  diff "$work/expected" "$work/calls" || fail "the portal of idle was asked something else"
  in_session "$checks/idle.sh" idle_alone 2>/dev/null
  DBUS_SESSION_BUS_ADDRESS=unix:path=/nonexistent timeout 30 "$work/program"
  echo "desktop: the portal keeps the screen on, and is asked no longer"
}
