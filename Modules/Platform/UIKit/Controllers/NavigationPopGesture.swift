import Foundation

/// Goes back with a finger from the leading edge of a navigation controller.
@MainActor
final class NavigationPopGesture: UIScreenEdgePanGestureRecognizer,
  UIGestureRecognizerDelegate
{
  private unowned let navigation: UINavigationController
  /// What moves the pop that is under way.
  private(set) var interaction: UIPercentDrivenInteractiveTransition?

  /// A finger this fast goes back or stays wherever it is lifted, in points a second.
  private static let flickVelocity: CGFloat = 300

  init(of navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    maximumNumberOfTouches = 1
    // A pointer that is dragged near the edge selects text there.
    allowedTouchTypes = [UITouch.TouchType.direct, .stylus].map { NSNumber(value: $0.rawValue) }
    delegate = self
    addAction { [weak self] _ in self?.stateChanged() }
  }

  override var takesEdgesOfView: Bool { true }

  /// Unless the program puts a delegate of its own in this one's place, there is a way back only
  /// where there is a back button.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard mayPop, !navigation.isNavigationBarHidden,
      let item = navigation.topViewController?
        .navigationItem
    else { return false }
    let hasOthers = !(item.leftBarButtonItems ?? []).isEmpty && !item.leftItemsSupplementBackButton
    return !item.hidesBackButton && item.backAction == nil && !hasOthers
  }

  private var mayPop: Bool {
    navigation.viewControllers.count > 1 && navigation.transitionsInFlight == 0
  }

  /// How far the finger is from the leading edge, as a part of the width.
  private func part(_ value: CGFloat) -> CGFloat {
    let width = max(navigation.view.bounds.width, 1)
    return (edges.contains(.right) ? -value : value) / width
  }

  private func stateChanged() {
    switch state {
    case .began:
      guard mayPop else { return }
      let interaction = UIPercentDrivenInteractiveTransition()
      interaction.completionCurve = .easeOut
      self.interaction = interaction
      navigation.popViewController(animated: true)
      interaction.update(part(translation(in: navigation.view).x))
    case .changed: interaction?.update(part(translation(in: navigation.view).x))
    case .ended: end(velocity: velocity(in: navigation.view).x)
    case .cancelled:
      interaction?.cancel()
      interaction = nil
    case .possible, .failed: break
    }
  }

  private func end(velocity: CGFloat) {
    guard let interaction else { return }
    self.interaction = nil
    let flick = part(Self.flickVelocity) * (edges.contains(.right) ? -1 : 1)
    let speed = part(velocity)
    // As fast as the finger, within reason.
    interaction.completionSpeed = min(max(abs(speed) * interaction.duration, 1), 4)
    if speed > flick || interaction.percentComplete > 0.5 && speed > -flick {
      interaction.finish()
    } else {
      interaction.cancel()
    }
  }
}
