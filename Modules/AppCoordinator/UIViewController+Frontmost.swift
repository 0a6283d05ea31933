import UIKit

extension UIViewController {
  /// The controller at the front of everything presented over this one.
  var frontmost: UIViewController {
    var controller = self
    while let next = controller.presentedViewController, !next.isBeingDismissed {
      controller = next
    }
    return controller
  }
}
