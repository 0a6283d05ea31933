# shellcheck shell=bash disable=SC2154
# A part of Tools/check-desktop.

secrets_session() {
  # The first password makes the keyring, and opens it.
  printf 'password' | gnome-keyring-daemon --unlock --components=secrets >/dev/null
  timeout 60 gdbus wait --session --timeout 60 org.freedesktop.secrets
  "$tests" --testing-library swift-testing --filter SecretServiceTests
}

check_secrets() {
  needs "desktop secrets" dbus gnome-keyring libglib2.0-bin || return 0
  tests=$(dirname "$program")/MomentsPackageTests.xctest
  [ -x "$tests" ] || fail "$tests is not there: swift build --build-tests"
  export tests MOMENTS_SECRET_SERVICE=1
  own_folders "$work"
  in_session "$checks/secrets.sh" secrets_session >"$work/log" 2>&1 || fail "$(cat "$work/log")"
  # Tests that are not there do not fail.
  grep -qE 'Test run with [1-9][0-9]* tests? .*passed' "$work/log" || fail "$(cat "$work/log")"
  echo "desktop: secrets are stored by a Secret Service, and deleted"
}
