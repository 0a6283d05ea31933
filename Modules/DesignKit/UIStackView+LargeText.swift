public import UIKit

extension UIStackView {
  /// Stands in a line only while the reader's text is of ordinary size; large letters need the
  /// whole width.
  ///
  /// - Parameters:
  ///   - traits: Have the size of the text.
  ///   - alignment: That of the line.
  /// - Returns: Whether the text is large.
  @discardableResult
  public func stackForLargeText(
    _ traits: UITraitCollection,
    alignment: Alignment = .center
  ) -> Bool {
    let isLarge = traits.preferredContentSizeCategory.isAccessibilityCategory
    axis = isLarge ? .vertical : .horizontal
    self.alignment = isLarge ? .leading : alignment
    return isLarge
  }
}
