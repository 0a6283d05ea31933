public import Foundation

/// An element that a rotor found.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element; not retained.
  open weak var targetElement: (any NSObjectProtocol)?

  /// The range of the text of the element that was found; nil for the whole element.
  open var targetRange: UITextRange?

  /// Makes the result of a search that has found nothing yet.
  public override init() { super.init() }

  /// Makes a result.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }
}
