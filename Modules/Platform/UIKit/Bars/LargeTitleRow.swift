import Foundation

/// The row of a navigation bar with the large title; it clips, so that the title goes below the
/// buttons as the row gets lower.
@MainActor final class LargeTitleRow: UIView {
  /// The room below the title, in points.
  private static let bottomMargin: CGFloat = 8
  /// What the row is higher than its title, in points.
  private static let extraHeight: CGFloat = 11

  let label = UILabel()
  /// The title of the screen before, while that goes.
  private(set) var departing: UILabel?

  override func didInit() {
    super.didInit()
    clipsToBounds = true
    isUserInteractionEnabled = false
    label.accessibilityTraits = .header
    addSubview(label)
    style(nil)
  }

  func style(_ attributes: [NSAttributedString.Key: Any]?) {
    label.font = Self.font(attributes, for: traitCollection)
    label.textColor = attributes?[.foregroundColor] as? UIColor ?? .label
    setNeedsLayout()
  }

  /// The font of large titles; it grows with the reader's text size as far as bars let it.
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

  /// Lets the title that is shown go its own way, while another one comes.
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

  /// Where a title stands.
  func place(_ title: UILabel) {
    let size = title.sizeThatFits(bounds.size)
    let margins = layoutMargins
    let width = min(size.width, max(bounds.width - margins.left - margins.right, 0))
    let x = isRightToLeft ? bounds.width - margins.right - width : margins.left
    // It may be moved by a transform.
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
