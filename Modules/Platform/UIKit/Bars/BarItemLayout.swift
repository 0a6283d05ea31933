import Foundation

/// The horizontal layout of bar items, in navigation bars and toolbars.
@MainActor enum BarItemLayout {
  /// The width of an item's view in a bar, in points.
  static func width(of view: UIView, item: UIBarButtonItem?, in size: CGSize) -> CGFloat {
    if let item, item.isHidden { return 0 }
    if let item, item.width > 0 { return item.width }
    let fitting = max(view.sizeThatFits(size).width, item?.widthOfPossibleTitles ?? 0)
    return view is UIButton ? max(44, fitting) : max(fitting, view.bounds.width)
  }

  /// The space at each side of the content of a button that is as wide as a finger, in points.
  static func slack(of button: UIButton, item: UIBarButtonItem?, in size: CGSize) -> CGFloat {
    // A button is never as narrow as a short title.
    let title = button.currentImage == nil ? button.titleLabel?.intrinsicContentSize.width : nil
    let content = title ?? button.sizeThatFits(size).width
    return max((width(of: button, item: item, in: size) - content) / 2, 0)
  }

  /// The gap between two views: symbols include space in their 44 points, titles do not.
  static func gap(between one: UIView, and other: UIView) -> CGFloat {
    hasWords(one) || hasWords(other) ? 16 : 0
  }

  /// Whether a view is a button with a title, or a custom view.
  static func hasWords(_ view: UIView) -> Bool {
    (view as? UIButton).map { $0.currentTitle != nil } ?? true
  }
}
