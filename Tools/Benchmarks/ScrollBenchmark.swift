import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Scrolls a feed of self-sizing cells by a fixed step each frame, and draws it into a bitmap.
///
/// The rows, sizes and fonts are those of the programs in `Tools/Benchmarks/Peers`, and so is the line that is printed.
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
    let started = wallMilliseconds()
    let headless = HeadlessHost(size: CGSize(width: 390, height: 844), scale: CGFloat(scale))
    guard
      let canvas = CairoCanvas(
        width: 390 * scale,
        height: 844 * scale,
        scale: CGFloat(scale),
        isOpaque: true
      )
    else { return }
    let renderer = LayerRenderer(scale: CGFloat(scale))
    let feed = ScrollBenchmarkFeed(rows: rows, window: headless.makeWindow())
    var samples: [Double] = []
    samples.reserveCapacity(frames)
    var firstFrame = 0.0
    var offset = 0.0
    var last = cpuMilliseconds()
    for frame in 0...20 + frames {
      if frame > 10 { offset += step }
      headless.clock.advance(by: HeadlessHost.frameInterval)
      headless.run { feed.table.contentOffset = CGPoint(x: 0, y: offset) }
      headless.host.frame()
      headless.run {
        renderer.render(headless.host.rootLayer, into: canvas, at: headless.clock.now())
      }
      let now = cpuMilliseconds()
      if frame == 0 { firstFrame = wallMilliseconds() - started }
      if frame > 20 { samples.append(now - last) }
      last = now
    }
    report(
      rows: rows,
      step: step,
      firstFrame: firstFrame,
      samples: samples,
      position: Double(feed.table.contentOffset.y)
    )
    if let path = ProcessInfo.processInfo.environment["SCROLL_BENCHMARK_PICTURE"] {
      try? canvas.writePNG(to: path)
    }
  }

  private static func report(
    rows: Int,
    step: Double,
    firstFrame: Double,
    samples: [Double],
    position: Double
  ) {
    let sorted = samples.sorted()
    let mean = samples.reduce(0, +) / Double(max(samples.count, 1))
    func share(_ percent: Int) -> Double {
      sorted.isEmpty ? 0 : sorted[min(sorted.count * percent / 100, sorted.count - 1)]
    }
    func number(_ value: Double, _ digits: Int) -> String {
      String(format: "%.\(digits)f", value)
    }
    var usage = rusage()
    getrusage(RUSAGE_SELF.rawValue, &usage)
    print(
      "{\"program\":\"moments\",\"rows\":\(rows),\"step\":\(number(step, 0)),"
        + "\"frames\":\(samples.count),\"first_frame_ms\":\(number(firstFrame, 1)),"
        + "\"cpu_ms_mean\":\(number(mean, 3)),\"cpu_ms_p50\":\(number(share(50), 3)),"
        + "\"cpu_ms_p99\":\(number(share(99), 3)),"
        + "\"peak_mb\":\(number(Double(usage.ru_maxrss) / 1024, 1)),"
        + "\"position\":\(number(position, 0))}"
    )
  }

  private static func milliseconds(of clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }

  private static func wallMilliseconds() -> Double { milliseconds(of: CLOCK_MONOTONIC) }

  private static func cpuMilliseconds() -> Double { milliseconds(of: CLOCK_PROCESS_CPUTIME_ID) }
}
