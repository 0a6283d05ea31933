# shellcheck shell=bash disable=SC2154
# A part of Tools/check-desktop.

check_files() {
  needs "desktop files" desktop-file-utils appstream || return 0
  desktop-file-validate "Tools/desktop/$id.desktop"
  # The project has no page on the web, which newer versions of AppStream warn of. Errors are listed as "E:", warnings as "W:".
  appstreamcli validate --no-net "Tools/desktop/$id.metainfo.xml" >"$work/log" \
    || ! grep '^[EW]:' "$work/log" | grep -v ' url-homepage-missing$' || fail "$(cat "$work/log")"
  install_program
  local share=$prefix/share version side
  desktop-file-validate "$share/applications/$id.desktop"
  grep -q "^Exec=$prefix/bin/moments %u$" "$share/applications/$id.desktop" || fail "the menus start another program"
  version=$("$prefix/bin/moments" --version | cut -d ' ' -f 2)
  grep -q "<release version=\"$version\"" "$share/metainfo/$id.metainfo.xml" || fail "no release $version in the metainfo"
  for side in 16 22 24 32 48 64 96 128 256 512; do
    python3 - "$share/icons/hicolor/${side}x$side/apps/$id.png" "$side" <<'PYTHON'
import struct, sys
data = open(sys.argv[1], "rb").read(24)
assert data[:8] == b"\x89PNG\r\n\x1a\n" and struct.unpack(">II", data[16:24]) == (int(sys.argv[2]),) * 2, sys.argv[1]
PYTHON
  done
  python3 -c 'import sys, xml.dom.minidom; [xml.dom.minidom.parse(file) for file in sys.argv[1:]]' \
    "$share/icons/hicolor/scalable/apps/$id.svg" "$share/icons/hicolor/symbolic/apps/$id-symbolic.svg"
  Tools/install --uninstall "$prefix"
  # The caches of entries and icons are the desktop's.
  local left
  left=$(find "$prefix" -type f ! -name '*.cache')
  [ -z "$left" ] || fail "--uninstall leaves files behind: $left"
  echo "desktop: $version, its files"
}
