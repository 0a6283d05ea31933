public import Foundation
public import MomentsValues

/// The crop of a photo of a draft, so that another one can be chosen later.
///
/// The whole photo is stored on this machine as long as the draft, and never posted.
public struct DraftCrop: Sendable, Hashable, Codable {
  /// The left edge of the crop, in widths of the whole photo.
  public var x: Double
  /// The top edge, in heights of the whole photo.
  public var y: Double
  /// The width, in widths of the whole photo.
  public var width: Double
  /// The height, in heights of the whole photo.
  public var height: Double
  /// The provider's identity of the whole photo.
  public var wholeID: DraftMedia.ID
  /// The address of the bytes of the whole photo.
  public var wholeURL: URL
  /// Its MIME type.
  public var wholeType: String
  /// The number of its bytes.
  public var wholeByteCount: Int
  /// Its size in pixels; nil where unknown.
  public var wholePixelSize: PixelSize?

  /// Makes a crop of a photo.
  public init(
    x: Double,
    y: Double,
    width: Double,
    height: Double,
    of whole: DraftMedia
  ) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    wholeID = whole.id
    wholeURL = whole.url
    wholeType = whole.type
    wholeByteCount = whole.byteCount
    wholePixelSize = whole.pixelSize
  }
}

extension DraftMedia {
  /// The whole photo of a cropped one; otherwise the photo itself.
  public var whole: DraftMedia {
    guard let crop else { return self }
    return DraftMedia(
      id: crop.wholeID,
      url: crop.wholeURL,
      type: crop.wholeType,
      byteCount: crop.wholeByteCount,
      pixelSize: crop.wholePixelSize,
      altText: altText,
      focalPoint: focalPoint
    )
  }

  /// The identities of all stored photos that it needs.
  public var stored: [DraftMedia.ID] { [id] + (crop.map { [$0.wholeID] } ?? []) }
}
