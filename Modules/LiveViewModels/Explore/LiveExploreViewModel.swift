import Foundation
public import ListModel
public import MomentsContracts
public import SocialModel

/// The explore screen over a provider: four shelves that load concurrently and fail independently.
///
/// ```swift
/// let archive = ArchiveProvider(path: path)
/// let viewModel = LiveExploreViewModel(provider: archive, language: .english)
/// await viewModel.load()
/// ```
@MainActor
public final class LiveExploreViewModel: ExploreViewModel {
  /// The title of the screen.
  public var title: String { strings.exploreTitle }

  /// Photos, hashtags, people, links.
  public var shelves: Observable<[ExploreShelf]> { shelvesSource }

  /// A message to show to the reader for a few seconds.
  public var message: Observable<UserMessage?> { messages.current }

  /// Called with the route of each screen that the reader opens.
  public var onRoute: (@MainActor (Route) -> Void)?

  private static let screenName = "explore"

  private let provider: any ExploreProvider
  private let strings: Strings
  private let failures: FailureText
  private let tracker: (any Tracker)?
  private let loading: [any LiveShelfLoading]
  private let shelvesSource: MutableObservable<[ExploreShelf]>
  private let messages = UserMessages()
  private var isReloading = false

  /// Makes the view model of one screen; nothing is loaded yet.
  ///
  /// - Parameters:
  ///   - provider: provides everything that the shelves show.
  ///   - language: the language of the app.
  ///   - tracker: tracks screen views and actions; optional.
  public init(
    provider: any ExploreProvider,
    language: AppLanguage,
    tracker: (any Tracker)? = nil
  ) {
    self.provider = provider
    strings = Strings(language)
    failures = FailureText(strings: strings)
    self.tracker = tracker
    loading = ExploreShelves(provider: provider, failures: failures).all
    shelvesSource = MutableObservable(loading.map(\.shelf))
    for shelf in loading { shelf.onChange = { [weak self] in self?.publish() } }
  }

  /// Tracks a view of the screen.
  public func screenDidAppear() {
    tracker?.track(.screenView(screen: Self.screenName))
  }

  private func publish() {
    shelvesSource.value = loading.map(\.shelf)
  }

  private func shelf(_ id: ListItemID) -> (any LiveShelfLoading)? {
    loading.first { $0.shelf.id == id }
  }
}

// MARK: - Loading

extension LiveExploreViewModel {
  /// Loads all empty shelves concurrently.
  public func load() async {
    await withTaskGroup(of: Void.self) { group in
      for shelf in loading { group.addTask { await shelf.load() } }
    }
  }

  /// Loads all shelves again, concurrently; a failure is shown once.
  public func reload() async {
    guard !isReloading else { return }
    isReloading = true
    defer { isReloading = false }
    var failure: String?
    do {
      try await provider.refreshExplore()
      failure = await failuresOfReload().first
    } catch {
      guard !(error is CancellationError), !Task.isCancelled else { return }
      failure = loading.contains { $0.shelf.state == .content } ? failures.message(error) : nil
      // An empty shelf shows its failure in place of rows.
      await load()
    }
    guard let failure, !Task.isCancelled else { return }
    messages.show("\(strings.exploreRefreshFailed) \(failure)", .failure)
  }

  /// Loads a shelf that failed.
  public func retry(_ shelf: ListItemID) async {
    await self.shelf(shelf)?.load()
  }

  /// Loads the next page of a shelf.
  public func loadMore(_ shelf: ListItemID) async {
    await self.shelf(shelf)?.loadMore()
  }

  private func failuresOfReload() async -> [String] {
    await withTaskGroup(of: String?.self) { group in
      for shelf in loading { group.addTask { await shelf.reload() } }
      var failures: [String] = []
      for await case let failure? in group { failures.append(failure) }
      return failures
    }
  }
}

// MARK: - Actions

extension LiveExploreViewModel {
  /// Opens the first photo of a moment.
  public func openPhoto(_ photo: PhotoTile) {
    go(to: photo.route, "open-photo", target: photo.moment.description)
  }

  /// Opens the moments with a hashtag.
  public func openTag(_ tag: TagRow) {
    go(to: .hashtag(tag.name), "open-tag", target: tag.name)
  }

  /// Opens the timeline of a person.
  public func openPerson(_ person: PersonRow) {
    go(to: .profile(person.person), "open-person", target: person.person.id)
  }

  /// Opens a page on the web.
  public func openLink(_ link: LinkRow) {
    go(to: .link(link.preview.url), "open-link", target: link.preview.url.absoluteString)
  }

  private func go(to route: Route, _ action: String, target: String) {
    tracker?.track(.action(name: action, screen: Self.screenName, target: target))
    onRoute?(route)
  }
}
