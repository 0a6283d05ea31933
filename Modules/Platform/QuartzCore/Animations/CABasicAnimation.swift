/// An animation between two values.
///
/// A nil `fromValue` is the presentation value, a nil `toValue` the model value.
open class CABasicAnimation: CAPropertyAnimation {
  /// The initial value.
  ///
  /// Numbers become objects, as on iOS: a cast to any type of numbers succeeds.
  open var fromValue: Any? { didSet { fromValue = KeyedProperty.object(of: fromValue) } }
  /// The final value.
  open var toValue: Any? { didSet { toValue = KeyedProperty.object(of: toValue) } }
  /// The difference of the final and the initial value, used if one of them is nil.
  open var byValue: Any? { didSet { byValue = KeyedProperty.object(of: byValue) } }

  override func duplicate() -> CAAnimation { duplicateBasic(into: CABasicAnimation()) }

  final func duplicateBasic<Animation: CABasicAnimation>(into copy: Animation) -> Animation {
    copy.fromValue = fromValue
    copy.toValue = toValue
    copy.byValue = byValue
    return duplicateProperty(into: copy)
  }
}
