import Foundation

/// A time of animations that may be controlled by code instead of the clock: paused, reversed, set.
///
/// All animations of one timeline show the same progress, whatever time their layers have. Progress
/// is that of the values, 0 at the first and 1 at the last; a spring passes 1 and comes back.
package final class AnimationTimeline {
  /// A movement from one progress to another.
  private struct Run {
    /// The time of the first frame; nil until there is one.
    var begin: CFTimeInterval?
    var delay: CFTimeInterval
    var duration: CFTimeInterval
    /// The progress after a part of the duration, from 0 to 1.
    var progress: (Double) -> Double
    var isOver = false
  }

  private var run: Run?
  private var heldProgress = 0.0
  private var layers: [WeakLayer] = []

  private struct WeakLayer {
    weak var layer: CALayer?
  }

  /// Whether it is held at the end of a movement, rather than over.
  package var holdsAtEnd = false

  /// Makes a timeline that is held at its start.
  package init() {}

  /// Whether the progress changes by itself.
  package var isRunning: Bool { run.map { !$0.isOver } ?? false }

  /// Whether the last movement came to its end; it shows its last progress until it is held.
  package var isOver: Bool { run?.isOver ?? false }

  /// How much of the duration of the present movement has passed, from 0 to 1.
  package func part(at time: CFTimeInterval) -> Double {
    guard let run else { return 0 }
    guard !run.isOver else { return 1 }
    let passed = time - (run.begin ?? time + run.delay)
    guard run.duration > 0 else { return passed < 0 ? 0 : 1 }
    return min(max(passed / run.duration, 0), 1)
  }

  /// The progress at a time of the clock.
  package func progress(at time: CFTimeInterval) -> Double {
    run.map { $0.progress(part(at: time)) } ?? heldProgress
  }

  /// Holds a progress.
  package func hold(at progress: Double) {
    run = nil
    heldProgress = progress
    didChange()
  }

  /// Begins a movement with the next frame, or so many seconds later.
  package func start(
    after delay: CFTimeInterval = 0,
    duration: CFTimeInterval,
    progress: @escaping (Double) -> Double
  ) {
    run = Run(delay: delay, duration: duration, progress: progress)
    didChange()
  }

  /// Shows the progress in layers that do not know that it changed.
  private func didChange() {
    layers.removeAll { $0.layer == nil }
    for entry in layers { entry.layer?.animationsChanged() }
  }

  func add(_ layer: CALayer) {
    if !layers.contains(where: { $0.layer === layer }) { layers.append(WeakLayer(layer: layer)) }
  }

  /// The frame is made at a time; a movement that is not begun begins there.
  func commit(at time: CFTimeInterval) {
    if let run, run.begin == nil { self.run?.begin = time + run.delay }
  }

  /// Whether the movement has reached its end at a time.
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
