public import CoreGraphics
public import Foundation

/// How an image renderer draws.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
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

  /// A copy of the format.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? UIGraphicsImageRendererFormat {
      copy.scale = scale
      copy.opaque = opaque
    }
    return copy
  }
}

/// Draws images: a closure draws in a context, and out comes an image.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  private let imageFormat: UIGraphicsImageRendererFormat

  /// Makes a renderer of images of a size in points, at the current display scale.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// Makes a renderer of images of a size in points.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    imageFormat = format
    super.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Makes a renderer of the part of the plane inside bounds, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    imageFormat = format
    super.init(bounds: bounds, format: format)
  }

  /// Makes a renderer of the part of the plane inside bounds, at the current display scale.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Yes.
  open override var allowsImageOutput: Bool { true }

  /// The image that a closure draws.
  ///
  /// An empty size gives an empty image.
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
    let size = format.bounds.size
    let canvas = CairoCanvas(
      width: Int((size.width * imageFormat.scale).rounded(.up)),
      height: Int((size.height * imageFormat.scale).rounded(.up)),
      scale: imageFormat.scale,
      isOpaque: imageFormat.opaque
    )
    guard let canvas else { return UIImage() }
    canvas.draw(context.recordedSoFar())
    guard let image = canvas.makeImage() else { return UIImage() }
    return UIImage(cgImage: image, scale: imageFormat.scale, orientation: .up)
  }
}
