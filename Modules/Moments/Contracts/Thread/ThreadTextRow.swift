public import ListModel

/// What the author of a thread's moment wrote, folded where it is long, behind a warning where the
/// author gave one.
public struct ThreadTextRow: ListItemViewModel, Hashable {
  /// The identity of the moment.
  public var moment: ListItemID

  /// What the reader is warned of before text and photos show, if anything.
  public var contentWarning: MomentRow.ContentWarning?

  /// The text; may be empty where there is a warning.
  public var text: RichText

  /// Whether the text is long enough to fold, and if so how it is now.
  public var folding: MomentRow.Folding

  /// Who translated the text, or that it is being translated; `nil` where it shows as it was
  /// written.
  public var translation: TranslationNote?

  /// Makes a row.
  public init(
    moment: ListItemID,
    contentWarning: MomentRow.ContentWarning? = nil,
    text: RichText,
    folding: MomentRow.Folding = .unfoldable,
    translation: TranslationNote? = nil
  ) {
    self.moment = moment
    self.contentWarning = contentWarning
    self.text = text
    self.folding = folding
    self.translation = translation
  }

  /// The identity of the row.
  public var itemID: ListItemID { ListItemID("text-\(moment)") }

  /// Whether the text is behind a warning that the reader has not opened.
  public var isConcealed: Bool {
    contentWarning.map { !$0.isRevealed && $0.covers == .everything } ?? false
  }
}
