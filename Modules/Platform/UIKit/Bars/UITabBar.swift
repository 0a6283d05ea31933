public import Foundation
import QuartzCore

/// The bar at the bottom of a tab bar controller: one tab beside the other, of which one is
/// selected.
///
/// 49 points tall, and as much taller as the bottom safe area is. Tabs share a narrow bar; in a
/// wide one, that of horizontally regular traits, they stand in its middle.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The height of the bar's content, in points.
  static let contentHeight: CGFloat = 49

  /// Is notified of the tabs that the reader chooses.
  open weak var delegate: (any UITabBarDelegate)?

  private(set) lazy var ground = BarGround(of: self, background: self, edge: .top)
  private var shownItems: [UITabBarItem]?
  private(set) var buttons: [TabBarButton] = []
  /// What is behind the selected tab, once there was something.
  var selectionView: UIImageView?
  /// Whether the item that was selected before has an appearance of its own.
  private var showsItemAppearance = false

  /// Called when the reader taps a tab of a bar that a tab bar controller manages: it decides.
  var onTap: ((UITabBarItem) -> Void)?

  override func didInit() {
    super.didInit()
    ground.show(.system)
    accessibilityTraits = .tabBar
  }

  /// The tabs, from the leading end.
  open var items: [UITabBarItem]? {
    get { shownItems }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the tabs; they change at once.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    precondition(
      onTap == nil,
      "Directly modifying a tab bar managed by a tab bar controller is not allowed."
    )
    show(items)
  }

  /// The tab that is selected; `nil` for none.
  open weak var selectedItem: UITabBarItem? {
    didSet { showSelection() }
  }

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

  /// The color of the bar behind its tabs; `nil` uses the system background.
  open var barTintColor: UIColor? {
    didSet {
      noteAppearance(\.barTintColor, barTintColor)
      updateAppearance()
    }
  }

  /// The color of tabs that are not selected; `nil` uses a gray.
  open var unselectedItemTintColor: UIColor? {
    didSet {
      noteAppearance(\.unselectedItemTintColor, unselectedItemTintColor)
      updateAppearance()
    }
  }

  /// The image behind the tabs; an empty one makes the bar transparent.
  ///
  /// Not used with an appearance.
  open var backgroundImage: UIImage? {
    didSet {
      noteAppearance(\.backgroundImage, backgroundImage)
      updateAppearance()
      onTranslucency?()
    }
  }

  /// The image at the edge of the bar in place of the line; an empty one takes the line away.
  ///
  /// It shows only in a bar that has a ``backgroundImage``.
  open var shadowImage: UIImage? {
    didSet {
      noteAppearance(\.shadowImage, shadowImage)
      updateAppearance()
    }
  }

  /// The image behind the selected tab, as large as it is itself; not used with an appearance.
  open var selectionIndicatorImage: UIImage? {
    didSet {
      noteAppearance(\.selectionIndicatorImage, selectionIndicatorImage)
      updateAppearance()
    }
  }

  // MARK: Where tabs stand

  /// How tabs share the bar.
  open var itemPositioning = ItemPositioning.automatic {
    didSet {
      noteAppearance(\.itemPositioning, itemPositioning)
      setNeedsLayout()
    }
  }

  /// How wide tabs are that stand in the middle of the bar, in points; 0 for as the system has it.
  open var itemWidth: CGFloat = 0 {
    didSet {
      noteAppearance(\.itemWidth, itemWidth)
      setNeedsLayout()
    }
  }

  /// The room between tabs that stand in the middle of the bar, in points; 0 for as the system has
  /// it.
  open var itemSpacing: CGFloat = 0 {
    didSet {
      noteAppearance(\.itemSpacing, itemSpacing)
      setNeedsLayout()
    }
  }

  // MARK: Appearances

  private(set) lazy var appearances = BarAppearances<UITabBarAppearance> { [weak self] place in
    self?.noteAppearance(at: place)
    self?.updateAppearance()
    self?.onAppearance?()
  }
  /// Called after the bar became translucent or opaque.
  var onTranslucency: (() -> Void)?
  /// Called after an appearance was given to the bar or to an item, or changed.
  var onAppearance: (() -> Void)?

  /// Whether the content ends at the bar, or there is none that scrolls.
  var isAtScrollEdge = false {
    didSet { if isAtScrollEdge != oldValue { updateAppearance() } }
  }

  /// What the bar looks like; that of the selected item counts.
  ///
  /// A bar that is given one no longer follows its ``barTintColor``.
  open var standardAppearance: UITabBarAppearance {
    get { appearances.standard { UITabBarAppearance() } }
    set { appearances[.standard] = newValue }
  }

  /// What the bar of a tab bar controller looks like where the content ends at it; without it, it
  /// shows no background then.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearances[.scrollEdge] }
    set { appearances[.scrollEdge] = newValue }
  }

  /// Shows tabs, also in a bar that is managed.
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

  /// The height of the bar with the safe area below it, whatever width is offered.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.contentHeight + safeAreaInsets.bottom)
  }

  /// Puts the tabs beside each other.
  open override func layoutSubviews() {
    super.layoutSubviews()
    ground.layOut()
    layOutTabs()
  }

  /// Bars of little height may look different.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.verticalSizeClass != previousTraitCollection?.verticalSizeClass,
      hasAppearance
    {
      updateAppearance()
    }
  }
}
