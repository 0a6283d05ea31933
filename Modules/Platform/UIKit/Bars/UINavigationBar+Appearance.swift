import Foundation

/// The appearances that a navigation bar or one of its items was given; most have none.
@MainActor struct NavigationAppearances {
  var standard: UINavigationBarAppearance?
  var scrollEdge: UINavigationBarAppearance?
  var compact: UINavigationBarAppearance?
  var compactScrollEdge: UINavigationBarAppearance?

  var isEmpty: Bool {
    standard == nil && scrollEdge == nil && compact == nil && compactScrollEdge == nil
  }

  /// The appearance while content scrolls below the bar.
  func scrolled(isCompact: Bool) -> UINavigationBarAppearance? {
    isCompact ? compact ?? standard : standard
  }

  /// The appearance while the content is at its top.
  func atEdge(isCompact: Bool) -> UINavigationBarAppearance? {
    isCompact ? compactScrollEdge ?? scrollEdge : scrollEdge
  }
}

extension UINavigationBar {
  /// Whether bar or item were given an appearance.
  var hasAppearance: Bool {
    !appearances.isEmpty || topItem?.appearances.isEmpty == false
  }

  /// What the bar looks like by its appearances; nil where it has none.
  ///
  /// That of the item counts. Above content at its top, a bar without an appearance for that shows
  /// no background.
  private var shownAppearance: UINavigationBarAppearance? {
    let isCompact = traitCollection.verticalSizeClass == .compact
    let item = topItem?.appearances
    let standard =
      item?.scrolled(isCompact: isCompact) ?? appearances.scrolled(isCompact: isCompact)
    guard isAtScrollEdge else { return standard }
    if let edge = item?.atEdge(isCompact: isCompact) ?? appearances.atEdge(isCompact: isCompact) {
      return edge
    }
    guard let standard else { return nil }
    let edge = UINavigationBarAppearance(barAppearance: standard)
    edge.configureWithTransparentBackground()
    return edge
  }

  /// Shows the appearances, or what the bar's own colors and attributes say.
  func updateAppearance() {
    let shown = shownAppearance
    if let shown {
      backgroundView.backgroundColor = shown.backgroundColor
      hairline.backgroundColor = shown.shadowColor
    } else {
      backgroundView.backgroundColor = barTintColor ?? .systemBackground
      hairline.backgroundColor = .separator
    }
    let title = shown?.titleTextAttributes ?? titleTextAttributes
    titleLabel.font = title?[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textColor = title?[.foregroundColor] as? UIColor ?? .label
    if titleOffset != shown?.titlePositionAdjustment ?? .zero {
      titleOffset = shown?.titlePositionAdjustment ?? .zero
      setNeedsLayout()
    }
    largeTitleRow?.style(shownLargeTitleAttributes)
  }

  /// The font and color of large titles.
  var shownLargeTitleAttributes: [NSAttributedString.Key: Any]? {
    shownAppearance?.largeTitleTextAttributes ?? largeTitleTextAttributes
  }
}
