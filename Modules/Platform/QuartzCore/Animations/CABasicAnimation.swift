/// An animation between two values.
///
/// A nil `fromValue` is the presentation value, a nil `toValue` the model value.
open class CABasicAnimation: CAPropertyAnimation {
  /// The initial value.
  open var fromValue: Any?
  /// The final value.
  open var toValue: Any?
  /// The difference of the final and the initial value, used if one of them is nil.
  open var byValue: Any?

  override func duplicate() -> CAAnimation { duplicateBasic(into: CABasicAnimation()) }

  final func duplicateBasic<Animation: CABasicAnimation>(into copy: Animation) -> Animation {
    copy.fromValue = fromValue
    copy.toValue = toValue
    copy.byValue = byValue
    return duplicateProperty(into: copy)
  }
}
