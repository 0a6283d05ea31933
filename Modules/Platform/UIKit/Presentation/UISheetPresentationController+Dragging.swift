import Foundation
import QuartzCore

extension UISheetPresentationController {
  /// The velocity of a drag that moves the card to the next detent, or dismisses it below the
  /// lowest, in points per second.
  private static let flickVelocity: CGFloat = 900

  final func addGestures() {
    guard card.dragRecognizer == nil else { return }
    card.sheet = self
    let pan = SheetPanGestureRecognizer()
    pan.maximumNumberOfTouches = 1
    pan.addAction { [weak self] recognizer in
      guard let pan = recognizer as? SheetPanGestureRecognizer else { return }
      self?.dragged(pan)
    }
    card.addGestureRecognizer(pan)
    card.dragRecognizer = pan
    let tap = UITapGestureRecognizer()
    tap.addAction { [weak self] _ in self?.dismissByReader() }
    dimmingView.addGestureRecognizer(tap)
    let grab = SheetGrabberTapRecognizer()
    grab.addAction { [weak self] _ in self?.selectNextStop() }
    card.addGestureRecognizer(grab)
  }

  private func dragged(_ pan: SheetPanGestureRecognizer) {
    guard transition == nil, let container = containerView else { return }
    switch pan.state {
    case .began:
      beginDrag()
      drag?.height -= pan.translation(in: container).y
      follow()
    case .changed:
      guard let start = drag?.start else { return }
      drag?.height = start - pan.translation(in: container).y
      follow()
    case .ended: endDrag(velocity: pan.velocity(in: container).y)
    case .cancelled: cancelDrag()
    case .possible, .failed: break
    }
  }

  /// Whether a drag can increase the height of the card.
  final var canGrow: Bool { (drag?.height ?? restingStop.height) < stops.highest.height }

  /// Begins a drag at the visible frame of the card, which may be animating.
  private func beginDrag() {
    let shown = card.layer.presentation()?.frame.minY ?? card.frame.minY
    let isMoving = card.layer.animationKeys() != nil
    for view in movingViews { view.layer.removeAllAnimations() }
    let height = isMoving ? (containerView?.bounds.height ?? 0) - shown : restingStop.height
    drag = SheetDrag(from: isInTheMiddle ? restingStop.height : height)
    card.transform = .identity
  }

  /// Moves the card with the touch, with resistance outside the permitted range.
  private func follow() {
    guard var drag else { return }
    let stops = stops
    if drag.height < stops.lowest.height, drag.mayDismiss == nil {
      drag.mayDismiss = readerMayDismiss
    }
    self.drag = drag
    let shown = drag.shownHeight(stops)
    // Below its lowest detent the card moves off the screen at a fixed height; a centered one
    // always moves.
    let fixed = isInTheMiddle ? shown : min(shown, stops.lowest.height)
    card.transform = CGAffineTransform(translationX: 0, y: stops.lowest.height - fixed)
    containerView?.setNeedsLayout()
    containerView?.layoutIfNeeded()
  }

  private func endDrag(velocity: CGFloat) {
    guard let drag else { return }
    let stops = stops
    let below = stops.lowest.height - drag.height
    if drag.mayDismiss == true, below > 0 {
      let isFar = below > stops.lowest.height / 2
      if isFar && velocity > -Self.flickVelocity || velocity > Self.flickVelocity {
        dismissNow()
        return
      }
    }
    let isFlick = abs(velocity) > Self.flickVelocity
    let stop = stops.stop(near: drag.height, direction: isFlick ? -velocity : 0)
    let hasTried = drag.mayDismiss == false && below > 0
    let isOther = stop != restingStop
    if isOther { selectedDetentIdentifier = stop.identifier }
    settle(velocity: velocity)
    if isOther { notifyOfSelection() }
    if hasTried { delegate?.presentationControllerDidAttemptToDismiss(self) }
  }

  private func cancelDrag() {
    if drag != nil { settle(velocity: 0) }
  }

  private func notifyOfSelection() {
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  /// Selects the next detent after a tap on the grabber, and the lowest after the highest.
  private func selectNextStop() {
    guard transition == nil, drag == nil else { return }
    let stops = stops
    guard stops.all.count > 1 else { return }
    let height = restingStop.height
    let next = stops.all.first { $0.height > height } ?? stops.lowest
    selectedDetentIdentifier = next.identifier
    settle(velocity: 0)
    notifyOfSelection()
  }

  /// Animates the card to the selected detent, with an initial velocity in points per second,
  /// positive downwards.
  final func settle(velocity: CGFloat) {
    let height = drag?.shownHeight(stops) ?? card.bounds.height
    let distance = height - restingStop.height
    UIView.animate(
      withDuration: 0.4,
      delay: 0,
      usingSpringWithDamping: 1,
      initialSpringVelocity: abs(distance) > 1 ? min(max(velocity / distance, 0), 20) : 0,
      options: .allowUserInteraction,
      animations: { [self] in
        showPresented()
        containerView?.setNeedsLayout()
        containerView?.layoutIfNeeded()
      }
    )
  }

  // MARK: Lists in the card

  /// Moves the card by the part of a scroll view's drag that the scroll view does not use: a step
  /// in points, positive downwards.
  ///
  /// An upward drag increases the card's height before the scroll view scrolls; a downward one
  /// scrolls to the top before the card moves down.
  ///
  /// - Returns: The distance that the card moved.
  final func consume(_ step: CGFloat, from scrollView: UIScrollView) -> CGFloat {
    guard transition == nil, step != 0 else { return 0 }
    let height = drag?.height ?? restingStop.height
    let isAtTop = !scrollView.keepsDownwardDrag
    let consumed: CGFloat
    if step < 0 {
      guard isAtTop || drag.map({ $0.height < $0.start }) == true else { return 0 }
      let expands = prefersScrollingExpandsWhenScrolledToEdge
      let ceiling = expands ? stops.highest.height : drag?.start ?? height
      consumed = -min(-step, max(ceiling - height, 0))
    } else if isAtTop {
      consumed = step
    } else {
      guard scrollView.refreshControl == nil else { return 0 }
      consumed = max(step - scrollView.distanceBelowBar, 0)
    }
    guard consumed != 0 else { return 0 }
    if drag == nil { beginDrag() }
    drag?.height -= consumed
    follow()
    return consumed
  }

  /// Ends the drag of a scroll view inside the card.
  ///
  /// - Returns: Whether the card used the velocity, so that the scroll view must not decelerate.
  final func endScrollDrag(velocity: CGFloat, isCancelled: Bool) -> Bool {
    guard let drag else { return false }
    let isAtRest = stops.all.contains { abs($0.height - drag.height) < 0.5 }
    if isCancelled {
      cancelDrag()
    } else {
      endDrag(velocity: isAtRest ? 0 : velocity)
    }
    return !isAtRest
  }
}
