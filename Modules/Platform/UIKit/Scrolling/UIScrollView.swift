public import Foundation
import QuartzCore

/// A view onto content larger than itself, moved by fingers, wheel, touchpad and keys.
///
/// The content offset is the origin of the bounds: scrolling moves no subview. Dragging,
/// deceleration and bounces follow the laws in `ScrollPhysics` on the clock of the screen. Two
/// fingers zoom the view that the delegate names, between the limits.
@preconcurrency @MainActor open class UIScrollView: UIView {
  // MARK: Stored state

  final weak var scrollDelegate: (any UIScrollViewDelegate)?
  final var storedContentSize = CGSize.zero
  final var storedContentInset = UIEdgeInsets.zero
  final var storedAdjustedInset = UIEdgeInsets.zero
  /// The part of the content's inset that the safe area added in a window.
  final var lastSafeAreaShare = UIEdgeInsets.zero
  /// Whether a list that keeps rows at their place on screen left its content's start by that.
  final var isPushedBeforeStart = false
  /// Whether code put the content beyond its end: there it stays until the reader scrolls or the
  /// size of the content changes.
  final var isPlacedPastEnd = false
  /// The inset that a refresh control adds at the top while it refreshes, in points.
  final var refreshInset: CGFloat = 0
  final var insetBehavior = ContentInsetAdjustmentBehavior.automatic
  final var drag: ScrollDrag?
  final var animation: ScrollAnimation?
  /// Counts the animations, to notice in a delegate's method that another one began.
  final var animationNumber = 0
  final var isAdjustingOffset = false
  /// Whether a list or a zoom tells how large its content is; see `takeContentSize(_:)`.
  final var isTakingContentSize = false
  /// Whether the next value of `contentOffset` comes from a motion, which goes on.
  final var isMovingContent = false
  /// The navigation controller whose bar gives way to the content.
  final weak var navigationBarOwner: UINavigationController?
  /// The controller whose tab bar looks different where the content ends at it.
  final weak var tabBarOwner: UITabBarController?
  /// How much higher the bar above may still get, in points: content rests that much further down.
  final var barRoom: CGFloat = 0
  /// Whether the safe area changes with the bar above, so that the content stays where it is.
  final var isFollowingBar = false
  final var hasTouch = false
  final var touchStoppedMotion = false
  final var velocityTracker = ScrollVelocityTracker()
  final var layoutSize = CGSize.zero
  final var storedRefreshControl: UIRefreshControl?
  final var isObservingFrames = false
  final var verticalIndicator: ScrollIndicatorView?
  final var horizontalIndicator: ScrollIndicatorView?
  /// When the indicators begin to fade, on the media clock; nil while they stay or are hidden.
  final var indicatorFadeTime: Double?
  final var indicatorsAreShown = false
  /// When the momentum that a touchpad sends counts as over; nil without any.
  final var momentumDeadline: Double?
  /// How far a wheel was turned towards the next page, in points, and when.
  final var pageTurn: (way: CGPoint, time: Double) = (.zero, -.infinity)
  /// What lets rows be swiped, in lists that have such.
  final var swipeActions: SwipeActionsController?
  /// Whether the rest of a touchpad's momentum is ignored, after it ran against an edge.
  final var ignoresMomentum = false
  final var zoom = ScrollZoom()
  final var scrollPinch: ScrollPinchGestureRecognizer?

  // MARK: Making one

  override func didInit() {
    super.didInit()
    clipsToBounds = true
    addGestureRecognizer(panGestureRecognizer)
  }

  // MARK: Content

  /// The point of the content at the view's origin.
  ///
  /// Setting it stops any motion.
  open var contentOffset: CGPoint {
    get { layer.bounds.origin }
    set { takeOffset(newValue) }
  }

  /// The size of the content, in points.
  open var contentSize: CGSize {
    get { storedContentSize }
    set {
      guard newValue != storedContentSize else { return }
      let old = storedContentSize
      storedContentSize = newValue
      isPlacedPastEnd = false
      contentSizeDidChange(from: old)
    }
  }

  /// Room kept free around the content, besides the safe area.
  open var contentInset: UIEdgeInsets {
    get { storedContentInset }
    set {
      guard newValue != storedContentInset else { return }
      storedContentInset = newValue
      updateAdjustedInset()
    }
  }

