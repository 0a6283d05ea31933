import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Measures frames of a headless window: layout, display and drawing into a bitmap, as CPU time of
/// the whole process.
final class FrameMeter {
  let headless: HeadlessHost
  /// How long making the window's content and its first frame took, in milliseconds of wall time.
  private(set) var firstFrame = 0.0

  private let canvas: CairoCanvas
  private let renderer: LayerRenderer
  private let started = FrameMeter.milliseconds(of: CLOCK_MONOTONIC)

  /// Makes a window the size of a phone, in points, of `scale` pixels a point; nil without memory
  /// for the bitmap.
  init?(scale: Int = 1) {
    headless = HeadlessHost(size: CGSize(width: 390, height: 844), scale: CGFloat(scale))
    guard
      let canvas = CairoCanvas(
        width: 390 * scale,
        height: 844 * scale,
        scale: CGFloat(scale),
        isOpaque: true
      )
    else { return nil }
    self.canvas = canvas
    renderer = LayerRenderer(scale: CGFloat(scale))
  }

  /// One frame of a sixtieth of a second.
  ///
  /// - Returns: Its CPU time, in milliseconds.
  func frame(_ change: () -> Void = {}) -> Double {
    let before = Self.milliseconds(of: CLOCK_PROCESS_CPUTIME_ID)
    headless.clock.advance(by: HeadlessHost.frameInterval)
    headless.run(change)
    headless.host.frame()
    headless.run {
      renderer.render(headless.host.rootLayer, into: canvas, at: headless.clock.now())
    }
    if firstFrame == 0 { firstFrame = Self.milliseconds(of: CLOCK_MONOTONIC) - started }
    return Self.milliseconds(of: CLOCK_PROCESS_CPUTIME_ID) - before
  }

  /// Scrolls by `step` points in each of a number of frames, after ten at rest and ten to warm up;
  /// back and forth where the content is shorter than that.
  ///
  /// - Returns: The CPU time of each frame, in milliseconds.
  func scroll(_ scrollView: UIScrollView, by step: Double, frames: Int) -> [Double] {
    for _ in 0..<10 { _ = frame() }
    var samples: [Double] = []
    samples.reserveCapacity(frames)
    var step = step
    for index in 0..<10 + frames {
      let last = max(0, scrollView.contentSize.height - scrollView.bounds.height)
      let next = scrollView.contentOffset.y + step
      if (step > 0 && next > last) || (step < 0 && next < 0) { step = -step }
      let time = frame { scrollView.contentOffset.y += step }
      if index >= 10 { samples.append(time) }
    }
    return samples
  }

  func writeImage(to path: String) { try? canvas.writePNG(to: path) }

  /// The most memory the process ever had, in megabytes.
  static var peakMegabytes: Double {
    var usage = rusage()
    getrusage(RUSAGE_SELF.rawValue, &usage)
    return Double(usage.ru_maxrss) / 1024
  }

  private static func milliseconds(of clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}

/// Figures of a run of frames, in milliseconds.
struct FrameFigures {
  let mean: Double
  let median: Double
  let p99: Double

  init(_ samples: [Double]) {
    let sorted = samples.sorted()
    func share(_ percent: Int) -> Double {
      sorted.isEmpty ? 0 : sorted[min(sorted.count * percent / 100, sorted.count - 1)]
    }
    mean = samples.reduce(0, +) / Double(max(samples.count, 1))
    median = share(50)
    p99 = share(99)
  }
}
