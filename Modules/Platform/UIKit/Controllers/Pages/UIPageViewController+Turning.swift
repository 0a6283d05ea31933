import Foundation

extension UIPageViewController {
  // MARK: Places

  private var isHorizontal: Bool { navigationOrientation == .horizontal }

  /// The distance from one page to the next, in points.
  private var pitch: CGFloat {
    isHorizontal ? scrollView.bounds.width : scrollView.bounds.height
  }

  /// The scroll distance from the current page, in pages; positive is forward.
  private var progress: CGFloat {
    guard pitch > 0 else { return 0 }
    let origin = scrollView.bounds.origin
    let distance = ((isHorizontal ? origin.x : origin.y) - pitch) / pitch
    return isHorizontal && isRightToLeft ? -distance : distance
  }

  /// The content offset of a page position: -1 before, 0 the current page, 1 after.
  private func offset(of place: CGFloat) -> CGPoint {
    let distance = pitch * (isHorizontal && isRightToLeft ? 1 - place : 1 + place)
    return isHorizontal ? CGPoint(x: distance, y: 0) : CGPoint(x: 0, y: distance)
  }

  private func frame(of place: CGFloat) -> CGRect {
    let page = CGRect(origin: offset(of: place), size: scrollView.bounds.size)
    return page.insetBy(dx: isHorizontal ? spacing / 2 : 0, dy: isHorizontal ? 0 : spacing / 2)
  }

  /// Lays out the pages, for example after a size change.
  func placePages() {
    let size = scrollView.bounds.size
    let content = CGSize(
      width: size.width * (isHorizontal ? 3 : 1),
      height: size.height * (isHorizontal ? 1 : 3)
    )
    if scrollView.contentSize != content {
      // Finish the turn immediately: its distance has changed.
      settleTurn(finished: false)
      arrange { scrollView.contentSize = content }
    }
    shown?.viewIfLoaded?.frame = frame(of: 0)
    guard let turn else { return }
    turn.page.viewIfLoaded?.frame = frame(of: turn.direction == .forward ? 1 : -1)
  }

  /// Makes a change that affects the offset, and then scrolls to the middle, where pages rest.
  private func arrange(_ change: () -> Void) {
    isArranging = true
    let before = scrollView.contentOffset
    change()
    closeEnds()
    let target = turn == nil && scrollView.drag == nil ? offset(of: 0) : before
    if scrollView.contentOffset != target { scrollView.bounds.origin = target }
    isArranging = false
  }

  /// Limits scrolling to existing pages.
  private func closeEnds() {
    func space(_ neighbour: PageNeighbours.Neighbour) -> CGFloat {
      if case .page = neighbour { return 0 }
      return -pitch
    }
    let (back, on) = (space(neighbours.before), space(neighbours.after))
    let isReversed = isHorizontal && isRightToLeft
    let inset =
      isHorizontal
      ? UIEdgeInsets(
        top: 0,
        left: isReversed ? on : back,
        bottom: 0,
        right: isReversed ? back : on
      ) : UIEdgeInsets(top: back, left: 0, bottom: on, right: 0)
    scrollView.contentInset = inset
    scrollView.alwaysBounceHorizontal = isHorizontal
    scrollView.alwaysBounceVertical = !isHorizontal
  }

  func insert(_ page: UIViewController) {
    guard let view = page.view else { return }
    view.autoresizingMask = []
    scrollView.addSubview(view)
    scrollView.setNeedsLayout()
  }

  // MARK: Neighbours

  /// Whether the reader can turn pages.
  var letsReaderTurn: Bool { dataSource != nil && shown != nil && turn?.isDriven != false }

  /// Called before the reader turns a page in either direction.
  func readerMayTurn() {
    guard turn == nil, neighbours.areUnknown else { return }
    arrange {
      _ = neighbour(.forward)
      _ = neighbour(.reverse)
    }
  }

  private func neighbour(_ direction: NavigationDirection) -> UIViewController? {
    if case .unknown = neighbours[direction], let shown, let dataSource {
      let page =
        direction == .forward
        ? dataSource.pageViewController(self, viewControllerAfter: shown)
        : dataSource.pageViewController(self, viewControllerBefore: shown)
      neighbours[direction] = .init(page)
    }
    if case .page(let page) = neighbours[direction] { return page }
    return nil
  }

  // MARK: Turns of the reader

  /// Called when the offset changed.
  func pagesDidMove() {
    guard !isArranging, shown != nil, turn?.isDriven != false else { return }
    let progress = progress
    guard progress != 0 else { return }
    let direction = progress > 0 ? NavigationDirection.forward : .reverse
    if let turn, turn.direction != direction { cancel(turn) }
    if turn == nil, let page = neighbour(direction) {
      delegate?.pageViewController(self, willTransitionTo: [page])
      begin(PageTurn(page: page, direction: direction, isOfReader: true, isDriven: true))
    }
    // A gesture can continue to the page after the next one.
    if abs(progress) >= 1, let turn { complete(turn, finished: true) }
  }

