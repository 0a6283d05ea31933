import Foundation

/// Covers the window during a presentation: views below receive no touches, scroll events or keys.
@MainActor final class PresentationContainerView: UIView {
  weak var arranger: UIPresentationController?

  init(frame: CGRect, arranger: UIPresentationController) {
    self.arranger = arranger
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = !arranger.letsTouchesThrough
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    arranger?.containerViewWillLayoutSubviews()
    arranger?.placePresentedView()
    arranger?.containerViewDidLayoutSubviews()
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    arranger?.receivesTouch(at: point) != false && super.point(inside: point, with: event)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    arranger?.traitCollectionDidChange(previousTraitCollection)
  }

  override func accessibilityPerformEscape() -> Bool { arranger?.escape() ?? false }

  /// Escape dismisses if that is allowed; other windows receive no keys.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      guard let key = press.key, arranger?.handle(key) != true else { continue }
      if arranger?.coversContext == true {
        super.pressesBegan([press], with: event)
      } else if window?.focus.handle(press) != true {
        UIApplication.shared.pressesBegan([press], with: event)
      }
    }
  }
}

extension UIWindow {
  final var frontmostController: UIViewController? { rootViewController?.frontmostPresented }

  /// The view controller that receives keys without a first responder, if one is presented over the
  /// root.
  final var frontmostPresentedController: UIViewController? {
    guard let front = rootViewController?.frontmostPresented, front !== rootViewController else {
      return nil
    }
    return front
  }
}
