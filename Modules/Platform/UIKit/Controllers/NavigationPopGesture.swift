import Foundation

/// The gesture that pops a screen with a pan from the leading edge of a navigation controller.
@MainActor
final class NavigationPopGesture: UIScreenEdgePanGestureRecognizer,
  UIGestureRecognizerDelegate
{
  private unowned let navigation: UINavigationController
  /// The interaction controller of the pop in progress.
  private(set) var interaction: UIPercentDrivenInteractiveTransition?

  /// The velocity above which a pan completes or cancels the pop regardless of its position, in
  /// points per second.
  private static let flickVelocity: CGFloat = 300

  init(of navigation: UINavigationController) {
    self.navigation = navigation
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
    // Dragging a pointer near the edge selects text there.
    allowedTouchTypes = [UITouch.TouchType.direct, .stylus].map { NSNumber(value: $0.rawValue) }
    delegate = self
    addAction { [weak self] _ in self?.stateChanged() }
  }

  override var usesEdgesOfView: Bool { true }

  /// Begins only if there is a back button, unless the program replaces the delegate.
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

  /// A horizontal distance from the leading edge, as a fraction of the width.
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
    // The velocity of the finger, within limits.
    interaction.completionSpeed = min(max(abs(speed) * interaction.duration, 1), 4)
    if speed > flick || interaction.percentComplete > 0.5 && speed > -flick {
      interaction.finish()
    } else {
      interaction.cancel()
    }
  }
}
