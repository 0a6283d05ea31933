public import Foundation

/// A detail of an element that assistive technologies offer in addition to its label and value.
///
/// Screen readers of a desktop read it with the description of the element.
nonisolated open class AXCustomContent: NSObject, NSCopying {
  /// When a detail is read.
  public enum Importance: UInt, Sendable {
    /// After other details.
    case `default` = 0
    /// Before other details.
    case high = 1
  }

  /// The localized name of the detail.
  open var label: String { attributedLabel.string }
  /// The localized value of the detail.
  open var value: String { attributedValue.string }
  /// The localized name of the detail, with attributes.
  public let attributedLabel: NSAttributedString
  /// The localized value of the detail, with attributes.
  public let attributedValue: NSAttributedString
  /// When the detail is read.
  open var importance = Importance.default

  /// Makes a detail.
  public convenience init(label: String, value: String) {
    self.init(
      attributedLabel: NSAttributedString(string: label),
      attributedValue: NSAttributedString(string: value)
    )
  }

  /// Makes a detail of texts with attributes.
  public required init(
    attributedLabel label: NSAttributedString,
    attributedValue: NSAttributedString
  ) {
    attributedLabel = label
    self.attributedValue = attributedValue
    super.init()
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self(attributedLabel: attributedLabel, attributedValue: attributedValue)
    copy.importance = importance
    return copy
  }
}
