public import Foundation

/// Which element a rotor searches for.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The element that was found last; at first it has no target.
  open var currentItem = UIAccessibilityCustomRotorItemResult()

  /// Whether the element after the current one is wanted, or the one before.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}
