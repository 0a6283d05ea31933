import Foundation

// The expanded interface: columns beside each other, over each other, or displaced.

extension UISplitViewController {
  /// The duration of column animations, in seconds.
  private static let duration: TimeInterval = 0.35

  /// Whether the primary column is at the left.
  var isPrimaryAtLeft: Bool {
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isRightToLeft != (primaryEdge == .leading)
  }

  /// The columns beside the secondary one, outermost first.
  private var sideColumns: [Column] {
    style == .tripleColumn ? [.primary, .supplementary] : [.primary]
  }

  private func width(of column: Column) -> CGFloat {
    column == .primary ? primaryColumnWidth : supplementaryColumnWidth
  }

  /// Shows the columns of the preferred display mode, or a number of columns.
  func arrange(showing count: Int?) {
    shownCount = count
    guard isViewLoaded, !isCollapsed, !isClassic || view.window != nil else { return }
    let widths = sideColumns.map(width(of:))
    let proposed = SplitArrangement(
      mode: chosenMode ?? preferredDisplayMode,
      behavior: preferredSplitBehavior,
      width: view.bounds.width,
      columns: widths
    )
    let new =
      count.map { count in
        SplitArrangement(
          mode: SplitArrangement.mode(showing: count, proposed.behavior),
          behavior: proposed.behavior,
          width: view.bounds.width,
          columns: widths
        )
      } ?? proposed
    if new.mode != arrangement.mode {
      delegate?.splitViewController(self, willChangeTo: new.mode)
    }
    arrangement = new
    placeColumns()
  }

  /// The columns that the current display mode shows.
  private var visible: [Column] {
    let sides = sideColumns.suffix(SplitArrangement.count(displayMode))
    return (sides + [.secondary]).filter { columns[$0] != nil }
  }

  /// Adds the visible columns to the view and removes the others, inside the current animation.
  func placeColumns() {
    let visible = visible
    let coming = visible.filter { !placed.contains($0) }
    let going = placed.filter { !visible.contains($0) }
    if !isClassic {
      for column in coming { delegate?.splitViewController(self, willShow: column) }
      for column in going { delegate?.splitViewController(self, willHide: column) }
    }
    let isAnimated = UIView.inheritedAnimationDuration > 0 && view.window != nil
    let isShown = isOnScreen
    let children = (coming + going).compactMap { columns[$0]?.child }
    if isShown {
      for column in going {
        columns[column]?.child.beginAppearanceTransition(false, animated: isAnimated)
      }
      for column in coming {
        columns[column]?.child.beginAppearanceTransition(true, animated: isAnimated)
      }
    }
    for column in coming { insert(column) }
    placed = visible
    updateButton()
    layOutColumns()
    let isOver = displayMode == .oneOverSecondary || displayMode == .twoOverSecondary
    if isOver, dimmingView.superview == nil { view.addSubview(dimmingView) }
    dimmingView.frame = view.bounds
    raise(isOver ? visible.filter { $0 != .secondary } : [])
    let dimming: CGFloat = isOver ? 1 : 0
    guard !children.isEmpty || dimmingView.alpha != dimming else { return }
    let move = { [self] in
      dimmingView.alpha = dimming
      for column in going { place(column, at: outside(column)) }
    }
    let end = { [self] in
      for column in going where !placed.contains(column) {
        columns[column]?.area.removeFromSuperview()
      }
      if dimmingView.alpha == 0 { dimmingView.removeFromSuperview() }
      if isShown { for child in children { child.endAppearanceTransition() } }
    }
    guard isAnimated else {
      move()
      return end()
    }
    // Use the duration of the enclosing animation block.
    UIView.animate(
      withDuration: UIView.inheritedAnimationDuration,
      animations: move,
      completion: { _ in end() }
    )
  }

  private func insert(_ column: Column) {
    guard let entry = columns[column], let childView = entry.child.view else { return }
    UIView.performWithoutAnimation {
      entry.area.overriddenTraits.horizontalSizeClass =
        column == .secondary ? .unspecified : .compact
      childView.frame = entry.area.bounds
      childView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      if childView.superview !== entry.area { entry.area.insertSubview(childView, at: 0) }
      entry.area.addSubview(entry.line)
      place(column, at: column == .secondary ? secondaryFrame : outside(column))
      if entry.area.superview !== view {
        column == .secondary ? view.insertSubview(entry.area, at: 0) : view.addSubview(entry.area)
      }
      entry.area.layoutIfNeeded()
    }
  }

