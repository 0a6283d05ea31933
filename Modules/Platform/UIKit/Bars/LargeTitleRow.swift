import Foundation

/// The row of a navigation bar with the large title.
///
/// It clips, so that the title moves behind the buttons when the row collapses.
@MainActor final class LargeTitleRow: UIView {
  /// The space below the title, in points.
  private static let bottomMargin: CGFloat = 8
  /// The difference between the height of the row and its title, in points.
  private static let extraHeight: CGFloat = 11

  let label = UILabel()
  /// The label of the previous screen's title, while it animates out.
  private(set) var departing: UILabel?

  override func didInit() {
    super.didInit()
    clipsToBounds = true
    isUserInteractionEnabled = false
    // The bar's margins include the safe area.
    insetsLayoutMarginsFromSafeArea = false
    label.accessibilityTraits = .header
    addSubview(label)
    style(nil)
  }

  func style(_ attributes: [NSAttributedString.Key: Any]?) {
    label.font = Self.font(attributes, for: traitCollection)
    label.textColor = attributes?[.foregroundColor] as? UIColor ?? .label
    setNeedsLayout()
  }

  /// The font of large titles; it scales with the text size up to the limit of bars.
  private static func font(
    _ attributes: [NSAttributedString.Key: Any]?,
    for traits: UITraitCollection
  ) -> UIFont {
    if let font = attributes?[.font] as? UIFont { return font }
    let limit = UIContentSizeCategory.extraExtraExtraLarge
    let limited = traits.modifyingTraits {
      if $0.preferredContentSizeCategory > limit { $0.preferredContentSizeCategory = limit }
    }
    let size = UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: limited).pointSize
    return .systemFont(ofSize: size, weight: .bold)
  }

  static func height(
    _ attributes: [NSAttributedString.Key: Any]?,
    for traits: UITraitCollection
  ) -> CGFloat {
    font(attributes, for: traits).lineHeight.rounded() + extraHeight
  }

  /// Moves the current title to `departing`, so that it animates out while another one appears.
  func depart() {
    departing?.removeFromSuperview()
    let old = UILabel(frame: label.frame)
    old.text = label.text
    old.font = label.font
    old.textColor = label.textColor
    old.isAccessibilityElement = false
    addSubview(old)
    departing = old
  }

  func endDeparture() {
    label.alpha = 1
    departing?.removeFromSuperview()
    departing = nil
  }

  /// Positions a title.
  func place(_ title: UILabel) {
    let size = title.sizeThatFits(bounds.size)
    let margins = layoutMargins
    let width = min(size.width, max(bounds.width - margins.left - margins.right, 0))
    let x = isRightToLeft ? bounds.width - margins.right - width : margins.left
    // Set bounds and center, because it may have a transform.
    title.bounds = CGRect(x: 0, y: 0, width: width, height: size.height)
    title.center = CGPoint(
      x: x + width / 2,
      y: bounds.height - Self.bottomMargin - size.height / 2
    )
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    place(label)
  }
}
