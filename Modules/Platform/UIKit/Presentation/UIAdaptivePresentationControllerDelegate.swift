public import Foundation

/// Decides whether a sheet may be dragged away and what a popover becomes in a narrow window, and
/// is notified.
///
/// Notified only of what the reader does, not calls of `dismiss(animated:completion:)`.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// How a popover is shown in a narrow window, whatever else its traits; `.none` leaves it a
  /// popover, and anything else but a full screen makes it a sheet.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  /// How a popover is shown with given traits; as without them unless implemented.
  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Whether the reader may dismiss the presented controller; not called if `isModalInPresentation`
  /// is true.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// The reader is dismissing the presented controller.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// The reader has dismissed what was shown, and the transition is over.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// The reader tried to dismiss the presented controller, which was refused.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  )
}

extension UIAdaptivePresentationControllerDelegate {
  /// The system's choice: a sheet.
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { .automatic }
  /// As without traits.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// Lets the reader.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
