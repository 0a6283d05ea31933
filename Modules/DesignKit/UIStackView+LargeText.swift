public import UIKit

extension UIStackView {
  /// Arranges the views horizontally only at standard text sizes; large text needs the full width.
  ///
  /// - Parameters:
  ///   - traits: The traits with the text size.
  ///   - alignment: The alignment of the horizontal arrangement.
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
