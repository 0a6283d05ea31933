internal import CoreGraphics
internal import Foundation

/// One tab as a tab bar shows it: the image above the title, or before it where there is much room.
final class TabBarButton: UIControl {
  /// How the image and the title lie.
  enum Arrangement {
    case stacked, inline
  }

  private static let badgeHeight: CGFloat = 18

  private let imageView = UIImageView()
  private let titleLabel = UILabel()
  private let badgeView = UIView()
  private let badgeLabel = UILabel()
  private var item: UITabBarItem?

  /// How the image and the title lie.
  var arrangement = Arrangement.stacked {
    didSet { if arrangement != oldValue { show() } }
  }

  /// What the bar says of its tabs; nil for the system's.
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
    badgeLabel.textAlignment = .center
    badgeView.layer.cornerRadius = Self.badgeHeight / 2
    badgeView.addSubview(badgeLabel)
    for view in [imageView, titleLabel, badgeView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    isAccessibilityElement = true
    accessibilityTraits = .button
    show()
  }

  /// Shows an item.
  func update(with item: UITabBarItem) {
    self.item = item
    isEnabled = item.isEnabled
    badgeView.isHidden = item.badgeValue == nil
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityLabel = item.accessibilityLabel ?? item.title
    accessibilityValue = item.badgeValue
    show()
  }

  override func stateDidChange() {
    super.stateDidChange()
    show()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  /// What the bar says of the state that the tab is in.
  private var stateAppearance: UITabBarItemStateAppearance? {
    isEnabled ? isSelected ? appearance?.selected : appearance?.normal : appearance?.disabled
  }

  /// What bar and item say of the title in the state that the tab is in.
  private var titleAttributes: [NSAttributedString.Key: Any] {
    let state: UIControl.State = isEnabled ? isSelected ? .selected : .normal : .disabled
    var attributes = appearance?.normal.titleTextAttributes ?? [:]
    attributes.merge(item?.titleAttributes[.normal] ?? [:]) { $1 }
    guard state != .normal else { return attributes }
    // A selected tab has the tint, whatever color the others were given.
    if state == .selected { attributes[.foregroundColor] = nil }
    attributes.merge(stateAppearance?.values.title ?? [:]) { $1 }
    attributes.merge(item?.titleAttributes[state] ?? [:]) { $1 }
    return attributes
  }

  /// Whether the tab's title or image have a color that is for tabs that cannot be used.
  private var hasDisabledColor: Bool {
    let values = appearance?.disabled.values
    return values?.iconColor != nil || values?.title?[.foregroundColor] != nil
      || item?.titleAttributes[.disabled]?[.foregroundColor] != nil
  }

  /// Shows image, title and badge as bar and item have them.
  private func show() {
    let color = isSelected ? tintColor ?? unselectedColor : unselectedColor
    let appearance = stateAppearance
    let normalIcon = isSelected ? nil : self.appearance?.normal.iconColor
    imageView.image = ((isSelected ? item?.selectedImage : nil) ?? item?.image)?.barTemplate
    imageView.tintColor = appearance?.iconColor ?? normalIcon ?? color
    // The letters of tabs do not grow with the reader's text size: bars are as tall as they are.
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

  /// The width of image and title side by side, with room around them and for a badge.
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

  /// Moves image and title as bar and item say.
  private func moveContent() {
    if let insets = item?.imageInsets, insets != .zero {
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

  /// The badge hangs on the trailing top corner of the image, or stands after a title beside it.
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
