/// Why an image does not show the requested content.
enum RenderError: Error, Equatable, CustomStringConvertible {
  /// No image was written, because the source does not have the screen with this name.
  case noScreen(String)
  /// The image was written, but it shows this message instead of moments.
  case notLoaded(String)

  var description: String {
    switch self {
    case .noScreen(let name): "--screen \(name): the source of these moments has no such screen"
    case .notLoaded(let message): message
    }
  }
}
