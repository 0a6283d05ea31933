internal import CPango

/// The libraries that shape and draw text, with their versions: pixels depend on them.
package enum TextLibraries {
  /// Names with versions, such as "pango 1.50.12".
  package static let versions = [
    "pango \(String(cString: pango_version_string()))",
    "harfbuzz \(String(cString: hb_version_string()))",
    "freetype \(FREETYPE_MAJOR).\(FREETYPE_MINOR).\(FREETYPE_PATCH)",
    "fontconfig \(FcGetVersion())",
  ]
}