  /// Called when scrolling ended.
  func pagesDidComeToRest() {
    guard !isArranging, let turn else { return }
    if !turn.isDriven || abs(progress) > 0.5 {
      complete(turn, finished: true)
    } else {
      cancel(turn)
    }
  }

  /// Turns one page for a key or the page control.
  ///
  /// - Returns: Whether there is such a page.
  func stepByReader(_ direction: NavigationDirection) -> Bool {
    guard letsReaderTurn, turn == nil, scrollView.isScrollEnabled,
      let page = neighbour(direction)
    else { return false }
    delegate?.pageViewController(self, willTransitionTo: [page])
    run(PageTurn(page: page, direction: direction, isOfReader: true, isDriven: false))
    return true
  }

  // MARK: Turns of code

  func show(
    _ page: UIViewController,
    _ direction: NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    settleTurn(finished: false)
    neighbours = PageNeighbours()
    guard page !== shown else {
      arrange {}
      completion?(true)
      return
    }
    let new = PageTurn(
      page: page,
      direction: direction,
      isOfReader: false,
      isDriven: false,
      completion: completion
    )
    run(new, animated: animated)
  }

  private func run(_ new: PageTurn, animated: Bool = true) {
    let moves =
      animated && shown != nil && viewIfLoaded?.window != nil && UIView.areAnimationsEnabled
    begin(new, animated: moves)
    guard moves else { return complete(new, finished: true) }
    // A pan would leave the pages between two positions.
    scrollView.scrollPan.isEnabled = false
    scrollView.setContentOffset(offset(of: new.direction == .forward ? 1 : -1), animated: true)
  }

  // MARK: Beginning and ending

  private func begin(_ new: PageTurn, animated: Bool = true) {
    turn = new
    addChild(new.page)
    if isOnScreen {
      new.page.beginAppearanceTransition(true, animated: animated)
      shown?.beginAppearanceTransition(false, animated: animated)
    }
    guard isViewLoaded else { return }
    insert(new.page)
    new.page.view.frame = frame(of: new.direction == .forward ? 1 : -1)
  }

  /// Called when the new page is completely visible.
  private func complete(_ ended: PageTurn, finished: Bool) {
    let old = shown
    turn = nil
    shown = ended.page
    if ended.isOfReader {
      neighbours[ended.direction.opposite] = .init(old)
      neighbours[ended.direction] = .unknown
    }
    old?.willMove(toParent: nil)
    if !ended.isDriven { scrollView.scrollPan.isEnabled = scrollView.isScrollEnabled }
    recenter(from: ended.direction)
    old?.viewIfLoaded?.removeFromSuperview()
    if isOnScreen {
      ended.page.endAppearanceTransition()
      old?.endAppearanceTransition()
    }
    old?.removeFromParent()
    ended.page.didMove(toParent: self)
    statusBarMayHaveChanged()
    if ended.isOfReader {
      didTurn(ended.direction)
      report(ended, from: old, finished: finished, completed: true)
      arrange { _ = neighbour(ended.direction) }
    }
    ended.completion?(finished)
  }

  /// Moves the new current page to the middle, during a pan that may continue.
  private func recenter(from direction: NavigationDirection) {
    guard isViewLoaded else { return }
    isArranging = true
    let place: CGFloat = direction == .forward ? 1 : -1
    let (from, to) = (offset(of: place), offset(of: 0))
    if scrollView.drag != nil || scrollView.animation != nil {
      let offset = scrollView.contentOffset
      closeEnds()
      if scrollView.contentOffset != offset { scrollView.bounds.origin = offset }
      scrollView.shiftOffset(by: CGPoint(x: to.x - from.x, y: to.y - from.y))
      // As if the pan had started on the new page.
      scrollView.drag?.start = to
      isArranging = false
    } else {
      isArranging = false
      arrange {}
    }
    shown?.viewIfLoaded?.frame = frame(of: 0)
  }

  /// Called when the previous page remains.
  private func cancel(_ ended: PageTurn) {
    turn = nil
    ended.page.willMove(toParent: nil)
    // The order is Apple's: the page that remains has appeared before the other one disappears.
    if isOnScreen {
      shown?.beginAppearanceTransition(true, animated: true)
      shown?.endAppearanceTransition()
      ended.page.beginAppearanceTransition(false, animated: true)
    }
    ended.page.viewIfLoaded?.removeFromSuperview()
    if isOnScreen { ended.page.endAppearanceTransition() }
    ended.page.removeFromParent()
    report(ended, from: shown, finished: true, completed: false)
  }

  private func report(
    _ ended: PageTurn,
    from old: UIViewController?,
    finished: Bool,
    completed: Bool
  ) {
    delegate?.pageViewController(
      self,
      didFinishAnimating: finished,
      previousViewControllers: old.map { [$0] } ?? [],
      transitionCompleted: completed
    )
  }

  /// Ends a turn immediately: turns by code are completed, those of the reader are cancelled.
  private func settleTurn(finished: Bool) {
    guard let turn else { return }
    isArranging = true
    scrollView.stopScrollingAndZooming()
    isArranging = false
    if turn.isDriven { cancel(turn) } else { complete(turn, finished: finished) }
    arrange {}
  }
}
