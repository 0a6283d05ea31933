import DemoArtwork
import Foundation

/// The images of the sandbox, drawn on request.
enum Artwork {
  /// The path of a subject at a size, below `/art/`.
  static func path(_ subject: String, _ width: Int, _ height: Int) -> String {
    "/art/\(subject)/\(width)x\(height).png"
  }

  /// The image of a path without `/art/`, such as `sea/4/1200x900.png`.
  static func png(_ path: String) -> Data? {
    let parts = path.split(separator: "/")
    guard parts.count == 3, let size = parts.last?.split(whereSeparator: { "x.".contains($0) }),
      size.count == 3,
      let url = URL(string: "demo-art://\(parts[0])/\(parts[1])?w=\(size[0])&h=\(size[1])")
    else { return nil }
    return try? DemoPainter.pngData(for: url)
  }

  /// The main color of a subject as a blurhash of one color.
  static func blurhash(_ subject: String) -> String {
    let url = URL(string: "demo-art://\(subject)?w=32&h=32")
    return url.flatMap { DemoPainter.blurhash(for: $0) } ?? "000000"
  }
}
