import CoreGraphics
import Foundation

/// One property of a running animation.
struct AnimationTrack {
  /// The source of the animated value.
  private enum Curve {
    case fixedEnds(from: AnimatableValue, to: AnimatableValue)
    /// Animates to the layer's model value, read in each frame.
    case toModel(from: AnimatableValue)
    case spring(SpringMotion, from: AnimatableValue, to: AnimatableValue)
    case springToModel(SpringMotion, from: AnimatableValue)
    case keyframes(Keyframes)
    case transition(LayerFade?, start: CGFloat, end: CGFloat)
    /// A track of a group with its own timing.
    indirect case timed(AnimationTrack, TimingValues, CAMediaTimingFunction?, run: CFTimeInterval)
  }

  private let path: LayerKeyPath?
  private let curve: Curve
  private let isAdditive: Bool

  var isPlacement: Bool {
    if case .timed(let track, _, _, _) = curve { return track.isPlacement }
    return path?.key.isPlacement ?? false
  }

  /// The name of the animated property; nil for a transition.
  var name: String? {
    if case .timed(let track, _, _, _) = curve { return track.name }
    return path?.name
  }

  /// Whether it moves the layer out of its superlayer's plane, so that the drawing order depends on
  /// depth.
  var movesInSpace: Bool {
    switch curve {
    case .timed(let track, _, _, _): return track.movesInSpace
    case .fixedEnds(let from, let to), .spring(_, let from, let to):
      return path?.isInSpace ?? false || from.isInSpace || to.isInSpace
    case .toModel(let from), .springToModel(_, let from):
      return path?.isInSpace ?? false || from.isInSpace
    case .keyframes(let frames): return path?.isInSpace ?? false || frames.isInSpace
    case .transition: return false
    }
  }

  /// The tracks of `animation`; empty if its key path does not name a property of a layer.
  static func tracks(
    of animation: CAAnimation,
    on layer: CALayer,
    run: CFTimeInterval
  ) -> [AnimationTrack] {
    switch animation {
    case let group as CAAnimationGroup:
      return (group.animations ?? []).flatMap { child in
        let childRun = child.timing.duration > 0 ? child.timing.duration : run
        return tracks(of: child, on: layer, run: childRun).map {
          AnimationTrack(
            path: nil,
            curve: .timed($0, child.timing, child.timingFunction, run: childRun),
            isAdditive: false
          )
        }
      }
    case let transition as CATransition:
      let (image, rect) = layer.snapshotForTransition()
      return [
        AnimationTrack(
          path: nil,
          curve: .transition(
            image.map {
              LayerFade(from: $0, rect: rect, progress: 0, motion: transition.motion)
            },
            start: CGFloat(transition.startProgress),
            end: CGFloat(transition.endProgress)
          ),
          isAdditive: false
        )
      ]
    case let property as CAPropertyAnimation:
      guard var path = property.keyPath.flatMap({ LayerKeyPath(animating: $0) }) else { return [] }
      if let part = property.valueFunction?.part, path.part == .whole { path.part = part }
      guard let curve = curve(of: property, path: path, on: layer) else { return [] }
      return [AnimationTrack(path: path, curve: curve, isAdditive: property.isAdditive)]
    default:
      return []
    }
  }

