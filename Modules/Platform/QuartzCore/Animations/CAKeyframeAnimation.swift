public import CoreGraphics
public import Foundation

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values to go through.
  open var values: [Any]?
  /// A path for a point to go along, in the place of `values`.
  open var path: CGPath?
  /// When each value is reached, as fractions of the duration; nil for equal steps.
  open var keyTimes: [NSNumber]?
  /// The pace from each value to the next.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// What is shown between the values.
  open var calculationMode = CAAnimationCalculationMode.linear

  override func duplicate() -> CAAnimation {
    let copy = CAKeyframeAnimation()
    copy.values = values
    copy.path = path
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
    return duplicateProperty(into: copy)
  }
}
