public import Foundation

/// Moves a value between two others as the viewer looks from one side or the other.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The direction in which the viewer moves.
  public enum EffectType: Int, Sendable {
    /// To the left and the right.
    case tiltAlongHorizontalAxis = 0
    /// Up and down.
    case tiltAlongVerticalAxis = 1
  }

  /// The value that changes: `center.x`, `center`, `layer.transform` and others that can be
  /// animated.
  open private(set) var keyPath: String

  /// The direction in which the viewer moves.
  open private(set) var type: EffectType

  /// What is added to the value at the one end, -1: a number, or a value of points or sizes.
  open var minimumRelativeValue: Any?

  /// What is added to the value at the other end, 1.
  open var maximumRelativeValue: Any?

  /// Makes an effect that adds nothing yet.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  /// Fails: there are no storyboards or nib files on this platform.
  public required init?(coder: NSCoder) { return nil }

  /// The part of one of both ends that the offset is of the whole way to it.
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
