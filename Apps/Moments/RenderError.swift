/// Why an image does not show the requested content.
enum RenderError: Error, Equatable, CustomStringConvertible {
  /// The image was written, but it shows this message instead of moments.
  case notLoaded(String)

  var description: String {
    switch self {
    case .notLoaded(let message): message
    }
  }
}
