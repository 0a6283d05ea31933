public import UIKit

extension UILabel {
  /// Sets a font, which depends on the reader's text size, and a color.
  ///
  /// - Parameters:
  ///   - font: A font of ``Typography``.
  ///   - color: The color of the text; unchanged if not given.
  ///   - lines: The maximum number of lines; 0 for any number.
  public func style(_ font: UIFont, _ color: UIColor? = nil, lines: Int = 1) {
    self.font = font
    if let color { textColor = color }
    numberOfLines = lines
    adjustsFontForContentSizeCategory = true
  }
}
