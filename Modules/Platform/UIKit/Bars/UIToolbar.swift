public import Foundation
import QuartzCore

/// A bar of buttons, at the lower edge of a navigation controller or wherever it is put.
///
/// 44 points tall. Items stand beside each other from the leading end; flexible spaces share what
/// they leave.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
  /// The height of the bar's content, in points.
  static let contentHeight: CGFloat = 44
  private static let inset: CGFloat = 8

  private let backgroundView = UIView()
  private lazy var ground = BarGround(of: self, background: backgroundView, edge: .top)
  private var views: [(item: UIBarButtonItem, view: UIView?)] = []
  private var backgroundImages = BarImages()
  private var shadowImages = BarImages()

  override func didInit() {
    super.didInit()
    backgroundView.isUserInteractionEnabled = false
    addSubview(backgroundView)
    // The line comes with the ground.
    ground.show(.system)
  }

  // MARK: Items

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

  /// Says where the bar is.
  open weak var delegate: (any UIToolbarDelegate)? {
    didSet {
      ground.edge = barPosition == .bottom ? .top : .bottom
      updateAppearance()
    }
  }

  /// Where the bar is: at the bottom, unless its delegate says otherwise.
  ///
  /// The line is at the edge that faces the content, and the background of a bar that is attached
  /// to the top reaches up behind the status bar.
  open var barPosition: UIBarPosition {
    let said = delegate?.position(for: self) ?? .any
    return said == .any ? .bottom : said
  }

  // MARK: Appearances

  /// How the bar looks without a color of its own; not used with an appearance.
  open var barStyle = UIBarStyle.default {
    didSet {
      noteAppearance(\.barStyle, barStyle)
      if barStyle != oldValue { updateAppearance() }
    }
  }

  /// Whether content may show through the bar; ``true`` by default, without an opaque image.
  ///
  /// Screens end at a bar of their container that is not, unless they say otherwise: see
  /// `edgesForExtendedLayout`. What is behind the content of such a bar is opaque. An appearance
  /// says by itself what is behind it.
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

  /// The color of the bar behind its content; `nil` uses the system background.
  open var barTintColor: UIColor? {
    didSet {
      noteAppearance(\.barTintColor, barTintColor)
      updateAppearance()
    }
  }

  private lazy var appearances = BarAppearances<UIToolbarAppearance> { [weak self] place in
    self?.noteAppearance(at: place)
    self?.updateAppearance()
    self?.onAppearance?()
  }
  /// Called after an appearance was given to the bar, or changed.
  var onAppearance: (() -> Void)?
  var hasAppearance: Bool { !appearances.isEmpty }

  /// Whether the content ends at the bar, or there is none that scrolls.
  var isAtScrollEdge = false {
    didSet { if isAtScrollEdge != oldValue { updateAppearance() } }
  }

  /// What the bar looks like.
  ///
  /// A bar that is given one no longer follows its ``barTintColor``.
  open var standardAppearance: UIToolbarAppearance {
    get { appearances.standard { UIToolbarAppearance() } }
    set { appearances[.standard] = newValue }
  }

  /// What the bar of a navigation controller looks like where the content ends at it; without it,
  /// it shows no background then.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances[.scrollEdge] }
    set { appearances[.scrollEdge] = newValue }
  }

  /// What the bar looks like where there is little height.
  open var compactAppearance: UIToolbarAppearance? {
    get { appearances[.compact] }
    set { appearances[.compact] = newValue }
  }

  /// What the bar of a navigation controller looks like where the content ends at it and there is
  /// little height.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances[.compactScrollEdge] }
    set { appearances[.compactScrollEdge] = newValue }
  }

  private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  private var shownAppearance: UIToolbarAppearance? {
    guard hasAppearance else { return nil }
    return appearances.shown(for: nil, isAtEdge: isAtScrollEdge, isCompact: isCompact)
  }

  /// Shows the appearances, or what the bar's own color and images say.
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

  /// Sets the image behind the content of a bar in a place and of some metrics; an empty one makes
  /// the bar transparent.
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
    // The screen above may end at the bar now.
    superview?.setNeedsLayout()
  }

  /// The image behind the content of a bar in a place and of some metrics, as it was set.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgroundImages[topOrBottom, barMetrics]
  }

  /// Sets the image at the edge of a bar in a place, in place of the line; an empty one takes the
  /// line away.
  ///
  /// It shows only in a bar that has an image behind its content.
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

  /// The image at the edge of a bar in a place, as it was set.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadowImages[topOrBottom, .default]
  }

  /// Bars of little height may look different.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.verticalSizeClass != previousTraitCollection?.verticalSizeClass,
      hasAppearance || !backgroundImages.isEmpty
    {
      updateAppearance()
    }
  }

  // MARK: Layout

  /// The height of the bar's content, whatever width is offered.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.contentHeight)
  }

  /// As high as its content, as wide as it is made.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.contentHeight)
  }

  /// What the background is higher than the bar at its upper and its lower edge, in points.
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

  /// Puts the items beside each other, and the background to the edge of the screen.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let reach = reach
    backgroundView.frame = bounds.inset(
      by: UIEdgeInsets(top: -reach.up, left: 0, bottom: -reach.down, right: 0)
    )
    ground.layOut()
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
