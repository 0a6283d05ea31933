import Foundation

/// The horizontal layout of bar items, in navigation bars and toolbars.
@MainActor enum BarItemLayout {
  /// The width of an item's view in a bar, in points.
  static func width(of view: UIView, item: UIBarButtonItem?, in size: CGSize) -> CGFloat {
    if let item, item.isHidden { return 0 }
    if let item, item.width > 0 { return item.width }
    let fitting = max(self.size(of: view, in: size).width, item?.widthOfPossibleTitles ?? 0)
    if view is UIButton { return max(44, fitting) }
    return stack(view) == nil ? max(fitting, view.bounds.width) : fitting
  }

  /// The height of an item's view in a bar, in points.
  static func height(of view: UIView, in height: CGFloat) -> CGFloat {
    if view is UIButton { return height }
    // A label, say, that nobody gave a frame.
    let hasFrame = stack(view) == nil && view.bounds.height > 0
    let own =
      hasFrame ? view.bounds.size : size(of: view, in: CGSize(width: .infinity, height: height))
    return min(own.height, height)
  }

  /// The size that a view has in a bar: its fitting size, which a stack takes from its views.
  static func size(of view: UIView, in space: CGSize) -> CGSize {
    guard let stack = stack(view) else { return view.sizeThatFits(space) }
    let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    // Views without a size of their own fill the frame.
    return CGSize(
      width: size.width > 0 ? size.width : stack.bounds.width,
      height: size.height > 0 ? size.height : stack.bounds.height
    )
  }

  /// The view if its frame, which the bar sets, says nothing about its size.
  private static func stack(_ view: UIView) -> (any ArrangingView)? {
    view.translatesAutoresizingMaskIntoConstraints ? view as? any ArrangingView : nil
  }

  /// The space at each side of the content of a button that is as wide as a finger, in points.
  static func slack(of button: UIButton, item: UIBarButtonItem?, in size: CGSize) -> CGFloat {
    // A button is never as narrow as a short title.
    let title = button.currentImage == nil ? button.titleLabel?.intrinsicContentSize.width : nil
    let content = title ?? button.sizeThatFits(size).width
    return max((width(of: button, item: item, in: size) - content) / 2, 0)
  }

  /// The distance of the outermost view from its edge, in points: titles and custom views begin at
  /// the margin of the content, 16 points, and so do symbols, which are centered in 44.
  static func edgeInset(of view: UIView?, item: UIBarButtonItem?, in size: CGSize) -> CGFloat {
    guard let view, hasWords(view) else { return 8 }
    return 16 - ((view as? UIButton).map { slack(of: $0, item: item, in: size) } ?? 0)
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
