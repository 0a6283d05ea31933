import Foundation

/// The state of a view controller that presents or is presented; allocated on first use.
@MainActor final class PresentationState {
  var style = UIModalPresentationStyle.automatic
  var transitionStyle = UIModalTransitionStyle.coverVertical
  var isModal = false
  /// Whether it covers the controller that presents it and no context around that, as a search
  /// does.
  var coversOnlyItsPresenter = false
  /// Provides the presentation controller and the animators of this view controller.
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The view controller on which `present` was called.
  weak var source: UIViewController?
  /// The view controller that this one presents, until its dismissal ends.
  var presented: UIViewController?
  /// The view controller that presents this one.
  weak var presenting: UIViewController?
  /// Who arranges this controller while it is shown over another one.
  var controller: UIPresentationController? {
    didSet {
      guard controller !== oldValue else { return }
      // What a popover adapts to retains the popover.
      if controller?.adapts?.original !== oldValue { oldValue?.isKept(byPresented: false) }
      controller?.isKept(byPresented: true)
    }
  }
  var isBeingPresented = false
  var isBeingDismissed = false
}
