public import Foundation

/// Feedback of a selection that moves.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// The selection moved.
  open func selectionChanged() {}

  /// The selection moved at a place.
  open func selectionChanged(at location: CGPoint) {}
}
