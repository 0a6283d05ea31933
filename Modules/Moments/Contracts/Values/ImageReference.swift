public import Foundation
public import ListModel

/// A reference to an image: the values that a view needs to lay it out and to load it.
public struct ImageReference: Codable, Hashable, Sendable {
  /// The URL of the image.
  ///
  /// May have a scheme of the provider's own, such as `demo-art`.
  public var url: URL

  /// The URL of a smaller version, suitable for a grid cell; the same as ``url`` if there is none.
  public var previewURL: URL

  /// The size in pixels, if known: the view reserves its space before the image is loaded.
  public var pixelSize: PixelSize?

  /// A BlurHash to show until then, if the provider has one.
  public var blurhash: String?

  /// The color to show until then if there is no BlurHash, as `0xRRGGBB`.
  public var placeholderColor: UInt32?

  /// The point to keep visible when the image is cropped.
  public var focalPoint: FocalPoint

  /// The description of the image, for readers who do not see it.
  public var accessibilityDescription: String?

  /// The media that the image represents: a film, a sound, a file.
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
  public struct PixelSize: Codable, Hashable, Sendable {
    /// The width in pixels.
    public var width: Int

    /// The height in pixels.
    public var height: Int

    /// Makes a size in pixels.
    public init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }

    /// Width divided by height, or 1 if either is not positive.
    public var aspectRatio: Double {
      width > 0 && height > 0 ? Double(width) / Double(height) : 1
    }
  }

  /// The point of an image that matters most.
  public struct FocalPoint: Codable, Hashable, Sendable {
    /// From -1, the left edge, to 1, the right edge.
    public var x: Double

    /// From -1, the bottom edge, to 1, the top edge.
    public var y: Double

    /// Makes a focal point; coordinates outside -1...1 are clamped.
    public init(x: Double, y: Double) {
      self.x = x.isFinite ? min(max(x, -1), 1) : 0
      self.y = y.isFinite ? min(max(y, -1), 1) : 0
    }

    /// Reads a point; coordinates outside -1...1 are clamped.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        x: try container.decode(Double.self, forKey: .x),
        y: try container.decode(Double.self, forKey: .y)
      )
    }

    /// The center of the image.
    public static let center = FocalPoint(x: 0, y: 0)
  }
}

extension ListItemID {
  /// The name of a photo of a moment on a screen that shows it as a tile, for the transition to
  /// full screen and back.
  public static func photo(_ index: Int, of moment: ListItemID) -> ListItemID {
    ListItemID("photo-\(index)-\(moment)")
  }
}
