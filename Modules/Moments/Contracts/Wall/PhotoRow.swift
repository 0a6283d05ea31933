public import ListModel

/// A photo that somebody posted.
@MainActor
public final class PhotoRow: ViewModelPressible {
  /// The words beside the photo.
  public struct Caption: Hashable, Sendable {
    /// Who posted it.
    public var title: RichText
    /// What they wrote; may be empty.
    public var text: RichText

    /// Makes a caption.
    public init(title: RichText, text: RichText) {
      self.title = title
      self.text = text
    }
  }

  /// The identity of the row: that of the moment.
  public nonisolated let itemID: ListItemID

  /// What the photo is called on its way to the whole screen.
  public nonisolated let imageName: ListItemID

  /// The photo.
  public let image: ImageReference

  /// When it was posted, on the day that the section names: "14:05"; may be empty.
  public let timeText: String

  /// The words beside the photo, which their author may change.
  public let caption: Observable<Caption>

  /// What stands in place of a photo that did not come, and of the button that tries again.
  public let failureText: String

  private let strings: Strings
  private let onPress: @MainActor () -> Void
  private let onOpenPhoto: @MainActor () -> Void

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - moment: The moment that the photo belongs to.
  ///   - image: The photo.
  ///   - timeText: When it was posted.
  ///   - caption: The words beside it.
  ///   - strings: The language of the app.
  ///   - onPress: Called when the reader wants to see the moment.
  ///   - onOpenPhoto: Called when the reader wants to see the photo as large as the screen.
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

  /// Whose photo it is and what is to be seen, for assistive technologies.
  public var accessibilityText: String {
    strings.sentences([
      strings.image(image, by: caption.value.title.words), caption.value.text.words, timeText,
    ])
  }

  /// Leads to the moment.
  public func press() { onPress() }

  /// Leads to the photo, as large as the screen.
  public func openPhoto() { onOpenPhoto() }
}
