import Foundation
public import MomentsContracts
import MomentsValues
import UIKit

/// Prepares photos to be sent: upright, of an accepted type and size, without the camera's
/// metadata.
///
/// Photos are cropped as the reader chose, but animated images are not.
///
/// Every photo is drawn again, so that the location where it was taken is not sent. Animated images
/// are unchanged, because drawing would stop them, and their files contain no locations.
public enum PhotoPreparer {
  /// The longer side of a photo that is sent, in pixels; servers reduce larger ones anyway.
  private nonisolated static let longestSide = 3840
  /// The smallest side, in pixels, to which a photo is reduced before this fails.
  private nonisolated static let shortestSide = 320

  /// Prepares a photo.
  ///
  /// It takes up to a second for a photo of a camera.
  ///
  /// - Parameters:
  ///   - photo: The photo as the reader chose it.
  ///   - limits: The accepted types and sizes.
  /// - Returns: The photo to send.
  /// - Throws: `PhotoProblem`.
  @concurrent
  public nonisolated static func prepare(
    _ photo: PickedPhoto,
    within limits: PhotoLimits
  ) async throws -> PickedPhoto {
    let takes = { (type: String) in limits.types.isEmpty || limits.types.contains(type) }
    if photo.type == "image/gif", takes(photo.type), photo.data.count <= limits.bytes {
      return photo
    }
    guard let whole = UIImage(data: photo.data), whole.preparingForDisplay() != nil else {
      throw PhotoProblem.notAnImage
    }
    let image = photo.crop.map { part($0, of: whole) } ?? whole
    // Drawings and screenshots stay sharp; photos would be huge as PNG.
    let wantsPNG = (photo.type == "image/png" && takes("image/png")) || !takes("image/jpeg")
    var side = min(Int(max(image.size.width, image.size.height) * image.scale), longestSide)
    var isPNG = wantsPNG
    while side >= 1 {
      try Task.checkCancellation()
      let size = CGSize(width: CGFloat(side) / image.scale, height: CGFloat(side) / image.scale)
      guard let small = image.preparingThumbnail(of: size) else { throw PhotoProblem.notAnImage }
      let data = isPNG ? small.pngData() : small.jpegData(compressionQuality: 0.87)
      guard let data else { throw PhotoProblem.notAnImage }
      if data.count <= limits.bytes {
        return PickedPhoto(
          data: data,
          type: isPNG ? "image/png" : "image/jpeg",
          pixelSize: PixelSize(
            width: Int((small.size.width * small.scale).rounded()),
            height: Int((small.size.height * small.scale).rounded())
          )
        )
      }
      if isPNG, takes("image/jpeg") {
        isPNG = false
      } else {
        side = side * 3 / 4
        if side < shortestSide { break }
      }
    }
    throw PhotoProblem.tooLarge
  }

  /// A crop of a photo, upright, in whole pixels.
  private nonisolated static func part(_ crop: PhotoCrop, of image: UIImage) -> UIImage {
    let width = Double(image.size.width * image.scale)
    let height = Double(image.size.height * image.scale)
    let part = CGRect(
      x: (crop.x * width).rounded(),
      y: (crop.y * height).rounded(),
      width: max(1, (crop.width * width).rounded()),
      height: max(1, (crop.height * height).rounded())
    )
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: part.size, format: format).image { _ in
      let size = CGSize(width: width, height: height)
      image.draw(in: CGRect(origin: CGPoint(x: -part.minX, y: -part.minY), size: size))
    }
  }
}
