public import Foundation
import QuartzCore

/// A bar of buttons, at the bottom of a navigation controller or in any view.
///
/// It is 44 points high, or 32 with a compact height. Items are laid out from the leading edge;
/// flexible spaces share the remaining width.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
  private let backgroundView = UIView()
  private lazy var ground = BarGround(of: self, background: backgroundView, edge: .top)
  private var views: [(item: UIBarButtonItem, view: UIView?)] = []
  private var backgroundImages = BarImages()
  private var shadowImages = BarImages()

  override func didInit() {
    super.didInit()
    backgroundView.isUserInteractionEnabled = false
    addSubview(backgroundView)
    // Includes the line.
    ground.show(.system)
  }

  // MARK: Items

  /// The items, from the leading edge.
  open var items: [UIBarButtonItem]? {
    get { views.isEmpty ? nil : views.map(\.item) }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the items; if animated, the new ones fade in.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    for entry in views { entry.view?.removeFromSuperview() }
    views = (items ?? []).map { ($0, $0.makeView()) }
    for entry in views { entry.view.map(addSubview) }
    shownBarItemsDidChange()
    showButtons()
    setNeedsLayout()
    guard animated, window != nil else { return }
    let new = views.compactMap(\.view)
    UIView.performWithoutAnimation {
      layoutIfNeeded()
      for view in new { view.alpha = 0 }
    }
    UIView.animate(withDuration: 0.25) { for view in new { view.alpha = 1 } }
  }

  override var shownBarItems: [UIBarItem] { views.map(\.item) }

  // MARK: Where it is

  /// The delegate, which provides the position of the bar.
  open weak var delegate: (any UIToolbarDelegate)? {
    didSet {
      ground.edge = barPosition == .bottom ? .top : .bottom
      updateAppearance()
    }
  }

  /// The position of the bar: at the bottom, unless its delegate returns another one.
  ///
  /// The line is at the edge adjacent to the content, and the background of a bar attached to the
  /// top extends behind the status bar.
  open var barPosition: UIBarPosition {
    let said = delegate?.position(for: self) ?? .any
    return said == .any ? .bottom : said
  }

  // MARK: Appearances

  /// The style of the bar without a background color; ignored with an appearance.
  open var barStyle = UIBarStyle.default {
    didSet {
      noteAppearance(\.barStyle, barStyle)
      if barStyle != oldValue { updateAppearance() }
    }
  }

  /// Whether content can be visible through the bar; ``true`` by default, unless there is an opaque
  /// image.
  ///
  /// Screens do not extend below an opaque bar of their container by default: see
  /// `edgesForExtendedLayout`. The background of such a bar is opaque. An appearance overrides
  /// this.
  open var isTranslucent: Bool {
    get {
      ownTranslucency ?? !(backgroundImages.image(at: barPosition, .default)?.isFilled ?? false)
    }
    set {
      noteAppearance(\.isTranslucent, newValue)
      ownTranslucency = newValue
      updateAppearance()
      superview?.setNeedsLayout()
    }
  }

  private(set) var ownTranslucency: Bool?

  /// The background color of the bar; `nil` uses the system background.
  open var barTintColor: UIColor? {
    didSet {
      noteAppearance(\.barTintColor, barTintColor)
      updateAppearance()
    }
  }

  private lazy var appearances = BarAppearances<UIToolbarAppearance> { [weak self] kind in
    self?.noteAppearance(at: kind)
    self?.updateAppearance()
    self?.onAppearance?()
  }
  /// Called after an appearance of the bar was set or modified.
  var onAppearance: (() -> Void)?
  var hasAppearance: Bool { !appearances.isEmpty }

  /// Whether the content's bottom edge is at the bar, or the content does not scroll.
  var isAtScrollEdge = false {
    didSet { if isAtScrollEdge != oldValue { updateAppearance() } }
  }

  /// The appearance of the bar.
  ///
  /// A bar with an appearance ignores its ``barTintColor``.
  open var standardAppearance: UIToolbarAppearance {
    get { appearances.standard { UIToolbarAppearance() } }
    set { appearances[.standard] = newValue }
  }

  /// The appearance while the content's bottom edge is at the bar of a navigation controller; by
  /// default, the bar then has no background.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances[.scrollEdge] }
    set { appearances[.scrollEdge] = newValue }
  }

  /// The appearance with a compact height.
  open var compactAppearance: UIToolbarAppearance? {
    get { appearances[.compact] }
    set { appearances[.compact] = newValue }
  }

  /// The appearance with a compact height while the content's bottom edge is at the bar of a
  /// navigation controller.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances[.compactScrollEdge] }
    set { appearances[.compactScrollEdge] = newValue }
  }

  private var isCompact: Bool { traitCollection.hasLowBars }

  private var shownAppearance: UIToolbarAppearance? {
    guard hasAppearance else { return nil }
    return appearances.shown(for: nil, isAtEdge: isAtScrollEdge, isCompact: isCompact)
  }

  /// Applies the appearances, or the bar's own color and images.
  private func updateAppearance() {
    let position = barPosition
    ground.show(
      shownAppearance?.background
        ?? .own(
          style: barStyle,
          tint: barTintColor,
          image: backgroundImages.image(at: position, isCompact ? .compact : .default),
          shadowImage: shadowImages.image(at: position, .default),
          isTranslucent: ownTranslucency ?? true
        )
    )
    showButtons()
    setNeedsLayout()
  }

  private func showButtons() {
    let buttons = shownAppearance?.buttonAppearances
    for entry in views { entry.item.show(in: buttons) }
  }

  /// Sets the background image for a bar position and metrics; an empty one makes the bar
  /// transparent.
  ///
  /// Not used with an appearance.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    noteAppearance(
      "backgroundImage",
      [UInt(bitPattern: topOrBottom.rawValue), UInt(bitPattern: barMetrics.rawValue)]
    ) {
      $0.setBackgroundImage(
        backgroundImage,
        forToolbarPosition: topOrBottom,
        barMetrics: barMetrics
      )
    }
    backgroundImages[topOrBottom, barMetrics] = backgroundImage
    updateAppearance()
    // The screen may extend below the bar now, or no longer.
    superview?.setNeedsLayout()
  }

  /// The background image for a bar position and metrics, as it was set.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgroundImages[topOrBottom, barMetrics]
  }

  /// Sets the image at the edge of the bar instead of the line, for a position; an empty one hides
  /// the line.
  ///
  /// Used only together with a background image.
  open func setShadowImage(
    _ shadowImage: UIImage?,
    forToolbarPosition topOrBottom: UIBarPosition
  ) {
    noteAppearance("shadowImage", [UInt(bitPattern: topOrBottom.rawValue)]) {
      $0.setShadowImage(shadowImage, forToolbarPosition: topOrBottom)
    }
    shadowImages[topOrBottom, .default] = shadowImage
    updateAppearance()
  }

  /// The image at the edge of the bar for a position, as it was set.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadowImages[topOrBottom, .default]
  }

  /// Updates height and appearance for compact heights.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard traitCollection.hasLowBars != previousTraitCollection?.hasLowBars else { return }
    invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
    if hasAppearance || !backgroundImages.isEmpty { updateAppearance() }
  }

  // MARK: Layout

  /// The height of the bar's content, with the offered width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: traitCollection.barHeight)
  }

  /// The height of the content, without an intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: traitCollection.barHeight)
  }

  /// The extent of the background beyond the upper and the lower edge of the bar, in points.
  private var reach: (up: CGFloat, down: CGFloat) {
    switch barPosition {
    case .topAttached: return (max(frame.minY, 0), 0)
    case .top: return (0, 0)
    case .any, .bottom:
      let below = superview.map { max($0.bounds.maxY - frame.maxY, 0) } ?? 0
      let isAtEdge = below <= (superview?.safeAreaInsets.bottom ?? 0)
      return (0, isAtEdge ? below : 0)
    }
  }

  /// Lays out the items, and the background up to the edge of the screen.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let reach = reach
    backgroundView.frame = bounds.inset(
      by: UIEdgeInsets(top: -reach.up, left: 0, bottom: -reach.down, right: 0)
    )
    ground.layOut()
    let shown = views.filter { !$0.item.isHidden }
    let (leading, trailing) = (edgeInset(shown.first), edgeInset(shown.last))
    let space = bounds.inset(
      by: UIEdgeInsets(
        top: 0,
        left: max(isRightToLeft ? trailing : leading, safeAreaInsets.left),
        bottom: 0,
        right: max(isRightToLeft ? leading : trailing, safeAreaInsets.right)
      )
    )
    var x = isRightToLeft ? bounds.width - space.maxX : space.minX
    let places = places
    let flexible = views.filter(\.item.isFlexibleSpace).count
    let rest = max(space.width - places.reduce(0) { $0 + $1.gap + $1.width }, 0)
    for (entry, slot) in zip(views, places) {
      x += slot.gap
      let width =
        entry.item.isFlexibleSpace ? rest / CGFloat(max(flexible, 1)) : slot.width
      if let view = entry.view {
        view.isHidden = entry.item.isHidden
        let height = BarItemLayout.height(of: view, in: bounds.height)
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

  private func edgeInset(_ entry: (item: UIBarButtonItem, view: UIView?)?) -> CGFloat {
    BarItemLayout.edgeInset(of: entry?.view, item: entry?.item, in: bounds.size)
  }

  /// The width of each item, and the gap before it; flexible spaces have a width of their own of 0.
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
