import Foundation

/// One segment of a segmented control: a title or an image.
@MainActor final class SegmentView: UIView {
  /// The horizontal margin of the content, in points.
  private static let margin: CGFloat = 10

  let label = UILabel()
  let imageView = UIImageView()
  /// The width that was set; 0 for automatic.
  var fixedWidth: CGFloat = 0
  var contentOffset = CGSize.zero
  /// The offset of the content by the position of the segment, in points.
  var positionAdjustment = UIOffset.zero {
    didSet { if positionAdjustment != oldValue { setNeedsLayout() } }
  }
  private var backgroundView: UIImageView?
  var isEnabled = true
  var action: UIAction?
  /// Called when the segment is activated other than by touch.
  var onActivate: (() -> Void)?

  override func didInit() {
    super.didInit()
    isUserInteractionEnabled = true
    label.textAlignment = .center
    imageView.contentMode = .center
    imageView.preferredSymbolConfiguration =
      UIImage.SymbolConfiguration(pointSize: 14, weight: .medium)
    for view in [label, imageView] { addSubview(view) }
    label.lineBreakMode = .byTruncatingTail
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  var title: String? {
    didSet { contentDidChange() }
  }

  var image: UIImage? {
    didSet { contentDidChange() }
  }

  private func contentDidChange() {
    imageView.image = image
    imageView.isHidden = image == nil
    label.isHidden = image != nil
    accessibilityLabel = title ?? action?.title
  }

  /// Shows the title with attributes.
  func show(_ attributes: [NSAttributedString.Key: Any], color: UIColor, alpha: CGFloat) {
    label.attributedText = NSAttributedString(string: title ?? "", attributes: attributes)
    imageView.tintColor = color
    label.alpha = alpha
    imageView.alpha = alpha
  }

  /// The width of the content in the widest of the given attributes.
  func contentWidth(_ attributes: [[NSAttributedString.Key: Any]]) -> CGFloat {
    if image != nil { return imageView.intrinsicContentSize.width + 2 * Self.margin }
    let widths = attributes.map {
      NSAttributedString(string: title ?? "", attributes: $0).size().width
    }
    return (widths.max() ?? 0).rounded(.up) + 2 * Self.margin
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let frame = bounds.insetBy(dx: min(4, bounds.width / 4), dy: 0)
      .offsetBy(
        dx: contentOffset.width + positionAdjustment.horizontal,
        dy: contentOffset.height + positionAdjustment.vertical
      )
    label.frame = frame
    imageView.frame = frame
  }

  /// Shows a background image; nil for none.
  func showBackground(_ image: UIImage?) {
    guard image != nil || backgroundView != nil else { return }
    let view = backgroundView ?? UIImageView()
    if backgroundView == nil {
      backgroundView = view
      insertSubview(view, at: 0)
      clipsToBounds = true
    }
    view.image = image
  }

  /// Lays out the background image across the whole control.
  func placeBackground(in bounds: CGRect) {
    backgroundView?.frame = bounds.offsetBy(dx: -frame.minX, dy: -frame.minY)
  }

  override var canBecomeFocused: Bool { isEnabled }

  override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    onActivate?()
    return true
  }
}