  /// Which edges of the safe area are added to `contentInset`.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { insetBehavior }
    set {
      guard newValue != insetBehavior else { return }
      insetBehavior = newValue
      updateAdjustedInset()
    }
  }

  /// `contentInset` and what the safe area adds to it.
  open var adjustedContentInset: UIEdgeInsets { storedAdjustedInset }

  /// The insets that the safe area adds to changed.
  ///
  /// The content moved along if it was at its top.
  open func adjustedContentInsetDidChange() {}

  // MARK: Scrolling by fingers

  /// Whether fingers, wheel and keys move the content.
  open var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }

  /// Whether a drag keeps to the axis in which it begins.
  open var isDirectionalLockEnabled = false

  /// Whether a drag to the side past the edge that content rests at goes to a scroll view around
  /// this one that scrolls to the sides; where content bounces always, it never does.
  open var transfersHorizontalScrollingToParent = true
  /// The same for drags up and down.
  open var transfersVerticalScrollingToParent = true

  /// Where content lies that is smaller than the scroll view: from 0, as at first, for the upper
  /// left, to 1 for the lower right; half of both centers it.
  open var contentAlignmentPoint = CGPoint.zero {
    didSet {
      guard contentAlignmentPoint != oldValue else { return }
      alignContent()
      setNeedsLayout()
    }
  }

  /// Shows the scroll indicators while the offset is changed, as where the reader scrolls.
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    showIndicators()
    changes()
    // Indicators that are made while others wait to fade are not seen.
    layOutIndicators()
    fadeIndicators(after: 0.7)
  }

  /// Whether content comes to rest at multiples of the bounds' size.
  open var isPagingEnabled = false

  /// Whether content may be pulled past its edges, on both axes.
  open var bounces: Bool {
    get { bouncesVertically && bouncesHorizontally }
    set {
      bouncesVertically = newValue
      bouncesHorizontally = newValue
    }
  }

  /// Whether content may be pulled past its top and bottom.
  open var bouncesVertically = true

  /// Whether content may be pulled past its sides.
  open var bouncesHorizontally = true

  /// Whether content that fits can be pulled past its top and bottom.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { updateAdjustedInset() } }
  }

  /// Whether content that fits can be pulled past its sides.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { updateAdjustedInset() } }
  }

  /// How fast the content slows down after the finger left.
  open var decelerationRate = DecelerationRate.normal

  /// Whether a touch waits a moment before it reaches the content, in case it becomes a drag.
  open var delaysContentTouches = true

  /// Whether a drag may take a touch away from content that has it.
  open var canCancelContentTouches = true

  /// Whether the touch may go to the content.
  ///
  /// `true` unless overridden.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>,
    with event: UIEvent?,
    in view: UIView
  ) -> Bool { true }

  /// Whether a drag may take the touch away from the view: not from a control unless overridden.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// When dragging puts the keyboard away.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// Whether arrow, page, home and end keys scroll.
  open var allowsKeyboardScrolling = true

  /// Recognizes the drags.
  open var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }
  final lazy var scrollPan = ScrollPanGestureRecognizer(scrollView: self)

  // MARK: State

  /// Whether a finger is down, even if it has not moved yet.
  open var isTracking: Bool { hasTouch || drag != nil }

  /// Whether a finger moves the content.
  open var isDragging: Bool { drag != nil }

  /// Whether the content moves on after a finger left.
  open var isDecelerating: Bool {
    animation?.cause == .deceleration || animation?.cause == .steps || momentumDeadline != nil
  }

  /// Whether an animation that code requested runs.
  open var isScrollAnimating: Bool { animation?.cause == .program || animation?.cause == .top }

  /// Whether a tap on the status bar scrolls the content to its top, where no other visible scroll
  /// view of the screen has this set, and the delegate does not object.
  ///
  /// `true` by default. Where a window has no status bar, its navigation bar stands for it; Home
  /// with Control or Command scrolls to the top as well.
  open var scrollsToTop = true

  // MARK: Scrolling by code

  /// Scrolls to an offset, which may lie outside the content.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scroll(to: contentOffset, animated: animated, staysPastEnd: true)
  }

  /// Scrolls just as far as it takes to show the rectangle of the content; nothing when it is
  /// visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    scrollToShow(rect, animated: animated)
  }

  /// Stops all motion where it is.
  open func stopScrollingAndZooming() {
    stopMotion()
    stopZooming()
    if drag != nil { scrollPan.cancelNow() }
  }

  // MARK: Zooming

  /// How small the content may be shown.
  ///
  /// 1 by default.
  open var minimumZoomScale: CGFloat = 1 {
    didSet { zoomLimitsDidChange() }
  }

  /// How large the content may be shown.
  ///
  /// 1 by default: zooming needs limits that differ, and a view from the delegate's
  /// `viewForZooming(in:)`.
  open var maximumZoomScale: CGFloat = 1 {
    didSet { zoomLimitsDidChange() }
  }

  /// How large the content is shown; kept between the limits where code sets it.
  open var zoomScale: CGFloat {
    get { zoom.scale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Whether fingers may zoom past the limits, from where the content goes back when they leave.
  open var bouncesZoom = true

  /// Whether two fingers zoom the content, or it goes back after they did.
  open var isZooming: Bool { zoom.pinch != nil || zoom.animation?.isBounce == true }

  /// Whether the content goes back to a limit that fingers took it past.
  open var isZoomBouncing: Bool { zoom.animation?.isBounce == true }

  /// Whether a zoom that code requested is in progress.
  open var isZoomAnimating: Bool { zoom.animation?.isBounce == false }

  /// Zooms around the middle of what is visible.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(toScale: scale, animated: animated)
  }

  /// Zooms until a rectangle of the zoomed view, in its coordinates, fills the scroll view as far
  /// as the limits let it.
  open func zoom(to rect: CGRect, animated: Bool) { zoom(toShow: rect, animated: animated) }

  /// Recognizes the pinches; nil while the limits leave nothing to zoom.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { scrollPinch }

  // MARK: Indicators

  /// Whether the vertical indicator is shown while scrolling.
  open var showsVerticalScrollIndicator = true {
    didSet { if showsVerticalScrollIndicator != oldValue { setNeedsLayout() } }
  }

  /// Whether the horizontal indicator is shown while scrolling.
  open var showsHorizontalScrollIndicator = true {
    didSet { if showsHorizontalScrollIndicator != oldValue { setNeedsLayout() } }
  }

  /// The color of the indicators.
  open var indicatorStyle = IndicatorStyle.default {
    didSet { if indicatorStyle != oldValue { updateIndicatorStyle() } }
  }

  /// Whether the safe area is added to the insets of the indicators.
  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { if automaticallyAdjustsScrollIndicatorInsets != oldValue { setNeedsLayout() } }
  }

  /// How far the vertical indicator stays away from the edges.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { if verticalScrollIndicatorInsets != oldValue { setNeedsLayout() } }
  }

  /// How far the horizontal indicator stays away from the edges.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { if horizontalScrollIndicatorInsets != oldValue { setNeedsLayout() } }
  }

  /// Both insets of indicators; they must be equal to be read.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() {
    showIndicators()
    fadeIndicators(after: 0.7)
  }

  // MARK: Refreshing

  /// A control that is pulled down from above the content.
  open var refreshControl: UIRefreshControl? {
    get { storedRefreshControl }
    set { setRefreshControl(newValue) }
  }

  // MARK: Guides

  /// The content, for constraints: its size becomes `contentSize`.
  open var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent) }

  /// The view's own frame, which does not scroll, for constraints.
  open var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame) }

  // MARK: Overrides

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      if old != newValue.origin { contentOffsetDidChange() }
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutScrollView()
    if contentAlignmentPoint != .zero { alignContent() }
  }

  /// Whether the fingers that are down select rows rather than scroll.
  var leavesDragToSelection: Bool { false }

  /// Constraints from inside to the edges mean the content.
  override var isAutoLayoutContentContainer: Bool { true }

  override func autoLayoutContentSizeDidChange(_ size: CGSize) {
    let size = CGSize(width: size.width * zoom.scale, height: size.height * zoom.scale)
    if size != storedContentSize { contentSize = size }
  }

  /// Constraints place a zoomed view as if it was not zoomed.
  override func autoLayoutZoom(of subview: UIView) -> CGFloat {
    zoom.scale != 1 && subview === zoomedView ? zoom.scale : 1
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateAdjustedInset()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    updateAdjustedInset()
    if window != nil { attachToNavigationBar() }
    if window == nil { leaveWindow() }
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    gestureRecognizer === scrollPan
      ? dragShouldBegin() : super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    // Keys that move the focus are passed on to the window, and the content follows.
    let isForFocus = window.map { window in presses.contains(where: window.focus.wants) } ?? false
    if isForFocus || !scroll(byKeys: presses) { super.pressesBegan(presses, with: event) }
  }

  /// The list that this is: its cells light up under a finger, and are chosen by a tap.
  var touchedList: (any CellList)? { nil }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touchedList?.highlight(touches) != true { super.touchesBegan(touches, with: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchedList?.followHighlight(touches)
    super.touchesMoved(touches, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchedList?.chooseHighlighted()
    super.touchesEnded(touches, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchedList?.endHighlight()
    super.touchesCancelled(touches, with: event)
  }

  override func handleScroll(_ input: ScrollInput) -> Bool { handleWheel(input) }

  override func handleZoom(_ input: ZoomInput) -> Bool { zoom(by: input) }

  override var acceptsKeysWithoutFocus: Bool {
    isScrollEnabled && allowsKeyboardScrolling && (canScrollVertically || canScrollHorizontally)
  }

  override var contentTouchDelay: TimeInterval { delaysContentTouches ? 0.15 : 0 }

  override func mayCancelContentTouches(in view: UIView) -> Bool {
    canCancelContentTouches && touchesShouldCancel(in: view)
  }

  /// Where content comes to rest that was let go, given where it would; the velocity is in points
  /// per millisecond.
  func adjustedTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint { target }

  /// Moves on what a subclass moves with the frames; whether there is more to come.
  func advanceOwnMotion(to time: Double) -> Bool { false }

  /// A motion ended before its time.
  func motionWasStopped() {}

  /// A finger or a touchpad is about to drag the content.
  func dragWillBegin() {}

  /// Nothing moves the content any more: a drag or a motion ended.
  func didComeToRest() {}

  /// Whether bars around the screen follow the content, where this is the first view in it.
  var isContentBelowBars: Bool { true }

  override var safeAreaInsetsForSubviews: UIEdgeInsets { insetsLeftForSubviews }
}
