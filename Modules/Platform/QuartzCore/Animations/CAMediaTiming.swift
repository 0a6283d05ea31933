import CoreGraphics
import Foundation

/// The timing of an animation or a layer: start, duration and repetition.
///
/// All times are in seconds of the parent's time: the layer's for an animation, the superlayer's
/// for a layer.
public protocol CAMediaTiming {
  /// The start time.
  var beginTime: CFTimeInterval { get set }
  /// The duration of one run.
  var duration: CFTimeInterval { get set }
  /// The rate of its time; 0 pauses it, negative values run it backwards.
  var speed: Float { get set }
  /// The offset into its own time at the start.
  var timeOffset: CFTimeInterval { get set }
  /// The number of runs; fractions are allowed.
  var repeatCount: Float { get set }
  /// The total time of repetition; used instead of `repeatCount` if it is not 0.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run is followed by one in reverse.
  var autoreverses: Bool { get set }
  /// The behavior before the start and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows before its start and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode of the given name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Shows the last value after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Shows the first value before the start.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Shows the first value before the start and the last value after the end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Shows nothing outside of the active duration.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The stored values of `CAMediaTiming`.
package struct TimingValues: Sendable {
  package var beginTime: CFTimeInterval = 0
  package var duration: CFTimeInterval = 0
  package var speed: Float = 1
  package var timeOffset: CFTimeInterval = 0
  package var repeatCount: Float = 0
  package var repeatDuration: CFTimeInterval = 0
  package var autoreverses = false
  package var fillMode = CAMediaTimingFillMode.removed

  package init(duration: CFTimeInterval = 0) {
    self.duration = duration
  }

  /// The active duration, in its own time before the speed is applied; infinite for endless
  /// repetition.
  func activeDuration(ofOneRun run: CFTimeInterval) -> CFTimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    let runs = repeatCount > 0 ? CFTimeInterval(repeatCount) : 1
    return run * (autoreverses ? 2 : 1) * runs
  }

  /// The phase at `time` of the parent, for a start at `begin` and runs of `run` seconds.
  func phase(
    at time: CFTimeInterval,
    begin: CFTimeInterval,
    run: CFTimeInterval
  ) -> TimingPhase {
    let total = activeDuration(ofOneRun: run)
    var local = (time - begin) * CFTimeInterval(speed) + timeOffset
    var isOver = false
    if speed < 0 {
      // A negative speed runs from the end to the start.
      local += total.isFinite ? total : 0
      if local <= 0 { isOver = true }
    }
    if time < begin && speed != 0 {
      guard fillMode == .backwards || fillMode == .both else { return .before }
      return .running(seconds: speed < 0 && total.isFinite ? run : 0, isOver: false)
    }
    if speed > 0 && local >= total { isOver = true }
    if isOver {
      guard fillMode == .forwards || fillMode == .both else { return .after(seconds: nil) }
      return .after(seconds: within(min(max(local, 0), total), run: run, atEnd: local >= total))
    }
    return .running(seconds: within(max(local, 0), run: run, atEnd: false), isOver: false)
  }

  /// The time within one run, for `active` seconds since the start of the first.
  private func within(
    _ active: CFTimeInterval,
    run: CFTimeInterval,
    atEnd: Bool
  ) -> CFTimeInterval {
    guard run > 0, run.isFinite else { return atEnd ? run : active }
    let cycle = autoreverses ? run * 2 : run
    var inCycle = active.truncatingRemainder(dividingBy: cycle)
    if atEnd && inCycle < 1e-9 && active > 0 { inCycle = cycle }
    return inCycle <= run ? inCycle : cycle - inCycle
  }
}

/// The phase of an animation.
enum TimingPhase {
  /// Not started, and not filled backwards.
  case before
  /// In a run, at `seconds`.
  case running(seconds: CFTimeInterval, isOver: Bool)
  /// Ended; shows the values at `seconds`, or nothing if that is nil.
  case after(seconds: CFTimeInterval?)
}

extension CALayer {
  final var timing: TimingValues {
    get { rare?.timing ?? TimingValues(duration: .infinity) }
    set {
      rareForWriting.timing = newValue
      markContentChanged()
    }
  }

  /// Converts `time` of the superlayer to this layer's time.
  package final func localTime(fromParent time: CFTimeInterval) -> CFTimeInterval {
    guard let timing = rare?.timing else { return time }
    return (time - timing.beginTime) * CFTimeInterval(timing.speed) + timing.timeOffset
  }

  /// Converts `t` from the time of `l` to this layer's; nil is the clock.
  final func localTime(_ t: CFTimeInterval, of l: CALayer?) -> CFTimeInterval {
    let clock = l.map { $0.clockTime(t) } ?? t
    return localTime(fromClock: clock)
  }

  /// Converts `t` from this layer's time to that of `l`; nil is the clock.
  final func time(_ t: CFTimeInterval, in l: CALayer?) -> CFTimeInterval {
    let clock = clockTime(t)
    return l?.localTime(fromClock: clock) ?? clock
  }

  final func localTime(fromClock time: CFTimeInterval) -> CFTimeInterval {
    let parentTime = superlayer?.localTime(fromClock: time) ?? time
    return localTime(fromParent: parentTime)
  }

  private func clockTime(_ local: CFTimeInterval) -> CFTimeInterval {
    var time = local
    if let timing = rare?.timing {
      let speed = CFTimeInterval(timing.speed)
      let passed = speed == 0 ? 0 : (local - timing.timeOffset) / speed
      time = passed + timing.beginTime
    }
    return superlayer?.clockTime(time) ?? time
  }
}
