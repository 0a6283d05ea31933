public import UIKit

extension UIButton {
  /// Styles the button of a message: tinted, with round ends.
  public func styleAsCapsule() {
    var configuration = UIButton.Configuration.tinted()
    configuration.baseForegroundColor = Palette.accent
    configuration.baseBackgroundColor = Palette.accent
    configuration.cornerStyle = .capsule
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: Spacing.small,
      leading: Spacing.xLarge,
      bottom: Spacing.small,
      trailing: Spacing.xLarge
    )
    self.configuration = configuration
  }
}
