# shellcheck shell=bash disable=SC2154
# A part of Tools/check-desktop.

instance_session() {
  moments() { timeout 60 "$prefix/bin/moments" "$@"; }
  "$prefix/bin/moments" --log-events 2>"$work/events" &
  first=$!
  trap 'kill $first 2>/dev/null || true' EXIT
  timeout 60 gdbus wait --session --timeout 60 "$id"
  expect_line "$work/events" 'screen timeline'
  # GL would be rendered in software here, and GSK_RENDERER is not set.
  if grep -qE 'swrast_dri|libLLVM' "/proc/$first/maps"; then
    echo 'a driver that draws GL on the processor is loaded' >&2
    return 1
  fi
  # Another launch passes on its address and ends; so do actions of the menu.
  moments moments://moment/moment-2
  expect_line "$work/events" 'screen thread'
  moments --screen settings
  expect_line "$work/events" 'screen settings'
  gdbus call --session --dest "$id" --object-path "/${id//.//}" --method org.freedesktop.Application.ActivateAction \
    explore '[]' '{}' >/dev/null
  expect_line "$work/events" 'screen explore'
  moments
  kill -0 $first
  kill $first
  wait $first || true
  # The bus starts the program by its service file.
  gdbus call --session --timeout 60 --dest "$id" --object-path "/${id//.//}" --method org.freedesktop.Application.Open \
    "['moments://tag/hiking']" '{}' >/dev/null
  gdbus wait --session --timeout 5 "$id"
}

check_instance() {
  needs "desktop instance" dbus xvfb libglib2.0-bin || return 0
  install_program
  own_folders "$work"
  start_display "$work" 800x900
  unset GSK_RENDERER
  : >"$work/events"
  in_session "$checks/instance.sh" instance_session >"$work/log" 2>&1 || fail "$(cat "$work/log")"
  echo "desktop: one instance at a time, which launches and the bus reach"
}
