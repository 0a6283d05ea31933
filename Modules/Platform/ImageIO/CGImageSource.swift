internal import CoreGraphics
internal import Foundation

/// A file with one image, or with the frames of an animation.
///
/// Made with ``CGImageSourceCreateWithData(_:_:)``. Provides the properties of the images, and
/// decodes an image on request. May be used from any thread.
public final class CGImageSource: Sendable {
  let data: Data
  /// The header of the file; nil if it is not an image.
  let header: ImageHeader?
  /// The reason why there is no header.
  let problem: ImageDecodingError?
  /// The frames of an animation; nil for a still image.
  let animation: AnimationReader?

  init(_ data: Data) {
    self.data = data
    do {
      header = try ImageHeader(data)
      problem = nil
    } catch {
      header = nil
      problem = error as? ImageDecodingError
    }
    animation = AnimationReader(data)
  }

  var count: Int { animation?.frameCount ?? (header == nil ? 0 : 1) }

  /// Decodes an image.
  func image(at index: Int, maximumPixelSize: Int?, isUpright: Bool) -> CGImage? {
    guard (0..<count).contains(index) else { return nil }
    if let animation { return animation.frame(index, maximumPixelSize: maximumPixelSize) }
    return try? ImageDecoder.decode(
      data,
      maximumPixelSize: maximumPixelSize,
      isUpright: isUpright
    )
  }

  var status: CGImageSourceStatus {
    guard let header else {
      return problem == .truncated ? .statusUnexpectedEOF : .statusUnknownType
    }
    // Only the frames of a GIF file determine where it ends.
    let isComplete = animation?.isComplete ?? (header.kind != .gif && header.isComplete)
    return isComplete ? .statusComplete : .statusUnexpectedEOF
  }
}
