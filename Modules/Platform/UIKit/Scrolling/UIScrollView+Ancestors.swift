extension UIScrollView {
  /// The scroll views that are a view or contain it, from the innermost one.
  static func containing(_ view: UIView?) -> some Sequence<UIScrollView> {
    sequence(state: view) { next in
      defer { next = next?.storedSuperview }
      return next
    }.lazy.compactMap { $0 as? UIScrollView }
  }
}

extension UIView {
  /// Scrolls the scroll views around this view until a rectangle of it is visible.
  final func scrollContainersToVisible(_ rect: CGRect) {
    for outer in UIScrollView.containing(superview) where outer.isScrollEnabled {
      outer.scrollRectToVisible(outer.convert(rect, from: self), animated: false)
    }
  }
}
