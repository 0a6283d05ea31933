public import UIKit

extension UILabel {
  /// Gives the label a font, which follows the reader's text size, and a color.
  ///
  /// - Parameters:
  ///   - font: A font of ``Typography``.
  ///   - color: The color of the text; as it is where not given.
  ///   - lines: How many lines there may be; 0 for as many as it takes.
  public func style(_ font: UIFont, _ color: UIColor? = nil, lines: Int = 1) {
    self.font = font
    if let color { textColor = color }
    numberOfLines = lines
    adjustsFontForContentSizeCategory = true
  }
}
