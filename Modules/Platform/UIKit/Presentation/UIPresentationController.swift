public import Foundation
import QuartzCore

/// Manages the presentation of a view controller: its frame, its chrome and its transitions.
///
/// The system makes a subclass for the `modalPresentationStyle`; see
/// `UIViewController.presentationController`.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  private unowned let storedPresented: UIViewController
  /// The presented controller, if it does not retain this one.
  private var keptPresented: UIViewController?
  /// The presenting controller passed by a program.
  private weak var namedPresenting: UIViewController?
  private var storedContainer: PresentationContainerView?
  /// The first responder before the presentation, which becomes first responder again after it.
  private weak var previousResponder: UIResponder?
  private(set) var transition: PresentationTransition?
  /// Whether the current dismissal was started by the reader, not by the program.
  private var isDismissedByReader = false

  /// Makes a presentation controller that covers the screen; subclasses change that.
  ///
  /// Programs make them for the style `custom`, in their transitioning delegate.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    storedPresented = presentedViewController
    keptPresented = presentedViewController
    namedPresenting = presentingViewController
    super.init()
  }

  /// Makes a presentation controller of the system.
  convenience init(presentedViewController: UIViewController) {
    self.init(presentedViewController: presentedViewController, presenting: nil)
  }

  /// Sets whether the presented controller retains this one; otherwise this one retains it.
  final func isKept(byPresented isKept: Bool) { keptPresented = isKept ? nil : storedPresented }

  /// The coordinator of the transition in progress.
  private(set) var coordinator: TransitionCoordinator?

  /// Decides about dismissals by the reader and is notified of them.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The controller that is shown over the presenting one.
  open var presentedViewController: UIViewController { storedPresented }

  /// The presenting controller.
  ///
  /// Set from the call of `present(_:animated:completion:)` to the end of the dismissal, or as
  /// passed to the initializer.
  open var presentingViewController: UIViewController {
    guard let presenting = storedPresented.storedPresentation?.presenting ?? namedPresenting else {
      preconditionFailure("\(storedPresented) is not presented")
    }
    return presenting
  }

  /// The presentation style of the presented view controller.
  open var presentationStyle: UIModalPresentationStyle { storedPresented.modalPresentationStyle }

  /// The view that covers the window during the presentation and contains the presented view; nil
  /// before and after it.
  open var containerView: UIView? { storedContainer }

  /// The view that is animated: the controller's view, or a card that contains it.
  open var presentedView: UIView? { storedPresented.view }

  /// The frame of ``presentedView``, in the coordinates of ``containerView``.
  open var frameOfPresentedViewInContainerView: CGRect { storedContainer?.bounds ?? .zero }

  /// Whether the presenting view is removed from the window while it is covered; defaults to
  /// `false`.
  open var shouldRemovePresentersView: Bool { false }

  /// Called before the presentation's animation and before ``presentedView`` is added to the
  /// container: views that are added here are behind it.
  open func presentationTransitionWillBegin() {}
  /// Called after the presentation's animation.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the dismissal's animation.
  open func dismissalTransitionWillBegin() {}
  /// Called after the dismissal's animation.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the container lays out its subviews.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}

  /// The preferred content size of the presented controller, in points; zero for none.
  open var preferredContentSize: CGSize { storedPresented.preferredContentSize }

  /// Called when the preferred content size of the presented controller changed; invalidates the
  /// layout of the container.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    placedSize = nil
    storedContainer?.setNeedsLayout()
  }

  /// Returns the size of the presented controller in a container of a size.
  ///
  /// It is the container's size if the controller fills the container, otherwise the current size.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    let fills = frameOfPresentedViewInContainerView.size == storedContainer?.bounds.size
    return fills ? parentSize : storedPresented.viewIfLoaded?.bounds.size ?? .zero
  }

  /// Called before the size of the container changes with that of the window.
  ///
  /// Overrides must call `super`, which notifies the presented controller.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let inner = self.size(forChildContentContainer: storedPresented, withParentContainerSize: size)
    guard let view = storedPresented.viewIfLoaded, inner != view.bounds.size else { return }
    storedPresented.viewWillTransition(to: inner, with: coordinator)
  }

  /// Called before the size classes of the screen change.
  ///
  /// Overrides call `super`, which forwards it to the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    if storedPresented.isViewLoaded { storedPresented.announce(newCollection, with: coordinator) }
  }

  // MARK: Trait overrides and adaptivity

  /// Traits of the presented controller that override those of the window; nil for none.
  open var overrideTraitCollection: UITraitCollection? {
    get { storedPresented.traitsFromContainer }
    set { storedPresented.changeTraits { $0.fromContainer = newValue?.values ?? TraitValues() } }
  }

  /// Traits of the presented controller that override those of the window.
  public final var traitOverrides: any UITraitOverrides {
    get { storedPresented.storedTraits?.fromContainer ?? TraitValues() }
    set {
      storedPresented.changeTraits { $0.fromContainer = newValue as? TraitValues ?? TraitValues() }
    }
  }

  /// The traits of the container, changed by the presentation: its level and its overrides.
  open var traitCollection: UITraitCollection {
    guard let container = storedContainer else { return storedPresented.traitCollection }
    var values = container.traitCollection.values
    if elevates { values.userInterfaceLevel = .elevated }
    if let own = storedPresented.storedTraits?.fromContainer { values.override(with: own) }
    return UITraitCollection(values: values)
  }

  /// Called when the traits of the container have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The presentation controller that this one replaces in a narrow window, and the adapted style.
  final var adapts: (original: UIPresentationController, style: UIModalPresentationStyle)?

  /// The default style of this presentation in a horizontally compact window; `.none` for no
  /// adaptation.
  var systemAdaptiveStyle: UIModalPresentationStyle { .none }

  /// The style in which the controller is shown in its window; `.none` for ``presentationStyle``.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }

  /// Returns the style for a window of the given traits; `.none` for ``presentationStyle``.
  ///
  /// The ``delegate`` takes precedence over the default.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    guard systemAdaptiveStyle != .none, traitCollection.horizontalSizeClass == .compact else {
      return .none
    }
    let style = delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
    guard let style, style != .automatic else { return systemAdaptiveStyle }
    return style == presentationStyle ? .none : style
  }

  /// Whether the presentation covers the window, instead of the nearest controller that defines a
  /// presentation context.
  open var shouldPresentInFullscreen: Bool { true }

  // MARK: Overridden by presentation styles

  /// Whether the presented controller has the elevated `userInterfaceLevel`, which makes its
  /// backgrounds lighter in a dark appearance.
  ///
  /// A presentation that covers the whole window has nothing to stand out from.
  var elevates: Bool { true }

  /// Whether only the controller below is covered, and not the whole window.
  final var coversContext: Bool { !shouldPresentInFullscreen }

  /// Whether the first responder below the presentation resigns.
  var claimsFirstResponder: Bool { true }

  /// Whether touches outside the presented view are delivered to the views below.
  var letsTouchesThrough: Bool { false }

  /// Whether a touch at a point of the container is kept from the views below, even if it hits no
  /// view of the presentation.
  func receivesTouch(at point: CGPoint) -> Bool { !letsTouchesThrough }

  /// Adds the system's views of the presentation to the container.
  func fill(_ container: UIView) {}

  /// Adds the presented view to the container, unless it is there.
  private func addPresentedView(to container: UIView) {
    guard let view = presentedView, !view.isDescendant(of: container) else { return }
    container.addSubview(view)
  }

  /// The size of the container for which the presented view was placed; nil to place it again.
  private var placedSize: CGSize?

  /// Sets the frame of the presented view; called in every layout pass of the container.
  ///
  /// Only once for each size of the container, so that frames set by animators and subclasses are
  /// kept.
  func placePresentedView() {
    guard let size = storedContainer?.bounds.size, size != placedSize else { return }
    placedSize = size
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  /// The transition style of the controller, or of the context that it covers.
  final var transitionStyle: UIModalTransitionStyle {
    let presenting = storedPresented.storedPresentation?.presenting
    guard coversContext, let presenting, presenting.definesPresentationContext,
      presenting.providesPresentationContextTransitionStyle
    else { return storedPresented.modalTransitionStyle }
    return presenting.modalTransitionStyle
  }

  /// The duration of a transition, in seconds.
  var transitionDuration: TimeInterval { 0.4 }

  /// Sets all views to their state before the presentation.
  func hidePresented() {
    if transitionStyle == .crossDissolve {
      presentedView?.alpha = 0
    } else {
      presentedView?.transform = CGAffineTransform(
        translationX: 0,
        y: storedContainer?.bounds.height ?? 0
      )
    }
  }

  /// Sets all views to their state during the presentation.
  func showPresented() {
    presentedView?.alpha = 1
    presentedView?.transform = .identity
  }

  /// The views that ``showPresented()`` and ``hidePresented()`` animate.
  var movingViews: [UIView] { presentedView.map { [$0] } ?? [] }

  /// Handles a key that the content did not handle; returns `false` to pass it on.
  func handle(_ key: UIKey) -> Bool {
    key.keyCode == .keyboardEscape && escape()
  }

  /// Dismisses by the Escape key or an assistive technology; returns `false` if that is not
  /// allowed.
  func escape() -> Bool {
    guard allowsDismissalByReader else { return false }
    dismissByReader()
    return true
  }

  /// Whether this kind of presentation can be dismissed without a button, for example by a gesture
  /// or the Escape key.
  var allowsDismissalByReader: Bool { false }

  // MARK: Coming

  func present(in window: UIWindow, animated: Bool, completion: @escaping () -> Void) {
    let presented = storedPresented
    let presenting = presentingViewController
    let below = coversContext ? presenting.viewIfLoaded : nil
    let container = PresentationContainerView(frame: below?.frame ?? window.bounds, arranger: self)
    storedContainer = container
    if claimsFirstResponder {
      // A first responder in an input or accessory view is removed with it: restore the responder
      // that provides the view.
      let responder = window.firstResponder
      previousResponder = window.screen.keyboard.owner(around: responder) ?? responder
      window.firstResponder?.resignFirstResponder()
    }
    let covered = shouldRemovePresentersView ? presenting : nil
    presented.loadViewIfNeeded()
    let animator = animated ? presentingAnimator : nil
    let context = prepare(animator, in: container, isPresenting: true, animated: animated)
    covered?.beginAppearanceTransition(false, animated: animated)
    presented.beginAppearanceTransition(true, animated: animated)
    if let below, let superview = below.superview {
      superview.insertSubview(container, aboveSubview: below)
    } else {
      window.addSubview(container)
    }
    presented.setLevel(elevates ? .elevated : .unspecified)
    fill(container)
    delegate?.presentationController(
      adapts?.original ?? self,
      willPresentWithAdaptiveStyle: adapts?.style ?? .none,
      transitionCoordinator: animated ? coordinator : nil
    )
    presentationTransitionWillBegin()
    // An animator adds the view itself.
    if animator == nil { addPresentedView(to: container) }
    // A program's presentation controller may have put the view into another one before.
    presented.viewIfLoaded?.updateTraits()
    UIView.performWithoutAnimation { container.layoutIfNeeded() }

    let transition = PresentationTransition(of: movingViews) { [self] completed in
      if completed {
        UIView.performWithoutAnimation {
          container.layoutIfNeeded()
          if animator == nil { showPresented() }
        }
        if covered != nil { presenting.viewIfLoaded?.removeFromSuperview() }
      }
      self.transition = nil
      if completed {
        presented.endAppearanceTransition()
        covered?.endAppearanceTransition()
      } else {
        presented.beginAppearanceTransition(false, animated: animated)
        removeViews(in: container)
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
    if animated { UIView.performWithoutAnimation { hidePresented() } }
    run(transition, animated: animated) { [self] in showPresented() }
  }

  /// Makes the context and the coordinator of a transition.
  private func prepare(
    _ animator: (any UIViewControllerAnimatedTransitioning)?,
    in container: UIView,
    isPresenting: Bool,
    animated: Bool,
    above lowest: UIPresentationController? = nil
  ) -> TransitionContext {
    let context = makeContext(
      in: container,
      isPresenting: isPresenting,
      isAnimated: animated,
      above: lowest ?? self
    )
    context.prepare(
      animator,
      interaction(for: animator, isPresenting: isPresenting),
      duration: transitionDuration
    )
    coordinator = TransitionCoordinator(context: context)
    return context
  }

  /// Removes the presented view and its container from the window.
  private func removeViews(in container: UIView) {
    container.removeFromSuperview()
    storedPresented.viewIfLoaded?.removeFromSuperview()
    storedContainer = nil
    placedSize = nil
  }

  private func coordinatorDidEnd() {
    let coordinator = coordinator
    self.coordinator = nil
    coordinator?.end()
  }

  // MARK: Going

  /// Dismisses the controller; the completion receives whether it was dismissed, because an
  /// interactive dismissal can be cancelled.
  ///
  /// The controller that presents `lowest` comes back: the lowest of the presentations that end
  /// with this one, or this one if it is nil.
  func dismiss(
    animated: Bool,
    with lowest: UIPresentationController? = nil,
    completion: @escaping (_ completed: Bool) -> Void
  ) {
    guard let container = storedContainer else { return completion(true) }
    let presented = storedPresented
    let lowest = lowest ?? self
    let covered = lowest.shouldRemovePresentersView ? lowest.presentingViewController : nil
    let lowestContainer = lowest.storedContainer ?? container
    let isByReader = isDismissedByReader
    isDismissedByReader = false
    if isByReader { delegate?.presentationControllerWillDismiss(self) }
    let animator = animated ? dismissingAnimator : nil
    let context = prepare(
      animator,
      in: container,
      isPresenting: false,
      animated: animated,
      above: lowest
    )
    let responder = container.window?.firstResponder
    responder?.resignFirstResponder()
    presented.beginAppearanceTransition(false, animated: animated)
    covered?.beginAppearanceTransition(true, animated: animated)
    if let covered { lowest.putBack(covered, below: lowestContainer) }
    dismissalTransitionWillBegin()

    let transition = PresentationTransition(of: movingViews) { [self] completed in
      self.transition = nil
      if completed {
        // An animator may have added the presenting view to the container.
        if let covered, covered.viewIfLoaded?.isDescendant(of: container) == true {
          lowest.putBack(covered, below: lowestContainer)
        }
        removeViews(in: container)
        UIView.performWithoutAnimation { showPresented() }
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
    run(transition, animated: animated) { [self] in hidePresented() }
  }

  /// Puts the presenting view back into the window, resized to the window's current size.
  private func putBack(_ presenting: UIViewController, below container: UIView) {
    guard let view = presenting.view else { return }
    if coversContext, let superview = container.superview {
      view.frame = container.frame
      superview.insertSubview(view, belowSubview: container)
    } else if let outer = presenting.storedPresentation?.controller?.containerView {
      presenting.storedPresentation?.controller?.fill(outer)
      presenting.storedPresentation?.controller?.addPresentedView(to: outer)
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
      FrameQueue.perform(on: storedContainer?.window?.screen) { transition.finish() }
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

  /// Whether the reader may dismiss the controller now.
  final var readerMayDismiss: Bool {
    !storedPresented.isModalInFrontmost
      && (delegate?.presentationControllerShouldDismiss(self) ?? true)
  }

  /// Dismisses by a drag, a key or a tap outside, if that is allowed.
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
