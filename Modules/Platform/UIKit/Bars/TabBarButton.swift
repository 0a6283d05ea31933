internal import CoreGraphics
internal import Foundation

/// The button of a tab in a tab bar: the image above the title, or before it in wide bars.
final class TabBarButton: UIControl {
  /// The layout of the image and the title.
  enum Arrangement {
    case stacked, inline
  }

  private static let badgeHeight: CGFloat = 18

  private let imageView = UIImageView()
  private let titleLabel = UILabel()
  private let badgeView = UIView()
  private let badgeLabel = UILabel()
  private var item: UITabBarItem?

  /// The layout of the image and the title.
  var arrangement = Arrangement.stacked {
    didSet { if arrangement != oldValue { show() } }
  }

  /// The appearance set by the bar; nil for the system's.
  var appearance: UITabBarItemAppearance? {
    didSet { if appearance != nil || oldValue != nil { show() } }
  }

  /// The color while the tab is not selected.
  var unselectedColor: UIColor = .secondaryLabel {
    didSet { if unselectedColor != oldValue { show() } }
  }

  override func didInit() {
    super.didInit()
    imageView.contentMode = .center
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 20)
    titleLabel.textAlignment = .center
    // Five tabs of the narrowest phones are too narrow for long titles, which would lose their
    // ends.
    titleLabel.adjustsFontSizeToFitWidth = true
    titleLabel.minimumScaleFactor = 0.8
    badgeLabel.textAlignment = .center
    badgeView.layer.cornerRadius = Self.badgeHeight / 2
    badgeView.addSubview(badgeLabel)
    for view in [imageView, titleLabel, badgeView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    isAccessibilityElement = true
    accessibilityTraits = .button
    showsLargeContentViewer = true
    show()
  }

  /// Updates the button with an item.
  func update(with item: UITabBarItem) {
    self.item = item
    isEnabled = item.isEnabled
    badgeView.isHidden = item.badgeValue == nil
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityLabel = item.accessibilityLabel ?? item.title
    accessibilityValue = item.badgeValue
    largeContentTitle = item.title
    largeContentImage = item.largeContentSizeImage ?? item.image
    scalesLargeContentImage = item.largeContentSizeImage == nil
    largeContentImageInsets = item.largeContentSizeImageInsets
    show()
  }

