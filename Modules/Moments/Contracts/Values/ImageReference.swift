public import Foundation
public import ListModel

/// An image that is somewhere else: what a view must know to make room for it and to fetch it.
public struct ImageReference: Hashable, Sendable {
  /// Where the image is.
  ///
  /// May have a scheme of the provider's own, such as `demo-art`.
  public var url: URL

  /// Where a smaller version is, good for a grid cell; the same as ``url`` if there is none.
  public var previewURL: URL

  /// The size in pixels, where known: the view reserves its place before the image is there.
  public var pixelSize: PixelSize?

  /// A BlurHash to show meanwhile, if the provider has one.
  public var blurhash: String?

  /// The color to show meanwhile where there is no BlurHash, as `0xRRGGBB`.
  public var placeholderColor: UInt32?

  /// The point to keep in sight when the image is cropped.
  public var focalPoint: FocalPoint

  /// What the image shows, in words, for readers who do not see it.
  public var accessibilityDescription: String?

  /// What the image stands for, where the image is not all there is: a film, a sound, a file.
  public var media: Media?

  /// Makes a reference.
  public init(
    url: URL,
    previewURL: URL? = nil,
    pixelSize: PixelSize? = nil,
    blurhash: String? = nil,
    placeholderColor: UInt32? = nil,
    focalPoint: FocalPoint = .center,
    accessibilityDescription: String? = nil,
    media: Media? = nil
  ) {
    self.url = url
    self.previewURL = previewURL ?? url
    self.pixelSize = pixelSize
    self.blurhash = blurhash
    self.placeholderColor = placeholderColor
    self.focalPoint = focalPoint
    self.accessibilityDescription = accessibilityDescription
    self.media = media
  }
}

extension ImageReference {
  /// Width and height of the whole image.
  public struct PixelSize: Hashable, Sendable {
    /// Pixels across.
    public var width: Int

    /// Pixels down.
    public var height: Int

    /// Makes a size in pixels.
    public init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }

    /// Width divided by height, or 1 where either is not positive.
    public var aspectRatio: Double {
      width > 0 && height > 0 ? Double(width) / Double(height) : 1
    }
  }

  /// The point of an image that matters most.
  public struct FocalPoint: Hashable, Sendable {
    /// From -1, the left edge, to 1, the right edge.
    public var x: Double

    /// From -1, the bottom edge, to 1, the top edge.
    public var y: Double

    /// Makes a focal point; coordinates outside -1...1 are brought to the edge.
    public init(x: Double, y: Double) {
      self.x = x.isFinite ? min(max(x, -1), 1) : 0
      self.y = y.isFinite ? min(max(y, -1), 1) : 0
    }

    /// The middle of the image.
    public static let center = FocalPoint(x: 0, y: 0)
  }
}

extension ListItemID {
  /// What a photo of a moment is called on a screen that shows it as a tile, so that it can be
  /// followed from there to the whole screen and back.
  public static func photo(_ index: Int, of moment: ListItemID) -> ListItemID {
    ListItemID("photo-\(index)-\(moment)")
  }
}
