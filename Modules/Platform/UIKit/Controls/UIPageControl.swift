public import Foundation
import QuartzCore

/// A row of dots, one per page, in which the current page is highlighted.
///
/// A tap on the trailing half moves one page forward, on the leading half one back; a drag moves
/// through the pages. Both send `.valueChanged`; programmatic changes do not. If not all dots fit,
/// those at the ends are smaller.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// When the background of the dots is visible.
  public enum BackgroundStyle: Int, Sendable {
    /// While the reader interacts with the control.
    case automatic = 0
    /// Always.
    case prominent = 1
    /// Never.
    case minimal = 2
  }

  /// The current interaction of the reader.
  public enum InteractionState: Int, Sendable {
    /// No interaction.
    case none = 0
    /// A step to the next or previous page.
    case discrete = 1
    /// A drag through the pages.
    case continuous = 2
  }

  static let height: CGFloat = 26
  /// The distance from one dot to the next, in points.
  static let pitch: CGFloat = 17
  /// The total space at both ends, in points.
  static let ends: CGFloat = 64.5
  /// The distance that a touch must move to become a drag, in points.
  private static let slop: CGFloat = 10

  private let ground = UIView()
  var indicators: [PageIndicator] = []
  private var images: [Int: UIImage] = [:]
  private var currentImages: [Int: UIImage] = [:]
  private var storedCurrentPage = 0
  private var startOfDrag = CGPoint.zero
  private var pageAtStart = 0

  override func didInit() {
    super.didInit()
    ground.isUserInteractionEnabled = false
    ground.backgroundColor = .systemFill
    ground.layer.cornerRadius = Self.height / 2
    addSubview(ground)
    isAccessibilityElement = true
    super.accessibilityTraits = [.adjustable, .updatesFrequently]
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.defaultHigh, for: axis)
    }
    show()
  }

  // MARK: Pages

  /// How many dots are shown; 0 by default, which negative values become.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(numberOfPages, 0)
      guard numberOfPages != oldValue else { return }
      storedCurrentPage = clamped(storedCurrentPage)
      invalidateIntrinsicContentSize()
      show()
    }
  }

  /// The index of the highlighted page.
  open var currentPage: Int {
    get { storedCurrentPage }
    set {
      storedCurrentPage = clamped(newValue)
      progress?.pageDidChange(to: storedCurrentPage)
      show()
    }
  }

  /// The direction in which the dots are arranged.
  open var direction = Direction.natural {
    didSet {
      guard direction != oldValue else { return }
      invalidateIntrinsicContentSize()
      show()
    }
  }

  /// The progress within the current page, whose dot is then longer; nil for no progress.
  open var progress: UIPageControlProgress? {
    didSet {
      guard progress !== oldValue else { return }
      if oldValue?.control === self { oldValue?.control = nil }
      progress?.control = self
      progress?.pageDidChange(to: currentPage)
      invalidateIntrinsicContentSize()
      show()
    }
  }

  /// Called by the progress at the end of a page's time.
  final func advance(to page: Int) { go(to: page) }

  final func progressDidChange() {
    for (indicator, page) in zip(indicators, shownPages) where page == currentPage {
      indicator.progress = progress.map { CGFloat($0.currentProgress) }
    }
  }

  /// Informs the progress whether it is visible.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    progress?.visibilityMayHaveChanged()
  }

  private func clamped(_ page: Int) -> Int { min(max(page, 0), max(numberOfPages - 1, 0)) }

  /// Whether the control is hidden if there is only one page.
  open var hidesForSinglePage = false {
    didSet { show() }
  }

  /// The current interaction of the reader.
  open private(set) var interactionState = InteractionState.none {
    didSet { if interactionState != oldValue { show() } }
  }

  /// Whether dragging moves through the pages.
  open var allowsContinuousInteraction = true

  // MARK: Looks

  /// When the background of the dots is visible.
  open var backgroundStyle = BackgroundStyle.automatic {
    didSet { show() }
  }

  /// The color of the dots; nil for a translucent white.
  open var pageIndicatorTintColor: UIColor? {
    didSet {
      noteAppearance(\.pageIndicatorTintColor, pageIndicatorTintColor)
      show()
    }
  }

  /// The color of the dot of the current page; nil for white.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet {
      noteAppearance(\.currentPageIndicatorTintColor, currentPageIndicatorTintColor)
      show()
    }
  }

  /// The image used instead of dots, as a template; nil for dots.
  open var preferredIndicatorImage: UIImage? {
    didSet {
      noteAppearance(\.preferredIndicatorImage, preferredIndicatorImage)
      show()
    }
  }

  /// The image used instead of the dot of the current page; nil to use that of the page.
  open var preferredCurrentPageIndicatorImage: UIImage? {
    didSet {
      noteAppearance(\.preferredCurrentPageIndicatorImage, preferredCurrentPageIndicatorImage)
      show()
    }
  }

  /// Sets the image of a page; nil removes it.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    checkPage(page)
    images[page] = image
    show()
  }

  /// The image of a page; nil if it has none of its own.
  open func indicatorImage(forPage page: Int) -> UIImage? {
    checkPage(page)
    return images[page]
  }

  /// Sets the image of a page while it is current; nil removes it.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    checkPage(page)
    currentImages[page] = image
    show()
  }

  /// The image of a page while it is current; nil if it has none of its own.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    checkPage(page)
    return currentImages[page]
  }

  private func checkPage(_ page: Int) {
    precondition(
      (0..<numberOfPages).contains(page),
      "page (\(page)) is out of bounds (\(numberOfPages))"
    )
  }

  private func image(of page: Int) -> UIImage? {
    let own = images[page] ?? preferredIndicatorImage
    guard page == currentPage else { return own }
    return currentImages[page] ?? preferredCurrentPageIndicatorImage ?? own
  }

  private func show() {
    let isShown = numberOfPages > 1 || numberOfPages == 1 && !hidesForSinglePage
    ground.isHidden =
      !isShown
      || !(backgroundStyle == .prominent
        || backgroundStyle == .automatic && interactionState == .continuous)
    showIndicators(isShown ? shownPages : 0..<0)
    progress?.visibilityMayHaveChanged()
  }

  /// Updates the visible dots for a range of pages.
  private func showIndicators(_ pages: Range<Int>) {
    while indicators.count > pages.count { indicators.removeLast().removeFromSuperview() }
    while indicators.count < pages.count {
      let indicator = PageIndicator()
      addSubview(indicator)
      indicators.append(indicator)
    }
    for (indicator, page) in zip(indicators, pages) {
      let isCurrent = page == currentPage
      indicator.show(
        image(of: page),
        color: isCurrent
          ? currentPageIndicatorTintColor ?? .white
          : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.4)
      )
      indicator.alpha = isEnabled ? 1 : 0.5
      indicator.scale = scale(of: page, among: pages)
      (indicator.isVertical, indicator.isReversed) = (isVertical, isReversed)
      indicator.trackColor = pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.4)
      indicator.progress = isCurrent ? progress.map { CGFloat($0.currentProgress) } : nil
    }
    setNeedsLayout()
  }

  /// The scale of a dot: smaller at an end beyond which there are more pages.
  private func scale(of page: Int, among pages: Range<Int>) -> CGFloat {
    let fromStart = pages.lowerBound > 0 ? page - pages.lowerBound : 2
    let fromEnd = pages.upperBound < numberOfPages ? pages.upperBound - 1 - page : 2
    switch min(fromStart, fromEnd) {
    case 0: return 0.4
    case 1: return 0.7
    default: return 1
    }
  }

  /// The pages whose dots fit, including the current one.
  private var shownPages: Range<Int> {
    let length = isVertical ? bounds.height : bounds.width
    let space = Int((length - Self.pitch - progressLength) / Self.pitch)
    guard length > 0, space < numberOfPages else { return 0..<numberOfPages }
    let count = max(space, 1)
    let first = min(max(currentPage - count / 2, 0), numberOfPages - count)
    return first..<first + count
  }

  override func stateDidChange() {
    super.stateDidChange()
    show()
  }

  // MARK: Layout

  /// The size that shows the dots of a number of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let length = Self.ends + Self.pitch * CGFloat(max(pageCount, 0)) + progressLength
    return isVertical
      ? CGSize(width: Self.height, height: length) : CGSize(width: length, height: Self.height)
  }

  /// The additional length of the current page's dot, in points.
  private var progressLength: CGFloat { progress == nil ? 0 : PageIndicator.progressLength }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let pages = shownPages
    if indicators.count != pages.count, !indicators.isEmpty { showIndicators(pages) }
    let count = indicators.count
    let length = CGFloat(count) * Self.pitch + (count > 0 ? progressLength : 0)
    let middle = isVertical ? bounds.midY : bounds.midX
    var place = middle - length / 2
    for index in 0..<count {
      let indicator = indicators[isReversed ? count - 1 - index : index]
      let own = Self.pitch + (indicator.progress == nil ? 0 : progressLength)
      indicator.bounds.size =
        isVertical
        ? CGSize(width: Self.height, height: own) : CGSize(width: own, height: Self.height)
      indicator.center =
        isVertical
        ? CGPoint(x: bounds.midX, y: place + own / 2) : CGPoint(x: place + own / 2, y: bounds.midY)
      place += own
    }
    let shape = CGSize(width: length + Self.pitch, height: Self.height)
    ground.bounds.size =
      isVertical ? CGSize(width: shape.height, height: shape.width) : shape
    ground.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  // MARK: Touches

  override var followsDrags: Bool { allowsContinuousInteraction }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    startOfDrag = touch.location(in: self)
    pageAtStart = currentPage
    return numberOfPages > 0
  }

  /// Moves through the pages with the drag.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    let distance = isVertical ? point.y - startOfDrag.y : point.x - startOfDrag.x
    guard allowsContinuousInteraction,
      interactionState == .continuous || abs(distance) >= Self.slop
    else { return true }
    interactionState = .continuous
    // All pages are reachable within the width of the dots.
    let step = min(Self.pitch, Self.pitch * CGFloat(indicators.count) / CGFloat(numberOfPages))
    go(to: pageAtStart + Int(((isReversed ? -distance : distance) / step).rounded()))
    return true
  }

  /// Moves one page if the touch did not become a drag.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if interactionState == .none, let touch, bounds.contains(touch.location(in: self)) {
      interactionState = .discrete
      let point = touch.location(in: self)
      let isFar = isVertical ? point.y >= bounds.midY : point.x >= bounds.midX
      let isOn = isFar != isReversed
      go(to: currentPage + (isOn ? 1 : -1))
    }
    interactionState = .none
  }

  open override func cancelTracking(with event: UIEvent?) { interactionState = .none }

  private func go(to page: Int) {
    let old = currentPage
    currentPage = page
    if currentPage != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  // MARK: Accessibility

  /// Returns false: there is nothing to activate.
  open override func accessibilityActivate() -> Bool { false }

  /// Moves to the next page.
  open override func accessibilityIncrement() { if isEnabled { go(to: currentPage + 1) } }

  /// Moves to the previous page.
  open override func accessibilityDecrement() { if isEnabled { go(to: currentPage - 1) } }

  /// The current page and the number of pages, unless it is set.
  open override var accessibilityValue: String? {
    get {
      super.accessibilityValue
        ?? SystemWords(of: self).page(currentPage + 1, of: numberOfPages)
    }
    set { super.accessibilityValue = newValue }
  }
}
