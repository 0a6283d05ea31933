import CoreGraphics
import Foundation

/// The values of a keyframe animation and their times.
struct Keyframes {
  private let values: [AnimatableValue]
  private let times: [CGFloat]
  private let functions: [CAMediaTimingFunction]
  private let isDiscrete: Bool
  /// The spline for smooth interpolation; nil for linear interpolation.
  private let spline: KeyframeSpline?
  /// The rotation of a layer on a path in addition to the angle of the path; nil for no rotation.
  private let turn: CGFloat?

  /// Whether a value is a transform out of the plane.
  var isInSpace: Bool { values.contains(where: \.isInSpace) }

  /// Returns nil if the animation has no values.
  init?(_ animation: CAKeyframeAnimation) {
    var values = (animation.values ?? []).compactMap { AnimatableValue($0) }
    let mode = animation.calculationMode
    var paced = mode == .paced || mode == .cubicPaced
    if let path = animation.path {
      values = path.pointsAlong().map { .point($0) }
      // Without key times, a path is followed at a constant speed.
      paced = paced || animation.keyTimes == nil
    }
    guard !values.isEmpty else { return nil }
    isDiscrete = mode == .discrete
    spline = mode == .cubic || mode == .cubicPaced ? KeyframeSpline(animation) : nil
    turn =
      switch animation.rotationMode {
      case .rotateAuto?: 0
      case .rotateAutoReverse?: .pi
      default: nil
      }
    functions = animation.timingFunctions ?? []
    let spans = CGFloat(isDiscrete ? values.count : max(values.count - 1, 1))
    if paced {
      times = Keyframes.evenTimes(values)
    } else if let given = animation.keyTimes, given.count >= values.count {
      times = given.map { CGFloat($0.doubleValue) }
    } else {
      times = values.indices.map { CGFloat($0) / spans }
    }
    self.values = values
  }

  func value(at progress: CGFloat) -> AnimatableValue {
    let index = index(at: progress)
    guard !isDiscrete, index + 1 < values.count else { return values[index] }
    let span = times[index + 1] - times[index]
    var part = span > 0 ? (progress - times[index]) / span : 1
    if index < functions.count { part = CGFloat(functions[index].value(at: Double(part))) }
    return spline?.value(of: values, after: index, at: max(part, 0))
      ?? values[index].interpolated(to: values[index + 1], at: max(part, 0))
  }

  /// The rotation of a layer on a path; nil for no rotation.
  func angle(at progress: CGFloat) -> CGFloat? {
    guard let turn, values.count > 1 else { return nil }
    let index = min(index(at: progress), values.count - 2)
    guard case .point(let start) = values[index], case .point(let end) = values[index + 1] else {
      return nil
    }
    return atan2(end.y - start.y, end.x - start.x) + turn
  }

  private func index(at progress: CGFloat) -> Int {
    (values.indices.last { times[$0] <= progress }) ?? 0
  }

  private static func evenTimes(_ values: [AnimatableValue]) -> [CGFloat] {
    var lengths: [CGFloat] = [0]
    for (a, b) in zip(values, values.dropFirst()) {
      lengths.append(lengths[lengths.count - 1] + a.distance(to: b))
    }
    let total = lengths[lengths.count - 1]
    guard total > 0 else {
      return values.indices.map { CGFloat($0) / CGFloat(max(values.count - 1, 1)) }
    }
    return lengths.map { $0 / total }
  }
}

extension AnimatableValue {
  fileprivate func distance(to other: AnimatableValue) -> CGFloat {
    switch (self, other) {
    case (.scalar(let a), .scalar(let b)): abs(b - a)
    case (.point(let a), .point(let b)):
      ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
    case (.size(let a), .size(let b)): abs(b.width - a.width) + abs(b.height - a.height)
    case (.rect(let a), .rect(let b)):
      abs(b.midX - a.midX) + abs(b.midY - a.midY) + abs(b.width - a.width)
        + abs(b.height - a.height)
    default: 1
    }
  }
}
