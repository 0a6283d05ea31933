public import Foundation

/// A motion effect that interpolates between two values along one axis of the viewer offset.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis of the viewer offset.
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis = 0
    case tiltAlongVerticalAxis = 1
  }

  /// The key path of an animatable view property, such as `center.x`, `center` or
  /// `layer.transform`.
  open private(set) var keyPath: String

  /// The axis of the viewer offset.
  open private(set) var type: EffectType

  /// The relative value for an offset of -1: a number, or an `NSValue` of a point or size.
  open var minimumRelativeValue: Any?

  /// The relative value for an offset of 1.
  open var maximumRelativeValue: Any?

  /// Makes an effect without relative values.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  /// Returns nil: there are no storyboards or nib files on this platform.
  public required init?(coder: NSCoder) { return nil }

  /// Returns the minimum or maximum value, scaled by the offset along the axis.
  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    let offset =
      type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    let end = offset < 0 ? minimumRelativeValue : maximumRelativeValue
    guard let value = end.flatMap({ Self.scale($0, by: min(abs(offset), 1)) }) else { return nil }
    return [keyPath: value]
  }

  private static func scale(_ value: Any, by factor: CGFloat) -> Any? {
    switch value {
    case let number as CGFloat: return number * factor
    case let number as Double: return number * Double(factor)
    case let number as Float: return number * Float(factor)
    case let number as Int: return Double(number) * Double(factor)
    case let number as NSNumber: return NSNumber(value: number.doubleValue * Double(factor))
    case let offset as UIOffset:
      return UIOffset(horizontal: offset.horizontal * factor, vertical: offset.vertical * factor)
    case let point as CGPoint: return CGPoint(x: point.x * factor, y: point.y * factor)
    case let size as CGSize: return CGSize(width: size.width * factor, height: size.height * factor)
    default: return nil
    }
  }
}
