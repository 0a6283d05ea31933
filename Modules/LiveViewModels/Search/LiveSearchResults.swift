import ListModel
import MomentsContracts
import MomentsLanguage
import MomentsValues
import SocialModel

/// The results of one search: a list of each kind, with the actions of its rows.
///
/// Each search has its own results, so that none of an older search are shown among them.
@MainActor
final class LiveSearchResults {
  let people: LiveFriendsListContentViewModel
  let tags: PagedListViewModel<TagRow, PageCursor>
  let moments: LiveTimelineViewModel
  /// The failure; nil where something was found, or there is nothing.
  private(set) var failure: (any Error)?
  /// Called on each change of the rows and of the state of paging.
  var onChange: () -> Void = {}

  private let session: SearchSession
  private let strings: Strings
  private let bindings = DisposeBag()

  /// The number of rows of a kind when all kinds are shown.
  private static let fewPeople = 4
  private static let fewTags = 4

  init(
    _ query: SearchQuery,
    _ parts: SearchDependencies,
    onRoute: @escaping @MainActor (Route) -> Void
  ) {
    let (strings, failures) = (parts.context.strings, parts.context.failures)
    let session = SearchSession(query, provider: parts.provider)
    self.strings = strings
    self.session = session
    let texts = ListTexts(
      empty: ListEmptyMessage(title: "", message: ""),
      failure: { failures.failure(strings.searchFailedTitle, $0) },
      pageFailure: { failures.nextPage($0) }
    )
    people = LiveFriendsListContentViewModel(
      name: LiveSearchViewModel.screenName,
      texts: texts,
      read: { cursor in
        let found = try await session.page(after: cursor)
        return PeoplePage(items: found.people, next: found.next)
      },
      follows: parts.actions.relationships,
      onRoute: onRoute,
      in: parts.context
    )
    tags = PagedListViewModel(
      texts: texts,
      source: { cursor in
        let found = try await session.page(after: cursor)
        return ListPage(found.tags.map { TagRow($0, strings: strings) }, next: found.next)
      }
    )
    moments = LiveTimelineViewModel(
      timeline: FoundTimeline(session: session, threads: parts.threads),
      profile: nil,
      actions: parts.actions,
      readerID: parts.readerID,
      kind: .public,
      screenName: LiveSearchViewModel.screenName,
      in: parts.context
    )
    moments.onRoute = onRoute
  }

  var query: SearchQuery { session.query }

  /// Searches, and builds the rows of the results.
  ///
  /// - Throws: `CancellationError`; other errors are in ``failure``.
  func load() async throws {
    do {
      try await session.begin()
      let found = session.first ?? FoundItems()
      if !found.tags.isEmpty { await tags.load() }
      if !found.moments.isEmpty { await moments.load() }
      // Loads the relationships with them.
      if !found.people.isEmpty { await people.load() }
    } catch {
      if isCancellation(error) { throw CancellationError() }
      failure = error
    }
    try Task.checkCancellation()
    for list in lists {
      list.snapshot.observeChanges { [weak self] _, _ in self?.onChange() }.disposed(by: bindings)
    }
  }

  var lists: [any ListViewModel] { [people, tags, moments] }

  /// The list that has further pages; nil when all kinds are shown.
  private var pagedList: (any ListViewModel)? {
    switch query.scope {
    case .all: nil
    case .people: people
    case .hashtags: tags
    case .moments: moments
    }
  }

  /// Loads the next page of the current kind.
  func loadMore() async { await pagedList?.loadMore() }

  // MARK: Content

  /// The state of paging, shown at the end of the rows.
  var paging: PagingState { pagedList?.paging ?? .end }

  private var first: FoundItems { session.first ?? FoundItems() }
  private var momentRows: [MomentRow] {
    moments.sections.flatMap { $0.rows(of: MomentRow.self) }
  }
  private var searches: Bool { failure == nil && session.first != nil }

  /// Whether there may be moments that the server does not search.
  private var mayMissMoments: Bool {
    searches && query.scope.looksForMoments && !first.searchesText && !first.isFromDevice
      && first.moments.isEmpty
  }

  /// Whether there are no rows.
  var isEmpty: Bool { people.rows.isEmpty && tags.rows.isEmpty && momentRows.isEmpty }

  /// The message when there are no rows.
  var emptyMessage: ListEmptyMessage {
    ListEmptyMessage(
      title: strings.searchNothingTitle(query.text),
      message: mayMissMoments
        ? SearchNoteRow(.noText, strings: strings).text
        : strings.searchNothingMessage(query.scope)
    )
  }

  /// The rows, each kind below a heading.
  ///
  /// O(rows).
  var sections: [ListSection] {
    var sections: [ListSection] = []
    if first.isFromDevice, !isEmpty {
      sections.append(ListSection(id: "note", rows: [SearchNoteRow(.onDevice, strings: strings)]))
    }
    append(people.rows, few: Self.fewPeople, .people, to: &sections)
    append(tags.rows, few: Self.fewTags, .hashtags, to: &sections)
    let rows = momentRows
    if !rows.isEmpty {
      // The provider returned a full page: there may be more.
      let hasMore = query.scope == .all && rows.count >= Self.fullPage
      sections.append(
        ListSection(id: "moments", header: heading(.moments)) {
          rows
          if hasMore { SearchMoreRow(.moments, strings: strings) }
        }
      )
    } else if mayMissMoments, query.scope == .all, !isEmpty {
      sections.append(
        ListSection(
          id: "moments",
          header: heading(.moments),
          rows: [SearchNoteRow(.noText, strings: strings)]
        )
      )
    }
    return sections
  }

  /// The number of items of a kind in a page of a provider.
  private static let fullPage = 20

  private func append<Row: ListItemViewModel>(
    _ rows: [Row],
    few: Int,
    _ scope: SearchScope,
    to sections: inout [ListSection]
  ) {
    guard !rows.isEmpty else { return }
    let isAmongOthers = query.scope == .all
    sections.append(
      ListSection(id: ListItemID("\(scope)"), header: heading(scope)) {
        isAmongOthers ? Array(rows.prefix(few)) : rows
        if isAmongOthers, rows.count > few { SearchMoreRow(scope, strings: strings) }
      }
    )
  }

  private func heading(_ scope: SearchScope) -> SearchHeadingRow {
    SearchHeadingRow(.found(scope), isFromDevice: first.isFromDevice, strings: strings)
  }
}

extension SearchScope {
  fileprivate var looksForMoments: Bool { self == .all || self == .moments }
}
