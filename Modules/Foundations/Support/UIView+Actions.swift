public import UIKit
import UIKitClosures

extension UIView {
  /// Calls a closure at each tap on the view, which takes touches from now on.
  ///
  /// The view keeps the closure; capture what owns the view weakly.
  public func onTap(_ perform: @escaping () -> Void) {
    let tap = UITapGestureRecognizer()
    tap.onAction { _ in perform() }
    isUserInteractionEnabled = true
    addGestureRecognizer(tap)
  }
}

extension UIControl {
  /// Calls a closure at each primary action of the control: a tap on a button, Return in a field.
  ///
  /// The control keeps the closure; capture what owns the control weakly.
  public func onPrimaryAction(_ perform: @escaping () -> Void) {
    addAction(UIAction { _ in perform() }, for: .primaryActionTriggered)
  }
}
