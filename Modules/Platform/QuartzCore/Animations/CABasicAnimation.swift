/// An animation between two values.
///
/// A nil `fromValue` is the presentation value, a nil `toValue` the model value.
open class CABasicAnimation: CAPropertyAnimation {
  /// The initial value; a number is an `NSNumber`.
  open var fromValue: Any? {
    didSet { fromValue = Self.object(fromValue) }
  }
  /// The final value; a number is an `NSNumber`.
  open var toValue: Any? {
    didSet { toValue = Self.object(toValue) }
  }
  /// The difference of the final and the initial value, used if one of them is nil; a number is an
  /// `NSNumber`.
  open var byValue: Any? {
    didSet { byValue = Self.object(byValue) }
  }

  override func duplicate() -> CAAnimation { duplicateBasic(into: CABasicAnimation()) }

  final func duplicateBasic<Animation: CABasicAnimation>(into copy: Animation) -> Animation {
    copy.fromValue = fromValue
    copy.toValue = toValue
    copy.byValue = byValue
    return duplicateProperty(into: copy)
  }
}
