public import Foundation
import QuartzCore

/// A view that scrolls content larger than itself by touches, wheel, touchpad and keys.
///
/// The content offset is the origin of the bounds: scrolling changes no subview's frame. Dragging,
/// deceleration and bounces use the formulas in `ScrollPhysics` with the clock of the screen. A
/// pinch zooms the view that the delegate returns, between the zoom scale limits.
@preconcurrency @MainActor open class UIScrollView: UIView {
  // MARK: Stored state

  final weak var scrollDelegate: (any UIScrollViewDelegate)?
  final var storedContentSize = CGSize.zero
  final var storedContentInset = UIEdgeInsets.zero
  package final var storedAdjustedInset = UIEdgeInsets.zero
  /// The part of the adjusted inset that the safe area added when the view was last in a window.
  final var lastSafeAreaShare = UIEdgeInsets.zero
  /// Whether a list that keeps its visible rows in place moved the offset before the start of the
  /// content.
  final var isPushedBeforeStart = false
  /// Whether the program set an offset past the end of the content: it is kept until the reader
  /// scrolls or the content size changes.
  final var isPlacedPastEnd = false
  /// The additional top inset of a refreshing refresh control, in points.
  package final var refreshInset: CGFloat = 0
  final var insetBehavior = ContentInsetAdjustmentBehavior.automatic
  final var drag: ScrollDrag?
  final var animation: ScrollAnimation?
  /// The number of animations so far, to detect that a delegate method began another one.
  final var animationNumber = 0
  /// Why the offset, the insets or the content size are being set.
  final var offsetCause = OffsetCause.program
  /// The containers of the bars at the edges, which follow the content.
  final var scrollObservers: [WeakScrollObserver] = []
  /// The distance by which the navigation bar can still expand, in points; the resting offset is
  /// lower by it.
  final var barSpace: CGFloat = 0
  final var hasTouch = false
  final var touchStoppedMotion = false
  final var velocityTracker = ScrollVelocityTracker()
  final var layoutSize = CGSize.zero
  final var storedRefreshControl: UIRefreshControl?
  final var isObservingFrames = false
  final var verticalIndicator: ScrollIndicatorView?
  final var horizontalIndicator: ScrollIndicatorView?
  /// When the indicators begin to fade out, in media time; nil if they stay or are hidden.
  final var indicatorFadeTime: Double?
  final var indicatorsAreShown = false
  /// When a touchpad's momentum is considered ended; nil without momentum.
  final var momentumDeadline: Double?
  /// The accumulated wheel distance towards the next page, in points, and the time of the last
  /// turn.
  final var pageTurn: (movement: CGPoint, time: Double) = (.zero, -.infinity)
  /// The swipe actions of lists that have any.
  final var swipeActions: SwipeActionsController?
  /// Whether the remaining momentum of a touchpad is ignored, after it reached an edge.
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

  /// The point of the content at the origin of the view.
  ///
  /// Setting it stops any motion.
  open var contentOffset: CGPoint {
    get { layer.bounds.origin }
    set { setOffset(newValue) }
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

  /// The additional insets around the content, in points, besides the safe area.
  open var contentInset: UIEdgeInsets {
    get { storedContentInset }
    set {
      guard newValue != storedContentInset else { return }
      storedContentInset = newValue
      updateAdjustedInset(movesContent: window != nil || !hasContent)
      if window == nil { keepOffsetWithinLimits() }
    }
  }

  /// Which safe area insets are added to `contentInset`; defaults to `automatic`.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { insetBehavior }
    set {
      guard newValue != insetBehavior else { return }
      insetBehavior = newValue
      updateAdjustedInset()
    }
  }

  /// The sum of `contentInset` and the safe area insets added to it.
  open var adjustedContentInset: UIEdgeInsets { storedAdjustedInset }

  /// Called when the adjusted content inset changed.
  ///
  /// Content that was at its top has stayed there.
  open func adjustedContentInsetDidChange() {}

  // MARK: Scrolling by fingers

