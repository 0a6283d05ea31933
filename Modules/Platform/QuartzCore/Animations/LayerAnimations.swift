import CoreGraphics
import Foundation

/// The running animations of one layer, in the order they were added.
final class LayerAnimations {
  var running: [RunningAnimation] = []
  private var presented: CALayer?
  private var presentedTime: CFTimeInterval = -.infinity
  private var presentedChange: UInt64 = 0

  /// A copy of `layer` with the animated values of `time`, in the layer's own time.
  ///
  /// Rebuilt only if the time or the layer changed.
  func presentation(of layer: CALayer, at time: CFTimeInterval, serial: UInt64) -> CALayer {
    if let presented, presentedTime == time, presentedChange == serial { return presented }
    let redraws = running.contains(where: \.redraws)
    // A copy that is drawn has the layer's own class, which knows how to.
    let copy = redraws ? ClassTemplates.copy(of: layer) : layer.makePresentation()
    for animation in running { animation.apply(to: copy, at: time) }
    if redraws { copy.display() }
    presented = copy
    presentedTime = time
    presentedChange = serial
    return copy
  }

  func forgetPresentation() {
    presented = nil
  }

  /// Called when the layer is deallocated: notifies the delegates of its animations.
  func layerWillBeDeallocated() {
    let ended = running
    running = []
    for animation in ended { animation.end(finished: false) }
  }
}

/// A running animation, with converted values and resolved times.
final class RunningAnimation {
  private(set) var key: String?
  let animation: CAAnimation
  private var tracks: [AnimationTrack]
  private var groups: [CompletionGroup]
  /// The start in the layer's time; nil until the commit of the frame in which it was added.
  private(set) var begin: CFTimeInterval?
  /// Whether the layer is drawn in every frame, because its class wants that for the property.
  let redraws: Bool
  private let run: CFTimeInterval
  private var hasStarted = false
  private var hasEnded = false
  /// Whether the animation has ended and only its last value is shown.
  private(set) var isOver = false

  init(
    _ animation: CAAnimation,
    key: String?,
    layer: CALayer,
    groups: [CompletionGroup]
  ) {
    self.key = key
    self.animation = animation
    self.groups = groups
    run = animation.timing.duration
    begin = animation.timing.beginTime == 0 ? nil : animation.timing.beginTime
    tracks = AnimationTrack.tracks(of: animation, on: layer, run: run)
    let type = type(of: layer)
    redraws =
      type != CALayer.self
      && tracks.contains { $0.name.map { type.needsDisplay(forKey: $0) } ?? false }
    for group in groups { group.enter() }
  }

  /// Whether its values change with every frame.
  var isMoving: Bool { !isOver && animation.timeline?.isRunning ?? true }

  /// Whether it changes only the layer's placement, not its content.
  var isPlacementOnly: Bool { !redraws && tracks.allSatisfy { $0.isPlacement } }

  /// Whether it moves the layer out of its superlayer's plane.
  var movesInSpace: Bool { tracks.contains(where: \.movesInSpace) }

  /// Leaves the key and the value to a later animation: it runs to its end without effect.
  func giveWay() {
    key = nil
    tracks = []
    hasGivenWay = true
  }

  /// Whether a later animation has its key and its value.
  private(set) var hasGivenWay = false

  /// Sets the values at `time` on `copy`.
  func apply(to copy: CALayer, at time: CFTimeInterval) {
    if let timeline = animation.timeline {
      let seconds = animation.progress(in: timeline, at: time) * run
      for track in tracks { track.apply(to: copy, seconds: seconds, run: run) }
      return
    }
    let seconds: CFTimeInterval
    switch animation.timing.phase(at: time, begin: begin ?? time, run: run) {
    case .before: return
    case .running(let now, _): seconds = now
    case .after(let end):
      guard let end else { return }
      seconds = end
    }
    let paced = pace(seconds)
    for track in tracks { track.apply(to: copy, seconds: paced, run: run) }
  }

  private func pace(_ seconds: CFTimeInterval) -> CFTimeInterval {
    guard let function = animation.timingFunction, run > 0, run.isFinite else { return seconds }
    return function.value(at: seconds / run) * run
  }

  /// Sets the start of an animation that begins with the frame.
  func commit(at time: CFTimeInterval) {
    animation.timeline?.commit(at: time)
    if begin == nil { begin = time }
  }

  /// Returns whether it has ended at `time`; notifies its delegate of the start.
  func advance(to time: CFTimeInterval) -> Bool {
    commit(at: time)
    guard !isOver, let begin else { return false }
    if let timeline = animation.timeline {
      isOver = timeline.advance(to: time)
      return isOver
    }
    let phase = animation.timing.phase(at: time, begin: begin, run: run)
    if case .before = phase { return false }
    if !hasStarted {
      hasStarted = true
      animation.delegate?.animationDidStart(animation)
    }
    if case .after = phase {
      isOver = true
      return true
    }
    return false
  }

  /// Notifies the completion groups and the delegate that it has ended, once: an animation whose
  /// last value stays has ended when it is removed.
  func end(finished: Bool) {
    isOver = true
    guard !hasEnded else { return }
    hasEnded = true
    let waiting = groups
    groups = []
    animation.delegate?.animationDidStop(animation, finished: finished)
    for group in waiting { group.leave() }
  }
}

extension CAAnimation {
  /// The progress of the animation at the timeline's progress at a time.
  fileprivate func progress(in timeline: AnimationTimeline, at time: CFTimeInterval) -> Double {
    let progress = timeline.progress(at: time)
    guard timelineStart > 0 || timelineEnd < 1 else { return progress }
    let length = timelineEnd - timelineStart
    guard timelineStart < 1, length > 0 else {
      return timelineStart < 1 && progress < timelineStart ? 0 : 1
    }
    let part = max((progress - timelineStart) / length, 0)
    // A spring may overshoot the end of the timeline, but not an earlier `timelineEnd`.
    return timelineEnd < 1 ? min(part, 1) : part
  }
}
