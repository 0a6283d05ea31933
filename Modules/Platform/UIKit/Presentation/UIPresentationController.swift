public import Foundation
import QuartzCore

/// Arranges a controller that is shown over another one: where it lies, how it appears and
/// disappears.
///
/// The system makes the right kind for the `modalPresentationStyle`; see
/// `UIViewController.presentationController`.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  private unowned let storedPresented: UIViewController
  /// The presented controller, unless that keeps this one alive.
  private var keptPresented: UIViewController?
  /// The controller that a program named as the one to be covered.
  private weak var namedPresenting: UIViewController?
  private var storedContainer: PresentationContainerView?
  /// The first responder of the screen below, which gets its place back.
  private weak var previousResponder: UIResponder?
  private(set) var transition: PresentationTransition?
  /// Whether the reader, not the program, is dismissing.
  private var isDismissedByReader = false

  /// Makes one that covers the screen; subclasses arrange otherwise.
  ///
  /// Programs make them for a style of `custom`, in their transitioning delegate.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    storedPresented = presentedViewController
    keptPresented = presentedViewController
    namedPresenting = presentingViewController
    super.init()
  }

  /// Makes one that the system chose.
  convenience init(presentedViewController: UIViewController) {
    self.init(presentedViewController: presentedViewController, presenting: nil)
  }

  /// The presented controller begins or ceases to keep this one, which keeps it otherwise.
  final func isKept(byPresented isKept: Bool) { keptPresented = isKept ? nil : storedPresented }

  /// The coordinator of the transition in progress.
  private(set) var coordinator: TransitionCoordinator?

  /// Decides whether the reader may dismiss, and is notified.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The controller that is shown.
  open var presentedViewController: UIViewController { storedPresented }

  /// The controller that is covered.
  ///
  /// There is one from the call of `present(_:animated:completion:)` to the end of the dismissal,
  /// and where a program named one.
  open var presentingViewController: UIViewController {
    guard let presenting = storedPresented.storedPresentation?.presenting ?? namedPresenting else {
      preconditionFailure("\(storedPresented) is not presented")
    }
    return presenting
  }

  /// How the controller is shown.
  open var presentationStyle: UIModalPresentationStyle { storedPresented.modalPresentationStyle }

  /// What covers the window while the controller is shown, and holds its view.
  open var containerView: UIView? { storedContainer }

  /// The view that moves: the controller's, or a card around it.
  open var presentedView: UIView? { storedPresented.view }

  /// Where ``presentedView`` lies, in points of ``containerView``.
  open var frameOfPresentedViewInContainerView: CGRect { storedContainer?.bounds ?? .zero }

  /// Whether the view of the screen below leaves the window once it is covered.
  open var shouldRemovePresentersView: Bool { false }

  /// The controller is about to be shown: the container is there, its view is in it.
  open func presentationTransitionWillBegin() {}
  /// The controller is shown, and nothing moves.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// The controller is about to go.
  open func dismissalTransitionWillBegin() {}
  /// The controller is dismissed.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// The container is about to place what is in it.
  open func containerViewWillLayoutSubviews() {}
  /// The container has placed what is in it.
  open func containerViewDidLayoutSubviews() {}

  /// The size that the presented controller would like, in points; zero for no wish.
  open var preferredContentSize: CGSize { storedPresented.preferredContentSize }

  /// Called as the presented controller would like another size, to place it anew.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { storedContainer?.setNeedsLayout() }

  /// The size that the presented controller is to have in a container as large as `parentSize`.
  ///
  /// It is all of that where it fills the container, else the size that it has.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    let fills = frameOfPresentedViewInContainerView.size == storedContainer?.bounds.size
    return fills ? parentSize : storedPresented.viewIfLoaded?.bounds.size ?? .zero
  }

  /// Called before the container gets another size because the window does.
  ///
  /// Overrides call `super`, which tells the presented controller.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let inner = self.size(forChildContentContainer: storedPresented, withParentContainerSize: size)
    guard let view = storedPresented.viewIfLoaded, inner != view.bounds.size else { return }
    storedPresented.viewWillTransition(to: inner, with: coordinator)
  }

  // MARK: What kinds of presentations differ in

  /// Whether only the controller below is covered, and not the whole window.
  var coversContext: Bool { false }

  /// Whether what is first responder below gives that up while the controller is shown.
  var takesFirstResponder: Bool { true }

  /// Whether touches that meet nothing of the controller go to the screen below.
  var letsTouchesThrough: Bool { false }

  /// Whether a touch at a point of the container stays in it, though it meets nothing there.
  func takesTouch(at point: CGPoint) -> Bool { !letsTouchesThrough }

  /// Puts the views of the presentation into the container.
  func fill(_ container: UIView) {
    presentedView.map(container.addSubview)
  }

  /// Gives the presented view its place; called with every layout of the container.
  func placePresentedView() {
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  /// The duration of a transition, in seconds.
  var transitionDuration: TimeInterval { 0.4 }

  /// Sets all views to their state before the presentation.
  func setOut() {
    if storedPresented.modalTransitionStyle == .crossDissolve {
      presentedView?.alpha = 0
    } else {
      presentedView?.transform = CGAffineTransform(
        translationX: 0,
        y: storedContainer?.bounds.height ?? 0
      )
    }
  }

  /// Sets all views to their state while the controller is presented.
  func setIn() {
    presentedView?.alpha = 1
    presentedView?.transform = .identity
  }

  /// The views that ``setIn()`` and ``setOut()`` change.
  var movingViews: [UIView] { presentedView.map { [$0] } ?? [] }

  /// Handles a key that the content did not handle; false to pass it on.
  func handle(_ key: UIKey) -> Bool {
    key.keyCode == .keyboardEscape && escape()
  }

  /// Dismisses without a choice, by a key or an assistive technology; false if that is not allowed.
  func escape() -> Bool {
    guard allowsDismissalByReader else { return false }
    dismissByReader()
    return true
  }

  /// Whether the reader dismisses this kind of presentation without a button of the screen.
  var allowsDismissalByReader: Bool { false }

  // MARK: Coming

  func present(in window: UIWindow, animated: Bool, completion: @escaping () -> Void) {
    let presented = storedPresented
    let presenting = presentingViewController
    let below = coversContext ? presenting.viewIfLoaded : nil
    let container = PresentationContainerView(frame: below?.frame ?? window.bounds, arranger: self)
    storedContainer = container
    if takesFirstResponder {
      // What stands in a bar goes with it: whoever brought that along is first again.
      let responder = window.firstResponder
      previousResponder = window.screen.keyboard.owner(around: responder) ?? responder
      window.firstResponder?.resignFirstResponder()
    }
    let covered = shouldRemovePresentersView ? presenting : nil
    let animator = animated ? presentingAnimator : nil
    let context = prepare(animator, in: container, isPresenting: true, animated: animated)
    covered?.beginAppearanceTransition(false, animated: animated)
    presented.beginAppearanceTransition(true, animated: animated)
    if let below, let superview = below.superview {
      superview.insertSubview(container, aboveSubview: below)
    } else {
      window.addSubview(container)
    }
    fill(container)
    presentationTransitionWillBegin()
    UIView.performWithoutAnimation { container.layoutIfNeeded() }

    let transition = PresentationTransition(of: movingViews) { [self] completed in
      if completed {
        UIView.performWithoutAnimation {
          container.layoutIfNeeded()
          if animator == nil { setIn() }
        }
        if covered != nil { presenting.viewIfLoaded?.removeFromSuperview() }
      }
      self.transition = nil
      if completed {
        presented.endAppearanceTransition()
        covered?.endAppearanceTransition()
      } else {
        presented.beginAppearanceTransition(false, animated: animated)
        takeAway(container)
        presented.endAppearanceTransition()
        covered?.beginAppearanceTransition(true, animated: animated)
        covered?.endAppearanceTransition()
      }
      presentationTransitionDidEnd(completed)
      coordinatorDidEnd()
      if !completed {
        presented.presentationDidEnd()
        previousResponder?.becomeFirstResponder()
      }
      completion()
    }
    self.transition = transition
    if let animator { return run(transition, by: animator, context) }
    if animated { UIView.performWithoutAnimation { setOut() } }
    run(transition, animated: animated) { [self] in setIn() }
  }

  /// Makes what is known of the transition, and who lets others go along.
  private func prepare(
    _ animator: (any UIViewControllerAnimatedTransitioning)?,
    in container: UIView,
    isPresenting: Bool,
    animated: Bool
  ) -> TransitionContext {
    let context = makeContext(in: container, isPresenting: isPresenting, isAnimated: animated)
    context.prepare(
      animator,
      interaction(for: animator, isPresenting: isPresenting),
      duration: transitionDuration
    )
    coordinator = TransitionCoordinator(context: context)
    return context
  }

  private func takeAway(_ container: UIView) {
    container.removeFromSuperview()
    storedPresented.viewIfLoaded?.removeFromSuperview()
    storedContainer = nil
  }

  private func coordinatorDidEnd() {
    let coordinator = coordinator
    self.coordinator = nil
    coordinator?.end()
  }

  // MARK: Going

  /// Dismisses the controller; the completion receives whether it was dismissed, since the reader
  /// may have cancelled it.
  func dismiss(animated: Bool, completion: @escaping (_ completed: Bool) -> Void) {
    guard let container = storedContainer else { return completion(true) }
    let presented = storedPresented
    let presenting = presentingViewController
    let covered = shouldRemovePresentersView ? presenting : nil
    let isByReader = isDismissedByReader
    isDismissedByReader = false
    if isByReader { delegate?.presentationControllerWillDismiss(self) }
    let animator = animated ? dismissingAnimator : nil
    let context = prepare(animator, in: container, isPresenting: false, animated: animated)
    let responder = container.window?.firstResponder
    responder?.resignFirstResponder()
    presented.beginAppearanceTransition(false, animated: animated)
    covered?.beginAppearanceTransition(true, animated: animated)
    if let covered { putBack(covered, below: container) }
    dismissalTransitionWillBegin()

    let transition = PresentationTransition(of: movingViews) { [self] completed in
      self.transition = nil
      if completed {
        // An animator may have put the view of the screen below into the container.
        if let covered, covered.viewIfLoaded?.isDescendant(of: container) == true {
          putBack(covered, below: container)
        }
        takeAway(container)
        UIView.performWithoutAnimation { setIn() }
        covered?.endAppearanceTransition()
        presented.endAppearanceTransition()
      } else {
        covered?.beginAppearanceTransition(false, animated: animated)
        covered?.viewIfLoaded?.removeFromSuperview()
        covered?.endAppearanceTransition()
        presented.beginAppearanceTransition(true, animated: animated)
        container.setNeedsLayout()
        presented.endAppearanceTransition()
      }
      dismissalTransitionDidEnd(completed)
      coordinatorDidEnd()
      if completed {
        presented.presentationDidEnd()
        previousResponder?.becomeFirstResponder()
        if isByReader { delegate?.presentationControllerDidDismiss(self) }
      } else {
        responder?.becomeFirstResponder()
      }
      completion(completed)
    }
    self.transition = transition
    if let animator { return run(transition, by: animator, context) }
    run(transition, animated: animated) { [self] in setOut() }
  }

  /// The screen below comes back into the window, as large as that is by now.
  private func putBack(_ presenting: UIViewController, below container: UIView) {
    guard let view = presenting.view else { return }
    if coversContext, let superview = container.superview {
      view.frame = container.frame
      superview.insertSubview(view, belowSubview: container)
    } else if let outer = presenting.storedPresentation?.controller?.containerView {
      presenting.storedPresentation?.controller?.fill(outer)
      outer.setNeedsLayout()
    } else if let window = container.window {
      view.frame = window.bounds
      window.insertSubview(view, at: 0)
    }
  }

  private func run(
    _ transition: PresentationTransition,
    animated: Bool,
    changes: @escaping () -> Void
  ) {
    defer { coordinator?.begin() }
    guard animated else {
      UIView.performWithoutAnimation(changes)
      FrameQueue.perform { transition.finish() }
      return
    }
    UIView.animate(
      withDuration: transitionDuration,
      delay: 0,
      usingSpringWithDamping: 1,
      initialSpringVelocity: 0,
      animations: changes,
      completion: { _ in transition.finish() }
    )
  }

  // MARK: The reader

  /// Whether the reader may dismiss at this moment.
  final var readerMayDismiss: Bool {
    !storedPresented.isModalInFrontmost
      && (delegate?.presentationControllerShouldDismiss(self) ?? true)
  }

  /// The reader dismisses, by a drag, a key or a tap beside the card, as far as they are let.
  final func dismissByReader() {
    guard transition == nil, storedPresented.storedPresentation?.presented == nil else { return }
    guard readerMayDismiss else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    dismissNow()
  }

  final func dismissNow() {
    isDismissedByReader = true
    storedPresented.dismissPresented(animated: true, completion: nil)
  }
}

extension UIViewController {
  /// Whether the controller, or the screen that its container shows, keeps the reader from
  /// dismissing it.
  final var isModalInFrontmost: Bool {
    if isModalInPresentation { return true }
    let shown = (self as? UINavigationController)?.topViewController
    return shown?.isModalInFrontmost ?? false
  }
}
