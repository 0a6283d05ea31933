import Foundation

extension UINavigationBar {
  /// Whether the bar or the item has an appearance.
  var hasAppearance: Bool {
    !appearances.isEmpty || topItem?.storedAppearances?.isEmpty == false
  }

  private var isCompact: Bool { traitCollection.hasLowBars }

  private var metrics: UIBarMetrics {
    UIBarMetrics(isCompact: isCompact, hasPrompt: topItem?.prompt != nil)
  }

  /// The effective appearance of the bar; nil if none is set.
  var shownAppearance: UINavigationBarAppearance? {
    guard hasAppearance else { return nil }
    return appearances.shown(
      for: topItem?.storedAppearances,
      isAtEdge: isAtScrollEdge,
      isCompact: isCompact
    )
  }

  /// Applies the appearances, or the bar's own colors and attributes.
  func updateAppearance() {
    let shown = shownAppearance
    ground.show(
      shown?.background
        ?? .own(
          style: barStyle,
          tint: barTintColor,
          image: backgroundImages.image(at: barPosition, metrics),
          shadowImage: shadowImage,
          isTranslucent: ownTranslucency ?? true
        )
    )
    updateText()
    var offset = shown?.titlePositionAdjustment ?? .zero
    if shown == nil {
      offset.vertical = titleAdjustments[metrics] ?? titleAdjustments[.default] ?? 0
    }
    if titleOffset != offset {
      titleOffset = offset
      setNeedsLayout()
    }
    largeTitleRow?.style(shownLargeTitleAttributes)
    if largeTitleRow != nil { setNeedsLayout() }
  }

  /// Updates title, prompt and buttons with their attributes.
  func updateText() {
    let shown = shownAppearance
    let isBlack = shown == nil && barStyle.isBlack
    if topItem?.titleMenuProvider != nil {
      (shownTitleView as? TitleMenuButton)?.show(
        topItem?.title,
        shown?.titleTextAttributes ?? titleTextAttributes ?? [:],
        color: isBlack ? .white : .label
      )
    }
    titleLabel.show(
      topItem?.title,
      shown?.titleTextAttributes ?? titleTextAttributes ?? [:],
      font: .systemFont(ofSize: 17, weight: .semibold),
      color: isBlack ? .white : .label
    )
    promptLabel?.textColor = titleLabel.textColor
    let buttons = shown?.buttonAppearances
    for item in (topItem?.leftBarButtonItems ?? []) + (topItem?.rightBarButtonItems ?? []) {
      item.show(in: buttons)
    }
    systemItem?.show(in: buttons)
    showBackButton()
  }

  /// Whether the bar has a background even when the content is at its top.
  var hasOwnBackground: Bool {
    hasAppearance || barTintColor != nil || barStyle != .default || !backgroundImages.isEmpty
  }

  /// The effective attributes of large titles.
  var shownLargeTitleAttributes: [NSAttributedString.Key: Any]? {
    shownAppearance?.largeTitleTextAttributes ?? largeTitleTextAttributes
  }
}
