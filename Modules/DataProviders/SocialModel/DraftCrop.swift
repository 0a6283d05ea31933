public import Foundation

/// Which part of another photo a photo of a draft is: so another part can be chosen later.
///
/// The whole one is kept on this machine as long as the draft is, and never posted.
public struct DraftCrop: Sendable, Hashable {
  /// Where the part begins, from the left, in widths of the whole.
  public var x: Double
  /// Where it begins, from the top, in heights of the whole.
  public var y: Double
  /// How wide it is, in widths of the whole.
  public var width: Double
  /// How high it is, in heights of the whole.
  public var height: Double
  /// The provider's own mark of the whole photo.
  public var wholeID: DraftMedia.ID
  /// Where the bytes of the whole photo are.
  public var wholeURL: URL
  /// Its MIME type.
  public var wholeType: String
  /// How many bytes it has.
  public var wholeByteCount: Int
  /// Its size in pixels; nil where unknown.
  public var wholePixelSize: PixelSize?

  /// Makes the part of a whole photo.
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
  /// The photo that this one is a part of; itself where it is whole.
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

  /// The marks of all that is to be kept for it.
  public var kept: [DraftMedia.ID] { [id] + (crop.map { [$0.wholeID] } ?? []) }
}
