import Foundation

// The view of an item in a bar.

extension UIBarButtonItem {
  /// The view of the item in the bar; nil for a space.
  func makeView() -> UIView? { isSpace ? nil : customView ?? makeButton() }

  /// The button in the bar, created on first use and cached.
  func makeButton() -> UIButton {
    if let button { return button }
    let button = UIButton(type: .system)
    button.addAction(
      UIAction { [weak self] _ in self?.wasTapped() },
      for: .primaryActionTriggered
    )
    button.onMenuChoice = { [weak self] in self?.updateButton() }
    button.isPointerInteractionEnabled = true
    self.button = button
    updateButton()
    return button
  }

  private func wasTapped() {
    if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
    primaryAction?.perform(from: self)
  }

  /// Whether the button shows the selected element of its menu.
  private var showsMenuSelection: Bool {
    changesSelectionAsPrimaryAction && menu != nil && primaryAction == nil
  }

  func updateButton() {
    guard let button else { return }
    let menu = showsMenuSelection ? self.menu?.asChoice : menu
    let chosen = showsMenuSelection ? menu?.selectedElements.first : nil
    let image = chosen == nil ? image(with: button.traitCollection) : chosen?.image
    let title = chosen == nil ? title : chosen?.title
    button.setTitle(image == nil ? title : nil, for: .normal)
    button.setImage(image, for: .normal)
    button.imageEdgeInsets = imageInsets(with: button.traitCollection)
    followHeight(of: button)
    button.isEnabled = isEnabled
    button.tintColor = tintColor
    if button.menu !== menu { button.menu = menu }
    button.preferredMenuElementOrder = preferredMenuElementOrder
    button.showsMenuAsPrimaryAction = menu != nil && primaryAction == nil
    button.accessibilityIdentifier = accessibilityIdentifier
    button.accessibilityLabel = accessibilityLabel ?? title
    showSelection(image: image)
    let style = BarButtonStyle(
      style: style,
      appearance: appearances?[style],
      own: titleAttributes,
      look: look,
      isSelected: isSelected,
      mayBeSelected: isSelected || (changesSelectionAsPrimaryAction && menu == nil)
    )
    style.show(image == nil ? title : nil, on: button, wasStyled: isStyled)
    isStyled = !style.isEmpty
    button.superview?.setNeedsLayout()
  }

  /// Updates the image when the height of the bar changes, for items with an image for each.
  private func followHeight(of button: UIButton) {
    guard landscapeImagePhone != nil, !followsHeight else { return }
    followsHeight = true
    button.registerForTraitChanges([UITraitVerticalSizeClass.self]) {
      [weak self] (_: UIButton, _: UITraitCollection) in self?.updateButton()
    }
  }

  /// Shows the selected state: a background in the tint color, with white content.
  private func showSelection(image: UIImage?) {
    guard let button, isSelected || button.isSelected else { return }
    button.isSelected = isSelected
    let states: [UIControl.State] = [.selected, [.selected, .highlighted]]
    let white = isSelected ? image?.withTintColor(.white, renderingMode: .alwaysOriginal) : nil
    for state in states {
      button.setImage(white, for: state)
      button.setTitleColor(isSelected ? .white : nil, for: state)
      button.setBackgroundImage(isSelected ? .barSelection : nil, for: state)
    }
    button.backgroundImageFrame =
      isSelected ? { bounds, _ in bounds.insetBy(dx: 0, dy: 6) } : nil
  }

  /// The width of the widest of the item's possible titles, in points; 0 without any.
  var widthOfPossibleTitles: CGFloat {
    guard let possibleTitles, let button, let label = button.titleLabel,
      button.currentImage == nil
    else { return 0 }
    let attributes: [NSAttributedString.Key: Any] = [.font: label.font as Any]
    let widths = possibleTitles.map {
      NSAttributedString(string: $0, attributes: attributes).size().width.rounded(.up)
    }
    let insets = button.contentEdgeInsets
    return (widths.max() ?? 0) + insets.left + insets.right
  }
}

extension UIImage {
  /// A resizable background for selected bar buttons.
  @MainActor fileprivate static let barSelection: UIImage = {
    let radius: CGFloat = 8
    let size = CGSize(width: 2 * radius + 1, height: 2 * radius + 1)
    // One image for screens of every scale, independent of the first screen.
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      UIColor.black.setFill()
      UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: radius).fill()
    }
    let caps = UIEdgeInsets(top: radius, left: radius, bottom: radius, right: radius)
    return image.withRenderingMode(.alwaysTemplate)
      .resizableImage(withCapInsets: caps, resizingMode: .stretch)
  }()
}
