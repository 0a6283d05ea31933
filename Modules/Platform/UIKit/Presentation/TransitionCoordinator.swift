import Foundation

/// Collects the animations alongside a transition until it begins, and calls completions at its
/// end.
@MainActor final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  private typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private let context: TransitionContext
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var handlers: [Block] = []
  private var hasBegun = false
  private var isOver = false

  init(context: TransitionContext) {
    self.context = context
    super.init()
    context.onInteractionChange = { [weak self] in self?.interactionDidChange() }
  }

  var isAnimated: Bool { context.isAnimated }
  var transitionDuration: TimeInterval { isAnimated ? context.duration : 0 }
  var isCancelled: Bool { context.transitionWasCancelled }
  var initiallyInteractive: Bool { context.initiallyInteractive }
  var isInteractive: Bool { context.isInteractive }
  var isInterruptible: Bool { context.driver != nil }
  var percentComplete: CGFloat { context.percentComplete }
  var completionVelocity: CGFloat { context.interaction?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { context.interaction?.completionCurve ?? .easeInOut }
  var targetTransform: CGAffineTransform { context.targetTransform }
  var containerView: UIView { context.containerView }
  var presentationStyle: UIModalPresentationStyle { context.presentationStyle }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    context.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { context.view(forKey: key) }

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    if !isOver { handlers.append(handler) }
  }

  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { notifyWhenInteractionChanges { if !$0.isInteractive { handler($0) } } }

  private func interactionDidChange() {
    for handler in handlers { handler(self) }
  }

  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool {
    guard !isOver else { return false }
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    if hasBegun { runAnimations() }
    return true
  }

  /// Called when the animation of the transition begins.
  func begin() {
    hasBegun = true
    runAnimations()
  }

  private func runAnimations() {
    let blocks = animations
    animations.removeAll()
    guard !blocks.isEmpty else { return }
    guard isAnimated else {
      UIView.performWithoutAnimation { for block in blocks { block(self) } }
      return
    }
    let animate = { [self] in
      UIView.animate(
        withDuration: transitionDuration,
        delay: 0,
        options: .allowUserInteraction,
        animations: { for block in blocks { block(self) } }
      )
    }
    if let driver = context.driver { driver.capture(animate) } else { animate() }
  }

  func end() {
    // An animator may complete the transition at once.
    if !hasBegun { begin() }
    isOver = true
    let blocks = completions
    completions.removeAll()
    handlers.removeAll()
    for block in blocks { block(self) }
  }
}
