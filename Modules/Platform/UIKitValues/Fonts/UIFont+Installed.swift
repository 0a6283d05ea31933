internal import TextEngine

extension UIFont {
  /// Uses all installed fonts by name, and for characters that the specified fonts lack.
  ///
  /// To be called by a host with a window, before the first text is laid out; images without a
  /// window must not depend on the machine.
  package static func useInstalledFonts() { FontLibrary.useInstalledFonts() }
}
