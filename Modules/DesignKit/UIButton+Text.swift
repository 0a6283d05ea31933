public import UIKit

extension UIButton {
  /// Styles the button as tappable text.
  public func styleAsText() {
    titleLabel?.font = Typography.button()
    titleLabel?.adjustsFontForContentSizeCategory = true
    setTitleColor(Palette.accent, for: .normal)
  }
}