  override func stateDidChange() {
    super.stateDidChange()
    show()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if item?.landscapeImagePhone != nil { show() }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  /// The bar's appearance for the current state of the tab.
  private var stateAppearance: UITabBarItemStateAppearance? {
    isEnabled ? isSelected ? appearance?.selected : appearance?.normal : appearance?.disabled
  }

  /// The title attributes of bar and item for the current state of the tab.
  private var titleAttributes: [NSAttributedString.Key: Any] {
    let state: UIControl.State = isEnabled ? isSelected ? .selected : .normal : .disabled
    var attributes = appearance?.normal.titleTextAttributes ?? [:]
    attributes.merge(item?.titleAttributes[.normal] ?? [:]) { $1 }
    guard state != .normal else { return attributes }
    // A selected tab uses the tint color, independent of the color of unselected tabs.
    if state == .selected { attributes[.foregroundColor] = nil }
    attributes.merge(stateAppearance?.values.title ?? [:]) { $1 }
    attributes.merge(item?.titleAttributes[state] ?? [:]) { $1 }
    return attributes
  }

  /// Whether the title or the image has a color for the disabled state.
  private var hasDisabledColor: Bool {
    let values = appearance?.disabled.values
    return values?.iconColor != nil || values?.title?[.foregroundColor] != nil
      || item?.titleAttributes[.disabled]?[.foregroundColor] != nil
  }

  /// Shows image, title and badge as specified by bar and item.
  private func show() {
    let color = isSelected ? tintColor ?? unselectedColor : unselectedColor
    let appearance = stateAppearance
    let normalIcon = isSelected ? nil : self.appearance?.normal.iconColor
    let image = item?.image(with: traitCollection)
    imageView.image = ((isSelected ? item?.selectedImage : nil) ?? image)?.barTemplate
    imageView.tintColor = appearance?.iconColor ?? normalIcon ?? color
    // The font of tab titles does not scale with the text size, because the height of bars is
    // fixed.
    titleLabel.show(
      item?.title,
      titleAttributes,
      font: .systemFont(ofSize: arrangement == .stacked ? 10 : 13, weight: .medium),
      color: color
    )
    alpha = isEnabled || hasDisabledColor ? 1 : 0.4
    showBadge(appearance)
    setNeedsLayout()
  }

  private func showBadge(_ appearance: UITabBarItemStateAppearance?) {
    badgeView.backgroundColor =
      item?.badgeColor ?? appearance?.badgeBackgroundColor ?? .systemRed
    var attributes = appearance?.badgeTextAttributes ?? [:]
    let own = item?.badgeAttributes
    attributes.merge(own?.current(isSelected ? .selected : .normal) ?? [:]) { $1 }
    badgeLabel.show(
      item?.badgeValue,
      attributes,
      font: .systemFont(ofSize: 13),
      color: .white
    )
  }

  /// The width of image and title side by side, including margins and space for a badge.
  var inlineWidth: CGFloat {
    imageView.sizeThatFits(bounds.size).width + titleLabel.sizeThatFits(bounds.size).width + 72
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = self.bounds
    let image = imageView.sizeThatFits(bounds.size)
    let title = titleLabel.sizeThatFits(bounds.size)
    let titleWidth = min(title.width, max(0, bounds.width - 4))
    switch arrangement {
    case .stacked:
      imageView.frame = CGRect(
        x: ((bounds.width - image.width) / 2).rounded(),
        y: (18 - image.height / 2).rounded(),
        width: image.width,
        height: image.height
      )
      titleLabel.frame = CGRect(
        x: ((bounds.width - titleWidth) / 2).rounded(),
        y: (40 - title.height / 2).rounded(),
        width: titleWidth,
        height: title.height
      )
    case .inline:
      let gap: CGFloat = 7
      let width = min(titleWidth, max(0, bounds.width - image.width - gap))
      let start = ((bounds.width - image.width - gap - width) / 2).rounded()
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      imageView.frame = CGRect(
        x: isRightToLeft ? bounds.width - start - image.width : start,
        y: ((bounds.height - image.height) / 2).rounded(),
        width: image.width,
        height: image.height
      )
      titleLabel.frame = CGRect(
        x: isRightToLeft ? start : start + image.width + gap,
        y: ((bounds.height - title.height) / 2).rounded(),
        width: width,
        height: title.height
      )
    }
    moveContent()
    placeBadge()
  }

  /// Applies the offsets of image and title.
  private func moveContent() {
    if let insets = item?.imageInsets(with: traitCollection), insets != .zero {
      imageView.frame = imageView.frame.inset(by: insets)
      let isMoved = insets.left == -insets.right && insets.top == -insets.bottom
      imageView.contentMode = isMoved ? .center : .scaleAspectFit
    }
    let bar = stateAppearance?.titlePositionAdjustment ?? .zero
    let own = item?.titlePositionAdjustment ?? .zero
    titleLabel.frame = titleLabel.frame.offsetBy(
      dx: bar.horizontal + own.horizontal,
      dy: bar.vertical + own.vertical
    )
  }

  /// Positions the badge at the top trailing corner of the image, or after a title beside it.
  private func placeBadge() {
    let text = badgeLabel.sizeThatFits(bounds.size)
    let width = min(max(Self.badgeHeight, (text.width + 10).rounded(.up)), bounds.width)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isStacked = arrangement == .stacked
    let content = isStacked ? imageView.frame : titleLabel.frame
    let distance: CGFloat = isStacked ? -7 : 4
    let x = isRightToLeft ? content.minX - distance - width : content.maxX + distance
    let offset = stateAppearance?.badgePositionAdjustment ?? .zero
    let textOffset = stateAppearance?.badgeTitlePositionAdjustment ?? .zero
    badgeView.frame = CGRect(
      x: min(max(x, 0), bounds.width - width) + offset.horizontal,
      y: offset.vertical
        + (isStacked ? max(content.minY - 6, 1) : (bounds.midY - Self.badgeHeight / 2).rounded()),
      width: width,
      height: Self.badgeHeight
    )
    badgeLabel.frame = badgeView.bounds.offsetBy(
      dx: textOffset.horizontal,
      dy: textOffset.vertical
    )
  }
}
