import MomentsContracts

extension DemoScenario {
  /// How many shelves a crowded screen has.
  static let crowdedShelves = 50

  /// How a shelf behaves in the story; shelves further down take a little longer.
  @MainActor
  func script(of kind: ExploreShelf.Kind, number: Int) -> DemoShelf.Script {
    var script = DemoShelf.Script(
      loadDelay: loadDelay + (self == .crowded ? .zero : .milliseconds(150 * number)),
      pageDelay: pageDelay,
      pageSize: Self.pageSize(of: kind)
    )
    switch self {
    case .empty: script.outcome = .empty
    case .failure: script.outcome = .failure
    case .shelfFailure where kind == .hashtags: script.outcome = .failure
    case .shelfFailure where kind == .people: script.outcome = .empty
    case .crowded: script.pageSize = DemoExploreWriter.crowd
    case .pageFailure: script.failsPage = true
    case .timeline, .slow, .loading, .likeRefused, .endless, .shelfFailure, .newMoments, .gaps,
      .pending:
      break
    }
    return script
  }

  private static func pageSize(of kind: ExploreShelf.Kind) -> Int {
    switch kind {
    case .photos: 18
    case .hashtags: 8
    case .people: 8
    case .links: 4
    }
  }
}
