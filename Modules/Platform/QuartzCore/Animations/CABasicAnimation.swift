/// An animation between two values.
///
/// A value that is not given is the layer's: from what it shows to what it has been set to.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value to begin with.
  open var fromValue: Any?
  /// The value to end with.
  open var toValue: Any?
  /// The difference between first and last value, where one of them is not given.
  open var byValue: Any?

  override func duplicate() -> CAAnimation { duplicateBasic(into: CABasicAnimation()) }

  final func duplicateBasic<Animation: CABasicAnimation>(into copy: Animation) -> Animation {
    copy.fromValue = fromValue
    copy.toValue = toValue
    copy.byValue = byValue
    return duplicateProperty(into: copy)
  }
}
