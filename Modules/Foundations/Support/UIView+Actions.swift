public import UIKit
import UIKitClosures

extension UIView {
  /// Calls a closure at each tap on the view, and enables user interaction.
  ///
  /// The view retains the closure; capture the view's owner weakly.
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
  /// The control retains the closure; capture the control's owner weakly.
  public func onPrimaryAction(_ perform: @escaping () -> Void) {
    addAction(UIAction { _ in perform() }, for: .primaryActionTriggered)
  }
}