  /// Moves overlaid columns in front of the dimming view.
  private func raise(_ over: [Column]) {
    guard !over.isEmpty else { return }
    view.bringSubviewToFront(dimmingView)
    for column in over { columns[column].map { view.bringSubviewToFront($0.area) } }
  }

  // MARK: Frames

  private func layOutColumns() {
    for column in placed {
      place(column, at: column == .secondary ? secondaryFrame : frame(of: column))
    }
  }

  private func place(_ column: Column, at frame: CGRect) {
    guard let entry = columns[column] else { return }
    entry.area.frame = frame
    let scale = max(traitCollection.displayScale, 1)
    entry.line.isHidden = column == .secondary
    entry.line.frame = CGRect(
      x: isPrimaryAtLeft ? frame.width - 1 / scale : 0,
      y: 0,
      width: 1 / scale,
      height: frame.height
    )
  }

  /// Returns a frame from a distance to the primary edge.
  private func frame(from start: CGFloat, width: CGFloat) -> CGRect {
    let bounds = view.bounds
    let x = isPrimaryAtLeft ? start : bounds.width - start - width
    return CGRect(x: x, y: 0, width: width, height: bounds.height)
  }

  private func frame(of column: Column) -> CGRect {
    let sides = placed.filter { $0 != .secondary }
    let before = sides.prefix { $0 != column }.map(width(of:)).reduce(0, +)
    return frame(from: before, width: width(of: column))
  }

  private func outside(_ column: Column) -> CGRect {
    frame(from: -width(of: column), width: width(of: column))
  }

  private var secondaryFrame: CGRect {
    let whole = view.bounds.width
    let sides = placed.filter { $0 != .secondary }.map(width(of:))
    let occupied = sides.reduce(0, +)
    return switch displayMode {
    case .oneBesideSecondary, .twoBesideSecondary:
      frame(from: occupied, width: max(whole - occupied, 0))
    case .twoDisplaceSecondary:
      // It has the width beside one column; the rest of it is outside the view.
      frame(from: occupied, width: max(whole - (sides.last ?? 0), 0))
    case .automatic, .secondaryOnly, .oneOverSecondary, .twoOverSecondary:
      frame(from: 0, width: whole)
    }
  }

  // MARK: Coming and going

  /// Animates changes of the columns.
  func animate(_ changes: @escaping () -> Void) {
    guard isViewLoaded, view.window != nil else { return changes() }
    UIView.animate(
      withDuration: Self.duration,
      delay: 0,
      options: [.curveEaseInOut, .allowUserInteraction],
      animations: { [self] in
        changes()
        view.layoutIfNeeded()
      }
    )
  }

  /// Hides an overlaid column after a tap outside.
  func dismissOverlay() {
    if presentsWithGesture { animate { self.arrange(showing: 0) } }
  }

  /// Shows the next column after a pan from the primary edge.
  func edgePanned() {
    guard !isCollapsed, presentsWithGesture else { return }
    let count = SplitArrangement.count(displayMode)
    if isClassic {
      let target = targetMode
      if SplitArrangement.count(target) > count { choose(target) }
      return
    }
    if count < sideColumns.count { animate { self.arrange(showing: count + 1) } }
  }

  // MARK: The button

  func makeButton() -> UIBarButtonItem {
    let item = UIBarButtonItem(
      image: UIImage(systemName: "sidebar.left")?.imageFlippedForRightToLeftLayoutDirection(),
      primaryAction: UIAction { [weak self] _ in self?.toggleColumns() }
    )
    item.accessibilityLabel = SystemWords(of: view).sidebar
    item.accessibilityIdentifier = "split.columns"
    item.isHidden = isClassic && isCollapsed
    return item
  }

  private func toggleColumns() {
    guard !isClassic else { return choose(targetMode) }
    let count = SplitArrangement.count(displayMode)
    animate { self.arrange(showing: count < self.sideColumns.count ? count + 1 : 0) }
  }

  /// Adds the display mode button to the navigation bar of the first column.
  func updateButton() {
    guard isViewLoaded else { return }
    guard !isClassic else {
      storedButton?.isHidden = isCollapsed
      return
    }
    let first = isCollapsed || displayModeButtonVisibility == .never ? nil : visible.first
    // Remove the button from one bar before adding it to another.
    for (column, entry) in columns where column != first {
      entry.navigation?.navigationBar.systemItem = nil
    }
    if let first { columns[first]?.navigation?.navigationBar.systemItem = displayModeButtonItem }
  }
}
