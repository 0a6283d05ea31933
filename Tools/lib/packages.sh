# shellcheck shell=bash
# To be sourced: the Debian packages of this machine, and what is left out where one is missing.

# missing_packages PACKAGE...: prints those that are not installed, one a line.
missing_packages() {
  local installed package
  # One query: it takes most of the time.
  installed=$(dpkg-query -W -f '${db:Status-Status} ${Package}\n' "$@" 2>/dev/null | sed -n 's/^installed //p' || true)
  for package in "$@"; do
    grep -qxF "$package" <<<"$installed" || echo "$package"
  done
}

# install_packages CALLER PACKAGE...: installs packages, as root or by sudo, and says so.
install_packages() {
  local caller=$1 as_root=()
  shift
  if [ "$(id -u)" != 0 ]; then
    command -v sudo >/dev/null \
      || { echo "$caller: these packages are missing, and without sudo only root can install them: $*" >&2; return 1; }
    as_root=(sudo)
  fi
  echo "$caller: installing $*" >&2
  "${as_root[@]}" apt-get update -qq
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null
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
