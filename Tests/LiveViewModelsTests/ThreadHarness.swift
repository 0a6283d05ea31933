import Foundation
import ListModel
import LiveViewModels
import MomentsContracts
import SocialModel

/// The view model of a thread, its provider, its clock, and what it told.
@MainActor
final class ThreadHarness {
  let provider = FakeThreads()
  let clock = TestSleep()
  let tracker = RecordingTracker()
  let viewModel: LiveThreadViewModel
  private(set) var messages: [UserMessage] = []
  private(set) var routes: [Route] = []
  private(set) var states: [ListState] = []
  private let bag = DisposeBag()

  init(
    language: AppLanguage = .english,
    _ change: @Sendable (isolated FakeThreads) -> Void
  ) async {
    viewModel = LiveThreadViewModel(
      moment: "0",
      threads: provider,
      comments: provider,
      likes: provider,
      language: language,
      timeZone: .gmt,
      tracker: tracker,
      now: { Sample.now },
      sleep: clock.sleep
    )
    await provider.set(change)
    viewModel.message.observe { [unowned self] message in
      if let message { messages.append(message) }
    }.disposed(by: bag)
    viewModel.state.observe { [unowned self] in states.append($0) }.disposed(by: bag)
    viewModel.onRoute = { [unowned self] in routes.append($0) }
  }

  /// A harness whose thread is loaded.
  static func loaded(
    _ comments: [Moment],
    next: String? = nil,
    language: AppLanguage = .english
  ) async -> ThreadHarness {
    let thread = Sample.thread(comments, next: next)
    let harness = await ThreadHarness(language: language) { $0.thread = .success(thread) }
    await harness.viewModel.load()
    return harness
  }

  var items: [AnyListItem] { viewModel.sections.value.flatMap(\.items) }

  var comments: [ThreadCommentRow] { items.compactMap { $0.as(ThreadCommentRow.self) } }

  var placeholders: [ThreadPlaceholderRow] { items.compactMap { $0.as(ThreadPlaceholderRow.self) } }

  var header: ThreadCommentHeaderRow? {
    items.lazy.compactMap { $0.as(ThreadCommentHeaderRow.self) }.first
  }

  /// The tree as the screen shows it: "1 >2 >>3", with "?" for what stands in place of a comment.
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

/// A sleep that ends when the test says so, or when it is cancelled.
final class TestSleep: Sendable {
  private let sleepers = Sleepers()

  /// What view models are handed.
  var sleep: LiveThreadViewModel.Sleep {
    { [sleepers] duration in try await sleepers.sleep(duration) }
  }

  /// Returns when somebody sleeps.
  func somebodySleeps() async {
    await sleepers.somebodySleeps()
  }

  /// Ends all sleeps.
  func wakeAll() async {
    await sleepers.wakeAll()
  }

  var durations: [Duration] { get async { await sleepers.durations } }

  private actor Sleepers {
    private(set) var durations: [Duration] = []
    private var sleeping: [Int: CheckedContinuation<Void, any Error>] = [:]
    private var arrivals: [CheckedContinuation<Void, Never>] = []
    private var next = 0

    func sleep(_ duration: Duration) async throws {
      try Task.checkCancellation()
      next += 1
      let number = next
      durations.append(duration)
      try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation {
          (continuation: CheckedContinuation<Void, any Error>) in
          if Task.isCancelled {
            continuation.resume(throwing: CancellationError())
          } else {
            sleeping[number] = continuation
          }
          for arrival in arrivals { arrival.resume() }
          arrivals = []
        }
      } onCancel: {
        Task { await self.cancel(number) }
      }
    }

    private func cancel(_ number: Int) {
      sleeping.removeValue(forKey: number)?.resume(throwing: CancellationError())
    }

    func somebodySleeps() async {
      if !sleeping.isEmpty { return }
      await withCheckedContinuation { arrivals.append($0) }
    }

    func wakeAll() {
      for continuation in sleeping.values { continuation.resume() }
      sleeping = [:]
    }
  }
}
