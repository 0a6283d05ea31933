public import Foundation
import QuartzCore

extension UIView {
  /// Makes changes inside a view with a transition from the old appearance to the new one.
  ///
  /// A flip is a rotation in space, in which the named side comes forward.
  public class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let context = AnimationContext(
      duration: duration,
      delay: 0,
      options: options,
      timing: nil,
      completion: completion
    )
    context.run {
      if context.duration > 0, AnimationState.running.areEnabled, view.window != nil,
        let transition = options.transition
      {
        transition.duration = context.duration
        transition.timingFunction = CAMediaTimingFunction(name: options.curve)
        if let mover = context.mover {
          let layer = view.backingLayer
          mover.adopt(transition, of: view, layer: layer, key: "transition", from: nil, in: context)
        } else {
          transition.delegate = context.group
          context.group.willAnimate(
            view,
            suspendsInteraction: !options.contains(.allowUserInteraction)
          )
        }
        view.backingLayer.add(transition, forKey: "transition")
      }
      // The transition shows the changes; they happen immediately unless requested otherwise.
      performWithoutAnimation { animations?() }
    }
  }

  /// Replaces a view with another, with a transition.
  public class func transition(
    from fromView: UIView,
    to toView: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      FrameQueue.perform(on: toView.window?.screen) { completion?(false) }
      return
    }
    transition(
      with: container,
      duration: duration,
      options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          container.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      },
      completion: completion
    )
  }
}

extension UIView.AnimationOptions {
  /// The transition for the options; nil if the change is immediate.
  fileprivate var transition: CATransition? {
    let transition = CATransition()
    switch intersection(.transitionBits) {
    case .transitionCrossDissolve: break
    case .transitionFlipFromLeft: transition.turnsSideways = true
    case .transitionFlipFromRight:
      transition.turnsSideways = true
      transition.turnsBackwards = true
    case .transitionFlipFromTop: transition.turnsSideways = false
    case .transitionFlipFromBottom:
      transition.turnsSideways = false
      transition.turnsBackwards = true
    default: return nil
    }
    return transition
  }
}
