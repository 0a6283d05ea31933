import Foundation
public import ListModel
public import MomentsContracts
import MomentsLanguage
public import SocialModel

/// The explore screen over a provider: four shelves that load concurrently and fail independently.
///
/// ```swift
/// let archive = ArchiveProvider(path: path)
/// let viewModel = LiveExploreViewModel(provider: archive, in: ScreenContext(.english))
/// await viewModel.load()
/// ```
@MainActor
public final class LiveExploreViewModel: LiveScreen, ExploreViewModel {
  /// Photos, hashtags, people, links.
  public var shelves: Observable<[ExploreShelf]> { shelvesSource }

  private let provider: any ExploreProvider
  private let loading: [any LiveShelfLoading]
  private let shelvesSource: MutableObservable<[ExploreShelf]>
  private var isReloading = false

  /// Makes the view model of one screen; nothing is loaded yet.
  ///
  /// - Parameters:
  ///   - provider: provides everything that the shelves show.
  ///   - context: The surroundings of the screen.
  public init(
    provider: any ExploreProvider,
    in context: ScreenContext
  ) {
    self.provider = provider
    loading = ExploreShelves(provider: provider, failures: context.failures).all
    shelvesSource = MutableObservable(loading.map(\.shelf))
    super.init(named: "explore", in: context)
    for shelf in loading { shelf.onChange = { [weak self] in self?.publish() } }
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
    track(action, target)
    onRoute?(route)
  }
}
