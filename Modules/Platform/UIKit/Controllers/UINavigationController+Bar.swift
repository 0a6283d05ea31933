import Foundation

// How high the navigation bar is: it takes part in the scrolling of the content below it.

extension UINavigationController {
  /// What the bar takes from the screen below it, in points.
  private var barInset: CGFloat {
    navigationBar.isHidden ? 0 : min(barRows.height, barShape.full.height)
  }

  /// The rows that the bar has for a screen whose content is at its top.
  private func shape(for controller: UIViewController?) -> NavigationBarShape {
    var shape = NavigationBarShape()
    guard let controller else { return shape }
    let item = controller.navigationItem
    if item.prompt != nil { shape.full.prompt = UINavigationBar.promptHeight }
    if showsLargeTitle(for: controller) { shape.full.large = navigationBar.largeTitleHeight }
    guard let search = item.searchController else { return shape }
    shape.full.search = search.searchBar.rowHeight
    shape.collapsesSearch = item.hidesSearchBarWhenScrolling && !search.isActive
    if search.isActive, search.hidesNavigationBarDuringPresentation {
      shape.full.prompt = 0
      shape.full.inline = 0
      shape.full.large = 0
    }
    return shape
  }

  /// Whether the title of a screen is a large one: as the screen below it in the stack has it,
  /// unless its item says otherwise.
  private func showsLargeTitle(for controller: UIViewController) -> Bool {
    guard navigationBar.prefersLargeTitles else { return false }
    let index = viewControllers.firstIndex { $0 === controller } ?? viewControllers.count
    let modes =
      [controller.navigationItem.largeTitleDisplayMode]
      + viewControllers[..<index].reversed().map(\.navigationItem.largeTitleDisplayMode)
    return switch modes.first(where: { $0 != .automatic }) {
    case .never, .inline: false
    default: true
    }
  }

  /// Gives the screen shown the room that the bars leave.
  func updateInsets() {
    // Where the tab bar is hidden for this stack alone, its room is taken back from the screen.
    let bottom = (parent as? UITabBarController)?.barHeight ?? 0
    let insets = UIEdgeInsets(
      top: barInset,
      left: 0,
      bottom: hidesBottomBar ? -bottom : showsToolbar ? UIToolbar.contentHeight : 0,
      right: 0
    )
    if let shown {
      shown.containerSafeAreaInsets = self.insets(insets, within: shown)
      // A search lies over the screen where that is its context, else over the whole content area.
      shown.navigationItem.searchController?.containerSafeAreaInsets =
        shown.definesPresentationContext ? shown.containerSafeAreaInsets : insets
      placeShown()
    }
    observedScrollView?.barRoom =
      navigationBar.isHidden ? 0 : barShape.full.height - barInset
  }

  /// Places the bar under the top safe area.
  func placeBar() {
    navigationBar.frame = CGRect(
      x: 0,
      y: view.safeAreaInsets.top,
      width: view.bounds.width,
      height: navigationBar.rows.height
    )
  }

  /// Begins to follow the content of the screen that is to be shown.
  func beginFollowing(_ controller: UIViewController?) {
    barShape = shape(for: controller)
    observe(controller)
    barRows = barShape.rows(scrolledBy: max(observedScrollView?.distanceBelowBar ?? 0, 0))
  }

  private func observe(_ controller: UIViewController?) {
    let scrollView =
      controller?.storedContentScrollView ?? controller?.viewIfLoaded?.scrollViewBelowBar
    defer { updateScrollEdge() }
    guard scrollView !== observedScrollView else { return }
    if observedScrollView?.navigationBarOwner === self {
      observedScrollView?.navigationBarOwner = nil
    }
    observedScrollView = scrollView
    scrollView?.navigationBarOwner = self
  }

  /// The screen shown may have got other content.
  func contentMayHaveChanged() {
    guard transitionsInFlight == 0 else { return }
    observe(shown)
  }

  /// The bar is to have other rows: another item, another search, other traits.
  ///
  /// Content at its top stays there; other content stays where it is.
  func updateBarShape() {
    guard isViewLoaded, transitionsInFlight == 0 else { return }
    observe(shown)
    let new = shape(for: shown)
    guard new != barShape else { return }
    guard let scrollView = observedScrollView else {
      barShape = new
      return apply(new.full)
    }
    let old = scrollView.distanceBelowBar
    let distance = old <= 0 ? old : max(old + new.full.height - barShape.full.height, 0)
    barShape = new
    apply(new.rows(scrolledBy: distance))
    let offset = scrollView.contentOffset.y + distance - scrollView.distanceBelowBar
    if offset != scrollView.contentOffset.y {
      scrollView.moveContent(to: CGPoint(x: scrollView.contentOffset.x, y: offset))
    }
  }

  private func apply(_ rows: NavigationBarRows) {
    barRows = rows
    navigationBar.rows = rows
    placeBar()
    observedScrollView?.isFollowingBar = true
    updateInsets()
    observedScrollView?.isFollowingBar = false
  }

  /// Tells the bars whether the content ends at them; only bars with an appearance ask.
  func updateScrollEdge() {
    if let storedToolbar, storedToolbar.hasAppearance {
      storedToolbar.isAtScrollEdge = observedScrollView?.endsAtBarBelow ?? true
    }
    guard navigationBar.hasAppearance else { return }
    navigationBar.isAtScrollEdge = (observedScrollView?.distanceBelowBar ?? 0) <= 0.5
  }

  /// The content below the bar moved.
  func contentDidScroll(_ scrollView: UIScrollView) {
    if scrollView === observedScrollView { updateScrollEdge() }
    guard scrollView === observedScrollView, transitionsInFlight == 0, !navigationBar.isHidden,
      barShape.way > 0, !scrollView.isFollowingBar, scrollView.window != nil
    else { return }
    let rows = barShape.rows(scrolledBy: scrollView.distanceBelowBar)
    if rows != barRows { apply(rows) }
  }

  /// Where content comes to rest that would do so at an offset.
  func restingOffset(near offset: CGFloat, of scrollView: UIScrollView, direction: CGFloat)
    -> CGFloat
  {
    guard scrollView === observedScrollView, !navigationBar.isHidden else { return offset }
    let top = scrollView.contentOffset.y - scrollView.distanceBelowBar
    let stop = barShape.stop(near: offset - top, direction: direction) + top
    return scrollView.resting(CGPoint(x: scrollView.contentOffset.x, y: stop)).y
  }
}

extension UIView {
  /// What scrolls below the bar where this is the root view of a screen: itself, or the first view
  /// in it.
  var scrollViewBelowBar: UIScrollView? {
    let found = self as? UIScrollView ?? storedSubviews.first as? UIScrollView
    return found?.isContentBelowBars == false ? nil : found
  }
}

extension UIScrollView {
  /// How far the content is scrolled from where it is below the whole navigation bar, in points.
  final var distanceBelowBar: CGFloat { layer.bounds.minY + storedAdjustedInset.top + barRoom }

  /// Whether no content lies below a bar at the lower edge.
  final var endsAtBarBelow: Bool {
    contentSize.height + storedAdjustedInset.bottom - layer.bounds.maxY <= 0.5
  }
}
