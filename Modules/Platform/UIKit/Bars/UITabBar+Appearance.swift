import Foundation

// The appearance of a tab bar, and the layout of its tabs.

extension UITabBar {
  /// The width of centered tabs, in points.
  private static let systemItemWidth: CGFloat = 76
  /// The spacing between centered tabs, in points.
  private static let systemItemSpacing: CGFloat = 34

  /// Whether the bar or the selected item has an appearance.
  var hasAppearance: Bool {
    !appearances.isEmpty || selectedItem?.storedAppearances?.isEmpty == false
  }

  private var shownAppearance: UITabBarAppearance? {
    guard hasAppearance else { return nil }
    return appearances.shown(
      for: selectedItem?.storedAppearances,
      isAtEdge: isAtScrollEdge,
      isCompact: false
    )
  }

  /// Whether titles are beside the images: where there is width, and where there is little height.
  private var isInline: Bool {
    traitCollection.horizontalSizeClass == .regular || traitCollection.verticalSizeClass == .compact
  }

  /// The item appearance for the current layout of the bar (stacked, inline or compact inline); nil
  /// for the system's.
  var itemAppearance: UITabBarItemAppearance? {
    guard let shown = shownAppearance else { return nil }
    guard isInline else { return shown.stackedLayoutAppearance }
    return traitCollection.hasLowBars
      ? shown.compactInlineLayoutAppearance : shown.inlineLayoutAppearance
  }

  var unselectedColor: UIColor {
    if let unselectedItemTintColor { return unselectedItemTintColor }
    guard barStyle.isBlack, !hasAppearance else { return .secondaryLabel }
    return .secondaryLabel.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
  }

  /// Applies the appearances, or the bar's own colors and images.
  func updateAppearance() {
    let shown = shownAppearance
    ground.show(
      shown?.background
        ?? .own(
          style: barStyle,
          tint: barTintColor,
          image: backgroundImage,
          shadowImage: shadowImage,
          isTranslucent: ownTranslucency ?? true
        )
    )
    showSelectionIndicator(
      shown == nil ? selectionIndicatorImage : shown?.selectionIndicatorImage,
      color: shown?.selectionIndicatorTintColor
    )
    let appearance = itemAppearance
    for button in buttons {
      button.unselectedColor = unselectedColor
      button.appearance = appearance
    }
    setNeedsLayout()
  }

  private func showSelectionIndicator(_ image: UIImage?, color: UIColor?) {
    let hasColor = color != nil && color != .clear
    let isShown = image.map { $0.renderingMode != .alwaysTemplate || hasColor } ?? hasColor
    guard isShown || selectionView != nil else { return }
    let view = selectionView ?? UIImageView()
    if selectionView == nil {
      insertSubview(view, aboveSubview: ground.hairline)
      selectionView = view
    }
    view.image = isShown ? image : nil
    view.tintColor = color
    // Without an image, show a rounded rectangle in the color.
    view.backgroundColor = isShown && image == nil ? color : nil
    view.layer.cornerRadius = image == nil ? 8 : 0
    view.isHidden = !isShown
  }

  // MARK: Layout

  /// Gives all buttons their frames, from the leading edge, and the bar's arrangement and
  /// appearance.
  func layOutTabs() {
    guard !buttons.isEmpty else { return }
    let appearance = itemAppearance
    for button in buttons {
      button.arrangement = isInline ? .inline : .stacked
      if button.appearance !== appearance { button.appearance = appearance }
    }
    let space = bounds.inset(
      by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
    )
    let (width, spacing) = tabWidth(in: space.width)
    let count = CGFloat(buttons.count)
    let start = space.minX + (space.width - width * count - spacing * (count - 1)) / 2
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, button) in buttons.enumerated() {
      let place = CGFloat(isRightToLeft ? buttons.count - 1 - index : index)
      let x = start + place * (width + spacing)
      let left = x.rounded()
      button.frame = CGRect(
        x: left,
        y: 0,
        width: (x + width).rounded() - left,
        height: traitCollection.tabBarHeight
      )
    }
    placeSelection()
  }

  /// The width of each tab, and the spacing between them, in points.
  private func tabWidth(in space: CGFloat) -> (width: CGFloat, spacing: CGFloat) {
    let count = CGFloat(buttons.count)
    let share = space / count
    let shown = isInline ? nil : shownAppearance
    let positioning = shown?.stackedItemPositioning ?? itemPositioning
    let ownWidth = shown?.stackedItemWidth ?? itemWidth
    let ownSpacing = shown?.stackedItemSpacing ?? itemSpacing
    switch positioning {
    case .fill: return (share, 0)
    case .automatic:
      guard isInline else { return (share, 0) }
      let widest = buttons.map(\.inlineWidth).max() ?? share
      return (min(share, max(widest, 110)), 0)
    case .centered:
      let spacing = ownSpacing > 0 ? ownSpacing : Self.systemItemSpacing
      let needed = isInline ? max(buttons.map(\.inlineWidth).max() ?? 0, 110) : 0
      let width = ownWidth > 0 ? ownWidth : max(Self.systemItemWidth, needed)
      let wanted = width * count + spacing * (count - 1)
      guard wanted > space else { return (width, spacing) }
      // Shrink what does not fit, first the spacing between tabs.
      let left = max(space - width * count, 0) / max(count - 1, 1)
      return (min(width, share), left)
    }
  }

  private func placeSelection() {
    guard let selectionView, !selectionView.isHidden,
      let button = buttons.first(where: \.isSelected)
    else {
      selectionView?.frame = .zero
      return
    }
    let size =
      selectionView.image?.size
      ?? CGSize(width: max(button.bounds.width - 12, 0), height: button.bounds.height - 4)
    selectionView.frame = CGRect(
      x: (button.frame.midX - size.width / 2).rounded(),
      y: (button.frame.midY - size.height / 2).rounded(),
      width: size.width,
      height: size.height
    )
  }
}