  private static func curve(
    of animation: CAPropertyAnimation,
    path: LayerKeyPath,
    on layer: CALayer
  ) -> Curve? {
    if let keyframe = animation as? CAKeyframeAnimation {
      return Keyframes(keyframe).map { .keyframes($0) }
    }
    guard let basic = animation as? CABasicAnimation else { return nil }
    // A key of a program's own may have no value but those of the animation.
    let ends = path.own.flatMap { _ in AnimatableValue(basic.toValue ?? basic.fromValue) }
    guard let model = layer.animatableValue(path) ?? ends else { return nil }
    let none: AnimatableValue? =
      switch model {
      case .color: .color(nil)
      case .backdrop: .backdrop(nil)
      case .vibrancy: .vibrancy(nil)
      default: nil
      }
    func typed(_ value: Any?) -> AnimatableValue? {
      AnimatableValue(value) ?? (value is NSNull ? none : nil)
    }
    var from = typed(basic.fromValue)
    var to = typed(basic.toValue)
    if let by = typed(basic.byValue) {
      if let from, to == nil { to = from.adding(by) }
      if let to, from == nil { from = to.subtracting(by) }
      if from == nil && to == nil {
        let start = layer.presentedValue(path) ?? model
        from = start
        to = start.adding(by)
      }
    }
    let spring = (basic as? CASpringAnimation)?.motion
    switch (from, to) {
    case (let from?, let to?):
      return spring.map { .spring($0, from: from, to: to) } ?? .fixedEnds(from: from, to: to)
    case (let from?, nil):
      return spring.map { .springToModel($0, from: from) } ?? .toModel(from: from)
    case (nil, let to?):
      let start = layer.presentedValue(path) ?? model
      return spring.map { .spring($0, from: start, to: to) } ?? .fixedEnds(from: start, to: to)
    case (nil, nil):
      return nil
    }
  }

  /// Sets the value at `seconds` into a run of `run` seconds on `copy`.
  func apply(to copy: CALayer, seconds: CFTimeInterval, run: CFTimeInterval) {
    let progress = run > 0 ? CGFloat(seconds / run) : 1
    let value: AnimatableValue?
    switch curve {
    case .fixedEnds(let from, let to): value = from.interpolated(to: to, at: progress)
    case .toModel(let from):
      value = path.flatMap { copy.animatableValue($0) }
        .map { from.interpolated(to: $0, at: progress) }
    case .spring(let motion, let from, let to):
      value = from.interpolated(to: to, at: CGFloat(motion.value(at: seconds)))
    case .springToModel(let motion, let from):
      value = path.flatMap { copy.animatableValue($0) }
        .map { from.interpolated(to: $0, at: CGFloat(motion.value(at: seconds))) }
    case .keyframes(let frames):
      value = frames.value(at: progress)
      if let angle = frames.angle(at: progress) { turn(copy, by: angle) }
    case .transition(var fade, let start, let end):
      fade?.progress = start + (end - start) * progress
      copy.fade = fade
      return
    case .timed(let track, let timing, let function, let childRun):
      applyTimed(track, timing, function, childRun, to: copy, seconds: seconds)
      return
    }
    guard let value, let path else { return }
    if isAdditive, let base = copy.animatableValue(path) {
      copy.present(base.adding(value), at: path)
    } else {
      copy.present(value, at: path)
    }
  }

  /// Rotates a layer that moves along a path.
  private func turn(_ copy: CALayer, by angle: CGFloat) {
    guard let path = LayerKeyPath("transform"),
      case .transform(let transform) = copy.animatableValue(path)
    else { return }
    copy.present(.transform(CATransform3DRotate(transform, angle, 0, 0, 1)), at: path)
  }

  private func applyTimed(
    _ track: AnimationTrack,
    _ timing: TimingValues,
    _ function: CAMediaTimingFunction?,
    _ run: CFTimeInterval,
    to copy: CALayer,
    seconds: CFTimeInterval
  ) {
    var now: CFTimeInterval
    switch timing.phase(at: seconds, begin: timing.beginTime, run: run) {
    case .before: return
    case .running(let time, _): now = time
    case .after(let time):
      guard let time else { return }
      now = time
    }
    if let function, run > 0 { now = function.value(at: now / run) * run }
    track.apply(to: copy, seconds: now, run: run)
  }
}

extension LayerKeyPath {
  /// Whether the path is for a depth or a rotation out of the plane.
  fileprivate var isInSpace: Bool {
    switch (key, part) {
    case (.zPosition, _), (.anchorPointZ, _): true
    case (.transform, .rotationX), (.transform, .rotationY), (.transform, .translationZ): true
    default: false
    }
  }
}

extension AnimatableValue {
  /// Whether the value is a transform out of the plane.
  var isInSpace: Bool {
    if case .transform(let transform) = self { return transform.turnsOutOfPlane }
    return false
  }
}
