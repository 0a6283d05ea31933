import Foundation
import UIKit

/// Scrolls a feed of self-sizing cells by a fixed step each frame, and draws it into a bitmap.
///
/// The rows, sizes and fonts are those of the programs in `Tools/Benchmarks/Peers`, and so is the
/// line that is printed.
enum ScrollBenchmark {
  private static let words = [
    "moments", "timeline", "a", "list", "feed", "with", "photos", "and", "likes", "of",
    "friends", "sunset", "over", "the", "harbour", "coffee", "morning", "walk", "again", "today",
  ]

  /// The text of a row: 8 to 67 words from a linear congruential generator.
  static func body(of row: Int) -> String {
    var state = UInt32(truncatingIfNeeded: row) &* 2_654_435_761
    let count = 8 + Int((state >> 8) % 60)
    var text = ""
    for _ in 0..<count {
      state = state &* 1_664_525 &+ 1_013_904_223
      text += words[Int((state >> 16) % 20)]
      text += " "
    }
    return text
  }

  /// Runs the benchmark and prints its line of JSON.
  ///
  /// - Parameters:
  ///   - rows: how many rows the feed has.
  ///   - step: how far it scrolls each frame, in points.
  ///   - frames: how many frames are measured, after 20 to warm up.
  ///   - scale: pixels in a point.
  static func run(rows: Int, step: Double, frames: Int, scale: Int) {
    guard let meter = FrameMeter(scale: scale) else { return }
    let feed = ScrollBenchmarkFeed(rows: rows, window: meter.headless.makeWindow())
    let figures = FrameFigures(meter.scroll(feed.table, by: step, frames: frames))
    func number(_ value: Double, _ digits: Int) -> String {
      String(format: "%.\(digits)f", value)
    }
    print(
      "{\"program\":\"moments\",\"rows\":\(rows),\"step\":\(number(step, 0)),"
        + "\"frames\":\(frames),\"first_frame_ms\":\(number(meter.firstFrame, 1)),"
        + "\"cpu_ms_mean\":\(number(figures.mean, 3)),\"cpu_ms_p50\":\(number(figures.median, 3)),"
        + "\"cpu_ms_p99\":\(number(figures.p99, 3)),"
        + "\"peak_mb\":\(number(FrameMeter.peakMegabytes, 1)),"
        + "\"position\":\(number(Double(feed.table.contentOffset.y), 0))}"
    )
    if let path = ProcessInfo.processInfo.environment["SCROLL_BENCHMARK_PICTURE"] {
      meter.writeImage(to: path)
    }
  }
}
