import DesignKit
public import UIKit

/// The root of the window: it shows the screens of one source, and those of another after a switch.
public final class RootViewController: UIViewController {
  private var shown: UIViewController?

  /// The user interface style, regardless of the desktop's style; also for sheets and alerts, which
  /// are presented over this controller's view.
  public var style = UIUserInterfaceStyle.unspecified {
    didSet { viewIfLoaded?.window?.overrideUserInterfaceStyle = style }
  }

  /// Whether it has appeared: sheets cannot be presented before.
  private(set) var hasAppeared = false
  /// Called each time it has appeared.
  var onAppear: () -> Void = {}

  /// Performs the shortcuts of the whole app; returns the presses that are no shortcuts.
  var onPresses: (Set<UIPress>) -> Set<UIPress> = { $0 }

  /// The visible screen, on which the focus begins.
  public override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    shown.map { [$0] } ?? super.preferredFocusEnvironments
  }

  /// Handles keys that no screen handled.
  public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = onPresses(presses)
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.background
  }

  public override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    view.window?.overrideUserInterfaceStyle = style
    // Of the window, so that presented controllers have it too.
    view.window?.tintColor = Palette.accent
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hasAppeared = true
    onAppear()
  }

  /// Replaces the visible controller.
  func show(_ controller: UIViewController) {
    shown?.willMove(toParent: nil)
    shown?.view.removeFromSuperview()
    shown?.removeFromParent()
    shown = controller
    addChild(controller)
    controller.view.frame = view.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(controller.view)
    controller.didMove(toParent: self)
  }
}
