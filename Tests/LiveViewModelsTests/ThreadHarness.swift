import Foundation
import ListModel
import LiveViewModels
import MomentsContracts
import MomentsLanguage
import MomentsValues
import SocialModel

/// The view model of a thread, its provider, its clock, and its published values.
@MainActor
final class ThreadHarness {
  let provider = FakeThreads()
  let clock = TestClock()
  let tracker = RecordingTracker()
  let viewModel: LiveThreadViewModel
  private(set) var messages: [UserMessage] = []
  private(set) var routes: [Route] = []
  private(set) var states: [ListState] = []
  private let bag = DisposeBag()

  init(
    language: AppLanguage = .english,
    showsPeople: Bool = false,
    supported: Set<ActionKind>? = nil,
    _ change: @Sendable (isolated FakeThreads) -> Void
  ) async {
    viewModel = LiveThreadViewModel(
      moment: "0",
      threads: provider,
      actions: ReaderActions(
        Offering(supported ?? provider.supported, of: provider),
        showsPeople: showsPeople
      ),
      in: ScreenContext(
        language,
        time: ReaderTime(now: { Sample.now }, timeZone: .gmt, clock: clock),
        changes: provider,
        tracker: tracker
      )
    )
    await provider.set(change)
    viewModel.message.observe { [unowned self] message in
      if let message { messages.append(message) }
    }.disposed(by: bag)
    viewModel.snapshot.observe { [unowned self] in
      if $0.state != states.last { states.append($0.state) }
    }.disposed(by: bag)
    viewModel.onRoute = { [unowned self] in routes.append($0) }
  }

  /// A harness with a loaded thread.
  static func loaded(
    _ comments: [Moment],
    next: String? = nil,
    language: AppLanguage = .english,
    supported: Set<ActionKind>? = nil
  ) async -> ThreadHarness {
    let thread = Sample.thread(comments, next: next)
    let harness = await ThreadHarness(language: language, supported: supported) {
      $0.thread = .success(thread)
    }
    await harness.viewModel.load()
    return harness
  }

  var items: [AnyListItem] { viewModel.sections.flatMap(\.items) }

  var comments: [ThreadCommentRow] { items.compactMap { $0.as(ThreadCommentRow.self) } }

  var placeholders: [ThreadPlaceholderRow] { items.compactMap { $0.as(ThreadPlaceholderRow.self) } }

  var header: ThreadCommentHeaderRow? {
    items.lazy.compactMap { $0.as(ThreadCommentHeaderRow.self) }.first
  }

  /// The tree as the screen shows it: "1 >2 >>3", with "?" for a placeholder of a comment.
  var tree: String {
    items.compactMap { item in
      if let row = item.as(ThreadCommentRow.self) {
        return String(repeating: ">", count: row.branch.depth) + row.id.description
      }
      if let row = item.as(ThreadPlaceholderRow.self) {
        return String(repeating: ">", count: row.branch.depth) + "?" + row.id.description
      }
      return nil
    }.joined(separator: " ")
  }
}
