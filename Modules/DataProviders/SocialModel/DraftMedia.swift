public import Foundation

/// A photo that belongs to a draft, kept on this machine until the post is made.
public struct DraftMedia: Sendable, Hashable, Identifiable {
  /// The provider's own mark.
  public var id: String
  /// Where its bytes are, for the screens: `MediaProvider.data(for:)` opens it.
  public var url: URL
  /// Its MIME type, such as `image/jpeg`.
  public var type: String
  /// How many bytes it has.
  public var byteCount: Int
  /// Its size in pixels; nil where unknown.
  public var pixelSize: PixelSize?
  /// What is to be seen, for those who cannot; empty for nothing.
  public var altText: String
  /// The point that stays visible when it is cropped.
  public var focalPoint: FocalPoint
  /// What it is a part of, where the reader cropped it; nil for a whole photo.
  public var crop: DraftCrop?

  /// Makes a photo of a draft.
  public init(
    id: String,
    url: URL,
    type: String,
    byteCount: Int,
    pixelSize: PixelSize? = nil,
    altText: String = "",
    focalPoint: FocalPoint = .center,
    crop: DraftCrop? = nil
  ) {
    self.id = id
    self.url = url
    self.type = type
    self.byteCount = byteCount
    self.pixelSize = pixelSize
    self.altText = altText
    self.focalPoint = focalPoint
    self.crop = crop
  }
}
