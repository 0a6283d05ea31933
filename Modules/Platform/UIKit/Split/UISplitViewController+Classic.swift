import Foundation

// The classic interface: a primary and a secondary view controller, which the delegate or the
// primary one combines when there is no space for both.

extension UISplitViewController {
  var isClassic: Bool { style == .unspecified }

  // MARK: The view controllers

  /// Sets the primary and the secondary view controller.
  func setClassic(_ controllers: [UIViewController]) {
    // Both may be new places of the same view controllers.
    for column in [Column.primary, .secondary]
    where !controllers.contains(where: {
      $0 === columns[column]?.child
    }) {
      setClassic(nil, for: column)
    }
    setClassic(controllers.first, for: .primary)
    setClassic(controllers.dropFirst().first, for: .secondary)
    classicDidChange()
  }

  private func setClassic(_ controller: UIViewController?, for column: Column) {
    guard columns[column]?.child !== controller else { return }
    let other: Column = column == .primary ? .secondary : .primary
    if let former = columns[other], former.child === controller { forget(former) }
    if let old = columns[column] { forget(old) }
    guard let controller else { return }
    columns[column] = SplitColumn(column, controller, wraps: false)
    addChild(controller)
    controller.didMove(toParent: self)
  }

  private func forget(_ entry: SplitColumn) {
    columns[entry.column] = nil
    placed.removeAll { $0 == entry.column }
    entry.area.removeFromSuperview()
    // The primary view controller may have adopted the child.
    if entry.child.parent === self { remove(entry) }
  }

  /// Shows the view controllers after one of them was exchanged.
  private func classicDidChange() {
    guard isViewLoaded, view.window != nil else { return }
    if isCollapsed {
      collapseSecondary()
      placeCollapsed()
    } else {
      arrange(showing: shownCount)
    }
  }

  // MARK: Collapsing

  func collapseClassic() {
    removeColumns()
    chosenMode = nil
    if let primary = delegate?.primaryViewController(forCollapsing: self) {
      setClassic(primary, for: .primary)
    }
    collapseSecondary()
    placeCollapsed()
  }

  private func collapseSecondary() {
    guard let entry = columns[.secondary], let primary = columns[.primary]?.child else { return }
    let secondary = entry.child
    preserved = secondary
    lent = nil
    let isCollapsed =
      delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
    let isEmpty = (secondary as? UINavigationController)?.viewControllers.isEmpty ?? false
    if !isCollapsed, !isEmpty { primary.collapseSecondaryViewController(secondary, for: self) }
    forget(entry)
  }

  func expandClassic() {
    columns[.primary]?.area.removeFromSuperview()
    isCollapsed = false
    updateButton()
    if let primary = delegate?.primaryViewController(forExpanding: self) {
      setClassic(primary, for: .primary)
    }
    if let primary = columns[.primary]?.child {
      var secondary = delegate?.splitViewController(self, separateSecondaryFrom: primary)
      if secondary == nil || secondary?.parent === primary {
        secondary = primary.separateSecondaryViewController(for: self)
      }
      restoreLent()
      setClassic(secondary ?? preserved, for: .secondary)
    }
    preserved = nil
    arrange(showing: nil)
  }

  /// Gives a navigation controller its stack back whose view controllers were popped from that of
  /// the primary one.
  func restoreLent() {
    guard let lent else { return }
    self.lent = nil
    let isFree = lent.stack.allSatisfy { $0.parent == nil }
    if isFree, lent.owner.viewControllers.isEmpty {
      lent.owner.setViewControllers(lent.stack, animated: false)
    }
  }

  // MARK: Showing

  func showClassic(_ controller: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: controller, sender: sender) == true { return }
    guard !isCollapsed else { return present(controller, animated: true) }
    let isInPrimary = controller.parent != nil && controller.parent === columns[.primary]?.child
    setClassic(controller, for: isInPrimary ? .secondary : .primary)
    classicDidChange()
  }

  func showClassicDetail(_ controller: UIViewController, sender: Any?) {
    guard columns[.secondary]?.child !== controller else { return }
    if delegate?.splitViewController(self, showDetail: controller, sender: sender) == true {
      return
    }
    guard isCollapsed else {
      setClassic(controller, for: .secondary)
      return classicDidChange()
    }
    guard let navigation = columns[.primary]?.child as? UINavigationController else {
      return present(controller, animated: true)
    }
    navigation.adopt(controller, of: self, animated: true)
  }

  // MARK: The display mode

  /// The mode that the button and the gesture choose next.
  var targetMode: DisplayMode {
    let asked = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
    guard asked == .automatic else { return asked }
    guard displayMode == .secondaryOnly else { return .secondaryOnly }
    return splitBehavior == .overlay ? .oneOverSecondary : .oneBesideSecondary
  }

  /// Changes to a mode until the preferred one is set.
  func choose(_ mode: DisplayMode) {
    guard !isCollapsed else { return }
    animate {
      self.chosenMode = mode
      self.arrange(showing: nil)
    }
  }
}

extension UINavigationController {
  /// Pushes the secondary view controller of a split view; the stack of a navigation controller is
  /// pushed in its place.
  func adopt(_ secondary: UIViewController, of split: UISplitViewController, animated: Bool) {
    guard let owner = secondary as? UINavigationController else {
      return pushViewController(secondary, animated: animated)
    }
    split.restoreLent()
    let controllers = owner.viewControllers
    split.lent = (owner, controllers)
    owner.setViewControllers([], animated: false)
    setViewControllers(viewControllers + controllers, animated: animated)
  }

  /// Removes the secondary view controller from the stack and returns it: the navigation controller
  /// whose stack was lent, with all above it, or the top of the stack.
  func returnSecondaryController(to split: UISplitViewController) -> UIViewController? {
    if let lent = split.lent, let root = lent.stack.first,
      let start = viewControllers.firstIndex(where: { $0 === root })
    {
      split.lent = nil
      let above = Array(viewControllers[start...])
      setViewControllers(Array(viewControllers[..<start]), animated: false)
      lent.owner.setViewControllers(above, animated: false)
      return lent.owner
    }
    return popViewController(animated: false)
  }
}
