public import ListModel
public import MomentsValues

/// The text of a thread's moment, folded if it is long, behind a warning if it has one.
public struct ThreadTextRow: ListItemViewModel, Hashable {
  /// The identity of the moment.
  public var moment: ListItemID

  /// The content warning, shown before text and photos, if any.
  public var contentWarning: MomentRow.ContentWarning?

  /// The text; may be empty where there is a warning.
  public var text: RichText

  /// Whether the text is long enough to fold, and whether it is folded.
  public var folding: MomentRow.Folding

  /// The translator of the text, or that it is being translated; `nil` for the original.
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
