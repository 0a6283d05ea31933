import Foundation

/// Covers the window while a controller is shown over another one: nothing below gets touches,
/// wheels or keys.
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
    arranger?.takesTouch(at: point) != false && super.point(inside: point, with: event)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    arranger?.traitCollectionDidChange(previousTraitCollection)
  }

  override func accessibilityPerformEscape() -> Bool { arranger?.escape() ?? false }

  /// Escape dismisses, where the reader may; the windows below get no key.
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
  /// The controller that is at the front: the root, where nothing is shown over it.
  final var frontmostController: UIViewController? { rootViewController?.frontmostPresented }

  /// Where keys go while nothing is first responder, if a controller is shown over the root.
  final var frontmostPresentedController: UIViewController? {
    guard let front = rootViewController?.frontmostPresented, front !== rootViewController else {
      return nil
    }
    return front
  }
}
