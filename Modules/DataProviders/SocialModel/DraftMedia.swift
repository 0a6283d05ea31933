public import Foundation
public import MomentsValues

/// A photo of a draft, stored on this machine until the post is made.
///
/// Of a cropped one, the whole photo is stored on this machine too, so that another crop can be
/// chosen later; it is never posted.
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
  /// The part of ``whole`` that it is; nil where it is not cropped.
  public private(set) var crop: PhotoCrop?
  /// The whole photo of a cropped one: an array, because a value cannot contain another of its
  /// type.
  private var wholes: [DraftMedia]?

  /// Makes a photo of a draft.
  public init(
    id: String,
    url: URL,
    type: String,
    byteCount: Int,
    pixelSize: PixelSize? = nil,
    altText: String = "",
    focalPoint: FocalPoint = .center
  ) {
    self.id = id
    self.url = url
    self.type = type
    self.byteCount = byteCount
    self.pixelSize = pixelSize
    self.altText = altText
    self.focalPoint = focalPoint
  }

  /// Makes it the part of a whole photo that a crop shows.
  public mutating func setCrop(_ crop: PhotoCrop, of whole: DraftMedia) {
    var whole = whole
    whole.altText = ""
    whole.focalPoint = .center
    self.crop = crop
    wholes = [whole]
  }

  /// The whole photo of a cropped one, with the same alternative text and the same focal point;
  /// otherwise the photo itself.
  public var whole: DraftMedia {
    guard var whole = wholes?.first else { return self }
    whole.altText = altText
    whole.focalPoint = focalPoint
    return whole
  }

  /// The identities of all stored photos that it needs.
  public var stored: [DraftMedia.ID] { [id] + (wholes ?? []).map(\.id) }
}
