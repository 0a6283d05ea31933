public import Foundation

/// Decides whether a sheet may be dragged away, and is notified.
///
/// Notified only of what the reader does, not calls of `dismiss(animated:completion:)`.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Whether the reader may dismiss what is shown; not asked where `isModalInPresentation` says no
  /// already.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// The reader is dismissing what is shown.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// The reader has dismissed what was shown, and the transition is over.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// The reader tried to dismiss what is shown and was not let.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  )
}

extension UIAdaptivePresentationControllerDelegate {
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
