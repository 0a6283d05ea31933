import ListModel
import MomentsContracts
import SocialModel

/// What one search found: a list of each kind, which knows what the reader can do with its rows.
///
/// Each search has results of its own, so that nothing of an older one ever shows among them.
@MainActor
final class LiveSearchResults {
  let people: LiveFriendsListContentViewModel
  let tags: PagedListViewModel<TagRow, PageCursor>
  let moments: LiveTimelineViewModel
  /// Why nothing came; nil where something did, or there is nothing.
  private(set) var failure: (any Error)?
  /// Called with each change of the rows, and of what stands at their end.
  var onChange: () -> Void = {}

  private let session: SearchSession
  private let strings: Strings
  private let bindings = DisposeBag()

  /// How many rows of a kind there are among others.
  private static let fewPeople = 4
  private static let fewTags = 4

  init(
    _ query: SearchQuery,
    _ parts: SearchDependencies,
    onRoute: @escaping @MainActor (Route) -> Void
  ) {
    let strings = Strings(parts.language)
    let failures = FailureText(strings: strings)
    let session = SearchSession(query, provider: parts.provider)
    self.strings = strings
    self.session = session
    let texts = ListTexts(
      empty: ListEmptyMessage(title: "", message: ""),
      failure: { failures.search($0) },
      pageFailure: { failures.nextPage($0) }
    )
    people = LiveFriendsListContentViewModel(
      name: LiveSearchViewModel.screenName,
      texts: texts,
      read: { cursor in
        let found = try await session.page(after: cursor)
        return PeoplePage(items: found.people, next: found.next)
      },
      follows: parts.actions.follows,
      changes: parts.changes,
      onRoute: onRoute,
      strings: strings,
      tracker: parts.tracker
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
      changes: parts.changes,
      readerID: parts.readerID,
      scope: .public,
      screenName: LiveSearchViewModel.screenName,
      language: parts.language,
      time: parts.time,
      tracker: parts.tracker
    )
    moments.onRoute = onRoute
  }

  var query: SearchQuery { session.query }

  /// Searches, and makes the rows of what comes.
  ///
  /// - Throws: `CancellationError`; what else goes wrong is ``failure``.
  func load() async throws {
    do {
      try await session.begin()
      let found = session.first ?? FoundItems()
      if !found.tags.isEmpty { await tags.load() }
      if !found.moments.isEmpty { await moments.load() }
      // Asks what stands between them and the reader.
      if !found.people.isEmpty { await people.load() }
    } catch {
      if isCancellation(error) { throw CancellationError() }
      failure = error
    }
    try Task.checkCancellation()
    for list in lists {
      list.sections.observeChanges { [weak self] _, _ in self?.onChange() }.disposed(by: bindings)
      list.state.observeChanges { [weak self] _, _ in self?.onChange() }.disposed(by: bindings)
      list.pagingState.observeChanges { [weak self] _, _ in self?.onChange() }
        .disposed(by: bindings)
    }
  }

  var lists: [any ListViewModel] { [people, tags, moments] }

  /// The list whose pages go on; nil where there is the beginning of everything.
  private var pagedList: (any ListViewModel)? {
    switch query.scope {
    case .all: nil
    case .people: people
    case .hashtags: tags
    case .moments: moments
    }
  }

  /// Loads the next page of the kind that is looked for.
  func loadMore() async { await pagedList?.loadMore() }

  // MARK: What shows

  /// What stands at the end of the rows.
  var paging: PagingState { pagedList?.pagingState.value ?? .end }

  private var first: FoundItems { session.first ?? FoundItems() }
  private var momentRows: [MomentRow] {
    moments.sections.value.flatMap { $0.rows(of: MomentRow.self) }
  }
  private var searches: Bool { failure == nil && session.first != nil }

  /// Whether there may be moments that the server does not look for.
  private var mayMissMoments: Bool {
    searches && query.scope.looksForMoments && !first.searchesText && !first.isFromDevice
      && first.moments.isEmpty
  }

  /// Whether there is nothing to show.
  var isEmpty: Bool { people.rows.isEmpty && tags.rows.isEmpty && momentRows.isEmpty }

  /// What is said where there is nothing.
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
      // The provider brought as many as one page has: there may be more.
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

  /// How many items of a kind providers bring at once.
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
