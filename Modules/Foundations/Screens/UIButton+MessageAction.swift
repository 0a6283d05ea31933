import DesignKit
import UIKit

extension UIButton {
  /// Makes it the button beside the text of a toast or a banner.
  func styleAsMessageAction(_ title: String?, _ color: UIColor, id: String) {
    setTitle(title, for: .normal)
    setTitleColor(color, for: .normal)
    titleLabel?.font = Typography.button()
    titleLabel?.adjustsFontForContentSizeCategory = true
    // Just below required: a stack view gives it no width while it is hidden.
    setContentHuggingPriority(.required - 1, for: .horizontal)
    setContentCompressionResistancePriority(.required - 1, for: .horizontal)
    accessibilityIdentifier = id
  }
}
