public import ListModel
public import MomentsContracts

/// The versions of a moment, of fixed rows.
@MainActor
public final class DemoEditsViewModel: DemoListScreen, EditsViewModel {
  /// The title of the screen.
  public var title: String { strings.editsTitle }

  /// Makes versions of rows; without any they are empty, unless told otherwise.
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

  /// Notes it.
  public func toggleWarning(_ version: ListItemID) { note("warning", version) }

  /// Notes it.
  public func openPhoto(at index: Int, of version: ListItemID) { note("photo \(index)", version) }

  /// Leads to where a link, a mention or a hashtag leads.
  public func open(_ target: RichText.Kind) { follow(target) }
}
