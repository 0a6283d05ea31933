public import Foundation
import QuartzCore

/// The bar at the bottom of a tab bar controller, with a row of tabs, one of which is selected.
///
/// It is 49 points high, or 32 with a compact height, plus the bottom safe area. Tabs fill a narrow
/// bar; in a wide one, with a regular horizontal size class, they are centered.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The delegate, which is notified of tabs that the reader selects.
  open weak var delegate: (any UITabBarDelegate)?

  private(set) lazy var ground = BarGround(of: self, background: self, edge: .top)
  private var shownItems: [UITabBarItem]?
  private(set) var buttons: [TabBarButton] = []
  /// The background of the selected tab; nil until one was shown.
  var selectionView: UIImageView?
  /// Whether the previously selected item has an appearance of its own.
  private var showsItemAppearance = false

  /// Called when the reader taps a tab, if a tab bar controller manages the bar and decides on the
  /// selection.
  var onTap: ((UITabBarItem) -> Void)?

  override func didInit() {
    super.didInit()
    ground.show(.system)
    accessibilityTraits = .tabBar
    addInteraction(UILargeContentViewerInteraction(delegate: nil))
  }

  /// The items of the tabs, from the leading edge.
  open var items: [UITabBarItem]? {
    get { shownItems }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the tabs, without animation.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    precondition(
      onTap == nil,
      "Directly modifying a tab bar managed by a tab bar controller is not allowed."
    )
    show(items)
  }

  /// The item of the selected tab; `nil` for none.
  open weak var selectedItem: UITabBarItem? {
    didSet { showSelection() }
  }

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
    get { ownTranslucency ?? !(backgroundImage?.isFilled ?? false) }
    set {
      noteAppearance(\.isTranslucent, newValue)
      ownTranslucency = newValue
      updateAppearance()
      superview?.setNeedsLayout()
      onTranslucency?()
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

  /// The color of unselected tabs; `nil` uses gray.
  open var unselectedItemTintColor: UIColor? {
    didSet {
      noteAppearance(\.unselectedItemTintColor, unselectedItemTintColor)
      updateAppearance()
    }
  }

  /// The background image; an empty one makes the bar transparent.
  ///
  /// Not used with an appearance.
  open var backgroundImage: UIImage? {
    didSet {
      noteAppearance(\.backgroundImage, backgroundImage)
      updateAppearance()
      onTranslucency?()
    }
  }

  /// The image at the edge of the bar instead of the line; an empty one hides the line.
  ///
  /// Used only together with a ``backgroundImage``.
  open var shadowImage: UIImage? {
    didSet {
      noteAppearance(\.shadowImage, shadowImage)
      updateAppearance()
    }
  }

  /// The image behind the selected tab, in its own size; not used with an appearance.
  open var selectionIndicatorImage: UIImage? {
    didSet {
      noteAppearance(\.selectionIndicatorImage, selectionIndicatorImage)
      updateAppearance()
    }
  }

  // MARK: Where tabs stand

  /// The distribution of tabs in the bar.
  open var itemPositioning = ItemPositioning.automatic {
    didSet {
      noteAppearance(\.itemPositioning, itemPositioning)
      setNeedsLayout()
    }
  }

  /// The width of centered tabs, in points; 0 for the system's.
  open var itemWidth: CGFloat = 0 {
    didSet {
      noteAppearance(\.itemWidth, itemWidth)
      setNeedsLayout()
    }
  }

  /// The spacing between centered tabs, in points; 0 for the system's.
  open var itemSpacing: CGFloat = 0 {
    didSet {
      noteAppearance(\.itemSpacing, itemSpacing)
      setNeedsLayout()
    }
  }

  // MARK: Appearances

  private(set) lazy var appearances = BarAppearances<UITabBarAppearance> { [weak self] kind in
    self?.noteAppearance(at: kind)
    self?.updateAppearance()
    self?.onAppearance?()
  }
  /// Called after the translucency of the bar changed.
  var onTranslucency: (() -> Void)?
  /// Called after an appearance of the bar or an item was set or modified.
  var onAppearance: (() -> Void)?

  /// Whether the content's bottom edge is at the bar, or the content does not scroll.
  var isAtScrollEdge = false {
    didSet { if isAtScrollEdge != oldValue { updateAppearance() } }
  }

  /// The appearance of the bar; that of the selected item takes precedence.
  ///
  /// A bar with an appearance ignores its ``barTintColor``.
  open var standardAppearance: UITabBarAppearance {
    get { appearances.standard { UITabBarAppearance() } }
    set { appearances[.standard] = newValue }
  }

  /// The appearance while the content's bottom edge is at the bar of a tab bar controller; by
  /// default, the bar then has no background.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearances[.scrollEdge] }
    set { appearances[.scrollEdge] = newValue }
  }

  /// Shows tabs, even in a bar that a controller manages.
  func show(_ items: [UITabBarItem]?) {
    for item in shownItems ?? [] where item.bar === self { item.bar = nil }
    for button in buttons { button.removeFromSuperview() }
    shownItems = items
    buttons = (items ?? []).map(makeButton)
    for item in items ?? [] { item.bar = self }
    for button in buttons { addSubview(button) }
    shownBarItemsDidChange()
    if let selectedItem, items?.contains(where: { $0 === selectedItem }) != true {
      self.selectedItem = nil
    }
    showSelection()
    setNeedsLayout()
  }

  override var shownBarItems: [UIBarItem] { shownItems ?? [] }

  private func makeButton(_ item: UITabBarItem) -> TabBarButton {
    let button = TabBarButton()
    button.unselectedColor = unselectedColor
    button.appearance = itemAppearance
    button.update(with: item)
    button.addAction(
      UIAction { [weak self, weak item] _ in item.map { self?.tap($0) } },
      for: .touchUpInside
    )
    return button
  }

  private func tap(_ item: UITabBarItem) {
    if onTap == nil { selectedItem = item }
    delegate?.tabBar(self, didSelect: item)
    onTap?(item)
  }

  func itemDidChange(_ item: UITabBarItem) {
    for (button, shown) in zip(buttons, shownItems ?? []) where shown === item {
      button.update(with: item)
    }
    setNeedsLayout()
  }

  func appearanceDidChange(of item: UITabBarItem) {
    guard item === selectedItem else { return }
    updateAppearance()
    onAppearance?()
  }

  private func showSelection() {
    for (button, item) in zip(buttons, shownItems ?? []) {
      button.isSelected = item === selectedItem
    }
    let hasAppearance = selectedItem?.storedAppearances?.isEmpty == false
    if hasAppearance || showsItemAppearance { updateAppearance() }
    showsItemAppearance = hasAppearance
    if selectionView != nil { setNeedsLayout() }
  }

  /// The height of the bar including the safe area below it, with the offered width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: traitCollection.tabBarHeight + safeAreaInsets.bottom)
  }

  /// Lays out the tabs.
  open override func layoutSubviews() {
    super.layoutSubviews()
    ground.layOut()
    layOutTabs()
  }

  /// Updates height and appearance for compact heights.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard traitCollection.hasLowBars != previousTraitCollection?.hasLowBars else { return }
    superview?.setNeedsLayout()
    if hasAppearance { updateAppearance() }
  }
}
