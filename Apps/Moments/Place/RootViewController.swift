import DesignKit
import UIKit

/// The root of the window: it shows the screens of one place, and those of another when the reader changes over.
final class RootViewController: UIViewController {
  private var shown: UIViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.background
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
