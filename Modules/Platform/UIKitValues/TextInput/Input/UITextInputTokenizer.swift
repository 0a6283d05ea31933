import Foundation

/// Finds the units of a text, such as words and lines.
@preconcurrency @MainActor public protocol UITextInputTokenizer: NSObjectProtocol {
  /// Returns the unit that encloses a position, or the adjacent one in the direction at a boundary;
  /// nil between units.
  func rangeEnclosingPosition(
    _ position: UITextPosition,
    with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Whether a position is at a boundary of a unit in a direction.
  func isPosition(
    _ position: UITextPosition,
    atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  /// Returns the next boundary of a unit from a position; nil beyond the last one.
  func position(
    from position: UITextPosition,
    toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Whether a position is inside a unit in a direction.
  func isPosition(
    _ position: UITextPosition,
    withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}
