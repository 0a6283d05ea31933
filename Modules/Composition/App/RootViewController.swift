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

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.background
  }

  public override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    view.window?.overrideUserInterfaceStyle = style
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
