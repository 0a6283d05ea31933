import Expectations
import Foundation
import Foundations
import ListModel
import LiveViewModels
import Locking
import MomentsContracts
import MomentsLanguage
import MomentsValues
import ScreenTesting
import SocialModel
import TestSupport
import Testing
import UIKit
import _Testing_Rows

@testable import MomentsWall

/// A thousand people on the wall, whose cells are reused while follows end late, out of order or
/// with refusals.
@Suite struct WallReuseTests {
  private nonisolated static let count = 1_000

  /// A server with people only, whose responses the test releases.
  private nonisolated final class Server: TimelineProvider, ExploreProvider, RelationshipProvider {
    private struct State {
      var following: Set<String> = []
      var calls: [String: CheckedContinuation<Bool, Never>] = [:]
      /// Responses that were set before the request.
      var early: [String: Bool] = [:]
    }

    private let state = Mutex(State())

    func answer(_ id: String, agrees: Bool) {
      let call = state.withLock { state in
        let call = state.calls.removeValue(forKey: id)
        if call == nil { state.early[id] = agrees }
        return call
      }
      call?.resume(returning: agrees)
    }

    func moments(after cursor: PageCursor?) async throws -> Page<Moment> { Page(items: []) }
    func refresh() async throws -> Page<Moment> { Page(items: []) }
    func rows(_ ids: Set<Moment.ID>) async throws -> [Moment] { [] }
    func popularMoments(after cursor: PageCursor?) async throws -> Page<Moment> { Page(items: []) }
    func popularTags(after cursor: PageCursor?) async throws -> Page<TagUsage> { Page(items: []) }
    func popularLinks(after cursor: PageCursor?) async throws -> Page<TrendLink> { Page(items: []) }

    func suggestedPeople(after cursor: PageCursor?) async throws -> Page<Account> {
      Page(
        items: (0..<WallReuseTests.count).map {
          Account(id: "\($0)", handle: "p\($0)", displayName: "Person \($0)")
        }
      )
    }

    func reader() async throws -> Account? { Account(id: "me", handle: "me") }

    func relationships(with accountIDs: [String]) async throws -> [Relationship] {
      accountIDs.map(relationship)
    }

    func knownRelationship(with accountID: String) async throws -> Relationship? {
      relationship(accountID)
    }

    private func relationship(_ id: String) -> Relationship {
      let isFollowed = state.withLock { $0.following.contains(id) }
      return Relationship(id: id, following: isFollowed ? .yes : .no)
    }

    var supported: Set<ActionKind> { [.follow] }

    func perform(_ action: ReaderAction) async throws -> String? {
      guard case .follow(let following, let id) = action else {
        throw ProviderError.refused(reason: nil)
      }
      let agrees = await withCheckedContinuation { continuation in
        let early = state.withLock { state in
          let early = state.early.removeValue(forKey: id)
          if early == nil { state.calls[id] = continuation }
          return early
        }
        if let early { continuation.resume(returning: early) }
      }
      guard agrees else { throw ProviderError.refused(reason: nil) }
      state.withLock { state in
        if following { state.following.insert(id) } else { state.following.remove(id) }
      }
      return nil
    }
  }

  /// The expected state of every row.
  private struct Model {
    var following: Set<String> = []
    /// Requests without a response.
    var waiting: [String: Bool] = [:]

    func label(of id: String) -> String {
      waiting[id] != nil ? "Loading" : following.contains(id) ? "Following" : "Follow"
    }

    mutating func answer(_ id: String, agrees: Bool) {
      guard let wanted = waiting.removeValue(forKey: id), agrees else { return }
      if wanted { following.insert(id) } else { following.remove(id) }
    }
  }

  private final class WeakRow {
    weak var row: MemberRow?
    init(_ row: MemberRow) { self.row = row }
  }

  /// The visible cells: person, name and button of each.
  private func cells(
    of screen: UIViewController?
  ) -> [(id: String, name: String?, button: UIButton)] {
    let table = (screen as? WallViewController)?.tableView
    return (table?.visibleCells ?? []).compactMap { cell in
      var name: String?
      var found: UIButton?
      var queue: [UIView] = [cell]
      while let view = queue.popLast() {
        if let label = view as? UILabel, label.text?.hasPrefix("Person") == true {
          name = label.text
        }
        if let button = view as? UIButton { found = button } else { queue += view.subviews }
      }
      guard let button = found, let identifier = button.accessibilityIdentifier else { return nil }
      return (String(identifier.dropFirst("wall.follow.".count)), name, button)
    }
  }

  /// Scrolls, follows and responds at random; returns weak references to the rows, to count the
  /// remaining ones.
  private func run(seed: UInt64) async throws -> [WeakRow] {
    var random = SeededGenerator(seed: seed)
    var model = Model()
    let server = Server()
    let clock = HeadlessClock()
    let wall = WallController(
      .init(photos: server, people: server, follows: server),
      in: ScreenContext(.english, time: ReaderTime(clock: clock))
    )
    let screen = Screen(clock: clock) {
      WallViewController(viewModel: wall, cells: .standard(imageLoader: Rows.loader))
    }
    await screen.settle()
    let rows = wall.sections.flatMap(\.items).compactMap { $0.as(MemberRow.self) }
    expect(rows.count, equals: Self.count)
    var shown: Set<String> = []
    for step in 0..<250 {
      let visible = cells(of: screen.window.rootViewController)
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<4:
        // Near, so that cells are reused, or far.
        let here = visible.first.flatMap { Int($0.id) } ?? 0
        let isNear = Bool.random(using: &random)
        let to =
          isNear
          ? here + .random(in: -12...12, using: &random)
          : .random(in: 0..<Self.count, using: &random)
        let place = IndexPath(row: min(max(to, 0), Self.count - 1), section: 0)
        screen.perform {
          (screen.window.rootViewController as? WallViewController)?.tableView
            .scrollToRow(at: place, at: .middle, animated: false)
        }
      case 4..<7:
        guard let cell = visible.randomElement(using: &random), model.waiting[cell.id] == nil
        else { continue }
        model.waiting[cell.id] = !model.following.contains(cell.id)
        screen.perform { cell.button.sendActions(for: .primaryActionTriggered) }
      default:
        guard let id = model.waiting.keys.sorted().randomElement(using: &random) else { continue }
        let agrees = Int.random(in: 0..<3, using: &random) > 0
        model.answer(id, agrees: agrees)
        server.answer(id, agrees: agrees)
      }
      await screen.advance(by: 1.0 / 60)
      for cell in cells(of: screen.window.rootViewController) {
        shown.insert(cell.id)
        let isRight =
          cell.button.accessibilityLabel == model.label(of: cell.id)
          && cell.name == "Person \(cell.id)"
        guard !isRight else { continue }
        Issue.record(
          "seed \(seed), step \(step): the cell of \(cell.id) shows \(cell.name ?? "nobody"), \(cell.button.accessibilityLabel ?? "nothing"); it should be \(model.label(of: cell.id))"
        )
      }
    }
    expect(shown.count, isAbove: 100)
    // Calls in progress end after the wall is released.
    for id in model.waiting.keys { server.answer(id, agrees: true) }
    return rows.map(WeakRow.init)
  }

  @Test(arguments: Seeds.first(2, random: 4))
  func reusedCellsNeverShowAnotherRow(seed: UInt64) async throws {
    let rows = try await run(seed: seed)
    try await eventually { rows.allSatisfy { $0.row == nil } }
    expect(rows.count { $0.row != nil }, equals: 0)
  }
}
