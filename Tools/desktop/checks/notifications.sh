# shellcheck shell=bash disable=SC2154
# A part of Tools/check-desktop.

notifications_session() {
  trap 'kill $(jobs -p) 2>/dev/null || true' EXIT
  "$sandbox" --port 0 --approve --busy 1 >"$work/server" &
  expect_line "$work/server" 'sandbox: http'
  local server
  server=$(sed -n 's/^sandbox: \(http[^,]*\),.*/\1/p' "$work/server")
  PATH=$work/bin:$PATH timeout 60 "$prefix/bin/moments" login "$server"
  /usr/bin/python3 "$checks/notifications.py" >"$work/shown" &
  timeout 60 gdbus wait --session --timeout 60 org.freedesktop.Notifications
  "$prefix/bin/moments" --log-events 2>"$work/events" &
  expect_line "$work/events" 'screen timeline'
  expect_line "$work/shown" 'notification: .*: .*Nice!'
  expect_line "$work/events" 'screen thread'
  expect_line "$work/shown" 'buttons: .*Reply, Like'
  expect_line "$work/events" 'notice-like'
}

check_notifications() {
  needs "desktop notifications" dbus xvfb python3-gi libglib2.0-bin curl || return 0
  sandbox=$(dirname "$program")/mastodon-sandbox
  [ -x "$sandbox" ] || fail "$sandbox is not there: swift build --product mastodon-sandbox"
  export sandbox
  install_program
  own_folders "$work"
  start_display "$work" 800x900
  # A browser that accepts every request.
  mkdir "$work/bin"
  # shellcheck disable=SC2016 # The parameter is that of the script.
  printf '#!/bin/sh\nexec curl -sSfLo /dev/null "$1"\n' >"$work/bin/xdg-open"
  chmod 755 "$work/bin/xdg-open"
  touch "$work/server" "$work/shown" "$work/events"
  in_session "$checks/notifications.sh" notifications_session >"$work/log" 2>&1 || fail "$(cat "$work/log")"
  echo "desktop: $(head -1 "$work/shown"); a click opened it, a button liked the next"
}
