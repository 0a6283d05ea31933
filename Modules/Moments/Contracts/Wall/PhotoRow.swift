public import ListModel
public import MomentsLanguage
public import MomentsValues

/// A photo that somebody posted.
@MainActor
public final class PhotoRow: ViewModelPressible {
  /// The text beside the photo.
  public struct Caption: Hashable, Sendable {
    /// The author.
    public var title: RichText
    /// The author's text; may be empty.
    public var text: RichText

    /// Makes a caption.
    public init(title: RichText, text: RichText) {
      self.title = title
      self.text = text
    }
  }

  /// The identity of the row: that of the moment.
  public nonisolated let itemID: ListItemID

  /// The name of the image for the transition to full screen.
  public nonisolated let imageName: ListItemID

  /// The photo.
  public let image: ImageReference

  /// The time of day of the post, on the day of its section: "14:05"; may be empty.
  public let timeText: String

  /// The text beside the photo, which its author may edit.
  public let caption: Observable<Caption>

  /// The text of a photo that could not be loaded, and of its retry button.
  public let failureText: String

  private let strings: Strings
  private let onPress: @MainActor () -> Void
  private let onOpenPhoto: @MainActor () -> Void

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - moment: The moment that the photo belongs to.
  ///   - image: The photo.
  ///   - timeText: The time of the post.
  ///   - caption: The text beside it.
  ///   - strings: The language of the app.
  ///   - onPress: Called when the reader opens the moment.
  ///   - onOpenPhoto: Called when the reader opens the photo in full screen.
  public init(
    moment: String,
    image: ImageReference,
    timeText: String,
    caption: Observable<Caption>,
    strings: Strings,
    onPress: @escaping @MainActor () -> Void = {},
    onOpenPhoto: @escaping @MainActor () -> Void = {}
  ) {
    itemID = Self.id(of: moment)
    imageName = .photo(0, of: ListItemID(moment))
    self.image = image
    self.timeText = timeText
    self.caption = caption
    failureText = strings.photoFailed
    self.strings = strings
    self.onPress = onPress
    self.onOpenPhoto = onOpenPhoto
  }

  /// The identity of the row of a moment's photo.
  public nonisolated static func id(of momentID: String) -> ListItemID {
    ListItemID("photo \(momentID)")
  }

  /// The author of the photo and its description, for assistive technologies.
  public var accessibilityText: String {
    strings.sentences([
      strings.image(image, by: caption.value.title.words), caption.value.text.words, timeText,
    ])
  }

  /// Opens the moment.
  public func press() { onPress() }

  /// Opens the photo in full screen.
  public func openPhoto() { onOpenPhoto() }
}
