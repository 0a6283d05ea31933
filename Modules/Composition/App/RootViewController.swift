import DesignKit
public import UIKit

/// The root of the window: it shows the screens of one place, and those of another when the reader
/// changes over.
public final class RootViewController: UIViewController {
  private var shown: UIViewController?

  /// Light or dark whatever the desktop says: also for sheets and questions, which lie over this
  /// controller's view.
  public var style = UIUserInterfaceStyle.unspecified {
    didSet { viewIfLoaded?.window?.overrideUserInterfaceStyle = style }
  }

  /// Whether it was on screen: sheets cannot lie over it before.
  private(set) var hasAppeared = false
  /// Called each time it has appeared.
  var onAppear: () -> Void = {}

  /// Performs the shortcuts of the whole app; hands back what is none.
  var onPresses: (Set<UIPress>) -> Set<UIPress> = { $0 }

  /// The focus of the keyboard begins on the screen that is shown.
  public override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    shown.map { [$0] } ?? super.preferredFocusEnvironments
  }

  /// Keys that no screen took.
  public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = onPresses(presses)
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.background
    view.tintColor = Palette.accent
  }

  public override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    view.window?.overrideUserInterfaceStyle = style
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hasAppeared = true
    onAppear()
  }

  /// Shows a controller in place of the one that is shown.
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
