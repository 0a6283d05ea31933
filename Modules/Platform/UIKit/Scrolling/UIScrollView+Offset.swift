internal import Foundation
internal import QuartzCore

extension UIScrollView {
  // MARK: Limits

  /// The range of content offsets at rest, per axis.
  package final var restingRange: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    let size = layer.bounds.size
    let inset = storedAdjustedInset
    let left = inset.left.opposite
    let top = (inset.top + barSpace).opposite
    if contentAlignmentPoint != .zero { return alignedRange(size, inset, left, top) }
    return (
      left...max(left, rounded(storedContentSize.width + inset.right - size.width)),
      top...max(top, rounded(storedContentSize.height + inset.bottom - size.height))
    )
  }

  /// Returns the range for content smaller than the view, with `contentAlignmentPoint`.
  private func alignedRange(
    _ size: CGSize,
    _ inset: UIEdgeInsets,
    _ left: CGFloat,
    _ top: CGFloat
  ) -> (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    func range(
      _ start: CGFloat,
      _ end: CGFloat,
      _ place: CGFloat
    ) -> ClosedRange<CGFloat> {
      guard end < start else { return start...rounded(end) }
      let offset = rounded(start + (end - start) * min(max(place, 0), 1))
      return offset...offset
    }
    return (
      range(left, storedContentSize.width + inset.right - size.width, contentAlignmentPoint.x),
      range(top, storedContentSize.height + inset.bottom - size.height, contentAlignmentPoint.y)
    )
  }

  /// Moves content smaller than the view to its aligned position, unless a drag or a motion is in
  /// progress.
  final func alignContent() {
    guard drag == nil, animation == nil, zoom.pinch == nil else { return }
    applyOffset(resting(layer.bounds.origin))
  }

  /// The axes on which the content is longer than the visible part.
  final var scrollingAxes: (x: Bool, y: Bool) {
    let range = restingRange
    return (range.x.upperBound > range.x.lowerBound, range.y.upperBound > range.y.lowerBound)
  }

  final var canScrollVertically: Bool {
    scrollingAxes.y || (alwaysBounceVertical && bouncesVertically)
  }

  final var canScrollHorizontally: Bool {
    scrollingAxes.x || (alwaysBounceHorizontal && bouncesHorizontally)
  }

  final var limits: (x: ScrollMotion.Limits, y: ScrollMotion.Limits) {
    let range = restingRange
    return (
      .init(range: range.x, bounces: bouncesHorizontally && canScrollHorizontally),
      .init(range: range.y, bounces: bouncesVertically && canScrollVertically)
    )
  }

  /// Returns the nearest offset at rest.
  final func resting(_ offset: CGPoint) -> CGPoint {
    let range = restingRange
    return CGPoint(
      x: min(max(offset.x, range.x.lowerBound), range.x.upperBound),
      y: min(max(offset.y, range.y.lowerBound), range.y.upperBound)
    )
  }

  // MARK: Changing the offset

  /// Rounds to whole pixels, so that text is sharp and equal offsets compare equal.
  final func rounded(_ value: CGFloat) -> CGFloat {
    let scale = max(traitCollection.displayScale, 1)
    // Rounding makes small negative values -0, which plus 0 is 0.
    return (value * scale).rounded() / scale + 0
  }

  /// Sets the content offset without affecting the motion that computed it.
  final func applyOffset(_ offset: CGPoint) {
    let target = CGPoint(x: rounded(offset.x), y: rounded(offset.y))
    guard target != layer.bounds.origin else { return }
    moveContent(to: target)
  }

  /// Sets the offset through its property, which subclasses override, without ending the motion in
  /// progress.
  final func moveContent(to offset: CGPoint) {
    withOffsetCause(.motion) { contentOffset = offset }
  }

  /// Applies a new value of `contentOffset`, set by a motion or by the program.
  final func setOffset(_ offset: CGPoint) {
    if offsetCause == .motion {
      // Offsets that an override sets additionally are the program's.
      offsetCause = .program
    } else {
      beginPlacing(offset)
    }
    guard layer.bounds.origin != offset else { return }
    bounds.origin = offset
    scrollDelegate?.scrollViewDidScroll(self)
  }

  /// Called after every change of the content offset, also of one through the bounds, of which the
  /// delegate is not notified.
  final func contentOffsetDidChange() {
    autoLayoutScrollDidChange()
    for entry in scrollObservers { entry.observer?.contentDidScroll(self) }
    storedRefreshControl?.scrollViewDidScroll(self)
  }

  /// Shifts content and viewport together: the visible content stays, drags and motions continue.
  final func shiftOffset(by distance: CGFloat) { shiftOffset(by: CGPoint(x: 0, y: distance)) }

  /// Shifts content and viewport together, on both axes.
  final func shiftOffset(by distance: CGPoint) {
    guard distance != .zero else { return }
    animation?.shift(by: distance)
    drag?.base.x += distance.x
    drag?.base.y += distance.y
    drag?.start.x += distance.x
    drag?.start.y += distance.y
    let origin = layer.bounds.origin
    let start = -(storedAdjustedInset.top + barSpace)
    if origin.y >= start, origin.y + distance.y < start { isPushedBeforeStart = true }
    moveContent(to: CGPoint(x: origin.x + distance.x, y: origin.y + distance.y))
  }

  /// Ends the motion in progress before the program sets the offset.
  private func beginPlacing(_ offset: CGPoint) {
    let rest = resting(offset)
    isPlacedPastEnd = offset.x > rest.x || offset.y > rest.y
    stopMotion()
  }

  final func scroll(to offset: CGPoint, animated: Bool, staysPastEnd: Bool = false) {
    let isMoving = animation != nil
    let replacesScroll = animation?.cause == .program
    beginPlacing(offset)
    if !staysPastEnd { isPlacedPastEnd = false }
    guard animated, window != nil, UIView.areAnimationsEnabled else {
      if layer.bounds.origin != offset { moveContent(to: offset) }
      return
    }
    if replacesScroll {
      scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
      // The delegate may have begun another motion; this one replaces it.
      stopMotion()
    }
    let start = layer.bounds.origin
    guard start != offset || isMoving else { return }
    let now = mediaTime
    startMotion(
      ScrollAnimation(
        cause: .program,
        x: ScrollMotion(.tween(ScrollTween(start: start.x, target: offset.x)), at: now),
        y: ScrollMotion(.tween(ScrollTween(start: start.y, target: offset.y)), at: now)
      )
    )
  }

  final func scrollToShow(_ rect: CGRect, animated: Bool) {
    let content = CGRect(origin: .zero, size: storedContentSize)
    let requested = rect.intersection(content)
    guard !requested.isNull else { return }
    let inset = storedAdjustedInset
    let size = layer.bounds.size
    var offset = layer.bounds.origin
    let space = CGSize(
      width: size.width - inset.left - inset.right,
      height: size.height - inset.top - inset.bottom
    )
    offset.x =
      Self.nearest(
        offset.x + inset.left,
        space.width,
        showing: requested.minX,
        requested.width
      ) - inset.left
    offset.y =
      Self.nearest(
        offset.y + inset.top,
        space.height,
        showing: requested.minY,
        requested.height
      ) - inset.top
    offset = resting(offset)
    if offset != layer.bounds.origin { setContentOffset(offset, animated: animated) }
  }

  private static func nearest(
    _ start: CGFloat,
    _ length: CGFloat,
    showing requested: CGFloat,
    _ extent: CGFloat
  ) -> CGFloat {
    if extent >= length {
      // Larger than the viewport: no scrolling is needed while it fills the viewport.
      if requested <= start, requested + extent >= start + length { return start }
      return requested > start ? requested : requested + extent - length
    }
    if requested < start { return requested }
    if requested + extent > start + length { return requested + extent - length }
    return start
  }

  // MARK: Size and insets

  /// Sets the content size computed by a list or a zoom through the property, which subclasses
  /// override.
  ///
  /// Unlike a change by the program, it requests no layout and does not clamp the offset.
  final func adoptContentSize(_ size: CGSize) {
    guard size != storedContentSize else { return }
    withOffsetCause(.contentSize) { contentSize = size }
  }

  final func contentSizeDidChange(from old: CGSize) {
    updateAdjustedInset()
    if offsetCause != .contentSize {
      setNeedsLayout()
      let isSmaller =
        storedContentSize.width < old.width || storedContentSize.height < old.height
      // Lists keep the positions of rows, and zooms that of the center.
      if isSmaller, drag == nil, animation == nil, zoom.pinch == nil, zoom.animation == nil {
        applyOffset(resting(layer.bounds.origin))
      }
    }
    contentEndDidMove()
  }

  /// Notifies bars at the bottom, whose appearance depends on whether content extends below them.
  final func contentEndDidMove() {
    for entry in scrollObservers { entry.observer?.contentEndDidMove(in: self) }
  }

  /// Whether the content has an area.
  final var hasContent: Bool { storedContentSize.width > 0 && storedContentSize.height > 0 }

  /// Moves the content to the nearest offset at rest if it is outside of the limits, unless a drag
  /// or a motion is in progress.
  final func keepOffsetWithinLimits() {
    guard hasContent, drag == nil, animation == nil, zoom.pinch == nil, zoom.animation == nil else {
      return
    }
    let offset = resting(layer.bounds.origin)
    if offset != layer.bounds.origin { moveContent(to: offset) }
  }

  /// Updates the adjusted inset.
  ///
  /// - Parameter movesContent: Whether content at its top stays there. Insets set by the program
  ///   for content outside of a window do not move it.
  final func updateAdjustedInset(movesContent: Bool = true) {
    let old = storedAdjustedInset
    var inset = storedContentInset + safeAreaShare
    inset.top += refreshInset
    guard inset != old else { return }
    let offset = layer.bounds.origin
    let wasAtTop = offset.y <= -old.top && animation == nil && drag == nil
    let wasAtLeft = offset.x <= -old.left && animation == nil && drag == nil
    storedAdjustedInset = inset
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    var target = layer.bounds.origin
    if movesContent, wasAtTop, inset.top != old.top, offsetCause != .bar,
      offsetCause != .refreshControl
    {
      target.y += old.top - inset.top
    }
    if movesContent, wasAtLeft, inset.left != old.left { target.x += old.left - inset.left }
    if target != layer.bounds.origin { moveContent(to: target) }
    setNeedsLayout()
    updateSubviewsSafeArea()
  }

  private func updateSubviewsSafeArea() {
    guard !safeAreaInsets.isZero else { return }
    for view in subviews { view.updateSafeArea() }
  }

  /// The part of the safe area that is added to the content inset; the last one while the view is
  /// outside of a window, so that the offset is unchanged when it returns.
  private var safeAreaShare: UIEdgeInsets {
    if window != nil { lastSafeAreaShare = currentSafeAreaShare }
    return lastSafeAreaShare
  }

  private var currentSafeAreaShare: UIEdgeInsets {
    let insets = safeAreaInsets
    guard !insets.isZero, insetBehavior != .never else { return .zero }
    let axes = adjustedAxes
    return UIEdgeInsets(
      top: axes.vertical ? insets.top : 0,
      left: axes.horizontal ? insets.left : 0,
      bottom: axes.vertical ? insets.bottom : 0,
      right: axes.horizontal ? insets.right : 0
    )
  }

  private var adjustedAxes: (horizontal: Bool, vertical: Bool) {
    switch insetBehavior {
    case .never: return (false, false)
    case .always: return (true, true)
    case .automatic, .scrollableAxes:
      let size = layer.bounds.size
      let inset = storedContentInset
      let content = storedContentSize
      let horizontal =
        alwaysBounceHorizontal || content.width + inset.left + inset.right > size.width
      let vertical =
        alwaysBounceVertical || content.height + inset.top + inset.bottom > size.height
        || (insetBehavior == .automatic && isContentOfNavigation)
      return (horizontal, vertical)
    }
  }

  final var insetsLeftForSubviews: UIEdgeInsets {
    let insets = safeAreaInsets
    guard !insets.isZero, insetBehavior != .never else { return insets }
    let axes = adjustedAxes
    return UIEdgeInsets(
      top: axes.vertical ? 0 : insets.top,
      left: axes.horizontal ? 0 : insets.left,
      bottom: axes.vertical ? 0 : insets.bottom,
      right: axes.horizontal ? 0 : insets.right
    )
  }

  // MARK: Layout

  /// The layout pass of a scroll view: applies size changes, and updates the indicators and the
  /// refresh control.
  final func layOutScrollView() {
    let size = layer.bounds.size
    if size != layoutSize {
      let old = layoutSize
      layoutSize = size
      updateAdjustedInset()
      if old != .zero, drag == nil, animation == nil, zoom.pinch == nil {
        applyOffset(resting(layer.bounds.origin))
      }
    }
    storedRefreshControl?.place(in: self)
    layOutIndicators()
  }
}
