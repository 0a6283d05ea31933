import Foundation
public import ListModel
public import MomentsContracts
import MomentsLanguage
public import MomentsValues
public import SocialModel

/// The search over a provider: while the reader types, immediately when they submit, and by
/// address.
///
/// ```swift
/// viewModel.type("hik")
/// viewModel.type("hiking")   // searches once, when the reader stops typing
/// ```
@MainActor
public final class LiveSearchViewModel: LiveScreen, SearchViewModel {
  /// The rows, the state of the screen, and that of paging.
  public var snapshot: Observable<ListSnapshot> { source }
  /// The text to search for.
  public var text: Observable<String> { textSource }
  /// What is searched for; ``SearchScope/all`` at first.
  public var scope: Observable<SearchScope> { scopeSource }
  /// Handles actions on the people that were found.
  public var people: any FriendsListContentViewModel { results.people }
  /// Handles actions on the moments that were found.
  public var moments: any TimelineViewModel { results.moments }

  static let screenName = "search"
  /// The pause in typing after which a search begins.
  static let typingPause = Duration.milliseconds(300)

  private let parts: SearchDependencies
  private let recents: RecentSearches
  private let textSource = MutableObservable("")
  private let scopeSource = MutableObservable(SearchScope.all)
  private let source = MutableObservable(ListSnapshot(paging: .end))

  /// The results that are shown; empty before the first search.
  private var results: LiveSearchResults
  private var hasResults = false
  private var resultBindings = DisposeBag()
  private var searching: Task<Void, Never>?
  private var isSearching = false
  private var address: TypedAddress?
  private var addressState = SearchAddressRow.State.idle
  private var opening: Task<Void, Never>?
  /// Undoes the actions of messages of the lists.
  private var undos: [UserMessage.ID: @MainActor () -> Void] = [:]

  /// Makes the view model of one screen; nothing is requested yet.
  ///
  /// - Parameters:
  ///   - provider: Searches.
  ///   - threads: Reads the current state of the moments that were found.
  ///   - actions: The providers of the reader's actions.
  ///   - readerID: The account of the reader; nil where it is unknown.
  ///   - context: The surroundings of the screen.
  public init(
    provider: any SearchProvider,
    threads: any ThreadProvider,
    actions: ReaderActions,
    readerID: String? = nil,
    in context: ScreenContext
  ) {
    recents = RecentSearches(provider: provider)
    parts = SearchDependencies(
      provider: provider,
      threads: threads,
      actions: actions,
      readerID: readerID,
      context: context
    )
    results = LiveSearchResults(SearchQuery(text: "", scope: .all), parts) { _ in }
    super.init(named: Self.screenName, in: context)
    recents.onChange = { [weak self] in self?.publish() }
    recents.onFailure = { [messages, failures] in messages.show(failures.message($0), .failure) }
  }

  deinit {
    searching?.cancel()
  }

  private var query: SearchQuery {
    SearchQuery(
      text: text.value.trimmingCharacters(in: .whitespacesAndNewlines),
      scope: scope.value
    )
  }

  // MARK: Loading

  /// Reads the recent searches, and searches again if the last search failed.
  public func load() async {
    await recents.load()
    guard !query.text.isEmpty else { return publish() }
    if case .failed = state {
      search(after: .zero)
      await searching?.value
    } else {
      publish()
    }
  }

  /// Searches again; the rows stay meanwhile.
  public func reload() async {
    guard !query.text.isEmpty, searchesText else { return }
    search(after: .zero)
    await searching?.value
  }

  /// Loads the next page of the current scope.
  public func loadMore() async {
    guard shows(query) else { return }
    if results.failure == nil { await results.loadMore() } else { await reload() }
  }

  /// Tracks a view of the screen, and updates the ages of the results while it is visible.
  public override func screenDidAppear() {
    super.screenDidAppear()
    beginAging { [weak self] in self?.results.moments.refreshAges() }
  }

  /// Commits the deletions that could still be undone.
  public func screenDidDisappear() {
    endAging()
    results.moments.screenDidDisappear()
  }

  /// Waits until everything requested so far is done, for tests.
  func settle() async {
    await searching?.value
    await opening?.value
    await recents.settle()
  }
}

// MARK: - Actions

extension LiveSearchViewModel {
  /// Searches for another text, as soon as the reader stops typing.
  public func type(_ text: String) {
    let before = query.text
    textSource.setIfChanged(text)
    guard query.text != before else { return }
    textDidChange()
    search(after: Self.typingPause)
  }

  /// Searches immediately, and opens the text where it is an address.
  public func submit() {
    guard !query.text.isEmpty else { return }
    saveQuery()
    if address != nil { openAddress() }
    if !shows(query) || state.isFailed { search(after: .zero) }
  }

  /// Searches for the same text in another scope.
  public func show(_ scope: SearchScope) {
    guard scope != scopeSource.value else { return }
    scopeSource.value = scope
    guard !query.text.isEmpty else { return }
    track("show-\(scope)", query.text)
    search(after: .zero)
  }

  /// Repeats a recent search.
  public func choose(_ recent: RecentSearchRow) {
    guard recents.texts.contains(recent.text) else { return }
    textSource.value = recent.text
    textDidChange()
    saveQuery()
    search(after: .zero)
  }

  /// Removes a recent search.
  public func remove(_ recent: RecentSearchRow) { recents.remove(recent.text) }

