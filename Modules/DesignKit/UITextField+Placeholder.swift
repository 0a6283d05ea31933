public import UIKit

extension UITextField {
  /// Shows a placeholder in the color of secondary text: that of the system's placeholders has a
  /// contrast of 1.7 to 1, with increased contrast too.
  public func show(placeholder text: String) {
    attributedPlaceholder = NSAttributedString(
      string: text,
      attributes: [.foregroundColor: Palette.secondaryText]
    )
  }
}
