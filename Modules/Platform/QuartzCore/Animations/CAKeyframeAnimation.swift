public import CoreGraphics
public import Foundation

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values of the keyframes; numbers are `NSNumber`s.
  open var values: [Any]? {
    didSet { values = values?.compactMap(Self.object) }
  }
  /// A path for a point property, used instead of `values`.
  open var path: CGPath?
  /// The times of the values, as fractions of the duration; nil for equal intervals.
  open var keyTimes: [NSNumber]?
  /// The timing function of each interval between two values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The interpolation between the values.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// How a layer that moves along the path is rotated; nil for no rotation.
  open var rotationMode: CAAnimationRotationMode?
  /// The tension of a cubic curve at each value, from -1 (round) to 1 (tight).
  open var tensionValues: [NSNumber]?
  /// The continuity of a cubic curve at each value, from -1 to 1; 0 for no corner.
  open var continuityValues: [NSNumber]?
  /// The bias of a cubic curve at each value, from -1 (bends after it) to 1 (before it).
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
