public import Foundation
import QuartzCore

/// A bar of buttons, at the lower edge of a navigation controller or wherever it is put.
///
/// 44 points tall. Items stand beside each other from the leading end; flexible spaces share what
/// they leave.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// The height of the bar's content, in points.
  static let contentHeight: CGFloat = 44
  private static let inset: CGFloat = 8

  private let backgroundView = UIView()
  private let hairline = UIView()
  private var views: [(item: UIBarButtonItem, view: UIView?)] = []

  override func didInit() {
    super.didInit()
    backgroundView.backgroundColor = .systemBackground
    backgroundView.isUserInteractionEnabled = false
    hairline.backgroundColor = .separator
    addSubview(backgroundView)
    addSubview(hairline)
  }

  /// The items, from the leading end.
  open var items: [UIBarButtonItem]? {
    get { views.isEmpty ? nil : views.map(\.item) }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the items; with animation the new ones fade in.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    for entry in views { entry.view?.removeFromSuperview() }
    views = (items ?? []).map { ($0, $0.makeView()) }
    for entry in views { entry.view.map(addSubview) }
    setNeedsLayout()
    guard animated, window != nil else { return }
    let new = views.compactMap(\.view)
    UIView.performWithoutAnimation {
      layoutIfNeeded()
      for view in new { view.alpha = 0 }
    }
    UIView.animate(withDuration: 0.25) { for view in new { view.alpha = 1 } }
  }

  /// The color of the bar behind its content; `nil` uses the system background.
  open var barTintColor: UIColor? {
    didSet { backgroundView.backgroundColor = barTintColor ?? .systemBackground }
  }

  /// The height of the bar's content, whatever width is offered.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.contentHeight)
  }

  /// As high as its content, as wide as it is made.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.contentHeight)
  }

  /// Puts the items beside each other, and the background down to the edge of the screen.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let below = superview.map { max($0.bounds.maxY - frame.maxY, 0) } ?? 0
    let isAtEdge = below <= (superview?.safeAreaInsets.bottom ?? 0)
    backgroundView.frame = bounds.inset(
      by: UIEdgeInsets(top: 0, left: 0, bottom: isAtEdge ? -below : 0, right: 0)
    )
    hairline.frame = CGRect(
      x: 0,
      y: 0,
      width: bounds.width,
      height: 1 / max(traitCollection.displayScale, 1)
    )
    let room = bounds.inset(
      by: UIEdgeInsets(
        top: 0,
        left: max(Self.inset, safeAreaInsets.left),
        bottom: 0,
        right: max(Self.inset, safeAreaInsets.right)
      )
    )
    var x = room.minX
    let places = places
    let flexible = views.filter(\.item.isFlexibleSpace).count
    let rest = max(room.width - places.reduce(0) { $0 + $1.gap + $1.width }, 0)
    for (entry, place) in zip(views, places) {
      x += place.gap
      let width =
        entry.item.isFlexibleSpace ? rest / CGFloat(max(flexible, 1)) : place.width
      if let view = entry.view {
        view.isHidden = entry.item.isHidden
        let height = view is UIButton ? bounds.height : min(view.bounds.height, bounds.height)
        let left = isRightToLeft ? bounds.width - x - width : x
        view.frame = CGRect(
          x: left.rounded(),
          y: ((bounds.height - height) / 2).rounded(),
          width: width,
          height: height
        )
      }
      x += width
    }
  }

  /// How wide each item is, and the room before it; flexible spaces have none of their own.
  private var places: [(gap: CGFloat, width: CGFloat)] {
    var previous: UIView?
    return views.map { item, view in
      guard let view else {
        previous = nil
        return (0, item.isFlexibleSpace ? 0 : item.width)
      }
      guard !item.isHidden else { return (0, 0) }
      defer { previous = view }
      return (
        previous.map { BarItemLayout.gap(between: $0, and: view) } ?? 0,
        BarItemLayout.width(of: view, item: item, in: bounds.size)
      )
    }
  }
}
