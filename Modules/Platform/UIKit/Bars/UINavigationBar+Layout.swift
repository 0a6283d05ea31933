import Foundation

// The layout of buttons and title in a navigation bar.

/// The values for which bar button groups were fitted.
struct FittedGroups: Equatable {
  var item: ObjectIdentifier
  /// The width of the bar, in points.
  var width: CGFloat
}

extension UINavigationBar {
  /// The height of the prompt, in points.
  static let promptHeight: CGFloat = 30
  /// The minimum gap between the title and the buttons, in points.
  private static let titleGap: CGFloat = 8

  func layOutContent() {
    let top = barPosition == .topAttached ? frame.minY : 0
    backgroundView.frame = CGRect(
      x: 0,
      y: top.opposite,
      width: bounds.width,
      height: bounds.height + top
    )
    ground.layOut()
    layOutRows()
    placePrompt()
    fitGroups()
    let leading = edgeInset(leadingViews, isTrailing: false)
    let trailing = edgeInset(trailingViews, isTrailing: true)
    let trailingEnd = place(trailingViews, from: trailing, isTrailing: true)
    fitBackButton(from: leading, to: bounds.width - trailingEnd)
    let leadingEnd = place(leadingViews, from: leading, isTrailing: false)
    let centerStart = placeCenter(leadingEnd: leadingEnd, trailingEnd: trailingEnd)
    placeTitle(leadingEnd: leadingEnd, trailingEnd: centerStart)
  }

  /// Collapses bar button groups into their representative items until the title has space.
  private func fitGroups() {
    guard let item = topItem, item.hasCollapsingGroups else { return }
    let fitted = FittedGroups(item: ObjectIdentifier(item), width: bounds.width)
    guard fitted != fittedGroups else { return }
    fittedGroups = fitted
    isFittingGroups = true
    defer { isFittingGroups = false }
    item.expandGroups()
    repeat {
      let sides = [(leadingViews, false), (trailingViews, true)].map { views, isTrailing in
        edgeInset(views, isTrailing: isTrailing)
          + (views.isEmpty ? 0 : width(of: views, isTrailing: isTrailing))
      }
      let view = shownTitleView ?? titleLabel
      let row = CGSize(width: bounds.width, height: inlineRow.height)
      let title = BarItemLayout.size(of: view, in: row).width
      let space = bounds.width - sides.reduce(0, +) - 2 * Self.titleGap
      if space >= min(title, bounds.width / 2) { return }
    } while item.collapseGroup()
  }

  private func item(of view: UIView, isTrailing: Bool) -> UIBarButtonItem? {
    let items =
      isTrailing
      ? trailingItems : (topItem?.leftBarButtonItems ?? []) + [systemItem].compactMap { $0 }
    return items.first { $0.makeView() === view }
  }

  /// The width of buttons including the spacing between them, in points.
  private func width(of views: [UIView], isTrailing: Bool) -> CGFloat {
    var width: CGFloat = 0
    for (index, view) in views.enumerated() {
      if index > 0 { width += BarItemLayout.gap(between: views[index - 1], and: view) }
      width += BarItemLayout.width(
        of: view,
        item: item(of: view, isTrailing: isTrailing),
        in: CGSize(width: bounds.width / 2, height: inlineRow.height)
      )
    }
    return width
  }

  /// Places the center buttons.
  ///
  /// Returns how far the center and trailing buttons extend from the middle, in points.
  private func placeCenter(leadingEnd: CGFloat, trailingEnd: CGFloat) -> CGFloat {
    guard !centerViews.isEmpty else { return trailingEnd }
    let items = shownCenterItems
    let size = CGSize(width: bounds.width / 2, height: inlineRow.height)
    let widths = centerViews.map { view in
      BarItemLayout.width(of: view, item: items.first { $0.makeView() === view }, in: size)
    }
    var total = widths.reduce(0, +)
    for (one, other) in zip(centerViews, centerViews.dropFirst()) {
      total += BarItemLayout.gap(between: one, and: other)
    }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let latest = bounds.width - trailingEnd - Self.titleGap - total
    let start = min(((bounds.width - total) / 2).rounded(), latest)
    var x = start
    for (index, view) in centerViews.enumerated() {
      if index > 0 { x += BarItemLayout.gap(between: centerViews[index - 1], and: view) }
      let height = BarItemLayout.height(of: view, in: inlineRow.height)
      view.frame = CGRect(
        x: isRightToLeft ? bounds.width - x - widths[index] : x,
        y: inlineRow.minY + ((inlineRow.height - height) / 2).rounded(),
        width: widths[index],
        height: height
      )
      x += widths[index]
    }
    return bounds.width - start
  }

