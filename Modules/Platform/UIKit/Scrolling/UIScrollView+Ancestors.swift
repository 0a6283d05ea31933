extension UIScrollView {
  /// The scroll views that are a view or contain it, from the innermost one.
  static func containing(_ view: UIView?) -> some Sequence<UIScrollView> {
    sequence(state: view) { next in
      defer { next = next?.storedSuperview }
      return next
    }.lazy.compactMap { $0 as? UIScrollView }
  }
}
