public import CoreGraphics
public import Foundation

/// An image: the pixels of a file, a drawing, or a symbol.
///
/// Images are immutable and may be shared between threads. For an image made of data only the
/// header is read at first; the pixels are decoded when they are first needed, or ahead of time, on
/// any thread, by ``preparingForDisplay()`` and ``preparingThumbnail(of:)``.
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
  // Unchecked because the class is open; the values below never change.
  /// The asset of an image without a loaded one, created on first access; guarded by a lock.
  final var ownAsset: UIImageAsset?

  typealias Content = ImageValues.Content

  final let values: ImageValues

  init(_ values: ImageValues) {
    self.values = values
    super.init()
  }

  /// Makes an empty image.
  public override init() {
    values = ImageValues(content: .empty)
    super.init()
  }

  /// Makes an image of pixels, with a scale of 1.
  public init(cgImage: CGImage) {
    values = ImageValues(content: .bitmap(cgImage))
    super.init()
  }

  /// Makes an image of pixels with a scale and an orientation.
  public init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    values = ImageValues(
      content: .bitmap(cgImage),
      scale: scale > 0 ? scale : 1,
      orientation: orientation
    )
    super.init()
  }

  /// Makes an image of PNG, JPEG, WebP or GIF data; nil if it has another format.
  ///
  /// Only the header is read. If the rest of the data is broken, ``preparingForDisplay()`` returns
  /// nil and the image draws nothing. The orientation that a camera stored is applied when the
  /// pixels are decoded.
  public init?(data: Data) {
    guard let values = ImageValues(data: data, scale: 1) else { return nil }
    self.values = values
    super.init()
  }

  /// Makes an image of a file's data with a scale in pixels per point; nil if it is no image.
  public init?(data: Data, scale: CGFloat) {
    guard let values = ImageValues(data: data, scale: scale) else { return nil }
    self.values = values
    super.init()
  }

  /// Makes an image of a file; nil if it does not exist or is no image.
  ///
  /// The suffix @2x or @3x of the name sets the scale.
  public init?(contentsOfFile path: String) {
    guard let values = ImageValues(contentsOfFile: path) else { return nil }
    self.values = values
    super.init()
  }

  /// Makes the image of a literal, `#imageLiteral(resourceName: "name")`, from the main bundle.
  ///
  /// The image must exist.
  public required init(imageLiteralResourceName name: String) {
    guard let values = UIImage(named: name)?.values else {
      preconditionFailure("There is no image named \(name) in the main bundle")
    }
    self.values = values
    super.init()
  }

  // MARK: - Archiving

  open class var supportsSecureCoding: Bool { true }

  /// Makes an image from an archive; nil if it contains none.
  public required init?(coder: NSCoder) {
    guard let values = ImageValues(archive: coder) else { return nil }
    self.values = values
    super.init()
  }

  /// Writes the pixels to an archive, with their scale and orientation, the rendering mode and the
  /// caps; of a symbol its name.
  ///
  /// Of an animated image, the first frame is archived.
  open func encode(with coder: NSCoder) { values.archive(cgImage, in: coder) }

  // MARK: - Size and pixels

  /// The scale, in pixels per point.
  open var scale: CGFloat { values.scale }

  /// The orientation of the stored pixels.
  open var imageOrientation: UIImage.Orientation { values.orientation }

  /// Whether the image is drawn in its own colors or as a template in a tint color.
  open var renderingMode: UIImage.RenderingMode { values.renderingMode }

  /// Whether views mirror the image in right-to-left layouts.
  open var flipsForRightToLeftLayoutDirection: Bool { values.flips }

  /// The size of the upright image, in points.
  open var size: CGSize { values.size }

  /// The pixels in the orientation in which they are stored, decoded on first use.
  ///
  /// Nil if the data is broken. A symbol is drawn in black, at the current display scale.
  open var cgImage: CGImage? {
    switch content {
    case .empty: nil
    case .bitmap(let image): image
    case .encoded(let image): image.decoded()
    case .symbol(let symbol):
      SymbolRaster.image(
        of: symbol,
        color: (tint ?? .black).components(),
        layers: symbol.configuration.layerColors(with: .current),
        scale: max(UITraitCollection.current.displayScale, 1),
        isMirrored: false
      )
    }
  }

  /// Whether the image is a symbol.
  open var isSymbolImage: Bool {
    if case .symbol = content { true } else { false }
  }

  // MARK: - Variants

  /// Returns the image with another rendering mode.
  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    guard renderingMode != self.renderingMode else { return self }
    return changing { $0.renderingMode = renderingMode }
  }

  /// Returns the image as a shape in a color.
  ///
  /// Views still tint it if it is a template.
  open func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// Returns the image as a shape in a color, with another rendering mode.
  open func withTintColor(
    _ color: UIColor,
    renderingMode: UIImage.RenderingMode
  ) -> UIImage {
    changing {
      $0.renderingMode = renderingMode
      $0.tint = color
    }
  }

  /// Returns the image, to be mirrored by views in right-to-left layouts.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    guard !flipsForRightToLeftLayoutDirection else { return self }
    return changing { $0.flips = true }
  }

  /// Returns the image mirrored horizontally.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    changing { $0.orientation = $0.orientation.mirrored }
  }

  // MARK: - Alignment

  /// The edges of the image that alignment ignores because they are decoration, such as a shadow,
  /// in points.
  open var alignmentRectInsets: UIEdgeInsets { values.alignmentInsets }

  /// Returns the image with edges that alignment ignores, in points.
  ///
  /// An image view has the alignment rectangle insets of its image.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changing { $0.alignmentInsets = alignmentInsets }
  }

  /// The distance of the baseline from the bottom edge, in points; nil if the image has none.
  open var baselineOffsetFromBottom: CGFloat? { values.baseline }

  /// Returns the image with a baseline, at a distance from the bottom edge in points.
  ///
  /// Constraints to the baseline of an image view use it.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changing { $0.baseline = baselineOffset }
  }

  /// Returns the image without a baseline.
  open func imageWithoutBaseline() -> UIImage {
    guard values.baseline != nil else { return self }
    return changing { $0.baseline = nil }
  }

  // MARK: - Drawing

  /// Draws the image at its size, with its top left corner at a point of the current context.
  open func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the image at its size, blended with the existing content.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image stretched into a rectangle of the current context; its ``capInsets`` keep
  /// their size.
  ///
  /// Templates are drawn in their tint color, or in black.
  open func draw(in rect: CGRect) {
    draw(in: rect, blendMode: .normal, alpha: 1)
  }

  /// Draws the image stretched into a rectangle, blended with the existing content.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    recordDrawing(in: rect, blendMode: blendMode, alpha: alpha)
  }

  /// Tiles a rectangle of the current context with the image at its size, starting at the top left
  /// corner.
  open func drawAsPattern(in rect: CGRect) { recordPattern(in: rect) }

  // MARK: - Preparing

  /// Returns the image with its pixels decoded; nil if the data is broken.
  ///
  /// Can be called on any thread, and takes milliseconds for a photo.
  open func preparingForDisplay() -> UIImage? {
    guard case .encoded(let image) = content else { return self }
    guard image.decoded() != nil else { return nil }
    return self
  }

  /// Returns a thumbnail that fits into a size in points, with its pixels decoded; nil if the data
  /// is broken.
  ///
  /// The aspect ratio is preserved, and a smaller image is not enlarged.
  open func preparingThumbnail(of size: CGSize) -> UIImage? { thumbnail(fitting: size) }

  // MARK: - Equality

  /// Whether an object is an image with the same pixels and attributes.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || values == other.values
  }

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
  package final var tint: UIColor? { values.tint }
  package final var caps: ImageCaps? { values.caps }
  package final var frames: ImageFrames? { values.frames }

  /// Returns the image with the values that a closure changed.
  final func changing(_ change: (inout ImageValues) -> Void) -> UIImage {
    var values = values
    change(&values)
    return UIImage(values)
  }

  /// Whether views draw the image in their tint color.
  package final var isTemplate: Bool {
    switch renderingMode {
    case .alwaysTemplate: true
    case .alwaysOriginal: false
    case .automatic: isSymbolImage
    }
  }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// What `#imageLiteral` makes where no type is given.
public typealias _ImageLiteralType = UIImage
