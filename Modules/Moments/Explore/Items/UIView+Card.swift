import DesignKit
import UIKit

extension UIView {
  /// Styles the view as a card on the page: a background with rounded corners.
  func styleAsCard() {
    backgroundColor = Palette.surface
    layer.cornerRadius = CornerRadius.large
    clipsToBounds = true
  }
}
