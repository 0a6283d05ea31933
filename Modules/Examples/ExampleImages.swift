import DemoArtwork
public import Foundation
public import Foundations
import UIKit

/// Paints the images of the examples.
public nonisolated struct ExampleImages: ImageDataSource {
  /// Loads the images of every example.
  @MainActor public static let loader = ImageLoader(source: ExampleImages())

  /// Paints an image.
  ///
  /// - Throws: `DemoArtworkError` for an address that is none of ``url(_:)``.
  public func data(for url: URL) async throws -> Data { try DemoPainter.pngData(for: url) }

  /// The address of an image, such as "sea/3".
  static func url(_ subject: String) -> URL? {
    URL(string: "\(DemoPainter.scheme)://\(subject)?w=400&h=400")
  }
}

extension AsyncImageView {
  /// Shows an image of the examples, such as "sea/3", in a square.
  func show(_ subject: String, side: CGFloat) {
    let size = CGSize(width: side, height: side)
    let scale = max(traitCollection.displayScale, 1)
    show(
      ExampleImages.url(subject).map { ImageRequest(url: $0, size: size, scale: scale) },
      with: ExampleImages.loader
    )
  }
}