  /// Whether scrolling is enabled; defaults to `true`.
  open var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }

  /// Whether a drag is locked to the axis in which it begins; defaults to `false`.
  open var isDirectionalLockEnabled = false

  /// Whether a horizontal drag past the resting edge is passed to an enclosing scroll view that
  /// scrolls horizontally; defaults to `true`.
  ///
  /// Never passed if `alwaysBounceHorizontal` is set.
  open var transfersHorizontalScrollingToParent = true
  /// Whether a vertical drag past the resting edge is passed to an enclosing scroll view that
  /// scrolls vertically; defaults to `true`.
  open var transfersVerticalScrollingToParent = true

  /// The alignment of content that is smaller than the scroll view: from (0, 0), the default, for
  /// the top left to (1, 1) for the bottom right.
  open var contentAlignmentPoint = CGPoint.zero {
    didSet {
      guard contentAlignmentPoint != oldValue else { return }
      alignContent()
      setNeedsLayout()
    }
  }

  /// Shows the scroll indicators during a change of the offset by the program.
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    showIndicators()
    changes()
    // Indicators made while others wait to fade would not be visible.
    layOutIndicators()
    fadeIndicators(after: 0.7)
  }

  /// Whether scrolling ends at multiples of the bounds' size; defaults to `false`.
  open var isPagingEnabled = false

  /// Whether content can be pulled past its edges on both axes; defaults to `true`.
  open var bounces: Bool {
    get { bouncesVertically && bouncesHorizontally }
    set {
      bouncesVertically = newValue
      bouncesHorizontally = newValue
    }
  }

  /// Whether content can be pulled past its top and bottom edges; defaults to `true`.
  open var bouncesVertically = true

  /// Whether content can be pulled past its left and right edges; defaults to `true`.
  open var bouncesHorizontally = true

  /// Whether content that fits vertically can be pulled past its edges; defaults to `false`.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { updateAdjustedInset() } }
  }

  /// Whether content that fits horizontally can be pulled past its edges; defaults to `false`.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { updateAdjustedInset() } }
  }

  /// The rate of deceleration after a drag.
  open var decelerationRate = DecelerationRate.normal

  /// Whether touches are delivered to the content with a short delay, in case they become a drag;
  /// defaults to `true`.
  open var delaysContentTouches = true

  /// Whether a drag can cancel touches that were delivered to the content; defaults to `true`.
  open var canCancelContentTouches = true

  /// Returns whether touches are delivered to the content.
  ///
  /// Returns `true` by default.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>,
    with event: UIEvent?,
    in view: UIView
  ) -> Bool { true }

  /// Returns whether a drag can cancel touches in a view; by default `false` for controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// When dragging dismisses the keyboard; defaults to `none`.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// Whether the arrow, page, Home and End keys scroll; defaults to `true`.
  open var allowsKeyboardScrolling = true

  /// The gesture recognizer of drags.
  open var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }
  final lazy var scrollPan = ScrollPanGestureRecognizer(scrollView: self)

  /// The gesture recognizer of the keys that scroll.
  ///
  /// Disable it, or let its delegate refuse presses, to leave them to other responders.
  open var directionalPressGestureRecognizer: UIGestureRecognizer {
    if let scrollPress { return scrollPress }
    let recognizer = ScrollPressGestureRecognizer(target: nil, action: nil)
    scrollPress = recognizer
    addGestureRecognizer(recognizer)
    return recognizer
  }
  /// Made when the program first asks for it.
  final var scrollPress: ScrollPressGestureRecognizer?

  // MARK: State

  /// Whether the content is touched, even before a drag begins.
  open var isTracking: Bool { hasTouch || drag != nil }

  /// Whether a drag is in progress.
  open var isDragging: Bool { drag != nil }

  /// Whether the content is moving after a drag ended.
  open var isDecelerating: Bool {
    animation?.cause == .deceleration || animation?.cause == .steps || momentumDeadline != nil
  }

  /// Whether an animation requested by the program is running.
  open var isScrollAnimating: Bool { animation?.cause == .program || animation?.cause == .top }

  /// Whether a tap on the status bar scrolls to the top, if no other visible scroll view has this
  /// set and the delegate allows it.
  ///
  /// Defaults to `true`. In a window without a status bar, a tap on the navigation bar has this
  /// effect; so has Home with Control or Command.
  open var scrollsToTop = true

  // MARK: Scrolling by code

  /// Scrolls to an offset, which can be outside the content.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scroll(to: contentOffset, animated: animated, staysPastEnd: true)
  }

  /// Scrolls the minimum distance that makes a rectangle of the content visible; has no effect if
  /// it is visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    scrollToShow(rect, animated: animated)
  }

  /// Stops all motion at the current offset and scale.
  open func stopScrollingAndZooming() {
    stopMotion()
    stopZooming()
    if drag != nil { scrollPan.cancelNow() }
  }

  // MARK: Zooming

  /// The minimum zoom scale; defaults to 1.
  open var minimumZoomScale: CGFloat = 1 {
    didSet { zoomLimitsDidChange() }
  }

  /// The maximum zoom scale; defaults to 1.
  ///
  /// Zooming requires different limits, and a view from the delegate's `viewForZooming(in:)`.
  open var maximumZoomScale: CGFloat = 1 {
    didSet { zoomLimitsDidChange() }
  }

  /// The zoom scale; values set by the program are clamped to the limits.
  open var zoomScale: CGFloat {
    get { zoom.scale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Whether a pinch can exceed the limits temporarily; defaults to `true`.
  open var bouncesZoom = true

  /// Whether a pinch or its bounce is in progress.
  open var isZooming: Bool { zoom.pinch != nil || zoom.animation?.isBounce == true }

  /// Whether the content is returning to a limit that a pinch exceeded.
  open var isZoomBouncing: Bool { zoom.animation?.isBounce == true }

  /// Whether a zoom requested by the program is in progress.
  open var isZoomAnimating: Bool { zoom.animation?.isBounce == false }

  /// Zooms around the center of the visible area.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(toScale: scale, animated: animated)
  }

  /// Zooms until a rectangle of the zoomed view, in its coordinates, fills the scroll view, within
  /// the limits.
  open func zoom(to rect: CGRect, animated: Bool) { zoom(toShow: rect, animated: animated) }

  /// The gesture recognizer of pinches; nil if the limits do not allow zooming.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { scrollPinch }

  // MARK: Indicators

  /// Whether the vertical indicator is shown during scrolling; defaults to `true`.
  open var showsVerticalScrollIndicator = true {
    didSet { if showsVerticalScrollIndicator != oldValue { setNeedsLayout() } }
  }

  /// Whether the horizontal indicator is shown during scrolling; defaults to `true`.
  open var showsHorizontalScrollIndicator = true {
    didSet { if showsHorizontalScrollIndicator != oldValue { setNeedsLayout() } }
  }

  /// The color of the indicators.
  open var indicatorStyle = IndicatorStyle.default {
    didSet { if indicatorStyle != oldValue { updateIndicatorStyle() } }
  }

  /// Whether the safe area is added to the insets of the indicators; defaults to `true`.
  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { if automaticallyAdjustsScrollIndicatorInsets != oldValue { setNeedsLayout() } }
  }

  /// The distances of the vertical indicator from the edges, in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { if verticalScrollIndicatorInsets != oldValue { setNeedsLayout() } }
  }

  /// The distances of the horizontal indicator from the edges, in points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { if horizontalScrollIndicatorInsets != oldValue { setNeedsLayout() } }
  }

  /// The insets of both indicators; the getter returns those of the vertical one.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Shows the indicators briefly.
  open func flashScrollIndicators() {
    showIndicators()
    fadeIndicators(after: 0.7)
  }

  // MARK: Refreshing

  /// The control above the content that is pulled down to refresh.
  open var refreshControl: UIRefreshControl? {
    get { storedRefreshControl }
    set { setRefreshControl(newValue) }
  }

  // MARK: Guides

  /// The layout guide of the content; its size is `contentSize`.
  open var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent) }

  /// The layout guide of the view's frame, which does not scroll.
  open var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame) }

  // MARK: Overrides

  override var describedDetails: String {
    let offset = NSCoder.string(for: contentOffset)
    let inset = NSCoder.string(for: adjustedContentInset)
    return "; contentOffset: \(offset); contentSize: \(NSCoder.string(for: contentSize))"
      + "; adjustedContentInset: \(inset)"
  }

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

  /// Whether the current touches select rows instead of scrolling.
  final var leavesDragToSelection: Bool { touchedList?.selectionDrag?.isWanted ?? false }

  /// Constraints from subviews to the edges refer to the content.
  override var isAutoLayoutContentContainer: Bool { true }

  override func autoLayoutContentSizeDidChange(_ size: CGSize) {
    let size = CGSize(width: size.width * zoom.scale, height: size.height * zoom.scale)
    if size != storedContentSize { contentSize = size }
  }

  /// Constraints lay out a zoomed view at a scale of 1.
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
    // Keys that move the focus are passed on to the window, and the content scrolls to the focused
    // item.
    let isForFocus = window.map { window in presses.contains(where: window.focus.wants) } ?? false
    if isForFocus || !scroll(byKeys: presses) { super.pressesBegan(presses, with: event) }
  }

  /// The list of cells that touches highlight and select; nil for other scroll views.
  var touchedList: (any SelectableList)? { nil }

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

  override var accessibilityContainerRole: AccessibilityRole? { .scrollView }

  override func handleScroll(_ input: ScrollInput) -> Bool { handleWheel(input) }

  override func handleZoom(_ input: ZoomInput) -> Bool { zoom(by: input) }

  override var acceptsKeysWithoutFocus: Bool {
    isScrollEnabled && allowsKeyboardScrolling && (canScrollVertically || canScrollHorizontally)
  }

  override var contentTouchDelay: TimeInterval { delaysContentTouches ? 0.15 : 0 }

  override func mayCancelContentTouches(in view: UIView) -> Bool {
    canCancelContentTouches && touchesShouldCancel(in: view)
  }

  /// Returns the offset at which a released motion ends, given the one without adjustment; the
  /// velocity is in points per millisecond.
  func adjustedTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint { target }

  /// Advances additional animations of a subclass; returns whether more frames are needed.
  func advanceOwnMotion(to time: Double) -> Bool { false }

  /// Sets the delegate; subclasses with a narrower delegate adopt it as such.
  func setScrollDelegate(_ delegate: (any UIScrollViewDelegate)?) { scrollDelegate = delegate }

  /// Called before a drag begins.
  func dragWillBegin() {}

  /// Called after a drag or a motion ended and the content is at rest.
  func didComeToRest() {}

  /// Whether the bars of containers track the content, if this is the first subview.
  var isContentBelowBars: Bool { true }

  override var safeAreaInsetsForSubviews: UIEdgeInsets { insetsLeftForSubviews }
}
