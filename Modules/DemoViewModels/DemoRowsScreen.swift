public import ListModel
public import MomentsLanguage

/// A list of fixed rows of one type, in one section; a message in place of the section where there
/// are none.
@MainActor
public class DemoRowsScreen<Row: ListItemViewModel>: DemoListScreen {
  /// The identity of the section.
  class var section: ListItemID { "rows" }

  /// The title and the text of the message where there are no rows.
  class var emptyTexts: EmptyTexts { (\.emptyTimelineTitle, \.emptyTimelineMessage) }

  /// Makes a list.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - state: A state of the screen as a whole in place of the usual one: content, or empty.
  ///   - paging: The state of paging.
  ///   - language: The language of the app.
  public init(
    _ rows: [Row],
    state: ListState? = nil,
    paging: PagingState = .end,
    language: AppLanguage
  ) {
    super.init(
      rows.isEmpty ? [] : [ListSection(id: Self.section, rows: rows)],
      empty: Self.emptyTexts,
      state: state,
      paging: paging,
      language: language
    )
  }
}
