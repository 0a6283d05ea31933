import CoreGraphics
import Foundation

struct ImageValues: Sendable {
  enum Content: Sendable {
    case empty
    case bitmap(CGImage)
    case encoded(EncodedImage)
    case symbol(SymbolImage)
  }

  var content: Content
  /// The scale, in pixels per point.
  var scale: CGFloat = 1
  /// The orientation of the stored pixels.
  var orientation = UIImage.Orientation.up
  /// Whether the image is drawn in its own colors or as a template in a tint color.
  var renderingMode = UIImage.RenderingMode.automatic
  /// Whether views mirror the image in right-to-left layouts.
  var flips = false
  /// The color set by `withTintColor`.
  var tint: UIColor?
  /// The asset with the variants of the image, if it was loaded with one.
  var asset: UIImageAsset?
  /// The cap insets, which keep their size when views enlarge the image; nil stretches all of it.
  var caps: ImageCaps?
  /// The frames of an animated image; nil for a still one.
  var frames: ImageFrames?
  /// The alignment rectangle insets, in points.
  var alignmentInsets = UIEdgeInsets.zero
  /// The distance of the baseline from the bottom edge, in points; nil if the image has none.
  var baseline: CGFloat?
}

extension ImageValues {
  /// Reads the header of a file's data, with a scale in pixels per point; nil if it is no image.
  init?(data: Data, scale: CGFloat) {
    guard let size = try? ImageDecoder.pixelSize(of: data) else { return nil }
    let encoded = EncodedImage(
      pixelWidth: size.width,
      pixelHeight: size.height
    ) { maximumPixelSize in
      try? ImageDecoder.decode(data, maximumPixelSize: maximumPixelSize)
    }
    self.init(content: .encoded(encoded), scale: scale > 0 ? scale : 1)
  }

  /// Reads the header of a file; nil if it does not exist or is no image.
  ///
  /// The suffix @2x or @3x of the name sets the scale.
  init?(contentsOfFile path: String) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let scale: CGFloat = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
    self.init(data: data, scale: scale)
  }

  /// The size of the upright image, in points.
  var size: CGSize {
    switch content {
    case .empty: .zero
    case .symbol(let symbol): symbol.size
    case .bitmap(let image): upright(width: image.width, height: image.height)
    case .encoded(let image): upright(width: image.pixelWidth, height: image.pixelHeight)
    }
  }

  private func upright(width: Int, height: Int) -> CGSize {
    let (width, height) = (CGFloat(width) / scale, CGFloat(height) / scale)
    return orientation.swapsAxes
      ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }
}

extension ImageValues: Equatable {
  static func == (one: ImageValues, other: ImageValues) -> Bool {
    guard one.scale == other.scale, one.orientation == other.orientation,
      one.renderingMode == other.renderingMode, one.tint == other.tint, one.caps == other.caps,
      one.frames == other.frames, one.flips == other.flips, one.baseline == other.baseline,
      one.alignmentInsets == other.alignmentInsets
    else { return false }
    switch (one.content, other.content) {
    case (.empty, .empty): return true
    case (.bitmap(let one), .bitmap(let two)): return one === two
    case (.encoded(let one), .encoded(let two)): return one === two
    case (.symbol(let one), .symbol(let two)):
      return one.symbol.name == two.symbol.name && one.appearance == two.appearance
    default: return false
    }
  }
}
