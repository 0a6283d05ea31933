public import CoreGraphics
public import Foundation

/// The scale and opacity of the images of a renderer.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The scale, in pixels per point.
  open var scale: CGFloat
  /// Whether the image has no alpha channel; it is initially black.
  open var opaque = false
  /// The range of colors of the image.
  ///
  /// Images have the range of the screen, which is the standard one, whatever is preferred.
  open var preferredRange = Range.automatic

  /// A range of colors.
  public enum Range: Int, Sendable {
    /// No range is given.
    case unspecified = -1
    /// The range of the screen.
    case automatic = 0
    /// Colors beyond sRGB, where the screen has them.
    case extended = 1
    /// The colors of sRGB.
    case standard = 2
  }

  /// Makes a format with the current display scale.
  public override init() {
    scale = max(UITraitCollection.current.displayScale, 1)
    super.init()
  }

  /// Makes a format with the display scale of given traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    scale = max(traitCollection.displayScale, 1)
  }

  /// Returns a copy of the format.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? UIGraphicsImageRendererFormat {
      copy.scale = scale
      copy.opaque = opaque
      copy.preferredRange = preferredRange
    }
    return copy
  }
}

/// Renders images from the drawing of a closure.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  private let imageFormat: UIGraphicsImageRendererFormat

  /// Makes a renderer of images of a size in points, with the current display scale.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// Makes a renderer of images of a size in points.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    imageFormat = format
    super.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Makes a renderer with bounds in the coordinate space of the drawing, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    imageFormat = format
    super.init(bounds: bounds, format: format)
  }

  /// Makes a renderer with bounds in the coordinate space of the drawing, in points, with the
  /// current display scale.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Always `true`.
  open override var allowsImageOutput: Bool { true }

  /// Returns the image that a closure draws; an empty size results in an empty image.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let image = DrawnImage.make(
      size: area.size,
      scale: imageFormat.scale,
      isOpaque: imageFormat.opaque
    ) { context in
      context.translateBy(x: -area.minX, y: -area.minY)
      UIGraphicsPushContext(context)
      actions(
        UIGraphicsImageRendererContext(cgContext: context, format: format, image: imageFormat)
      )
      UIGraphicsPopContext()
    }
    guard let image else { return UIImage() }
    return UIImage(cgImage: image, scale: imageFormat.scale, orientation: .up)
  }

  /// Returns the drawing of a closure as PNG data.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Returns the drawing of a closure as JPEG data; the quality is from 0, the smallest file, to 1,
  /// the best image.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

/// The drawing context of an image renderer.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  private let imageFormat: UIGraphicsImageRendererFormat

  init(
    cgContext: CGContext,
    format: UIGraphicsRendererFormat,
    image: UIGraphicsImageRendererFormat
  ) {
    imageFormat = image
    super.init(cgContext: cgContext, format: format)
  }

  /// The image drawn so far.
  open var currentImage: UIImage {
    guard let image = context.makeImage() else { return UIImage() }
    return UIImage(cgImage: image, scale: imageFormat.scale, orientation: .up)
  }
}
