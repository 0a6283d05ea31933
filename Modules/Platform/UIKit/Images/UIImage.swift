public import CoreGraphics
public import Foundation

/// An image: pixels of a file, pixels drawn, or a symbol.
///
/// Images never change after they were made and may be shared between threads. An image made of
/// data reads only the header at first; the pixels are decoded when they are first needed, or
/// ahead of time, on any thread, by ``preparingForDisplay()`` and
/// ``preparingThumbnail(of:)``.
open class UIImage: NSObject, @unchecked Sendable {
  // Unchecked because the class is open; the values below never change.
  private let mark = AttributeValueMark()
  /// The asset of an image that came without one, made when it is first asked for; guarded by a
  /// lock.
  final var ownAsset: UIImageAsset?

  typealias Content = ImageValues.Content

  final let values: ImageValues

  init(_ values: ImageValues) {
    self.values = values
    super.init()
  }

  /// Makes an image of no size.
  public override init() {
    values = ImageValues(content: .empty)
    super.init()
  }

  /// Makes an image of pixels, one a point.
  public init(cgImage: CGImage) {
    values = ImageValues(content: .bitmap(cgImage))
    super.init()
  }

  /// Makes an image of pixels that are to be turned.
  public init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    values = ImageValues(
      content: .bitmap(cgImage),
      scale: scale > 0 ? scale : 1,
      orientation: orientation
    )
    super.init()
  }

  /// Makes an image of the data of a PNG, JPEG, WebP or GIF file; nil if it is none.
  ///
  /// Only the header is read. Data that turns out to be broken further on gives an image of which
  /// ``preparingForDisplay()`` is nil and that draws nothing. The pixels come out upright: cameras'
  /// turns are applied as they are decoded.
  public init?(data: Data) {
    guard let values = ImageValues(data: data, scale: 1) else { return nil }
    self.values = values
    super.init()
  }

  /// Makes an image of the data of a file, of so many pixels a point; nil if it is none.
  public init?(data: Data, scale: CGFloat) {
    guard let values = ImageValues(data: data, scale: scale) else { return nil }
    self.values = values
    super.init()
  }

  /// Makes an image of a file; nil if there is none or it is no image.
  ///
  /// A name that ends in @2x or @3x gives the scale.
  public init?(contentsOfFile path: String) {
    guard let values = ImageValues(contentsOfFile: path) else { return nil }
    self.values = values
    super.init()
  }

  // MARK: - Size and pixels

  /// The pixels of a point.
  open var scale: CGFloat { values.scale }

  /// How the pixels are turned to be upright.
  open var imageOrientation: UIImage.Orientation { values.orientation }

  /// Whether the image shows its own colors or its shape in a tint.
  open var renderingMode: UIImage.RenderingMode { values.renderingMode }

  /// Whether views turn the image around where the interface reads from right to left.
  open var flipsForRightToLeftLayoutDirection: Bool { values.flips }

  /// The size, upright, in points.
  open var size: CGSize { values.size }

  /// The pixels as they are stored, not turned; decoded if need be.
  ///
  /// Nil if the data is broken. A symbol is drawn black, at the current display scale.
  open var cgImage: CGImage? {
    switch content {
    case .empty: nil
    case .bitmap(let image): image
    case .encoded(let image): image.decoded()
    case .symbol(let symbol):
      SymbolRaster.image(
        of: symbol,
        color: (tint ?? .black).components(),
        scale: max(UITraitCollection.current.displayScale, 1),
        isMirrored: false
      )
    }
  }

  /// Whether this is a symbol.
  open var isSymbolImage: Bool {
    if case .symbol = content { true } else { false }
  }

  // MARK: - Variants

  /// The image with another rendering mode.
  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    guard renderingMode != self.renderingMode else { return self }
    return changing { $0.renderingMode = renderingMode }
  }

  /// The shape of the image in a color.
  ///
  /// Views still tint it if it is a template.
  open func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// The shape of the image in a color, with another rendering mode.
  open func withTintColor(
    _ color: UIColor,
    renderingMode: UIImage.RenderingMode
  ) -> UIImage {
    changing {
      $0.renderingMode = renderingMode
      $0.tint = color
    }
  }

  /// The image, turned around by views where the interface reads from right to left.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    guard !flipsForRightToLeftLayoutDirection else { return self }
    return changing { $0.flips = true }
  }

  /// The image seen in a mirror.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    changing { $0.orientation = $0.orientation.mirrored }
  }

  // MARK: - Alignment

  /// What of the image is decoration, such as a shadow, that alignment leaves out, in points.
  open var alignmentRectInsets: UIEdgeInsets { values.alignmentInsets }

  /// The image with decoration at its edges that alignment leaves out, in points.
  ///
  /// An image view passes the insets on: constraints align what is inside of them.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changing { $0.alignmentInsets = alignmentInsets }
  }

  /// How far the baseline lies above the lower edge, in points; nil for an image without.
  open var baselineOffsetFromBottom: CGFloat? { values.baseline }

  /// The image with a baseline, some points above the lower edge.
  ///
  /// An image view passes the baseline on to constraints.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changing { $0.baseline = baselineOffset }
  }

  /// The image without a baseline.
  open func imageWithoutBaseline() -> UIImage {
    guard values.baseline != nil else { return self }
    return changing { $0.baseline = nil }
  }

  // MARK: - Drawing

  /// Draws the image in its size, with its top left corner at a point of the current context.
  open func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the image in its size, blended with the existing content.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image stretched into a rectangle of the current context, as far as its
  /// ``capInsets`` let it.
  ///
  /// Templates are drawn in their tint color, or black.
  open func draw(in rect: CGRect) {
    draw(in: rect, blendMode: .normal, alpha: 1)
  }

  /// Draws the image stretched into a rectangle, blended with the existing content.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    recordDrawing(in: rect, blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image again and again over a rectangle of the current context, from its top left
  /// corner on, in its own size.
  open func drawAsPattern(in rect: CGRect) { recordPattern(in: rect) }

  // MARK: - Preparing

  /// The image with its pixels decoded; nil if the data is broken.
  ///
  /// May run on any thread, and takes milliseconds for a photo.
  open func preparingForDisplay() -> UIImage? {
    guard case .encoded(let image) = content else { return self }
    guard image.decoded() != nil else { return nil }
    return self
  }

  /// A small version of the image that fits into a size, with its pixels decoded; nil if the data
  /// is broken.
  ///
  /// The size counts the image's own points. Proportions are kept, and a small image does not grow.
  open func preparingThumbnail(of size: CGSize) -> UIImage? { thumbnail(fitting: size) }

  // MARK: - Equality

  /// Two images are equal if they show the same pixels in the same way.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || values == other.values
  }

  /// A hash that agrees with ``isEqual(_:)``.
  open override var hash: Int {
    switch content {
    case .empty: 0
    case .bitmap(let image): ObjectIdentifier(image).hashValue
    case .encoded(let image): ObjectIdentifier(image).hashValue
    case .symbol(let symbol): symbol.symbol.name.hashValue
    }
  }
}

extension UIImage {
  final var content: Content { values.content }
  final var tint: UIColor? { values.tint }
  final var caps: ImageCaps? { values.caps }
  final var frames: ImageFrames? { values.frames }

  /// The image with what a closure changes.
  final func changing(_ change: (inout ImageValues) -> Void) -> UIImage {
    var values = values
    change(&values)
    return UIImage(values)
  }

  /// Whether views show the image in their tint.
  final var isTemplate: Bool {
    switch renderingMode {
    case .alwaysTemplate: true
    case .alwaysOriginal: false
    case .automatic: isSymbolImage
    }
  }
}
