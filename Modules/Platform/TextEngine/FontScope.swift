/// The machine's fonts that texts may use besides those of this package.
package enum FontScope: Hashable, Sendable {
  /// For images, which look the same on every machine: the fonts of the packages that `Tools/setup`
  /// installs, for letters that no shipped font has.
  case headless
  /// For a window, whose texts are not known in advance: all installed fonts, those of the reader
  /// among them.
  case window
}
