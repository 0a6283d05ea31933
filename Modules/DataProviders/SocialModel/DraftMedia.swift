public import Foundation
public import MomentsValues

/// A photo of a draft, stored on this machine until the post is made.
public struct DraftMedia: Sendable, Hashable, Codable, Identifiable {
  /// The provider's identity.
  public var id: String
  /// The address of its bytes, which `MediaProvider.data(for:)` opens.
  public var url: URL
  /// The MIME type, such as `image/jpeg`.
  public var type: String
  /// The number of its bytes.
  public var byteCount: Int
  /// Its size in pixels; nil where unknown.
  public var pixelSize: PixelSize?
  /// The alternative text; may be empty.
  public var altText: String
  /// The point that stays visible when it is cropped.
  public var focalPoint: FocalPoint
  /// The crop, if the reader cropped it; nil for a whole photo.
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
