public import Foundation

/// The delegate of a text interaction.
///
/// Every method is optional.
@preconcurrency @MainActor public protocol UITextInteractionDelegate: NSObjectProtocol {
  /// Returns whether a gesture at a point of the interaction's view may begin.
  ///
  /// `true` by default.
  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
  /// Called when a gesture begins.
  func interactionWillBegin(_ interaction: UITextInteraction)
  /// Called when a gesture ended.
  func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
  /// The default is `true`.
  public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
    true
  }
  /// Does nothing.
  public func interactionWillBegin(_ interaction: UITextInteraction) {}
  /// Does nothing.
  public func interactionDidEnd(_ interaction: UITextInteraction) {}
}