  /// Removes all recent searches.
  public func removeAllRecents() { recents.removeAll() }

  /// Resolves the address that was typed, and opens the result.
  @discardableResult
  public func openAddress() -> Task<Void, Never> {
    guard let address else { return Task {} }
    if addressState == .loading, let opening { return opening }
    setAddress(.loading)
    track("open-address", address.text)
    let task = Task { [parts, failures, weak self] in
      let found: SearchAddressRow.State
      var route: Route?
      do {
        switch try await parts.provider.resolve(address) {
        case .person(let account): (found, route) = (.idle, .profile(PersonReference(account)))
        case .moment(let moment): (found, route) = (.idle, .moment(ListItemID(moment.postID)))
        case nil: found = .nothing
        }
      } catch {
        found = isCancellation(error) ? .idle : .failed(failures.message(error))
      }
      // The reader may have changed the text.
      guard let self, self.address == address else { return }
      setAddress(found)
      if let route { lead(to: route) }
    }
    opening = task
    return task
  }

  /// Opens the moments with a hashtag.
  public func openTag(_ tag: TagRow) {
    track("open-tag", tag.name)
    lead(to: .hashtag(tag.name))
  }

  /// Undoes the action of a message.
  public func undo(_ message: UserMessage.ID) { undos.removeValue(forKey: message)?() }

  private func lead(to route: Route) {
    saveQuery()
    onRoute?(route)
  }

  private func saveQuery() {
    if !query.text.isEmpty { recents.add(query.text) }
  }

}

// MARK: - Searching

extension LiveSearchViewModel {
  /// Whether the text is searched for: the address of a page is not.
  private var searchesText: Bool {
    if case .page = address { false } else { true }
  }

  private func shows(_ query: SearchQuery) -> Bool { hasResults && results.query == query }

  private func textDidChange() {
    address = TypedAddress(query.text)
    addressState = .idle
    if query.text.isEmpty || !searchesText { drop() }
  }

  /// Removes the results.
  private func drop() {
    hasResults = false
    resultBindings = DisposeBag()
  }

  /// Searches for the text of the field once the reader has paused; cancels the previous search.
  private func search(after pause: Duration) {
    searching?.cancel()
    searching = nil
    isSearching = false
    let query = query
    guard !query.text.isEmpty, searchesText else { return publish() }
    isSearching = true
    publish()
    let fresh = LiveSearchResults(query, parts) { [weak self] in self?.lead(to: $0) }
    searching = Task { [clock = context.time.clock, weak self] in
      do {
        if pause > .zero { try await clock.pause(for: pause) }
        try await fresh.load()
        self?.take(fresh)
      } catch {
        // Another search replaced this one.
      }
    }
  }

  private func take(_ fresh: LiveSearchResults) {
    guard fresh.query == query else { return }
    isSearching = false
    // Deletions among the earlier results are committed now.
    results.moments.screenDidDisappear()
    results = fresh
    hasResults = true
    resultBindings = DisposeBag()
    for list in fresh.lists {
      list.message.observeChanges { [weak self] _, new in
        if let self, let new { pass(on: new, of: list) }
      }.disposed(by: resultBindings)
    }
    fresh.onChange = { [weak self, weak fresh] in
      if let self, results === fresh { publish() }
    }
    publish()
  }

  /// Shows a message of a list, with its undo action where there is one.
  private func pass(on message: UserMessage, of list: any ListViewModel) {
    let id = messages.show(message.text, message.kind, undoTitle: message.undoTitle)
    undos = message.undoTitle == nil ? [:] : [id: { [weak list] in list?.undo(message.id) }]
  }

  private func setAddress(_ state: SearchAddressRow.State) {
    addressState = state
    publish()
  }

  // MARK: Content

  /// Publishes the rows with the state.
  private func publish() {
    guard !query.text.isEmpty else {
      return show(recentSections, hasNothing: .empty(beginMessage), paging: .end)
    }
    var sections: [ListSection] = []
    if let address {
      let row = SearchAddressRow(address: address.text, state: addressState, strings: strings)
      sections.append(ListSection(id: "address", rows: [row]))
    }
    guard hasResults else {
      return show(sections, hasNothing: .loading, paging: isSearching ? .loading : .end)
    }
    sections += results.sections
    guard let error = results.failure else {
      return show(sections, hasNothing: .empty(results.emptyMessage), paging: results.paging)
    }
    // With an address, which can be opened even so, it is shown below.
    let failure = failures.failure(strings.searchFailedTitle, error)
    show(sections, hasNothing: .failed(failure), paging: .failed(failure))
  }

  private func show(_ sections: [ListSection], hasNothing: ListState, paging: PagingState) {
    source.value = ListSnapshot(
      sections,
      state: sections.isEmpty ? hasNothing : .content,
      paging: sections.isEmpty ? .end : paging
    )
  }

  private var beginMessage: ListEmptyMessage {
    ListEmptyMessage(title: strings.searchBeginTitle, message: strings.searchBeginMessage)
  }

  private var recentSections: [ListSection] {
    guard !recents.texts.isEmpty else { return [] }
    return [
      ListSection(
        id: "recents",
        header: SearchHeadingRow(.recents, strings: strings),
        rows: recents.texts.map { RecentSearchRow($0, strings: strings) }
      )
    ]
  }
}

extension ListState {
  fileprivate var isFailed: Bool { if case .failed = self { true } else { false } }
}
