public import Foundation

/// The status bar that the controllers of a scene ask for.
///
/// The window of a desktop has none: nothing is drawn, and the bar takes no room. The manager says
/// what a bar would look like, as the controllers have it.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?
  private var style = UIStatusBarStyle.default
  private var isHidden = false
  /// How the bar is to come and go.
  private var animation = UIStatusBarAnimation.fade
  /// Whether screens came or went since the controllers were asked.
  private var isStale = true

  init(of scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  /// What the content of the bar looks like.
  open var statusBarStyle: UIStatusBarStyle {
    updateIfNeeded()
    return style
  }

  /// Whether there is to be no bar.
  open var isStatusBarHidden: Bool {
    updateIfNeeded()
    return isHidden
  }

  /// How the bar is to come and go, for a host that draws one.
  package final var updateAnimation: UIStatusBarAnimation {
    updateIfNeeded()
    return animation
  }

  /// Where the bar is: nowhere, on a desktop.
  open var statusBarFrame: CGRect { .zero }

  /// Other controllers may decide: they are asked when somebody wants to know.
  func setNeedsUpdate() { isStale = true }

  private func updateIfNeeded() {
    if isStale { update() }
  }

  /// Asks the controllers.
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
  /// The controller that decides on the status bar: this one, or one that is shown over it and
  /// covers the screen or says that it decides.
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
  fileprivate final var statusBarManager: UIStatusBarManager? {
    storedView?.window?.windowScene?.statusBarManager
  }

  /// Asks the controllers now.
  final func updateStatusBar() { statusBarManager?.update() }

  /// A screen came or went: others may decide.
  final func statusBarMayHaveChanged() { statusBarManager?.setNeedsUpdate() }
}
