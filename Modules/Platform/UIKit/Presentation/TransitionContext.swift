import Foundation

/// The context of a presentation, a dismissal or an exchange of child view controllers, for an
/// animator.
@MainActor final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  /// One of the two view controllers.
  struct Side {
    let controller: UIViewController
    /// Returns the view that appears or disappears; nil if it stays in the window.
    var view: () -> UIView?
    /// The frames before and after the transition; zero if the view is not visible then.
    var initialFrame: CGRect
    var finalFrame: () -> CGRect
  }

  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  let isAnimated: Bool
  private let from: Side
  private let to: Side
  /// Called when the animator completes the transition, with whether it was completed.
  var onComplete: ((Bool) -> Void)?
  /// Called when the transition stops or starts being interactive.
  var onInteractionChange: (() -> Void)?

  /// The animator; nil for the system's.
  private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
  /// Drives the transition interactively; nil for an animation over time.
  private(set) var interaction: (any UIViewControllerInteractiveTransitioning)?
  /// The same object, if it drives the animator's animations.
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

  /// The context of an exchange of a container's children; `frame` returns that of a child.
  convenience init(
    in contentView: UIView,
    from old: UIViewController,
    to new: UIViewController,
    isAnimated: Bool,
    frame: @escaping (UIViewController) -> CGRect
  ) {
    self.init(
      in: contentView,
      style: .none,
      from: Side(
        controller: old,
        view: { old.viewIfLoaded },
        initialFrame: frame(old),
        finalFrame: { .zero }
      ),
      to: Side(
        controller: new,
        view: { new.view },
        initialFrame: .zero,
        finalFrame: { frame(new) }
      ),
      isAnimated: isAnimated
    )
  }

  var targetTransform: CGAffineTransform { .identity }

  // MARK: Running

  /// Sets the animator and the interaction controller, before the transition begins.
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

  /// Starts the animator, over time or interactively.
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

  /// Ends the transition immediately, because another operation cannot wait for it.
  func abandon() {
    onComplete = onComplete.map { _ in { [animator] in animator?.animationEnded($0) } }
    onInteractionChange = nil
    driver?.endDriving(completing: true)
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
    driver?.endDriving(completing: false)
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
