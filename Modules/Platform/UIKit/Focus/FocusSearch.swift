import Foundation

/// Finds the views that can have the keyboard focus, and the next one in a direction.
@MainActor enum FocusSearch {
  // MARK: Items

  /// Whether a view can be focused: by its own property, or because it reacts to taps or typing.
  static func canFocus(_ view: UIView) -> Bool {
    guard view.isUserInteractionEnabled, !view.bounds.isEmpty else { return false }
    if view.canBecomeFocused { return true }
    return view.isAccessibilityElement
      && !view.accessibilityTraits.isDisjoint(with: [.button, .link]) && view.enabledTap != nil
  }

  /// Whether a view and its ancestors are visible and enabled for interaction.
  static func isShown(_ view: UIView) -> Bool {
    var candidate: UIView? = view
    while let current = candidate {
      guard letsFocusIn(current) else { return false }
      candidate = current.superview
    }
    return true
  }

  private static func letsFocusIn(_ view: UIView) -> Bool {
    !view.isHidden && view.alpha > 0.01 && view.isUserInteractionEnabled
  }

  /// The frontmost content of a window: a presented controller, or a modal view.
  static func scope(of window: UIWindow) -> UIView {
    modalView(in: window) ?? window
  }

  private static func modalView(in view: UIView) -> UIView? {
    for subview in view.storedSubviews.reversed() where letsFocusIn(subview) {
      if let inner = modalView(in: subview) { return inner }
    }
    return view.accessibilityViewIsModal ? view : nil
  }

  /// The focusable views in a subtree, in reading order.
  static func items(in view: UIView) -> [UIView] {
    var found: [UIView] = []
    collect(view, into: &found)
    return found
  }

  private static func collect(_ view: UIView, into found: inout [UIView]) {
    guard letsFocusIn(view) else { return }
    if canFocus(view) { found.append(view) }
    // Most views have at most one subview with focusable views.
    var parts: [(frame: CGRect, items: [UIView])] = []
    for subview in view.storedSubviews {
      var items: [UIView] = []
      collect(subview, into: &items)
      guard let first = items.first else { continue }
      let frame = items.dropFirst().reduce(first.convert(first.bounds, to: view)) {
        $0.union($1.convert($1.bounds, to: view))
      }
      parts.append((frame, items))
    }
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let sorted = ReadingOrder.sort(parts, isRightToLeft: isRightToLeft, frame: \.frame)
    for part in sorted { found += part.items }
  }

  // MARK: The next one

  /// The next item in a direction from a view; nil if there is none.
  static func item(
    _ heading: UIFocusHeading,
    from start: UIView,
    among items: [UIView]
  ) -> UIView? {
    switch heading {
    case .next:
      guard let index = items.firstIndex(of: start) else { return nil }
      return index + 1 < items.count ? items[index + 1] : nil
    case .previous:
      guard let index = items.firstIndex(of: start) else { return nil }
      return index > 0 ? items[index - 1] : nil
    default: return neighbor(heading, of: start, among: items)
    }
  }

  /// The nearest item in a direction: by the gap first, then by the lateral distance.
  private static func neighbor(
    _ heading: UIFocusHeading,
    of start: UIView,
    among items: [UIView]
  ) -> UIView? {
    let origin = start.convert(start.bounds, to: nil)
    let cell = start.enclosingCell
    var best: (item: UIView, distance: CGFloat)?
    for item in items where item !== start {
      if item.isDescendant(of: start) || start.isDescendant(of: item) { continue }
      // A row is focused as a whole before its content.
      if let row = item.enclosingCell, row !== item, row !== cell, canFocus(row) { continue }
      guard
        let distance = distance(heading, from: origin, to: item.convert(item.bounds, to: nil))
      else { continue }
      if best.map({ distance < $0.distance }) ?? true { best = (item, distance) }
    }
    return best?.item
  }

  /// The distance of a rectangle in a direction; nil if it is not in that direction.
  static func distance(
    _ heading: UIFocusHeading,
    from origin: CGRect,
    to other: CGRect
  ) -> CGFloat? {
    let gap: CGFloat
    let isFurther: Bool
    switch heading {
    case .down:
      gap = other.minY - origin.maxY
      isFurther = other.midY > origin.midY
    case .up:
      gap = origin.minY - other.maxY
      isFurther = other.midY < origin.midY
    case .right:
      gap = other.minX - origin.maxX
      isFurther = other.midX > origin.midX
    case .left:
      gap = origin.minX - other.maxX
      isFurther = other.midX < origin.midX
    default: return nil
    }
    // Neighbors may overlap slightly; a rectangle that is mostly beside is not in the direction.
    let isVertical = heading == .down || heading == .up
    let extent = min(
      isVertical ? origin.height : origin.width,
      isVertical ? other.height : other.width
    )
    guard isFurther, gap > -extent / 2 else { return nil }
    let aside =
      isVertical
      ? max(other.minX - origin.maxX, origin.minX - other.maxX, 0)
      : max(other.minY - origin.maxY, origin.minY - other.maxY, 0)
    return max(gap, 0) + 2 * aside
  }

