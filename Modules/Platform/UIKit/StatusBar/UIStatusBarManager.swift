public import Foundation

/// The status bar configuration of a scene, as requested by its view controllers.
///
/// A desktop window has no status bar: nothing is drawn, and no space is reserved. The manager
/// returns the style that the view controllers request.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?
  private var style = UIStatusBarStyle.default
  private var isHidden = false
  /// The animation with which the bar is shown or hidden.
  private var animation = UIStatusBarAnimation.fade
  /// Whether the style must be read again, because view controllers appeared or disappeared.
  private var isStale = true

  init(of scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  /// The style that the view controllers prefer.
  open var statusBarStyle: UIStatusBarStyle {
    updateIfNeeded()
    return style
  }

  /// Whether the view controllers prefer a hidden status bar.
  open var isStatusBarHidden: Bool {
    updateIfNeeded()
    return isHidden
  }

  /// The animation with which the bar is shown or hidden, for hosts that draw one.
  package final var updateAnimation: UIStatusBarAnimation {
    updateIfNeeded()
    return animation
  }

  /// The frame of the status bar; always empty on a desktop.
  open var statusBarFrame: CGRect { .zero }

  /// Marks the style as outdated; it is read again when it is next needed.
  func setNeedsUpdate() { isStale = true }

  private func updateIfNeeded() {
    if isStale { update() }
  }

  /// Reads the style from the view controllers.
  func update() {
    isStale = false
    let window = scene?.keyWindow ?? scene?.windows.last
    guard let root = window?.rootViewController?.statusBarOwner else {
      style = .default
      isHidden = false
      animation = .fade
      return
    }
    style = root.statusBarController(\.childForStatusBarStyle).preferredStatusBarStyle
    let hider = root.statusBarController(\.childForStatusBarHidden)
    isHidden = hider.prefersStatusBarHidden
    animation = hider.preferredStatusBarUpdateAnimation
  }
}

extension UIViewController {
  /// The view controller that controls the status bar: this one, or one presented over it that
  /// covers the screen or captures the status bar appearance.
  final var statusBarOwner: UIViewController {
    var owner = self
    while let presented = owner.storedPresentation?.presented,
      presented.storedPresentation?.isBeingDismissed != true,
      presented.decidesOnStatusBar
    {
      owner = presented
    }
    return owner
  }

  private var decidesOnStatusBar: Bool {
    modalPresentationStyle == .fullScreen || modalPresentationCapturesStatusBarAppearance
  }

  /// The controller that this one and those inside hand the decision to.
  final func statusBarController(
    _ child: KeyPath<UIViewController, UIViewController?>
  ) -> UIViewController {
    var controller = self
    while let next = controller[keyPath: child] { controller = next }
    return controller
  }

  /// The manager of the scene that shows the controller.
  final var statusBarManager: UIStatusBarManager? {
    storedView?.window?.windowScene?.statusBarManager
  }

  /// Called after a view controller appeared or disappeared, which may change the responsible one.
  final func statusBarMayHaveChanged() { statusBarManager?.setNeedsUpdate() }
}
