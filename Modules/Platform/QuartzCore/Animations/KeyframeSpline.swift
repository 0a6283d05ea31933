import CoreGraphics
import Foundation

/// Interpolates the values of a keyframe animation with Kochanek-Bartels splines.
struct KeyframeSpline {
  private let tension: [CGFloat]
  private let continuity: [CGFloat]
  private let bias: [CGFloat]

  init(_ animation: CAKeyframeAnimation) {
    func numbers(_ values: [NSNumber]?) -> [CGFloat] {
      (values ?? []).map { CGFloat($0.doubleValue) }
    }
    tension = numbers(animation.tensionValues)
    continuity = numbers(animation.continuityValues)
    bias = numbers(animation.biasValues)
  }

  /// Interpolates between a value and the next; nil for values that are not numeric.
  func value(
    of values: [AnimatableValue],
    after index: Int,
    at part: CGFloat
  ) -> AnimatableValue? {
    guard let start = values[index].numbers, let end = values[index + 1].numbers,
      start.count == end.count
    else { return nil }
    let leaving = slope(at: index, of: values, isLeaving: true)
    let arriving = slope(at: index + 1, of: values, isLeaving: false)
    let (t, t2, t3) = (part, part * part, part * part * part)
    let result = start.indices.map { place in
      (2 * t3 - 3 * t2 + 1) * start[place] + (t3 - 2 * t2 + t) * leaving[place]
        + (3 * t2 - 2 * t3) * end[place] + (t3 - t2) * arriving[place]
    }
    return values[index].with(result)
  }

  private func slope(at index: Int, of values: [AnimatableValue], isLeaving: Bool) -> [CGFloat] {
    let here = values[index].numbers ?? []
    func numbers(at other: Int) -> [CGFloat] {
      guard values.indices.contains(other), let numbers = values[other].numbers,
        numbers.count == here.count
      else { return here }
      return numbers
    }
    let (before, after) = (numbers(at: index - 1), numbers(at: index + 1))
    func number(_ list: [CGFloat]) -> CGFloat { index < list.count ? list[index] : 0 }
    let (tight, bent, pull) = (1 - number(tension), number(continuity), number(bias))
    let sign: CGFloat = isLeaving ? 1 : -1
    let first = tight * (1 + pull) * (1 + sign * bent) / 2
    let second = tight * (1 - pull) * (1 - sign * bent) / 2
    return here.indices.map {
      first * (here[$0] - before[$0]) + second * (after[$0] - here[$0])
    }
  }
}

extension AnimatableValue {
  /// The components of the value; nil if it is not numeric.
  fileprivate var numbers: [CGFloat]? {
    switch self {
    case .scalar(let value): [value]
    case .point(let value): [value.x, value.y]
    case .size(let value): [value.width, value.height]
    case .rect(let value): [value.minX, value.minY, value.width, value.height]
    case .transform(let value): value.entries
    case .scalars(let values): values
    case .color, .path, .image, .colors, .backdrop, .vibrancy: nil
    }
  }

  /// A value of the same kind with other components.
  fileprivate func with(_ numbers: [CGFloat]) -> AnimatableValue {
    switch self {
    case .scalar: return .scalar(numbers[0])
    case .point: return .point(CGPoint(x: numbers[0], y: numbers[1]))
    case .size: return .size(CGSize(width: numbers[0], height: numbers[1]))
    case .rect:
      return .rect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    case .transform(var value):
      value.entries = numbers
      return .transform(value)
    case .scalars: return .scalars(numbers)
    case .color, .path, .image, .colors, .backdrop, .vibrancy: return self
    }
  }
}
