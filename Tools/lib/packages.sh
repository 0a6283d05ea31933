# shellcheck shell=bash
# To be sourced: the Debian packages of this machine, and what is left out where one is missing.

# missing_packages PACKAGE...: prints those that are not installed, one a line.
missing_packages() {
  local package
  for package in "$@"; do
    [ "$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null)" = installed ] || echo "$package"
  done
}

# needs CHECK PACKAGE...: returns 1 where a package is missing, and says in one line that the check is left out. Under CI, where nothing may
# be left out, it ends the script instead.
needs() {
  local check=$1 missing
  shift
  missing=$(missing_packages "$@" | paste -sd ' ')
  [ -n "$missing" ] || return 0
  if [ -n "${CI:-}" ]; then
    echo "$check: not installed: $missing; CI leaves nothing out" >&2
    exit 1
  fi
  echo "$check: left out; not installed: $missing"
  return 1
}
