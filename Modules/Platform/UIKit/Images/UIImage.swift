public import CoreGraphics
public import Foundation

/// A picture: pixels of a file, pixels drawn, or a symbol.
///
/// Images never change after they were made and may be shared between threads. An image made of
/// data reads only the header at first; the pixels are decoded when they are first needed, or
/// ahead of time, on any thread, by ``preparingForDisplay()`` and
/// ``preparingThumbnail(of:)``.
public final class UIImage: NSObject, Sendable {
  private let mark = AttributeValueMark()

  enum Content: Sendable {
    case empty
    case bitmap(CGImage)
    case encoded(EncodedImage)
    case symbol(SymbolImage)
  }

  let content: Content

  /// The pixels of a point.
  public let scale: CGFloat
  /// How the pixels are turned to be upright.
  public let imageOrientation: UIImage.Orientation
  /// Whether the image shows its own colors or its shape in a tint.
  public let renderingMode: UIImage.RenderingMode
  /// Whether views turn the image around where the interface reads from right to left.
  public let flipsForRightToLeftLayoutDirection: Bool
  /// The color given by `withTintColor`.
  let tint: UIColor?
  /// The other files of an image set, for other traits.
  let variants: ImageVariants?
  /// What keeps its size where views show the image larger; nil stretches all of it.
  let caps: ImageCaps?
  /// The images that are shown one after another; nil for one that stands still.
  let frames: ImageFrames?

  init(
    content: Content,
    scale: CGFloat = 1,
    orientation: Orientation = .up,
    renderingMode: RenderingMode = .automatic,
    flips: Bool = false,
    tint: UIColor? = nil,
    variants: ImageVariants? = nil,
    caps: ImageCaps? = nil,
    frames: ImageFrames? = nil
  ) {
    self.caps = caps
    self.frames = frames
    self.content = content
    self.scale = scale
    imageOrientation = orientation
    self.renderingMode = renderingMode
    flipsForRightToLeftLayoutDirection = flips
    self.tint = tint
    self.variants = variants
    super.init()
  }

  /// Makes an image of no size.
  public override convenience init() {
    self.init(content: .empty)
  }

  /// Makes an image of pixels, one a point.
  public convenience init(cgImage: CGImage) {
    self.init(content: .bitmap(cgImage))
  }

  /// Makes an image of pixels that are to be turned.
  public convenience init(
    cgImage: CGImage,
    scale: CGFloat,
    orientation: UIImage.Orientation
  ) {
    self.init(
      content: .bitmap(cgImage),
      scale: scale > 0 ? scale : 1,
      orientation: orientation
    )
  }

  // MARK: - Size and pixels

  /// The size, upright, in points.
  public var size: CGSize {
    switch content {
    case .empty: .zero
    case .symbol(let symbol): symbol.size
    case .bitmap(let image):
      uprightSize(pixelWidth: image.width, pixelHeight: image.height)
    case .encoded(let image):
      uprightSize(pixelWidth: image.pixelWidth, pixelHeight: image.pixelHeight)
    }
  }

  private func uprightSize(pixelWidth: Int, pixelHeight: Int) -> CGSize {
    let width = CGFloat(pixelWidth) / scale
    let height = CGFloat(pixelHeight) / scale
    return imageOrientation.swapsAxes
      ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  /// The pixels as they are stored, not turned; decoded if need be.
  ///
  /// Nil if the data is broken. A symbol is drawn black, at the current display scale.
  public var cgImage: CGImage? {
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
  public var isSymbolImage: Bool {
    if case .symbol = content { true } else { false }
  }

  // MARK: - Variants

  /// The image with another rendering mode.
  public func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    guard renderingMode != self.renderingMode else { return self }
    return changing(renderingMode: renderingMode)
  }

  /// The shape of the image in a color.
  ///
  /// Views still tint it if it is a template.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// The shape of the image in a color, with another rendering mode.
  public func withTintColor(
    _ color: UIColor,
    renderingMode: UIImage.RenderingMode
  ) -> UIImage {
    changing(renderingMode: renderingMode, tint: color)
  }

  /// The image, turned around by views where the interface reads from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    guard !flipsForRightToLeftLayoutDirection else { return self }
    return changing(flips: true)
  }

  /// The image seen in a mirror.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    changing(orientation: imageOrientation.mirrored)
  }

  /// The image with what is given in place of its own.
  func changing(
    content: Content? = nil,
    scale: CGFloat? = nil,
    orientation: UIImage.Orientation? = nil,
    renderingMode: UIImage.RenderingMode? = nil,
    flips: Bool? = nil,
    tint: UIColor? = nil,
    caps: ImageCaps? = nil
  ) -> UIImage {
    UIImage(
      content: content ?? self.content,
      scale: scale ?? self.scale,
      orientation: orientation ?? imageOrientation,
      renderingMode: renderingMode ?? self.renderingMode,
      flips: flips ?? flipsForRightToLeftLayoutDirection,
      tint: tint ?? self.tint,
      variants: variants,
      caps: caps ?? self.caps,
      frames: frames
    )
  }

  /// Whether views show the image in their tint.
  var isTemplate: Bool {
    switch renderingMode {
    case .alwaysTemplate: true
    case .alwaysOriginal: false
    case .automatic: isSymbolImage
    }
  }

  // MARK: - Equality

  /// Two images are equal if they show the same pixels in the same way.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    if self === other { return true }
    guard scale == other.scale, imageOrientation == other.imageOrientation,
      renderingMode == other.renderingMode, tint == other.tint, caps == other.caps,
      frames == other.frames,
      flipsForRightToLeftLayoutDirection == other.flipsForRightToLeftLayoutDirection
    else { return false }
    switch (content, other.content) {
    case (.empty, .empty): return true
    case (.bitmap(let one), .bitmap(let two)): return one === two
    case (.encoded(let one), .encoded(let two)): return one === two
    case (.symbol(let one), .symbol(let two)):
      return one.symbol.name == two.symbol.name && one.appearance == two.appearance
    default: return false
    }
  }

  /// A hash that agrees with ``isEqual(_:)``.
  public override var hash: Int {
    switch content {
    case .empty: 0
    case .bitmap(let image): ObjectIdentifier(image).hashValue
    case .encoded(let image): ObjectIdentifier(image).hashValue
    case .symbol(let symbol): symbol.symbol.name.hashValue
    }
  }
}

extension UIImage.Orientation {
  /// Whether width and height change places.
  var swapsAxes: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }

  /// The orientation of the image seen in a mirror.
  var mirrored: Self {
    switch self {
    case .up: .upMirrored
    case .down: .downMirrored
    case .left: .rightMirrored
    case .right: .leftMirrored
    case .upMirrored: .up
    case .downMirrored: .down
    case .leftMirrored: .right
    case .rightMirrored: .left
    }
  }
}
