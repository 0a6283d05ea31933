import Foundation

/// A presentation, a dismissal or an exchange of children, as an animator sees it.
@MainActor final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  /// One of the two controllers.
  struct Side {
    let controller: UIViewController
    /// The view that appears or disappears; nil where it stays.
    var view: () -> UIView?
    /// Where the view is before and is to be after; zero where it is not.
    var initialFrame: CGRect
    var finalFrame: () -> CGRect
  }

  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  let isAnimated: Bool
  private let from: Side
  private let to: Side
  /// Called as the animator completes the transition, with whether it came to its end.
  var onComplete: ((Bool) -> Void)?
  /// Called as the reader lets go, or takes hold again.
  var onInteractionChange: (() -> Void)?

  /// The animator; nil for the system's.
  private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
  /// What drives the transition in place of the clock.
  private(set) var interaction: (any UIViewControllerInteractiveTransitioning)?
  /// The same, where it moves the animator's animations.
  weak var driver: UIPercentDrivenInteractiveTransition?
  private(set) var duration: TimeInterval = 0
  private(set) var isInteractive = false
  private(set) var initiallyInteractive = false
  private(set) var transitionWasCancelled = false
  private(set) var percentComplete: CGFloat = 0

  init(
    in containerView: UIView,
    style: UIModalPresentationStyle,
    from: Side,
    to: Side,
    isAnimated: Bool
  ) {
    self.containerView = containerView
    presentationStyle = style
    self.from = from
    self.to = to
    self.isAnimated = isAnimated
    super.init()
  }

  var targetTransform: CGAffineTransform { .identity }

  // MARK: Running

  /// Sets who animates and what moves the transition, before it begins.
  func prepare(
    _ animator: (any UIViewControllerAnimatedTransitioning)?,
    _ interaction: (any UIViewControllerInteractiveTransitioning)?,
    duration: TimeInterval
  ) {
    self.animator = animator
    self.interaction = interaction
    self.duration = animator?.transitionDuration(using: self) ?? duration
    initiallyInteractive = interaction?.wantsInteractiveStart ?? false
    isInteractive = initiallyInteractive
  }

  /// Has the animator move everything, as the clock or the reader says.
  func run(
    _ animator: any UIViewControllerAnimatedTransitioning,
    _ coordinator: TransitionCoordinator
  ) {
    if let interaction, initiallyInteractive || interaction is UIPercentDrivenInteractiveTransition
    {
      interaction.startInteractiveTransition(self)
    } else {
      animator.animateTransition(using: self)
    }
    coordinator.begin()
  }

  /// Ends the transition immediately, because something cannot wait for it.
  func abandon() {
    onComplete = onComplete.map { _ in { [animator] in animator?.animationEnded($0) } }
    onInteractionChange = nil
    driver?.letGo(completing: true)
  }

  // MARK: For animators and interaction controllers

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
  }

  func finishInteractiveTransition() {
    guard isInteractive else { return }
    isInteractive = false
    onInteractionChange?()
  }

  func cancelInteractiveTransition() {
    guard isInteractive else { return }
    isInteractive = false
    transitionWasCancelled = true
    onInteractionChange?()
  }

  func pauseInteractiveTransition() {
    guard !isInteractive else { return }
    isInteractive = true
    transitionWasCancelled = false
    percentComplete = driver?.percentComplete ?? percentComplete
    onInteractionChange?()
  }

  func completeTransition(_ didComplete: Bool) {
    let onComplete = onComplete
    self.onComplete = nil
    onInteractionChange = nil
    driver?.letGo(completing: false)
    onComplete?(didComplete)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from.controller
    case .to: to.controller
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from.view()
    case .to: to.view()
    default: nil
    }
  }

  private func side(of controller: UIViewController) -> Side? {
    controller === from.controller ? from : controller === to.controller ? to : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.initialFrame ?? .zero }

  func finalFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.finalFrame() ?? .zero }
}
