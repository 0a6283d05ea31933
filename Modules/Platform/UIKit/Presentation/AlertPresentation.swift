import Foundation
import QuartzCore

/// Presents an alert in the center of the screen with a fade, or an action sheet at the bottom
/// edge.
@MainActor final class AlertPresentation: UIPresentationController {
  private let dimmingView = UIView()
  private let isSheet: Bool
  private unowned let alert: UIAlertController

  private static let alertWidth: CGFloat = 270
  private static let sheetWidth: CGFloat = 500
  private static let margin: CGFloat = 8

  init(alert: UIAlertController) {
    self.alert = alert
    isSheet = alert.preferredStyle == .actionSheet
    super.init(presentedViewController: alert, presenting: nil)
  }

  override var transitionDuration: TimeInterval { isSheet ? 0.4 : 0.3 }

  override func fill(_ container: UIView) {
    dimmingView.frame = container.bounds
    dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimmingView.backgroundColor = UIColor { traits in
      UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.3)
    }
    container.addSubview(dimmingView)
    if let view = presentedView {
      view.autoresizingMask = []
      container.addSubview(view)
    }
    guard isSheet, dimmingView.gestureRecognizers?.isEmpty != false else { return }
    let tap = UITapGestureRecognizer()
    tap.addAction { [weak self] _ in _ = self?.escape() }
    dimmingView.addGestureRecognizer(tap)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    var space = container.bounds.inset(by: container.safeAreaInsets)
    if alert.textFields != nil {
      let keyboard = container.keyboardLayoutGuide.layoutFrame.minY
      if keyboard > space.minY { space.size.height = min(space.maxY, keyboard) - space.minY }
    }
    space = space.insetBy(dx: Self.margin, dy: isSheet ? Self.margin : 2 * Self.margin)
    // The card is wider at accessibility text sizes.
    let isLarge = container.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let requested = isSheet ? Self.sheetWidth : Self.alertWidth * (isLarge ? 1.35 : 1)
    let width = min(requested, space.width)
    let height = min(alert.alertView.height(for: width), space.height)
    let x = (space.midX - width / 2).rounded()
    let y = isSheet ? space.maxY - height : (space.midY - height / 2).rounded()
    return CGRect(x: x, y: y, width: width, height: height)
  }

  override func placePresentedView() {
    let frame = frameOfPresentedViewInContainerView
    presentedView?.bounds = CGRect(origin: .zero, size: frame.size)
    presentedView?.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  override func hidePresented() {
    dimmingView.alpha = 0
    if isSheet {
      let distance = (containerView?.bounds.height ?? 0) - frameOfPresentedViewInContainerView.minY
      presentedView?.transform = CGAffineTransform(translationX: 0, y: distance)
    } else {
      presentedView?.alpha = 0
      // The alert appears from a larger scale, and disappears without a change of scale.
      if alert.isBeingPresented {
        presentedView?.transform = CGAffineTransform(scaleX: 1.15, y: 1.15)
      }
    }
  }

  override func showPresented() {
    super.showPresented()
    dimmingView.alpha = 1
  }

  override var movingViews: [UIView] { super.movingViews + [dimmingView] }

  override func handle(_ key: UIKey) -> Bool {
    switch key.keyCode {
    case .keyboardEscape:
      return escape()
    case .keyboardReturnOrEnter:
      guard let action = alert.preferredAction else { return false }
      alert.choose(action)
      return true
    default:
      return false
    }
  }

  override func escape() -> Bool {
    if let action = alert.cancelAction { alert.choose(action) }
    return true
  }
}
