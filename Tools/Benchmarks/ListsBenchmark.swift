import Foundation
import Foundations
import ListModel
import MomentsContracts
import MomentsExplore
import MomentsThread
import MomentsTimeline
import UIKit

/// Scrolls the screens of the app over long demo data: the timeline, and beside it screens built on
/// the other APIs of the list engine.
///
/// No screen loads images: they show their placeholders, so that only the list is measured.
enum ListsBenchmark {
  /// How far each frame scrolls, in points.
  private static let step = 90.0

  /// Runs each screen in turn, a few rounds, and prints one line of JSON a screen and round.
  static func run(frames: Int, rounds: Int) async {
    let rows = await BenchmarkRows.timeline(rows: 5_000)
    let thread = await BenchmarkRows.thread()
    let explore = await BenchmarkRows.explore()
    for _ in 0..<rounds {
      let timeline = await measure("timeline-5000", frames: frames) {
        TimelineViewController(viewModel: rows, imageLoader: $0)
      }
      guard timeline != nil else { return }
      _ = await measure("timeline-5000-pointer", beside: timeline, frames: frames, hovers: true) {
        TimelineViewController(viewModel: rows, imageLoader: $0)
      }
      _ = await measure("thread-5000", beside: timeline, frames: frames) {
        ThreadViewController(viewModel: thread, imageLoader: $0)
      }
      _ = await measure("explore-50x100", beside: timeline, frames: frames) {
        ExploreViewController(viewModel: explore, imageLoader: $0)
      }
    }
  }

  private static func measure(
    _ workload: String,
    beside timeline: Double? = nil,
    frames: Int,
    hovers: Bool = false,
    _ makeController: (ImageLoader) -> UIViewController
  ) async -> Double? {
    guard let meter = FrameMeter() else { return nil }
    let window = meter.headless.makeWindow()
    let loader = ImageLoader(source: NoImages())
    meter.headless.run {
      window.rootViewController = makeController(loader)
      window.makeKeyAndVisible()
    }
    _ = meter.frame()
    // Lets the view model load and its rows appear.
    for _ in 0..<30 {
      for _ in 0..<20 { await Task.yield() }
      _ = meter.frame()
    }
    guard let list = longestList(in: window) else { return nil }
    // A pointer that rests over the rows: each frame determines the row under it.
    if hovers { meter.headless.host.sendHover(at: CGPoint(x: 195, y: 420)) }
    let figures = FrameFigures(meter.scroll(list, by: step, frames: frames))
    func text(_ value: Double) -> String { String(format: "%.3f", value) }
    let ratio = timeline.map { text(figures.mean / $0) } ?? "1"
    print(
      "{\"bench\":\"lists\",\"workload\":\"\(workload)\",\"frames\":\(frames),"
        + "\"first_frame_ms\":\(text(meter.firstFrame)),\"cpu_ms_mean\":\(text(figures.mean)),"
        + "\"cpu_ms_p50\":\(text(figures.median)),\"cpu_ms_p99\":\(text(figures.p99)),"
        + "\"ratio\":\(ratio),\"position\":\(Int(list.contentOffset.y)),"
        + "\"height\":\(Int(list.contentSize.height)),\"peak_mb\":\(text(FrameMeter.peakMegabytes))}"
    )
    if let folder = ProcessInfo.processInfo.environment["LISTS_BENCHMARK_PICTURES"] {
      meter.writeImage(to: "\(folder)/\(workload).png")
    }
    return figures.mean
  }

  /// The scroll view with the most below its edge: a screen has several, of which one is the list.
  private static func longestList(in view: UIView) -> UIScrollView? {
    let own = (view as? UIScrollView).map { [$0] } ?? []
    let all = own + view.subviews.compactMap(longestList)
    return all.max { $0.contentSize.height < $1.contentSize.height }
  }
}

/// A source without images.
struct NoImages: ImageDataSource {
  func data(for url: URL) async throws -> Data { throw URLError(.fileDoesNotExist) }
}
