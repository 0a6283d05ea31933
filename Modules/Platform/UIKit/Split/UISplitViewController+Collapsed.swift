import Foundation

// The collapsed interface: one stack instead of columns.

extension UISplitViewController {
  /// The column that is shown in the collapsed interface.
  var collapsedColumns: [Column] { columns[.compact] == nil ? [.primary] : [.compact] }

  /// The order of the columns' view controllers in the stack.
  private var order: [Column] {
    [.primary, .supplementary, .secondary].filter { columns[$0]?.navigation != nil }
  }

  /// Collapses or expands after a change of the horizontal size class.
  func updateCollapse() {
    guard !isClassic || view.window != nil else { return }
    let isNarrow = traitCollection.horizontalSizeClass == .compact
    guard isNarrow != isCollapsed else { return }
    if isClassic {
      isNarrow ? collapseClassic() : expandClassic()
    } else {
      isNarrow ? collapse(isFirst: false) : expand()
    }
  }

  func collapse(isFirst: Bool) {
    removeColumns()
    if columns[.compact] == nil {
      let proposed = columns[.secondary] == nil ? Column.primary : .secondary
      let top = delegate?.splitViewController(
        self,
        topColumnForCollapsingToProposedTopColumn: proposed
      )
      stack(upTo: top ?? proposed)
    } else {
      _ = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: .compact)
    }
    placeCollapsed()
    if !isFirst { delegate?.splitViewControllerDidCollapse(self) }
  }

  /// Removes the columns from the view before they are combined.
  func removeColumns() {
    isCollapsed = true
    for column in placed { columns[column]?.area.removeFromSuperview() }
    placed.removeAll()
    dimmingView.removeFromSuperview()
    updateButton()
  }

  private func expand() {
    separateStack()
    for column in collapsedColumns { columns[column]?.area.removeFromSuperview() }
    isCollapsed = false
    let widths = [primaryColumnWidth, supplementaryColumnWidth].prefix(style.rawValue)
    let proposed = SplitArrangement(
      mode: preferredDisplayMode,
      behavior: preferredSplitBehavior,
      width: view.bounds.width,
      columns: Array(widths)
    )
    let mode = delegate?.splitViewController(
      self,
      displayModeForExpandingToProposedDisplayMode: proposed.mode
    )
    arrange(showing: mode.flatMap { $0 == proposed.mode ? nil : SplitArrangement.count($0) })
    delegate?.splitViewControllerDidExpand(self)
  }

  /// Adds the view of the collapsed interface's column to the split view.
  func placeCollapsed() {
    guard let entry = collapsedColumns.lazy.compactMap({ self.columns[$0] }).first,
      let childView = entry.child.view
    else { return }
    entry.area.overriddenTraits.horizontalSizeClass = .unspecified
    entry.line.removeFromSuperview()
    childView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    layOutCollapsed()
    childView.frame = entry.area.bounds
    if childView.superview !== entry.area { entry.area.addSubview(childView) }
    if entry.area.superview !== view { view.addSubview(entry.area) }
  }

  func layOutCollapsed() {
    for column in collapsedColumns { columns[column]?.area.frame = view.bounds }
  }

  // MARK: The stack

  private var stackController: UINavigationController? { columns[.primary]?.navigation }

  /// Combines the view controllers of the columns up to one in a single stack.
  func stack(upTo top: Column) {
    guard let stackController else { return }
    stacked = [.primary]
    var screens = stackController.viewControllers
    for column in order where column != .primary && column.rawValue <= top.rawValue {
      screens += lend(column)
    }
    stackController.setViewControllers(screens, animated: false)
  }

  /// Removes and returns the view controllers of a column, to add them to the stack.
  private func lend(_ column: Column) -> [UIViewController] {
    guard let entry = columns[column], let navigation = entry.navigation else { return [] }
    entry.lent = navigation.viewControllers
    navigation.setViewControllers([], animated: false)
    stacked.append(column)
    return entry.lent
  }

  /// Moves the view controllers in the stack back to their columns, including popped ones.
  func separateStack() {
    guard let stackController, stacked.count > 1 else {
      stacked.removeAll()
      return
    }
    var screens = stackController.viewControllers
    var given: [(UINavigationController, [UIViewController])] = []
    for column in stacked.reversed() where column != .primary {
      guard let entry = columns[column], let navigation = entry.navigation else { continue }
      // View controllers pushed since then belong to the top column.
      if let start = screens.firstIndex(where: { $0 === entry.lent.first }) {
        given.append((navigation, Array(screens[start...])))
        screens.removeSubrange(start...)
      } else {
        given.append((navigation, entry.lent))
      }
      entry.lent.removeAll()
    }
    stackController.setViewControllers(screens, animated: false)
    for (navigation, screens) in given { navigation.setViewControllers(screens, animated: false) }
    stacked.removeAll()
  }

  /// Removes columns from the stack whose view controllers were popped.
  private func forgetPopped() {
    guard let stackController else { return }
    for column in stacked.reversed() where column != .primary {
      guard let entry = columns[column], let root = entry.lent.first,
        !stackController.viewControllers.contains(where: { $0 === root })
      else { continue }
      entry.navigation?.setViewControllers(entry.lent, animated: false)
      entry.lent.removeAll()
      stacked.removeAll { $0 == column }
    }
  }

  func showCollapsed(_ column: Column) {
    guard columns[.compact] == nil, let stackController else { return }
    forgetPopped()
    guard !stacked.contains(column) else { return }
    var screens = stackController.viewControllers
    for next in order where !stacked.contains(next) && next.rawValue <= column.rawValue {
      screens += lend(next)
    }
    stackController.setViewControllers(screens, animated: true)
  }

  func hideCollapsed(_ column: Column) {
    guard columns[.compact] == nil, let stackController, column != .primary else { return }
    forgetPopped()
    guard let root = columns[column]?.lent.first,
      let index = stackController.viewControllers.firstIndex(where: { $0 === root }), index > 0
    else { return }
    stackController.popToViewController(
      stackController.viewControllers[index - 1],
      animated: true
    )
  }
}
