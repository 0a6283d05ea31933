import Foundation

extension UISheetPresentationController {
  /// A drag this fast dismisses wherever it ends, in points a second.
  private static let flickVelocity: CGFloat = 900

  final func addGestures() {
    guard card.dragRecognizer == nil else { return }
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
  }

  private func dragged(_ pan: SheetPanGestureRecognizer) {
    guard transition == nil, let container = containerView else { return }
    switch pan.state {
    case .began:
      mayDismissInDrag = readerMayDismiss
      follow(pan.translation(in: container).y)
    case .changed:
      follow(pan.translation(in: container).y)
    case .ended:
      let velocity = pan.velocity(in: container).y
      let isFar = dragOffset > card.bounds.height / 2
      let isFlick = velocity > Self.flickVelocity && dragOffset > 0
      if mayDismissInDrag, (isFar && velocity > -Self.flickVelocity) || isFlick {
        dismissNow()
        return
      }
      let hasTried = !mayDismissInDrag && dragOffset > 0
      comeBack()
      if hasTried { delegate?.presentationControllerDidAttemptToDismiss(self) }
    case .cancelled:
      comeBack()
    case .possible, .failed:
      break
    }
  }

  /// The card goes with the finger, or gives way a little where it is not to go.
  private func follow(_ distance: CGFloat) {
    let height = max(card.bounds.height, 1)
    let isFree = mayDismissInDrag && distance > 0
    dragOffset =
      isFree ? distance : ScrollPhysics.rubberBand(distance: distance, dimension: height / 4)
    card.transform = CGAffineTransform(translationX: 0, y: dragOffset)
    dimmingView.alpha = isFree ? 1 - min(max(dragOffset / height, 0), 1) : 1
  }

  private func comeBack() {
    UIView.animate(
      withDuration: 0.4,
      delay: 0,
      usingSpringWithDamping: 1,
      initialSpringVelocity: 0,
      options: .allowUserInteraction,
      animations: { [self] in setIn() }
    )
  }
}
