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
    didSet { if arrangement != oldValue { showFont() } }
  }

  /// The color while the tab is not selected.
  var unselectedColor: UIColor = .secondaryLabel {
    didSet { showColors() }
  }

  override func didInit() {
    super.didInit()
    imageView.contentMode = .center
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 20)
    titleLabel.textAlignment = .center
    badgeLabel.font = .systemFont(ofSize: 13)
    badgeLabel.textColor = .white
    badgeLabel.textAlignment = .center
    badgeView.layer.cornerRadius = Self.badgeHeight / 2
    badgeView.addSubview(badgeLabel)
    for view in [imageView, titleLabel, badgeView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    isAccessibilityElement = true
    accessibilityTraits = .button
    showFont()
  }

  /// Shows an item.
  func update(with item: UITabBarItem) {
    self.item = item
    titleLabel.text = item.title
    isEnabled = item.isEnabled
    badgeView.isHidden = item.badgeValue == nil
    badgeView.backgroundColor = item.badgeColor ?? .systemRed
    badgeLabel.text = item.badgeValue
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityLabel = item.accessibilityLabel ?? item.title
    accessibilityValue = item.badgeValue
    showColors()
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    showColors()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  private func showFont() {
    // The letters of tabs do not grow with the reader's text size: bars are as tall as they are.
    titleLabel.font = .systemFont(ofSize: arrangement == .stacked ? 10 : 13, weight: .medium)
    setNeedsLayout()
  }

  private func showColors() {
    let color = isSelected ? tintColor ?? unselectedColor : unselectedColor
    imageView.image = (isSelected ? item?.selectedImage : nil) ?? item?.image
    imageView.tintColor = color
    titleLabel.textColor = color
    alpha = isEnabled ? 1 : 0.4
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
    placeBadge()
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
    badgeView.frame = CGRect(
      x: min(max(x, 0), bounds.width - width),
      y: isStacked ? max(content.minY - 6, 1) : (bounds.midY - Self.badgeHeight / 2).rounded(),
      width: width,
      height: Self.badgeHeight
    )
    badgeLabel.frame = badgeView.bounds
  }
}
