internal import Foundation

extension CellList {
  // MARK: Requesting cells

  /// Returns the view that the data source makes for a place, and what it dequeued meanwhile.
  func request<View>(
    at place: Place,
    size: CGSize = .zero,
    prepare: ((UIView) -> Void)? = nil,
    _ make: () -> View
  ) -> (view: View, dequeued: UIView?) {
    let outer = request
    request = CellRequest(place: place, size: size, prepare: prepare)
    defer { request = outer }
    let view = UIView.withoutInheritedAnimation(make)
    return (view, request?.dequeued)
  }

  /// Measures a view in the next layout pass, because its content needs another size.
  ///
  /// Has no effect while cells are made or laid out, when they are measured anyway.
  func measureAgain(_ view: UIView) {
    guard request == nil, !isTiling else { return }
    sizingNotices.add(view, animated: UIView.areAnimationsEnabled)
    setNeedsLayout()
  }

  // MARK: Animations of updates

  /// Whether an update is animated, for a list in a window.
  var animatesUpdates: Bool { window != nil && UIView.areAnimationsEnabled }

  /// Animates an update that was applied: all views have their final frames already.
  ///
  /// - Parameters:
  ///   - leaving: The views whose elements left the screen.
  ///   - start: Moves the views to where they were before.
  ///   - end: Moves them to where they are now, or where they disappear.
  ///   - remove: Removes the views that left, after the animation.
  ///   - completions: Called at the end.
  func animateUpdate(
    leaving: [UIView],
    from start: () -> Void,
    to end: @escaping () -> Void,
    remove: @escaping (Self) -> Void,
    completions: [(Bool) -> Void]
  ) {
    leavingViews += leaving
    UIView.performWithoutAnimation(start)
    UIView.animate(
      withDuration: 0.3,
      delay: 0,
      options: [.allowUserInteraction],
      animations: end,
      completion: { [weak self] _ in
        if let self { UIView.performWithoutAnimation { remove(self) } }
        for completion in completions { completion(true) }
      }
    )
  }
}
