public import Foundation

/// Generates feedback for a changing selection.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Generates feedback for a change of the selection.
  open func selectionChanged() {}

  /// Generates feedback for a change of the selection at a location.
  open func selectionChanged(at location: CGPoint) {}
}
