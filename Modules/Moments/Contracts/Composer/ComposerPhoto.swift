/// A photo of what is written.
public struct ComposerPhoto: Hashable, Sendable, Identifiable {
  /// How far it has come.
  public enum State: Hashable, Sendable {
    /// It is being made ready.
    case preparing
    /// It is kept and can be posted.
    case ready
  }

  /// The identity of the photo in this sheet.
  public var id: String
  /// The image; `nil` until it is kept.
  public var image: ImageReference?
  /// What is to be seen, in words; empty for none.
  public var altText: String
  /// How far it has come.
  public var state: State
  /// The whole image, for choosing what of it is posted; `nil` where it cannot be cropped.
  public var whole: ImageReference?
  /// What of ``whole`` is posted.
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

  /// Whether it says in words what is to be seen.
  public var hasAltText: Bool { !altText.allSatisfy(\.isWhitespace) }
}
