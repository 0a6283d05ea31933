public import ListModel
public import MomentsContracts
public import MomentsLanguage
public import MomentsValues

/// The versions of a moment, of fixed rows.
@MainActor
public final class DemoEditsViewModel: DemoListScreen, EditsViewModel {
  /// Makes versions of rows; by default empty.
  public init(
    _ rows: [MomentVersionRow],
    state: ListState? = nil,
    paging: PagingState = .end,
    language: AppLanguage
  ) {
    super.init(
      rows.isEmpty ? [] : [ListSection(id: "versions", rows: rows)],
      empty: (\.emptyEditsTitle, \.emptyEditsMessage),
      state: state,
      paging: paging,
      language: language
    )
  }

  /// Records the intent.
  public func toggleWarning(_ version: ListItemID) { note("warning", version) }

  /// Records the intent.
  public func openPhoto(at index: Int, of version: ListItemID) { note("photo \(index)", version) }

  /// Follows a link, a mention or a hashtag.
  public func open(_ target: RichText.Style) { follow(target) }
}
