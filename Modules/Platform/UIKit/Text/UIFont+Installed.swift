internal import TextEngine

extension UIFont {
  /// Lets letters that none of the chosen fonts has come from any font of this machine.
  ///
  /// For a host with a window, before the first text is laid out; images without one must not
  /// depend on the machine.
  package static func useInstalledFonts() { FontLibrary.useInstalledFonts() }
}
