public import Foundation
public import ListModel
public import MomentsValues

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

extension ListItemID {
  /// The name of a photo of a moment on a screen that shows it as a tile, for the transition to
  /// full screen and back.
  public static func photo(_ index: Int, of moment: ListItemID) -> ListItemID {
    ListItemID("photo-\(index)-\(moment)")
  }
}
