import CoreGraphics
import Foundation

/// The time of an animation or a layer: when it begins, how long it lasts, how often it repeats.
///
/// All times are in seconds of the parent's time: of the layer for an animation, of the superlayer
/// for a layer.
public protocol CAMediaTiming {
  /// When it begins.
  var beginTime: CFTimeInterval { get set }
  /// How long one run lasts.
  var duration: CFTimeInterval { get set }
  /// How fast its time passes; 0 holds it, negative runs it backwards.
  var speed: Float { get set }
  /// How much of its own time has passed when it begins.
  var timeOffset: CFTimeInterval { get set }
  /// How often it runs; fractions are allowed.
  var repeatCount: Float { get set }
  /// The total time of repetition; used instead of `repeatCount` if it is not 0.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run is followed by one backwards.
  var autoreverses: Bool { get set }
  /// What it shows before it begins and after it ends.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows before it begins and after it ends.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode of the given name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Its last value after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its first value before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Its first value before the beginning and its last after the end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The stored form of `CAMediaTiming`.
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

  /// How long it is active, in its own time before the speed; endless repetition is infinite.
  func activeDuration(ofOneRun run: CFTimeInterval) -> CFTimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    let runs = repeatCount > 0 ? CFTimeInterval(repeatCount) : 1
    return run * (autoreverses ? 2 : 1) * runs
  }

  /// The state at `time` of the parent, of something that began at `begin` and whose run lasts
  /// `run`.
  func phase(
    at time: CFTimeInterval,
    begin: CFTimeInterval,
    run: CFTimeInterval
  ) -> TimingPhase {
    let total = activeDuration(ofOneRun: run)
    var local = (time - begin) * CFTimeInterval(speed) + timeOffset
    var isOver = false
    if speed < 0 {
      // Runs from its end to its start.
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

  /// The time within one run, of `active` seconds since the first began.
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

/// Where in its life an animation is.
enum TimingPhase {
  /// Not begun, and shows nothing yet.
  case before
  /// `seconds` into a run.
  case running(seconds: CFTimeInterval, isOver: Bool)
  /// Over; shows what it did at `seconds`, or nothing.
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

  /// `time` of the superlayer in this layer's time.
  package final func localTime(fromParent time: CFTimeInterval) -> CFTimeInterval {
    guard let timing = rare?.timing else { return time }
    return (time - timing.beginTime) * CFTimeInterval(timing.speed) + timing.timeOffset
  }

  /// `t` of the time of `l` in this layer's; nil stands for the clock.
  final func localTime(_ t: CFTimeInterval, of l: CALayer?) -> CFTimeInterval {
    let clock = l.map { $0.clockTime(t) } ?? t
    return localTime(fromClock: clock)
  }

  /// `t` of this layer's time in that of `l`; nil stands for the clock.
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