  /// Chooses the title of the back button, so that the title of the screen is not truncated.
  private func fitBackButton(from start: CGFloat, to end: CGFloat) {
    guard !backWords.candidates.isEmpty, leadingViews.contains(backButton) else { return }
    var space = end - start - 2 * Self.titleGap
    for view in leadingViews where view !== backButton {
      space -=
        BarItemLayout.size(of: view, in: bounds.size).width
        + BarItemLayout.gap(between: view, and: view)
    }
    let view = shownTitleView ?? titleLabel
    let row = CGSize(width: bounds.width, height: inlineRow.height)
    let title = BarItemLayout.size(of: view, in: row).width
    // The title view takes at most half of the width.
    space -= shownTitleView == nil ? title : min(title, bounds.width / 2)
    fitBackButton(in: min(space, bounds.width / 2))
  }

  /// The distance of the outermost button from its edge, in points; the image of the back button
  /// begins before the margin.
  private func edgeInset(_ views: [UIView], isTrailing: Bool) -> CGFloat {
    let view = views.first === backButton ? nil : views.first
    let item = view.flatMap { self.item(of: $0, isTrailing: isTrailing) }
    let inset = BarItemLayout.edgeInset(of: view, item: item, in: inlineRow.size)
    return max(inset, safeAreaInsets.left, safeAreaInsets.right)
  }

  /// Positions buttons from an edge inwards; returns the distance that they reach from that edge,
  /// in points.
  private func place(_ views: [UIView], from inset: CGFloat, isTrailing: Bool) -> CGFloat {
    var distance = inset
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, view) in views.enumerated() {
      if index > 0 { distance += BarItemLayout.gap(between: views[index - 1], and: view) }
      let width = BarItemLayout.width(
        of: view,
        item: item(of: view, isTrailing: isTrailing),
        in: CGSize(width: bounds.width / 2, height: inlineRow.height)
      )
      let isAtRight = isTrailing != isRightToLeft
      let height = BarItemLayout.height(of: view, in: inlineRow.height)
      view.frame = CGRect(
        x: isAtRight ? bounds.width - distance - width : distance,
        y: inlineRow.minY + ((inlineRow.height - height) / 2).rounded(),
        width: width,
        height: height
      )
      distance += width
    }
    return distance
  }

  /// The frame of the row with title and buttons; above the bar while a search hides it.
  private var inlineRow: CGRect {
    guard onBack != nil else {
      let prompt = min(ownPromptHeight, bounds.height)
      return bounds.inset(by: UIEdgeInsets(top: prompt, left: 0, bottom: 0, right: 0))
    }
    let height = traitCollection.barHeight
    return CGRect(
      x: 0,
      y: rows.prompt + rows.inline - height,
      width: bounds.width,
      height: height
    )
  }

  /// The height of the prompt of the current item, in points.
  var ownPromptHeight: CGFloat { topItem?.prompt == nil ? 0 : Self.promptHeight }

  private func placePrompt() {
    guard let promptLabel else { return }
    let row = CGRect(
      x: 0,
      y: inlineRow.minY - Self.promptHeight,
      width: bounds.width,
      height: Self.promptHeight
    )
    promptLabel.frame = row.insetBy(dx: max(16, safeAreaInsets.left, safeAreaInsets.right), dy: 4)
  }

  /// The views in the row of title and buttons.
  var inlineViews: [UIView] {
    leadingViews + trailingViews + centerViews + [titleLabel]
      + [shownTitleView, promptLabel].compactMap { $0 }
  }

  private func placeTitle(leadingEnd: CGFloat, trailingEnd: CGFloat) {
    let gap = Self.titleGap
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let left = (isRightToLeft ? trailingEnd : leadingEnd) + gap
    let right = bounds.width - (isRightToLeft ? leadingEnd : trailingEnd) - gap
    let view = shownTitleView ?? titleLabel
    let space = CGSize(width: max(0, right - left), height: inlineRow.height)
    let fitting = BarItemLayout.size(of: view, in: space)
    let width = min(fitting.width, max(0, right - left))
    // Centered in the bar if there is space, otherwise as near to the center as the buttons allow.
    let atStart = isRightToLeft ? right - width : left
    let centered = isSpread ? atStart : (bounds.width - width) / 2
    let x = min(max(centered, left), max(left, right - width))
    view.frame = CGRect(
      x: x.rounded() + titleOffset.horizontal,
      y: inlineRow.minY + ((inlineRow.height - fitting.height) / 2).rounded()
        + titleOffset.vertical,
      width: width,
      height: fitting.height
    )
  }
}
