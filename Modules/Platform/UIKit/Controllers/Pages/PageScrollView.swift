import Foundation

/// Scrolls between pages: it contains three page frames, of which the middle one is visible.
@MainActor final class PageScrollView: UIScrollView {
  weak var pager: UIPageViewController?

  override func didInit() {
    super.didInit()
    isPagingEnabled = true
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
    allowsKeyboardScrolling = false
  }

  override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      super.bounds = newValue
      if old.origin != newValue.origin { pager?.pagesDidMove() }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    pager?.placePages()
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer === scrollPan, pager?.letsReaderTurn != true { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override func handleScroll(_ input: ScrollInput) -> Bool {
    guard pager?.letsReaderTurn == true else { return false }
    pager?.readerMayTurn()
    return super.handleScroll(input)
  }

  override func dragWillBegin() { pager?.readerMayTurn() }

  override func didComeToRest() { pager?.pagesDidComeToRest() }

  /// Arrow keys turn pages unless the page handles them: see the controller.
  override var acceptsKeysWithoutFocus: Bool { pager?.letsReaderTurn == true }

  /// The content of the pages, not this scroll view, determines the bars.
  override var isContentBelowBars: Bool { false }
}

/// Lays out the pages, and the page control below them.
@MainActor final class PageArea: UIView {
  weak var pager: UIPageViewController?

  /// The height of the page control's area, in points.
  private static let controlHeight: CGFloat = 37

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let pager else { return }
    var pages = bounds
    if let control = pager.pageControl {
      let bottom = bounds.maxY - safeAreaInsets.bottom
      control.frame = CGRect(
        x: bounds.minX,
        y: bottom - Self.controlHeight,
        width: bounds.width,
        height: Self.controlHeight
      )
      pages.size.height = max(control.frame.minY - bounds.minY, 0)
    }
    let isHorizontal = pager.navigationOrientation == .horizontal
    pages = pages.insetBy(
      dx: isHorizontal ? -pager.spacing / 2 : 0,
      dy: isHorizontal ? 0 : -pager.spacing / 2
    )
    if pager.scrollView.frame != pages { pager.scrollView.frame = pages }
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    if pager?.pageControl != nil { setNeedsLayout() }
  }
}
