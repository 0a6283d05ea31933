internal import Foundation

extension UIViewController {
  /// The outermost container of this controller: what presents in its place, as sheets and full
  /// screens cover it all.
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

  /// The controller that is at the front of everything shown over this one; itself where nothing
  /// is.
  final var frontmostPresented: UIViewController {
    var controller = self
    while let next = controller.storedPresentation?.presented { controller = next }
    return controller
  }

  // MARK: Presenting

  final func presentController(
    _ controller: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    let presenting = outermostController
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
      // What is on its way out goes at once, so that the new one is not lost.
      current.storedPresentation?.controller?.transition?.finish()
    }
    guard let window = presenting.viewIfLoaded?.window else {
      Self.warn(
        "Attempt to present \(controller) on \(presenting) (from \(self)) whose view is not in the window hierarchy."
      )
      return
    }
    let state = controller.presentationForWriting
    state.presenting = presenting
    state.source = self
    let arranger = controller.ownPresentationController
    presenting.presentationForWriting.presented = controller
    state.isBeingPresented = true
    arranger.present(in: window, animated: animated) {
      state.isBeingPresented = false
      completion?()
    }
  }

  /// The one that arranges this very controller, made on first use.
  final var ownPresentationController: UIPresentationController {
    let state = presentationForWriting
    if let controller = state.controller { return controller }
    let controller = makePresentationController()
    state.controller = controller
    return controller
  }

  /// UIKit says why nothing happens where a program asks for what cannot be; so does this.
  private static func warn(_ text: String) {
    FileHandle.standardError.write(Data("[Presentation] \(text)\n".utf8))
  }

  // MARK: Dismissing

  final func dismissPresented(animated: Bool, completion: (() -> Void)?) {
    let outermost = outermostController
    if let presented = outermost.storedPresentation?.presented {
      outermost.takeDown(presented, animated: animated, completion: completion)
    } else if let presenting = outermost.storedPresentation?.presenting {
      presenting.takeDown(outermost, animated: animated, completion: completion)
    } else {
      completion.map { completion in FrameQueue.perform { completion() } }
    }
  }

  /// Takes away a controller and all that is shown over it: the frontmost leaves as it came, the
  /// others at once.
  private func takeDown(
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
    // What just ended may have been the way out.
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
    front.storedPresentation?.controller?.dismiss(animated: animated) {
      for controller in hidden.reversed() {
        controller.storedPresentation?.controller?.dismiss(animated: false) {}
        controller.storedPresentation?.controller?.transition?.finish()
      }
      completion?()
    }
  }

  /// Takes away what is shown over a root that leaves its window.
  final func takeDownPresented() {
    guard storedPresentation?.presented != nil else { return }
    dismissPresented(animated: false, completion: nil)
    frontmostPresented.storedPresentation?.controller?.transition?.finish()
  }

  /// The presentation is over; a later one begins from the beginning.
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
  }
}
