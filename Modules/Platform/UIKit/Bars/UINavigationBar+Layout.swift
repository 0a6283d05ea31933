import Foundation

// The layout of buttons and title in a navigation bar.

extension UINavigationBar {
  /// The height of the prompt, in points.
  static let promptHeight: CGFloat = 30
  /// The minimum gap between the title and the buttons, in points.
  private static let titleGap: CGFloat = 8

  func layOutContent() {
    let top = barPosition == .topAttached ? frame.minY : 0
    backgroundView.frame = CGRect(
      x: 0,
      y: -top,
      width: bounds.width,
      height: bounds.height + top
    )
    ground.layOut()
    layOutRows()
    placePrompt()
    let inset = max(8, safeAreaInsets.left, safeAreaInsets.right)
    let trailingEnd = place(trailingViews, from: inset, isTrailing: true)
    fitBackButton(from: inset, to: bounds.width - trailingEnd)
    let leadingEnd = place(leadingViews, from: inset, isTrailing: false)
    placeTitle(leadingEnd: leadingEnd, trailingEnd: trailingEnd)
  }

  /// Chooses the title of the back button, so that the title of the screen is not truncated.
  private func fitBackButton(from start: CGFloat, to end: CGFloat) {
    guard !backWords.candidates.isEmpty, leadingViews.contains(backButton) else { return }
    var room = end - start - 2 * Self.titleGap
    for view in leadingViews where view !== backButton {
      room -= view.sizeThatFits(bounds.size).width + BarItemLayout.gap(between: view, and: view)
    }
    let view = shownTitleView ?? titleLabel
    let title = view.sizeThatFits(CGSize(width: bounds.width, height: inlineRow.height)).width
    // A title view that takes any width leaves half of it.
    room -= shownTitleView == nil ? title : min(title, bounds.width / 2)
    fitBackButton(in: min(room, bounds.width / 2))
  }

  /// Positions buttons from an edge inwards; returns the distance that they reach from that edge,
  /// in points.
  private func place(_ views: [UIView], from inset: CGFloat, isTrailing: Bool) -> CGFloat {
    var items = (isTrailing ? topItem?.rightBarButtonItems : topItem?.leftBarButtonItems) ?? []
    if !isTrailing, let systemItem { items.append(systemItem) }
    var distance = inset
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, view) in views.enumerated() {
      if index > 0 { distance += BarItemLayout.gap(between: views[index - 1], and: view) }
      let width = BarItemLayout.width(
        of: view,
        item: items.first { $0.makeView() === view },
        in: CGSize(width: bounds.width / 2, height: inlineRow.height)
      )
      let isAtRight = isTrailing != isRightToLeft
      let height = view is UIButton ? inlineRow.height : min(view.bounds.height, inlineRow.height)
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
    return CGRect(
      x: 0,
      y: rows.prompt + rows.inline - Self.contentHeight,
      width: bounds.width,
      height: Self.contentHeight
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
    leadingViews + trailingViews + [titleLabel] + [shownTitleView, promptLabel].compactMap { $0 }
  }

  private func placeTitle(leadingEnd: CGFloat, trailingEnd: CGFloat) {
    let gap = Self.titleGap
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let left = (isRightToLeft ? trailingEnd : leadingEnd) + gap
    let right = bounds.width - (isRightToLeft ? leadingEnd : trailingEnd) - gap
    let view = shownTitleView ?? titleLabel
    let fitting = view.sizeThatFits(CGSize(width: max(0, right - left), height: inlineRow.height))
    let width = min(fitting.width, max(0, right - left))
    // Centered in the bar if there is space, otherwise as close to the center as the buttons allow.
    let centered = (bounds.width - width) / 2
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
