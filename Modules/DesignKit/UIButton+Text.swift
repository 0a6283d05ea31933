public import UIKit

extension UIButton {
  /// Styles the button as words that can be tapped.
  public func styleAsText() {
    titleLabel?.font = Typography.button()
    titleLabel?.adjustsFontForContentSizeCategory = true
    setTitleColor(Palette.accent, for: .normal)
  }
}
