public import MomentsValues

/// A photo of the draft.
public struct ComposerPhoto: Hashable, Sendable, Identifiable {
  /// The state of a photo.
  public enum State: Hashable, Sendable {
    /// It is being prepared.
    case preparing
    /// It is stored and can be posted.
    case ready
  }

  /// The identity of the photo in this sheet.
  public var id: String
  /// The image; `nil` until it is stored.
  public var image: ImageReference?
  /// The description of the photo; empty for none.
  public var altText: String
  /// Whether it is prepared, so that it can be posted.
  public var state: State
  /// The whole image, to crop it; `nil` if it cannot be cropped.
  public var whole: ImageReference?
  /// The posted part of ``whole``.
  public var crop: PhotoCrop

  /// Makes a photo.
  public init(
    id: String,
    image: ImageReference?,
    altText: String = "",
    state: State = .ready,
    whole: ImageReference? = nil,
    crop: PhotoCrop = .whole
  ) {
    self.id = id
    self.image = image
    self.altText = altText
    self.state = state
    self.whole = whole
    self.crop = crop
  }

  /// Whether it has a description.
  public var hasAltText: Bool { !altText.allSatisfy(\.isWhitespace) }
}
