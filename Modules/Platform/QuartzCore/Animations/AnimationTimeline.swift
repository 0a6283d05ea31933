import Foundation

/// A timeline that code can control instead of the clock: pause, reverse and scrub.
///
/// All animations of a timeline show the same progress, regardless of their layers' times. The
/// progress is that of the values, 0 at the first and 1 at the last; a spring overshoots 1.
package final class AnimationTimeline {
  /// A run from one progress to another.
  private struct Run {
    /// The time of the first frame; nil before that.
    var begin: CFTimeInterval?
    var delay: CFTimeInterval
    var duration: CFTimeInterval
    /// The progress as a function of the fraction of the duration, 0 to 1.
    var progress: (Double) -> Double
    var isOver = false
  }

  private var run: Run?
  private var heldProgress = 0.0
  private var layers: [WeakLayer] = []

  private struct WeakLayer {
    weak var layer: CALayer?
  }

  /// Whether the timeline pauses at the end of a run instead of ending.
  package var holdsAtEnd = false

  /// Makes a timeline that is paused at its start.
  package init() {}

  /// Whether the progress advances with time.
  package var isRunning: Bool { run.map { !$0.isOver } ?? false }

  /// Whether the last run has ended.
  ///
  /// The timeline shows its last progress until it is paused.
  package var isOver: Bool { run?.isOver ?? false }

  /// The elapsed fraction of the current run's duration, from 0 to 1.
  package func part(at time: CFTimeInterval) -> Double {
    guard let run else { return 0 }
    guard !run.isOver else { return 1 }
    let passed = time - (run.begin ?? time + run.delay)
    guard run.duration > 0 else { return passed < 0 ? 0 : 1 }
    return min(max(passed / run.duration, 0), 1)
  }

  /// The progress at a clock time.
  package func progress(at time: CFTimeInterval) -> Double {
    run.map { $0.progress(part(at: time)) } ?? heldProgress
  }

  /// Pauses at a progress.
  package func hold(at progress: Double) {
    run = nil
    heldProgress = progress
    didChange()
  }

  /// Starts a run with the next frame, after an optional delay in seconds.
  package func start(
    after delay: CFTimeInterval = 0,
    duration: CFTimeInterval,
    progress: @escaping (Double) -> Double
  ) {
    run = Run(delay: delay, duration: duration, progress: progress)
    didChange()
  }

  /// Marks the layers as changed, which do not observe the progress.
  private func didChange() {
    layers.removeAll { $0.layer == nil }
    for entry in layers { entry.layer?.animationsChanged() }
  }

  func add(_ layer: CALayer) {
    if !layers.contains(where: { $0.layer === layer }) { layers.append(WeakLayer(layer: layer)) }
  }

  /// Commits a frame: a run that has not begun yet begins at `time`.
  func commit(at time: CFTimeInterval) {
    if let run, run.begin == nil { self.run?.begin = time + run.delay }
  }

  /// Returns whether the run has ended at a time.
  func advance(to time: CFTimeInterval) -> Bool {
    commit(at: time)
    guard let run, part(at: time) >= 1, time >= run.begin ?? time else { return false }
    if holdsAtEnd {
      hold(at: run.progress(1))
      return false
    }
    self.run?.isOver = true
    return true
  }
}
