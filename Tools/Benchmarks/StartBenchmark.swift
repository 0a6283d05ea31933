import Foundation
import Foundations
import ListModel
import LiveViewModels
import LocalStore
import MomentsContracts
import MomentsLanguage
import MomentsTimeline
import SocialModel
import UIKit

/// How long the app takes from its start to the first frame with stored rows, with little and with
/// much in the store.
///
/// Each start is a process of its own. The system's page cache is not cleared: only the program
/// starts cold.
enum StartBenchmark {
  private struct Failure: Error { var description: String }

  /// Starts the app over two folders in turn, and prints one line of JSON.
  ///
  /// - Parameters:
  ///   - small: A store with few moments.
  ///   - large: A store with many.
  ///   - rounds: Starts of each, after one to warm up.
  /// - Throws: The error output of a failed start.
  static func run(small: String, large: String, rounds: Int) throws {
    var times: [String: [Double]] = [:]
    var memory: [String: Double] = [:]
    for round in 0...rounds {
      for folder in [small, large] {
        let (time, megabytes) = try start(folder)
        if round > 0 { times[folder, default: []].append(time) }
        memory[folder] = megabytes
      }
    }
    func median(_ folder: String) -> Double {
      FrameFigures(times[folder] ?? []).median
    }
    func text(_ value: Double) -> String { String(format: "%.3f", value) }
    print(
      "{\"bench\":\"data\",\"workload\":\"start\",\"ratio\":\(text(median(large) / median(small))),"
        + "\"first_frame_ms\":\(text(median(large))),\"first_frame_ms_small\":\(text(median(small))),"
        + "\"rounds\":\(rounds),\"peak_mb\":\(text(memory[large] ?? 0)),"
        + "\"peak_mb_small\":\(text(memory[small] ?? 0))}"
    )
  }

  /// One start: milliseconds from before the process is made to its first frame with rows, and its
  /// memory then.
  private static func start(_ folder: String) throws -> (Double, Double) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["start-once", folder]
    let pipe = Pipe()
    process.standardOutput = pipe
    let before = now()
    try process.run()
    let output = String(
      decoding: pipe.fileHandleForReading.readDataToEndOfFile(),
      as: UTF8.self
    )
    process.waitUntilExit()
    let figures = output.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard process.terminationStatus == 0, figures.count == 2 else {
      throw Failure(description: "the start of \(folder) failed: \(output)")
    }
    return (figures[0] - before, figures[1])
  }

  /// Opens a store and its home timeline, and prints when the first frame with rows was drawn.
  static func startOnce(_ folder: String) async throws {
    let (store, _) = try SocialStore.open(folder: URL(fileURLWithPath: folder), now: .now)
    let provider = LocalProvider(
      store: store,
      reader: Account(id: "reader", handle: "reader", displayName: "Reader"),
      load: { _ in throw ProviderError.notAnImage(url: "") },
      loadPart: { _, _ in throw ProviderError.notAnImage(url: "") }
    )
    let source = provider.timeline(of: .home)
    let viewModel = LiveTimelineViewModel(
      timeline: source,
      profile: nil,
      actions: ReaderActions(provider),
      in: ScreenContext(.english, changes: provider)
    )
    guard let meter = FrameMeter() else { throw Failure(description: "no memory for a frame") }
    let window = meter.headless.makeWindow()
    meter.headless.run {
      window.rootViewController = TimelineViewController(
        viewModel: viewModel,
        imageLoader: ImageLoader(source: NoImages())
      )
      window.makeKeyAndVisible()
    }
    for _ in 0..<10_000 {
      let hasRows = viewModel.sections.contains { !$0.items.isEmpty }
      _ = meter.frame()
      if hasRows {
        print(now(), FrameMeter.peakMegabytes)
        return
      }
      await Task.yield()
    }
    throw Failure(description: "nothing is shown")
  }

  /// Milliseconds on a clock that all processes share.
  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}
