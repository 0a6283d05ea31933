public import Foundation

/// Third-party software or a font that the app contains.
public struct SoftwareCredit: Hashable, Sendable {
  /// What its authors call it; unique among the credits.
  public var name: String
  /// The license, by its SPDX identifier or as its authors write it.
  public var license: String
  /// Its website.
  public var page: URL?

  /// Makes a credit.
  init(_ name: String, _ license: String, _ page: String) {
    self.name = name
    self.license = license
    self.page = URL(string: page)
  }

  /// The fonts of texts.
  public static let fonts = [
    SoftwareCredit("Inter", "OFL-1.1", "https://rsms.me/inter/"),
    SoftwareCredit("Noto Sans CJK", "OFL-1.1", "https://github.com/notofonts/noto-cjk"),
    SoftwareCredit("Noto Sans Arabic", "OFL-1.1", "https://fonts.google.com/noto"),
    SoftwareCredit(
      "Noto Color Emoji",
      "OFL-1.1",
      "https://github.com/googlefonts/noto-emoji"
    ),
  ]

  /// The libraries that the program is linked with.
  public static let libraries = [
    SoftwareCredit(
      "Swift, Foundation, Dispatch",
      "Apache-2.0 WITH Swift-exception",
      "https://www.swift.org"
    ),
    SoftwareCredit(
      "Unicode CLDR",
      "Unicode-DFS-2016",
      "https://www.unicode.org/copyright.html"
    ),
    SoftwareCredit("ICU", "Unicode-3.0", "https://icu.unicode.org"),
    SoftwareCredit("GTK, GDK-Pixbuf", "LGPL-2.1-or-later", "https://www.gtk.org"),
    SoftwareCredit("GLib", "LGPL-2.1-or-later", "https://gitlab.gnome.org/GNOME/glib"),
    SoftwareCredit("Pango", "LGPL-2.1-or-later", "https://www.gtk.org/docs/architecture/pango"),
    SoftwareCredit("Cairo", "LGPL-2.1-only OR MPL-1.1", "https://www.cairographics.org"),
    SoftwareCredit("Fontconfig", "MIT", "https://www.fontconfig.org"),
    SoftwareCredit("Clipper", "BSL-1.0", "https://www.angusj.com/clipper2"),
    SoftwareCredit("libsoup", "LGPL-2.0-or-later", "https://libsoup.org"),
    SoftwareCredit("libsecret", "LGPL-2.1-or-later", "https://gitlab.gnome.org/GNOME/libsecret"),
    SoftwareCredit("SQLite", "blessing", "https://www.sqlite.org"),
    SoftwareCredit("curl", "curl", "https://curl.se"),
  ]
}
