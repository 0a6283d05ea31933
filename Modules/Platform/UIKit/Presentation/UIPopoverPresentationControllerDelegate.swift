import Foundation

/// Prepares a popover before it is presented.
///
/// All methods are optional.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the popover is presented: the last opportunity to set its source.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  )
  /// The former name of `presentationControllerShouldDismiss(_:)`; called if that is not
  /// implemented.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// The former name of `presentationControllerDidDismiss(_:)`; called if that is not implemented.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  )
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  /// Returns `true`.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  /// Returns the result of the former method.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    guard let popover = presentationController as? UIPopoverPresentationController else {
      return true
    }
    return popoverPresentationControllerShouldDismissPopover(popover)
  }
  /// Calls the former method.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {
    guard let popover = presentationController as? UIPopoverPresentationController else { return }
    popoverPresentationControllerDidDismissPopover(popover)
  }
}
