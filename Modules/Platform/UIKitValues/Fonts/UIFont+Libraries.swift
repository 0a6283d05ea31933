internal import TextEngine

extension UIFont {
  /// The libraries that draw text, with their versions, for tests that compare pixels.
  nonisolated package static var libraries: [String] { TextLibraries.versions }
}
