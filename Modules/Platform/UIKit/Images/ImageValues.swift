import CoreGraphics
import Foundation

/// The values of an image.
struct ImageValues: Sendable {
  enum Content: Sendable {
    case empty
    case bitmap(CGImage)
    case encoded(EncodedImage)
    case symbol(SymbolImage)
  }

  var content: Content
  /// The pixels of a point.
  var scale: CGFloat = 1
  /// How the pixels are turned to be upright.
  var orientation = UIImage.Orientation.up
  /// Whether the image shows its own colors or its shape in a tint.
  var renderingMode = UIImage.RenderingMode.automatic
  /// Whether views turn the image around where the interface reads from right to left.
  var flips = false
  /// The color given by `withTintColor`.
  var tint: UIColor?
  /// The forms of the image for other traits, where it came with them.
  var asset: UIImageAsset?
  /// The edges that keep their size where views show the image larger; nil stretches all of it.
  var caps: ImageCaps?
  /// The images that are shown one after another; nil for a still one.
  var frames: ImageFrames?
  /// What of the image is decoration that alignment leaves out, in points.
  var alignmentInsets = UIEdgeInsets.zero
  /// How far the baseline lies above the lower edge, in points; nil for an image without.
  var baseline: CGFloat?
}

extension ImageValues {
  /// The image in a file's data, of so many pixels a point; nil if it is none.
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

  /// The image in a file; nil if there is none or it is no image.
  ///
  /// A name that ends in @2x or @3x gives the scale.
  init?(contentsOfFile path: String) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let scale: CGFloat = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
    self.init(data: data, scale: scale)
  }

  /// The size, upright, in points.
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
