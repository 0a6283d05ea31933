public import Foundation

/// Provides the elements of a large content viewer.
///
/// All methods are optional.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// Called when the finger was lifted over an element, at a point of the view; nil for none.
  ///
  /// By default, a control performs its actions for `touchUpInside`.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint
  )
  /// Returns the element at a point of the view; nil for none.
  ///
  /// By default, the innermost view there that is shown in the viewer.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
}

extension UILargeContentViewerInteractionDelegate {
  /// Performs the actions of a control.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint
  ) { interaction.perform(item) }
  /// Returns the innermost view at the point that is shown in the viewer.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { interaction.shownView(at: point) }
}
