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
  /// How a layer is turned that moves along the path; nil for one that stays upright.
  open var rotationMode: CAAnimationRotationMode?
  /// How tight a rounded way is at each value, from -1 (round) to 1 (tight).
  open var tensionValues: [NSNumber]?
  /// How sharp a corner a rounded way has at each value, from -1 to 1; 0 for none.
  open var continuityValues: [NSNumber]?
  /// Where a rounded way bends around each value, from -1 (after it) to 1 (before it).
  open var biasValues: [NSNumber]?

  override func duplicate() -> CAAnimation {
    let copy = CAKeyframeAnimation()
    copy.values = values
    copy.path = path
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
    copy.rotationMode = rotationMode
    copy.tensionValues = tensionValues
    copy.continuityValues = continuityValues
    copy.biasValues = biasValues
    return duplicateProperty(into: copy)
  }
}
