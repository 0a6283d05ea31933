import Foundation

// The height of the navigation bar, which depends on the scrolling of the content below it.

extension UINavigationController: ScrollObserver {
  /// The inset of the current screen for the bar, in points.
  private var barInset: CGFloat {
    navigationBar.isHidden ? 0 : min(barRows.height, barShape.full.height)
  }

  /// The rows of the bar for a screen whose content is at its top.
  private func shape(for controller: UIViewController?) -> NavigationBarShape {
    var shape = NavigationBarShape()
    shape.full.inline = traitCollection.barHeight
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

  /// Whether the title of a screen is large: inherited from the previous screen in the stack,
  /// unless its item specifies it, and never with a compact height, as on a phone on its side.
  private func showsLargeTitle(for controller: UIViewController) -> Bool {
    guard navigationBar.prefersLargeTitles, traitCollection.verticalSizeClass != .compact
    else { return false }
    let index = viewControllers.firstIndex { $0 === controller } ?? viewControllers.count
    let modes =
      [controller.navigationItem.largeTitleDisplayMode]
      + viewControllers[..<index].reversed().map(\.navigationItem.largeTitleDisplayMode)
    return switch modes.first(where: { $0 != .automatic }) {
    case .never, .inline: false
    default: true
    }
  }

  /// Updates the safe area insets of the current screen for the bars.
  func updateInsets() {
    // If the tab bar is hidden only for this stack, remove its inset from the screen.
    let bottom = (parent as? UITabBarController)?.barHeight ?? 0
    let insets = UIEdgeInsets(
      top: barInset,
      left: 0,
      bottom: hidesBottomBar ? -bottom : showsToolbar ? traitCollection.barHeight : 0,
      right: 0
    )
    if let shown {
      shown.containerSafeAreaInsets = self.insets(insets, within: shown)
      // A search is presented over the screen if that is its context, otherwise over the whole
      // content area.
      shown.navigationItem.searchController?.containerSafeAreaInsets =
        shown.definesPresentationContext ? shown.containerSafeAreaInsets : insets
      placeShown()
    }
    observedScrollView?.barSpace =
      navigationBar.isHidden ? 0 : barShape.full.height - barInset
  }

  /// Lays out the bar below the top safe area.
  func placeBar() {
    navigationBar.frame = CGRect(
      x: 0,
      y: view.safeAreaInsets.top,
      width: view.bounds.width,
      height: navigationBar.rows.height
    )
  }

  /// Begins to observe the content of the screen that is about to be shown.
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
    observedScrollView?.removeScrollObserver(self)
    observedScrollView = scrollView
    scrollView?.addScrollObserver(self)
  }

  /// Called when the content of the current screen may have changed.
  func contentMayHaveChanged() {
    guard transitionsInFlight == 0 else { return }
    observe(shown)
  }

  /// Updates the rows of the bar, for example for another item, search controller or traits.
  ///
  /// Content at its top remains there; other content is not moved.
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
    isApplyingRows = true
    if let scrollView = observedScrollView {
      scrollView.withOffsetCause(.bar) { updateInsets() }
    } else {
      updateInsets()
    }
    isApplyingRows = false
  }

  /// Informs the bars whether the content's edge is at them; only needed if they have an
  /// appearance.
  func updateScrollEdge() {
    if let storedToolbar, storedToolbar.hasAppearance {
      storedToolbar.isAtScrollEdge = observedScrollView?.endsAtBarBelow ?? true
    }
    guard navigationBar.hasAppearance else { return }
    navigationBar.isAtScrollEdge = (observedScrollView?.distanceBelowBar ?? 0) <= 0.5
  }

  var observedEdge: ScrollEdge { .top }

  func contentEndDidMove(in scrollView: UIScrollView) { updateScrollEdge() }

  func contentDidScroll(_ scrollView: UIScrollView) {
    if scrollView === observedScrollView { updateScrollEdge() }
    guard scrollView === observedScrollView, transitionsInFlight == 0, !navigationBar.isHidden,
      barShape.collapseDistance > 0, !isApplyingRows, scrollView.window != nil
    else { return }
    let rows = barShape.rows(scrolledBy: scrollView.distanceBelowBar)
    if rows != barRows { apply(rows) }
  }

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
  /// The scroll view below the bar if this is the root view of a screen.
  var scrollViewBelowBar: UIScrollView? {
    scrollViewOfContent.flatMap { $0.isContentBelowBars ? $0 : nil }
  }
}

extension UIScrollView {
  /// The scroll distance from the position below the completely visible navigation bar, in points.
  final var distanceBelowBar: CGFloat { layer.bounds.minY + storedAdjustedInset.top + barSpace }

  /// Whether no content is behind a bar at the bottom.
  final var endsAtBarBelow: Bool {
    contentSize.height + storedAdjustedInset.bottom - layer.bounds.maxY <= 0.5
  }
}