  /// The item whose center is nearest to that of a rectangle in the window.
  static func nearest(to frame: CGRect, of items: [UIView]) -> UIView? {
    func distance(_ item: UIView) -> CGFloat {
      let other = item.convert(item.bounds, to: nil)
      return abs(other.midY - frame.midY) + abs(other.midX - frame.midX)
    }
    return items.min { distance($0) < distance($1) }
  }
}

extension UIView {
  /// An enabled recognizer of single taps.
  var enabledTap: UITapGestureRecognizer? {
    gestureRecognizers?.lazy.compactMap { $0 as? UITapGestureRecognizer }
      .first { $0.isEnabled && $0.numberOfTapsRequired == 1 }
  }

  /// Performs the action of a tap.
  func activateByKey() -> Bool {
    if let list = superview as? any SelectableList, list.chooseByKey(self) { return true }
    if accessibilityActivate() { return true }
    guard let tap = enabledTap else { return false }
    tap.sendActions()
    return true
  }

  /// Changes the value of an adjustable view with the arrow keys along the reading direction.
  ///
  /// Returns false if the arrow key is not for the value.
  func adjustByKey(_ heading: UIFocusHeading) -> Bool {
    let traits = accessibilityTraits
    guard traits.contains(.adjustable), !traits.contains(.notEnabled),
      heading == .left || heading == .right
    else { return false }
    if (heading == .right) != isRightToLeft {
      accessibilityIncrement()
    } else {
      accessibilityDecrement()
    }
    return true
  }

  /// The scroll view that contains the view.
  var enclosingScrollView: UIScrollView? {
    UIScrollView.containing(superview).first { _ in true }
  }

  /// The cell that is or contains the view.
  var enclosingCell: UIView? {
    var candidate: UIView? = self
    while let current = candidate {
      if current.superview is any CellList { return current }
      candidate = current.superview
    }
    return nil
  }

  /// The view of the controller that contains the view.
  var enclosingControllerView: UIView? {
    var candidate: UIView? = self
    while let current = candidate, current.viewControllerForRootView == nil {
      candidate = current.superview
    }
    return candidate
  }
}

extension UIScrollView {
  /// The bounds without the part covered by bars, in content coordinates.
  var unobscuredBounds: CGRect { layer.bounds.inset(by: storedAdjustedInset) }

  /// Scrolls immediately, to show more content in a direction.
  ///
  /// Returns false at the end of the content.
  func scrollForFocus(_ heading: UIFocusHeading, by step: CGFloat) -> Bool {
    var offset = layer.bounds.origin
    switch heading {
    case .down: offset.y += step
    case .up: offset.y -= step
    case .right: offset.x += step
    case .left: offset.x -= step
    case .next, .previous:
      let distance = heading == .next ? step : -step
      if canScrollVertically {
        offset.y += distance
      } else {
        offset.x += effectiveUserInterfaceLayoutDirection == .rightToLeft ? -distance : distance
      }
    default: return false
    }
    offset = resting(offset)
    guard offset != layer.bounds.origin, isScrollEnabled else { return false }
    setContentOffset(offset, animated: false)
    layoutIfNeeded()
    return true
  }

  /// Scrolls by the minimum distance that shows a rectangle, or its start if it does not fit.
  func scrollToShowFocus(_ frame: CGRect) {
    let margin: CGFloat = 8
    let area = unobscuredBounds
    var offset = layer.bounds.origin
    if frame.height > area.height {
      // It already fills the screen.
      if frame.minY > area.minY || frame.maxY < area.maxY { offset.y += frame.minY - area.minY }
    } else if frame.minY - margin < area.minY {
      offset.y += frame.minY - margin - area.minY
    } else if frame.maxY + margin > area.maxY {
      offset.y += frame.maxY + margin - area.maxY
    }
    if frame.minX - margin < area.minX {
      offset.x += frame.minX - margin - area.minX
    } else if frame.maxX + margin > area.maxX {
      offset.x += frame.maxX + margin - area.maxX
    }
    offset = resting(offset)
    if !canScrollHorizontally { offset.x = layer.bounds.minX }
    guard offset != layer.bounds.origin else { return }
    setContentOffset(offset, animated: true)
  }
}

extension SelectableList {
  /// Whether the item of a cell can be selected, and therefore focused.
  func canFocus(_ cell: UIView) -> Bool {
    guard let path = itemPath(of: cell) else { return false }
    return allowsFocus && delegateAllowsFocus(path) ?? (selectsByTouch && shouldHighlight(path))
  }

  /// Selects the item of a cell, like a tap.
  ///
  /// Returns false if it cannot be selected.
  func chooseByKey(_ cell: UIView) -> Bool {
    guard !needsReload, let path = itemPath(of: cell), selectsByTouch, shouldHighlight(path) else {
      return false
    }
    choose(path)
    return true
  }

  /// Selects the item of a newly focused cell, if the selection follows the focus.
  func followFocus(to cell: UIView) {
    guard selectionFollowsFocus, !selectsSeveral, let path = itemPath(of: cell),
      !selection.contains(path), delegateSelectsByFocus(path)
    else { return }
    _ = chooseByKey(cell)
  }
}
