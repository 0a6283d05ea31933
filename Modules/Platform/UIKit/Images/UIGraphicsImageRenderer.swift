public import CoreGraphics
public import Foundation

/// How an image renderer draws.
open class UIGraphicsImageRendererFormat: NSObject {
  /// The pixels of a point.
  open var scale: CGFloat
  /// Whether the image has no transparent parts; it starts black.
  open var opaque = false

  /// Makes a format of the current display scale.
  public override init() {
    scale = max(UITraitCollection.current.displayScale, 1)
    super.init()
  }

  /// Makes a format for given traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    scale = max(traitCollection.displayScale, 1)
  }
}

/// Draws images: a closure draws in a context, and out comes an image.
open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect

  /// How the renderer draws.
  open private(set) var format: UIGraphicsImageRendererFormat

  /// Makes a renderer of images of a size in points, at the current display scale.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// Makes a renderer of images of a size in points.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    bounds = CGRect(origin: .zero, size: size)
    self.format = format
    super.init()
  }

  /// Makes a renderer of the part of the plane inside bounds, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
  }

  /// Makes a renderer of the part of the plane inside bounds, at the current display scale.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// The image that a closure draws.
  ///
  /// An empty size gives an empty image.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let image = DrawnImage.make(
      size: bounds.size,
      scale: format.scale,
      isOpaque: format.opaque
    ) { context in
      context.translateBy(x: -bounds.minX, y: -bounds.minY)
      UIGraphicsPushContext(context)
      actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
      UIGraphicsPopContext()
    }
    guard let image else { return UIImage() }
    return UIImage(cgImage: image, scale: format.scale, orientation: .up)
  }

  /// What a closure draws, as the data of a PNG file.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// What a closure draws, as the data of a JPEG file; a quality of 0 gives the smallest file, of 1
  /// the best quality.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

/// What the closure of an image renderer draws in.
open class UIGraphicsImageRendererContext: NSObject {
  /// The context, which is also the current one.
  open private(set) var cgContext: CGContext

  /// How the renderer draws.
  open private(set) var format: UIGraphicsImageRendererFormat

  init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
    self.cgContext = cgContext
    self.format = format
    super.init()
  }

  /// Fills a rectangle with the fill color.
  open func fill(_ rect: CGRect) {
    cgContext.fill(rect)
  }

  /// Draws the edge of a rectangle with the stroke color, one point wide and inside.
  open func stroke(_ rect: CGRect) {
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }

  /// Cuts off what is drawn from now on outside a rectangle.
  open func clip(to rect: CGRect) {
    cgContext.clip(to: rect)
  }
}
