public import Foundation

/// What is known of a transition while it is under way.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the transition was taken back.
  var isCancelled: Bool { get }
  /// How long the transition takes, in seconds; 0 for one that is not animated.
  var transitionDuration: TimeInterval { get }
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// How the controller is shown.
  var presentationStyle: UIModalPresentationStyle { get }
  /// A controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

/// Lets other changes go along with a presentation or a dismissal.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Makes changes together with the transition, and calls a closure at its end; false once the
  /// transition is over.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Makes changes together with the transition; false once that is over.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// Collects what goes along with a transition until it begins, and calls what is to be called at
/// its end.
@MainActor final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  private typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let isAnimated: Bool
  let transitionDuration: TimeInterval
  private let context: TransitionContext
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var hasBegun = false
  private var isOver = false

  init(context: TransitionContext, duration: TimeInterval, isAnimated: Bool) {
    self.context = context
    self.isAnimated = isAnimated
    transitionDuration = isAnimated ? duration : 0
    super.init()
  }

  var isCancelled: Bool { false }
  var containerView: UIView { context.containerView }
  var presentationStyle: UIModalPresentationStyle { context.presentationStyle }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    context.viewController(forKey: key)
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

  /// The transition begins to move.
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
    UIView.animate(
      withDuration: transitionDuration,
      delay: 0,
      options: .allowUserInteraction,
      animations: { for block in blocks { block(self) } }
    )
  }

  func end() {
    isOver = true
    let blocks = completions
    completions.removeAll()
    for block in blocks { block(self) }
  }
}
