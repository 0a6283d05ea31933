import Foundation

/// The state of a controller that presents or is presented; most never do either.
@MainActor final class PresentationState {
  /// How the controller is to be shown.
  var style = UIModalPresentationStyle.automatic
  var transitionStyle = UIModalTransitionStyle.coverVertical
  var isModal = false
  /// Chooses who arranges and animates this controller.
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The controller that was asked to present this one.
  weak var source: UIViewController?
  /// The controller shown over this one, until its dismissal is over.
  var presented: UIViewController?
  /// The controller that this one is shown over.
  weak var presenting: UIViewController?
  /// Who arranges this controller while it is shown over another one.
  var controller: UIPresentationController? {
    didSet {
      guard controller !== oldValue else { return }
      oldValue?.isKept(byPresented: false)
      controller?.isKept(byPresented: true)
    }
  }
  var isBeingPresented = false
  var isBeingDismissed = false
}
