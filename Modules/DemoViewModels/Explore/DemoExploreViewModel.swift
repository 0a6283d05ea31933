import Foundation
public import ListModel
public import MomentsContracts

/// The explore screen on canned photos, hashtags, people and links: every run shows the same.
///
/// ```swift
/// let viewModel = DemoExploreViewModel(scenario: .timeline, language: .english, sleep: { _ in })
/// await viewModel.load()
/// ```
@MainActor
public final class DemoExploreViewModel: ExploreViewModel {
  /// The title of the screen.
  public var title: String { strings.exploreTitle }

  /// Photos, hashtags, people, links; fifty of them where the story is a crowd.
  public var shelves: Observable<[ExploreShelf]> { shelvesSource }

  /// What to tell the reader for a few seconds: nothing, in this story.
  public let message = Observable<UserMessage?>(nil)

  /// Called with each place the reader wants to go to.
  public var onRoute: (@MainActor (Route) -> Void)?

  private static let screenName = "explore"

  private let strings: Strings
  private let tracker: (any Tracker)?
  private let demoShelves: [DemoShelf]
  private let shelvesSource: MutableObservable<[ExploreShelf]>

  /// Makes the view model of one screen.
  ///
  /// - Parameters:
  ///   - scenario: The story to tell.
  ///   - language: The language of the app; names and links are in the languages of their authors.
  ///   - tracker: Where events go, if anywhere.
  ///   - sleep: Waits for a scripted delay; MUST throw when the task is cancelled.
  public init(
    scenario: DemoScenario,
    language: AppLanguage,
    tracker: (any Tracker)? = nil,
    sleep: @escaping DemoTimelineViewModel.Sleep
  ) {
    strings = Strings(language)
    self.tracker = tracker
    demoShelves = Self.shelves(of: scenario, strings: strings, sleep: sleep)
    shelvesSource = MutableObservable(demoShelves.map(\.shelf))
    for shelf in demoShelves { shelf.onChange = { [weak self] in self?.publish() } }
  }

  private static func shelves(
    of scenario: DemoScenario,
    strings: Strings,
    sleep: @escaping DemoTimelineViewModel.Sleep
  ) -> [DemoShelf] {
    let writer = DemoExploreWriter(strings: strings)
    let kinds = ExploreShelf.Kind.allCases
    let count = scenario == .crowded ? DemoScenario.crowdedShelves : kinds.count
    return (0..<count).map { number in
      let kind = kinds[number % kinds.count]
      var shelf = ExploreShelf(
        kind,
        id: ListItemID(number < kinds.count ? "\(kind)" : "\(kind)-\(number / kinds.count + 1)"),
        strings: strings
      )
      if number >= kinds.count {
        shelf.title += " \(strings.number(number / kinds.count + 1))"
      }
      return DemoShelf(
        shelf,
        of: scenario == .crowded
          ? writer.manyItems(kind, shelf: number) : writer.items(kind),
        script: scenario.script(of: kind, number: number),
        strings: strings,
        sleep: sleep
      )
    }
  }

  /// Tracks a view of the screen.
  public func screenDidAppear() {
    tracker?.track(.screenView(screen: Self.screenName))
  }

  private func publish() {
    shelvesSource.value = demoShelves.map(\.shelf)
  }

  private func shelf(_ id: ListItemID) -> DemoShelf? {
    demoShelves.first { $0.shelf.id == id }
  }
}

// MARK: - Loading

extension DemoExploreViewModel {
  /// Loads every shelf that has nothing, all at the same time.
  public func load() async {
    await withTaskGroup(of: Void.self) { group in
      for shelf in demoShelves { group.addTask { await shelf.load() } }
    }
  }

  /// Loads every shelf again, all at the same time.
  public func reload() async {
    await withTaskGroup(of: Void.self) { group in
      for shelf in demoShelves { group.addTask { await shelf.reload() } }
    }
  }

  /// Loads a shelf that failed.
  public func retry(_ shelf: ListItemID) async {
    await self.shelf(shelf)?.load()
  }

  /// Loads the next page of a shelf.
  public func loadMore(_ shelf: ListItemID) async {
    await self.shelf(shelf)?.loadMore()
  }
}

// MARK: - What the reader does

extension DemoExploreViewModel {
  /// Opens the moment that a photo belongs to.
  public func openPhoto(_ photo: PhotoTile) {
    go(to: .moment(photo.moment), "open-photo", target: photo.moment.description)
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
    go(to: .link(link.url), "open-link", target: link.url.absoluteString)
  }

  private func go(to route: Route, _ action: String, target: String) {
    tracker?.track(.action(name: action, screen: Self.screenName, target: target))
    onRoute?(route)
  }
}
