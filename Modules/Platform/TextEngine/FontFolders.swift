package import Foundation

/// The folders that font files are read from.
package struct FontFolders: Hashable, Sendable {
  /// The fonts of this package; nil if they are not beside the program.
  package var shipped: String?
  /// The folders of the Debian packages that `Tools/setup` installs.
  package var packages: [String]
  /// The folders of all installed fonts: the machine's and the reader's.
  package var installed: [String]

  /// Names folders, which may be missing.
  package init(shipped: String?, packages: [String], installed: [String]) {
    self.shipped = shipped
    self.packages = packages
    self.installed = installed
  }

  /// The folders of this program.
  package static let standard = FontFolders(
    program: URL(filePath: "/proc/self/exe").resolvingSymlinksInPath(),
    environment: ProcessInfo.processInfo.environment
  )

  /// The folders of a program.
  ///
  /// The package manager copies the shipped fonts to a folder beside the program or the tests, also
  /// if this package is a dependency of another; `Tools/install` puts them below `share`. They are
  /// not looked for in other places: a `Bundle.module` ends the program if its folder is missing,
  /// whereas this program then draws with the fonts of the packages.
  package init(program: URL, environment: [String: String]) {
    let folder = program.deletingLastPathComponent()
    let candidates = [
      folder.appending(path: "Moments_TextEngine.resources/Fonts"),
      folder.deletingLastPathComponent().appending(path: "share/moments/fonts"),
    ]
    let shipped = candidates.first {
      FileManager.default.fileExists(atPath: $0.appending(path: "Inter").path)
    }
    let data =
      environment["XDG_DATA_HOME"].flatMap { $0.isEmpty ? nil : $0 }
      ?? environment["HOME"].map { "\($0)/.local/share" }
    self.init(
      shipped: shipped?.path,
      packages: [
        "/usr/share/fonts/opentype/inter", "/usr/share/fonts/opentype/noto",
        "/usr/share/fonts/truetype/noto",
      ],
      installed: ["/usr/share/fonts", "/usr/local/share/fonts"]
        + (data.map { ["\($0)/fonts"] } ?? [])
    )
  }
}
