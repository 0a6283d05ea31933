import Foundation
import Foundations
import ListModel
import LiveViewModels
import LocalStore
import MomentsContracts
import MomentsLanguage
import MomentsTimeline
import MomentsValues
import SocialModel
import UIKit

/// How long it takes from the tap on a heart to the changed pixels, and from the server's response,
/// with much in the store.
///
/// The path is that of the app: the tap is written to the outbox of the store, the store notifies,
/// the row is read and published, the table is updated, a frame is drawn into a bitmap. Wall time,
/// on the main thread like everything that a reader waits for.
@MainActor
final class TapBenchmark {
  private struct Failure: Error { var description: String }

  /// Likes go into the outbox, as with an account; the benchmark acts as the server.
  private nonisolated struct Outbox: ActionProvider {
    let store: SocialStore

    var supported: Set<ActionKind> { [.like] }

    nonisolated(nonsending) func perform(_ action: ReaderAction) async throws -> String? {
      try await store.enqueue(action, now: .now)
      return nil
    }
  }

  private let store: SocialStore
  private let viewModel: LiveTimelineViewModel
  private let meter: FrameMeter
  private let bag = DisposeBag()
  private var published: [ListSection] = []
  /// What was published before, until it is compared: after the time was taken.
  private var publishedBefore: [[ListSection]] = []
  private var publishes = 0
  private var mostRows = 0

  /// Likes a moment of a store again and again, and prints one line of JSON.
  ///
  /// - Parameters:
  ///   - folder: The store; it is changed.
  ///   - rows: How many rows the list has.
  ///   - taps: How many taps.
  /// - Throws: If the store cannot be used, or nothing is shown.
  static func run(folder: String, rows: Int, taps: Int) async throws {
    let benchmark = try TapBenchmark(folder)
    try await benchmark.load(rows)
    try await benchmark.like(taps)
  }

  private init(_ folder: String) throws {
    (store, _) = try SocialStore.open(folder: URL(fileURLWithPath: folder), now: .now)
    let provider = LocalProvider(
      store: store,
      reader: Account(id: "reader", handle: "reader", displayName: "Reader"),
      load: { _ in throw ProviderError.notAnImage(url: "") },
      loadPart: { _, _ in throw ProviderError.notAnImage(url: "") }
    )
    viewModel = LiveTimelineViewModel(
      timeline: provider.timeline(of: .home),
      profile: nil,
      actions: ReaderActions(Outbox(store: store)),
      in: ScreenContext(.english, changes: provider)
    )
    guard let meter = FrameMeter() else { throw Failure(description: "no memory for a frame") }
    self.meter = meter
  }

  private var rowCount: Int { published.reduce(0) { $0 + $1.items.count } }

  private func load(_ rows: Int) async throws {
    viewModel.snapshot.observe { [unowned self] in
      publishedBefore.append(published)
      published = $0.sections
      publishes += 1
    }.disposed(by: bag)
    let window = meter.headless.makeWindow()
    meter.headless.run {
      window.rootViewController = TimelineViewController(
        viewModel: viewModel,
        imageLoader: ImageLoader(source: NoImages())
      )
      window.makeKeyAndVisible()
    }
    await viewModel.load()
    while rowCount < rows, viewModel.paging != .end { await viewModel.loadMore() }
    for _ in 0..<100 {
      _ = meter.frame()
      await Task.yield()
    }
  }

  private func like(_ taps: Int) async throws {
    var times: (tap: [Double], answer: [Double]) = ([], [])
    var mostPublishes = 0
    publishedBefore = []
    // On screen from the start, and liked and not liked in turn.
    guard let row = published.flatMap(\.items).lazy.compactMap({ $0.as(MomentRow.self) }).first
    else { throw Failure(description: "nothing to like") }
    for _ in 0..<taps {
      let before = publishes
      times.tap.append(try await time { viewModel.perform(.like, on: row.id) })
      times.answer.append(try await answer())
      mostPublishes = max(mostPublishes, publishes - before)
    }
    func figures(_ samples: [Double]) -> String {
      String(format: "%.2f,%.2f", FrameFigures(samples).median, samples.max() ?? 0)
    }
    let (tap, answer) = (times.tap, times.answer)
    print(
      "{\"bench\":\"tap\",\"rows\":\(rowCount),\"taps\":\(taps),"
        + "\"tap_ms_p50_max\":[\(figures(tap))],\"answer_ms_p50_max\":[\(figures(answer))],"
        + "\"publishes_a_like_max\":\(mostPublishes),\"rows_a_publish_max\":\(mostRows)}"
    )
  }

  /// The server confirms, and returns a like by another person.
  private func answer() async throws -> Double {
    let work = try await store.claimWork(now: Date(), limit: 1).work
    guard let item = work.first, let postID = item.target,
      var moment = try await store.moment(postID: postID)
    else { throw Failure(description: "nothing was sent") }
    moment.like.count += 1
    let store = store
    return try await time { [moment] in
      Task { try await store.finish(item.id, with: .post(moment)) }
    }
  }

  private func countChangedRows() {
    for (old, new) in zip(publishedBefore, publishedBefore.dropFirst() + [published]) {
      let changes = ListDiff.changes(from: old, to: new)
      mostRows = max(mostRows, changes.reconfigured.count + changes.reloaded.count)
    }
    publishedBefore = []
  }

  /// Milliseconds from before some work to the frame that shows what it published; other frames are
  /// not drawn meanwhile.
  private func time<Value>(_ work: () -> Value) async throws -> Double {
    let before = publishes
    let start = ContinuousClock.now
    _ = work()
    while publishes == before {
      guard start.duration(to: .now) < .seconds(10) else {
        throw Failure(description: "nothing was published")
      }
      await Task.yield()
    }
    _ = meter.frame()
    let time = start.duration(to: .now)
    countChangedRows()
    // Finishes pending work before the next tap.
    for _ in 0..<50 {
      _ = meter.frame()
      await Task.yield()
    }
    return Double(time.components.attoseconds) / 1e15 + Double(time.components.seconds) * 1e3
  }
}
