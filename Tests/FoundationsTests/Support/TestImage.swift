import CoreGraphics
import Expectations
import Foundation
import Foundations
import Testing
import UIKit

/// Images of one color, and requests for them.
enum TestImage {
  /// The bytes of an image of a size in pixels.
  static func data(
    width: Int = 8,
    height: Int = 8,
    color: UIColor = .red
  ) throws -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: width, height: height)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
    return try pngData(of: require(image.cgImage))
  }

  static func request(_ name: String) throws -> ImageRequest {
    ImageRequest(
      url: try require(URL(string: "https://pictures.example/\(name)")),
      size: CGSize(width: 64, height: 64),
      scale: 1
    )
  }
}
