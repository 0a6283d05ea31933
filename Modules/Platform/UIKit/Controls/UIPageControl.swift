public import Foundation
import QuartzCore

/// A row of dots, one for each page, of which that of the current page stands out.
///
/// A tap on the half at the trailing side goes one page on, on the other half one back; a drag goes
/// through the pages. Both send `.valueChanged`; a change by the program does not. Where there is
/// no room for all dots, the ones at the ends are smaller.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// When the shape behind the dots is seen.
  public enum BackgroundStyle: Int, Sendable {
    /// While the reader goes through the pages.
    case automatic = 0
    /// Always.
    case prominent = 1
    /// Never.
    case minimal = 2
  }

  /// What the reader does with the control.
  public enum InteractionState: Int, Sendable {
    /// Nothing.
    case none = 0
    /// They went one page on or back.
    case discrete = 1
    /// They drag through the pages.
    case continuous = 2
  }

  static let height: CGFloat = 26
  /// From one dot to the next, in points.
  static let pitch: CGFloat = 17
  /// The room at both ends together, in points.
  static let ends: CGFloat = 64.5
  /// How far a finger moves before a touch is a drag, in points.
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

  /// How many pages there are.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(numberOfPages, 0)
      guard numberOfPages != oldValue else { return }
      storedCurrentPage = clamped(storedCurrentPage)
      invalidateIntrinsicContentSize()
      show()
    }
  }

  /// The page whose dot stands out, from 0 to one less than there are pages.
  open var currentPage: Int {
    get { storedCurrentPage }
    set {
      storedCurrentPage = clamped(newValue)
      progress?.pageDidChange(to: storedCurrentPage)
      show()
    }
  }

  /// The way in which the dots follow one another.
  open var direction = Direction.natural {
    didSet {
      guard direction != oldValue else { return }
      invalidateIntrinsicContentSize()
      show()
    }
  }

  /// How far the reader is in the current page, which has a longer dot then; nil for a control that
  /// does not say.
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

  /// The time of a page is over.
  final func advance(to page: Int) { go(to: page) }

  final func progressDidChange() {
    for (indicator, page) in zip(indicators, shownPages) where page == currentPage {
      indicator.progress = progress.map { CGFloat($0.currentProgress) }
    }
  }

  /// Notifies the progress of the window that it is seen in.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    progress?.visibilityMayHaveChanged()
  }

  private func clamped(_ page: Int) -> Int { min(max(page, 0), max(numberOfPages - 1, 0)) }

  /// Whether the control hides its dot where there is one page only.
  open var hidesForSinglePage = false {
    didSet { show() }
  }

  /// What the reader does with the control at present.
  open private(set) var interactionState = InteractionState.none {
    didSet { if interactionState != oldValue { show() } }
  }

  /// Whether a drag goes through the pages.
  open var allowsContinuousInteraction = true

  // MARK: Looks

  /// When the shape behind the dots is seen.
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

  /// The image in place of the dots; it is drawn as a template.
  open var preferredIndicatorImage: UIImage? {
    didSet {
      noteAppearance(\.preferredIndicatorImage, preferredIndicatorImage)
      show()
    }
  }

  /// The image in place of the dot of the current page; nil for that of the page.
  open var preferredCurrentPageIndicatorImage: UIImage? {
    didSet {
      noteAppearance(\.preferredCurrentPageIndicatorImage, preferredCurrentPageIndicatorImage)
      show()
    }
  }

  /// Sets the image of one page, or takes it away.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    checkPage(page)
    images[page] = image
    show()
  }

  /// The image of one page; nil where it has none of its own.
  open func indicatorImage(forPage page: Int) -> UIImage? {
    checkPage(page)
    return images[page]
  }

  /// Sets the image of one page while it is the current one, or takes it away.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    checkPage(page)
    currentImages[page] = image
    show()
  }

  /// The image of one page while it is the current one; nil where it has none of its own.
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

  /// Makes as many dots as are seen, each for its page.
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

  /// Dots at an end behind which there are more are smaller.
  private func scale(of page: Int, among pages: Range<Int>) -> CGFloat {
    let fromStart = pages.lowerBound > 0 ? page - pages.lowerBound : 2
    let fromEnd = pages.upperBound < numberOfPages ? pages.upperBound - 1 - page : 2
    switch min(fromStart, fromEnd) {
    case 0: return 0.4
    case 1: return 0.7
    default: return 1
    }
  }

  /// The pages that have room for a dot, the current one among them.
  private var shownPages: Range<Int> {
    let length = isVertical ? bounds.height : bounds.width
    let room = Int((length - Self.pitch - progressLength) / Self.pitch)
    guard length > 0, room < numberOfPages else { return 0..<numberOfPages }
    let count = max(room, 1)
    let first = min(max(currentPage - count / 2, 0), numberOfPages - count)
    return first..<first + count
  }

  override func stateDidChange() {
    super.stateDidChange()
    show()
  }

  // MARK: Layout

  /// The size that shows so many pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let length = Self.ends + Self.pitch * CGFloat(max(pageCount, 0)) + progressLength
    return isVertical
      ? CGSize(width: Self.height, height: length) : CGSize(width: length, height: Self.height)
  }

  /// How much longer the dot of the current page is, in points.
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

  /// Goes through the pages with the finger.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    let way = isVertical ? point.y - startOfDrag.y : point.x - startOfDrag.x
    guard allowsContinuousInteraction,
      interactionState == .continuous || abs(way) >= Self.slop
    else { return true }
    interactionState = .continuous
    // Many pages are gone through within the width of the dots.
    let step = min(Self.pitch, Self.pitch * CGFloat(indicators.count) / CGFloat(numberOfPages))
    go(to: pageAtStart + Int(((isReversed ? -way : way) / step).rounded()))
    return true
  }

  /// A finger that did not move goes one page on or back.
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

  /// There is nothing to activate: pages are gone through.
  open override func accessibilityActivate() -> Bool { false }

  /// Goes one page on.
  open override func accessibilityIncrement() { if isEnabled { go(to: currentPage + 1) } }

  /// Goes one page back.
  open override func accessibilityDecrement() { if isEnabled { go(to: currentPage - 1) } }

  /// Which page of how many is the current one, unless another value is set.
  open override var accessibilityValue: String? {
    get {
      super.accessibilityValue
        ?? AccessibilityWords(of: self).page(currentPage + 1, of: numberOfPages)
    }
    set { super.accessibilityValue = newValue }
  }
}
