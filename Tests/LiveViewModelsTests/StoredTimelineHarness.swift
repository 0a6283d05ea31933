import Foundation
import ListModel
import LiveViewModels
import MomentsContracts
import MomentsLanguage
import SocialModel
import TestSupport

/// The view model of a stored timeline, its provider, and its published values.
@MainActor
final class StoredTimelineHarness {
  let provider = FakeStoredTimeline()
  let clock = TestClock()
  var now = Sample.now
  private(set) var viewModel: LiveTimelineViewModel?
  private(set) var messages: [UserMessage] = []
  private(set) var routes: [Route] = []
  private let bag = DisposeBag()

  init(
    kind: TimelineKind = .home,
    _ change: @Sendable (isolated FakeStoredTimeline) -> Void = { _ in }
  ) async {
    await provider.set(change)
    let viewModel = LiveTimelineViewModel(
      timeline: provider,
      profile: provider,
      actions: ReaderActions(
        provider,
        relationships: provider,
        translations: provider,
        showsEdits: true
      ),
      kind: kind,
      in: ScreenContext(
        .english,
        time: ReaderTime(
          now: { [weak self] in self?.now ?? Sample.now },
          timeZone: .gmt,
          clock: clock
        ),
        changes: provider.source
      )
    )
    viewModel.message.observe { [unowned self] message in
      if let message { messages.append(message) }
    }.disposed(by: bag)
    viewModel.onRoute = { [weak self] in self?.routes.append($0) }
    self.viewModel = viewModel
  }

  /// A harness of rows "1" and so on, loaded.
  static func loaded(
    _ count: Int = 3,
    _ change: @Sendable (isolated FakeStoredTimeline) -> Void = { _ in }
  ) async -> StoredTimelineHarness {
    let harness = await StoredTimelineHarness {
      $0.rows = (1...count).map { Sample.moment("\($0)") }
      change($0)
    }
    await harness.viewModel?.load()
    return harness
  }

  func letGo() { viewModel = nil }

  private var items: [AnyListItem] { viewModel?.sections.flatMap(\.items) ?? [] }

  var rows: [MomentRow] { items.compactMap { $0.as(MomentRow.self) } }

  func row(_ id: String) -> MomentRow? { rows.first { $0.id == ListItemID(id) } }

  /// The list as the screen shows it: "1 2 [gap] 3", a gap with its state.
  var list: String {
    items.compactMap { item in
      if let row = item.as(MomentRow.self) { return row.id.description }
      return item.as(TimelineGapRow.self).map { gap in
        switch gap.state {
        case .idle: "[\(gap.id)]"
        case .loading: "[\(gap.id)…]"
        case .failed: "[\(gap.id)!]"
        }
      }
    }.joined(separator: " ")
  }

  var profile: UserProfileRow? { items.first?.as(UserProfileRow.self) }

  var newCount: Int? { viewModel?.newMoments.value?.count }

  /// Waits, without time, until a condition is true; a test that waits in vain is stopped by its
  /// time limit.
  func until(_ condition: () async throws -> Bool) async throws {
    try await eventually(condition)
  }
}
