internal import Foundation

extension UIViewController {
  /// The outermost container.
  ///
  /// It presents on behalf of this controller, because sheets and full-screen presentations cover
  /// the whole container.
  final var outermostController: UIViewController {
    var controller = self
    while let parent = controller.storedParent { controller = parent }
    return controller
  }

  final var presentationForWriting: PresentationState {
    if let storedPresentation { return storedPresentation }
    let state = PresentationState()
    storedPresentation = state
    return state
  }

  /// The style that was set, or the one that `automatic` represents.
  final var concretePresentationStyle: UIModalPresentationStyle {
    let style = storedPresentation?.style ?? .automatic
    return style == .automatic ? .pageSheet : style
  }

  /// Makes the presentation controller for `modalPresentationStyle`.
  final func controllerOfStyle() -> UIPresentationController {
    switch modalPresentationStyle {
    case .fullScreen:
      FullScreenPresentation(presentedViewController: self, removesPresenter: true)
    case .overFullScreen:
      FullScreenPresentation(presentedViewController: self, removesPresenter: false)
    case .currentContext:
      FullScreenPresentation(
        presentedViewController: self,
        removesPresenter: true,
        coversContext: true
      )
    case .overCurrentContext:
      FullScreenPresentation(
        presentedViewController: self,
        removesPresenter: false,
        coversContext: true
      )
    case .custom:
      transitioningDelegate?.presentationController(
        forPresented: self,
        presenting: storedPresentation?.presenting,
        source: storedPresentation?.source ?? self
      ) ?? UIPresentationController(presentedViewController: self)
    case .popover:
      UIPopoverPresentationController(presentedViewController: self)
    case .none:
      preconditionFailure(
        "The specified modal presentation style doesn't have a corresponding presentation controller."
      )
    case .automatic, .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: self)
    }
  }

  /// The frontmost view controller presented over this one, or itself.
  ///
  /// A presentation that covers only a part of the window is skipped unless it presents itself.
  final var frontmostPresented: UIViewController {
    var controller = self
    while let next = controller.nextInFront { controller = next }
    return controller
  }

  private var nextInFront: UIViewController? {
    if let presented = storedPresentation?.presented {
      return presented.coversContext ? presented.nextInFront : presented
    }
    return storedChildren.lazy.compactMap { $0.storedView?.window == nil ? nil : $0.nextInFront }
      .first
  }

  /// Whether the controller is presented in a presentation context.
  private final var coversContext: Bool { storedPresentation?.controller?.coversContext == true }

  /// The container view of a presentation that covers only this controller's view; nil if there is
  /// none.
  final var contextContainer: UIView? {
    guard let presented = storedPresentation?.presented, presented.coversContext else { return nil }
    return presented.storedPresentation?.controller?.containerView
  }

  /// Whether the controller's view was removed from the window by a presentation that covers only
  /// this view.
  final var isCoveredInContext: Bool {
    guard contextContainer != nil, let presented = storedPresentation?.presented else {
      return false
    }
    return presented.storedPresentation?.controller?.shouldRemovePresentersView == true
      && storedView?.superview == nil
  }

  /// The controller and its ancestors, innermost first.
  private final var selfAndAncestors: some Sequence<UIViewController> {
    sequence(first: self) { $0.storedParent }
  }

  /// The nearest of the controller and its ancestors that presents another one.
  final var presenter: UIViewController? {
    selfAndAncestors.first { $0.storedPresentation?.presented != nil }
  }

  /// The presentation controller that presents this controller or its container; nil if neither is
  /// presented.
  ///
  /// Unlike ``presentationController`` it does not make one.
  public final var activePresentationController: UIPresentationController? {
    presentee?.ownPresentationController
  }

  /// The nearest of the controller and its ancestors that is presented.
  final var presentee: UIViewController? {
    selfAndAncestors.first { $0.storedPresentation?.presenting != nil }
  }

  /// Returns the controller that presents for this one: the container that the presentation covers.
  private func context(for controller: UIViewController) -> UIViewController {
    if controller.storedPresentation?.coversOnlyItsPresenter == true { return self }
    let coversContext =
      switch controller.modalPresentationStyle {
      case .currentContext, .overCurrentContext: true
      case .custom: controller.wouldCoverContext(presentedBy: self)
      default: false
      }
    guard coversContext else { return outermostController }
    return selfAndAncestors.first { $0.definesPresentationContext } ?? outermostController
  }

  /// Whether the program's presentation controller for this controller covers only a part of the
  /// window.
  private func wouldCoverContext(presentedBy source: UIViewController) -> Bool {
    let state = presentationForWriting
    guard state.presenting == nil else { return false }
    // The program's delegate needs the presenting controller.
    state.presenting = source.outermostController
    state.source = source
    defer { state.presenting = nil }
    return ownPresentationController.coversContext
  }

  /// Returns the controller to present in a window of the given traits: this one, or the
  /// replacement returned by the delegate for the adapted style.
  private func adapted(to traits: UITraitCollection) -> UIViewController {
    guard let popover = ownPresentationController as? UIPopoverPresentationController else {
      return self
    }
    let style = popover.adaptivePresentationStyle(for: traits)
    guard style != .none else { return self }
    let shown =
      popover.delegate?.presentationController(
        popover,
        viewControllerForAdaptivePresentationStyle: style
      ) ?? self
    shown.presentationForWriting.controller = popover.adapted(to: style, showing: shown)
    return shown
  }

  // MARK: Presenting

  final func presentController(
    _ controller: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    let presenting = context(for: controller)
    precondition(
      controller !== presenting && controller !== self,
      "Application tried to present modally an active controller \(controller)."
    )
    precondition(
      controller.storedPresentation?.presenting == nil,
      "Application tried to present modally a view controller \(controller) that is already being "
        + "presented by \(String(describing: controller.storedPresentation?.presenting))."
    )
    if let current = presenting.storedPresentation?.presented {
      guard current.storedPresentation?.isBeingDismissed == true else {
        Self.warn(
          "Attempt to present \(controller) on \(presenting) (from \(self)) which is already presenting \(current)."
        )
        return
      }
      // Finish a dismissal in progress immediately, so that the new presentation is not lost.
      current.storedPresentation?.controller?.transition?.finish()
    }
    guard let window = presenting.viewIfLoaded?.window else {
      Self.warn(
        "Attempt to present \(controller) on \(presenting) (from \(self)) whose view is not in the window hierarchy."
      )
      return
    }
    let asked = controller.presentationForWriting
    asked.presenting = presenting
    asked.source = self
    let shown = controller.adapted(to: window.traitCollection)
    if shown !== controller { asked.presenting = nil }
    let state = shown.presentationForWriting
    state.presenting = presenting
    state.source = self
    let arranger = shown.ownPresentationController
    presenting.presentationForWriting.presented = shown
    state.isBeingPresented = true
    if shown.modalPresentationStyle == .fullScreen {
      window.screen.updateInterfaceOrientation(
        preferring: shown.preferredInterfaceOrientationForPresentation
      )
    }
    arranger.present(in: window, animated: animated) {
      state.isBeingPresented = false
      completion?()
    }
  }

  /// The presentation controller of this controller, made on first use.
  final var ownPresentationController: UIPresentationController {
    let state = presentationForWriting
    if let controller = state.controller { return controller }
    let controller = makePresentationController()
    state.controller = controller
    return controller
  }

  /// Logs why a presentation is not possible, as UIKit does.
  private static func warn(_ text: String) {
    FileHandle.standardError.write(Data("[Presentation] \(text)\n".utf8))
  }

  // MARK: Dismissing

  final func dismissPresented(animated: Bool, completion: (() -> Void)?) {
    if let presenter, let presented = presenter.storedPresentation?.presented {
      presenter.tearDown(presented, animated: animated, completion: completion)
    } else if let presentee, let presenting = presentee.storedPresentation?.presenting {
      presenting.tearDown(presentee, animated: animated, completion: completion)
    } else {
      completion.map { FrameQueue.perform(on: viewIfLoaded?.window?.screen, $0) }
    }
  }

  /// Dismisses a controller and all that are presented over it: the frontmost with animation, which
  /// reveals this controller, the others without.
  private func tearDown(
    _ presented: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    var chain: [UIViewController] = []
    var next: UIViewController? = presented
    while let controller = next {
      chain.append(controller)
      next = controller.storedPresentation?.presented
    }
    for controller in chain { controller.storedPresentation?.controller?.transition?.finish() }
    // Finishing the transitions may have completed a dismissal.
    chain.removeAll { $0.storedPresentation?.presenting == nil }
    guard let front = chain.popLast() else {
      completion?()
      return
    }
    for controller in chain + [front] { controller.storedPresentation?.isBeingDismissed = true }
    for controller in chain {
      controller.storedPresentation?.controller?.containerView?.isHidden = true
    }
    let hidden = chain
    let lowest = (chain.first ?? front).storedPresentation?.controller
    front.storedPresentation?.controller?.dismiss(animated: animated, with: lowest) { completed in
      guard completed else {
        // The interactive dismissal was cancelled: all remain presented.
        for controller in hidden + [front] {
          controller.storedPresentation?.isBeingDismissed = false
          controller.storedPresentation?.controller?.containerView?.isHidden = false
        }
        completion?()
        return
      }
      for controller in hidden.reversed() {
        controller.storedPresentation?.controller?.dismiss(animated: false) { _ in }
        controller.storedPresentation?.controller?.transition?.finish()
      }
      completion?()
    }
  }

  /// Dismisses everything presented over a root controller whose view leaves the window.
  final func tearDownPresented() {
    guard storedPresentation?.presented != nil else { return }
    dismissPresented(animated: false, completion: nil)
    frontmostPresented.storedPresentation?.controller?.transition?.finish()
  }

  /// Resets the state after a presentation ended.
  final func presentationDidEnd() {
    guard let state = storedPresentation else { return }
    let presenting = state.presenting
    if presenting?.storedPresentation?.presented === self {
      presenting?.storedPresentation?.presented = nil
    }
    state.presenting = nil
    state.controller = nil
    state.isBeingDismissed = false
    state.isBeingPresented = false
    clearTraitsOfPresentation()
    if modalPresentationStyle == .fullScreen {
      presenting?.viewIfLoaded?.window?.screen.updateInterfaceOrientation()
    }
  }
}
