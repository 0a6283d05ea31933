public import Foundation

/// A button of a navigation bar or toolbar, or a space between items.
///
/// There are no selectors on this platform, so the button acts through its primary action only.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The visual style of the button.
  public enum Style: Int, Sendable {
    /// A plain button.
    case plain = 0
    /// A button that completes an action, in a bolder font.
    case done = 2
  }

  /// The action performed when the button is tapped.
  open var primaryAction: UIAction? {
    didSet {
      title = title ?? primaryAction?.title
      image = image ?? primaryAction?.image
      itemDidChange()
    }
  }

  /// The color of the button; `nil` inherits the bar's.
  open var tintColor: UIColor? {
    didSet {
      noteAppearance(\.tintColor, tintColor)
      itemDidChange()
    }
  }

  /// The visual style of the button.
  open var style = Style.plain {
    didSet { itemDidChange() }
  }

  /// The width of the item in points; 0 for the natural width.
  open var width: CGFloat = 0 {
    didSet { barNeedsLayout() }
  }

  /// A view that is shown instead of a button.
  open var customView: UIView?

  /// Whether the item is omitted from the bar.
  open var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      let bar = (customView ?? button)?.superview as? UINavigationBar
      bar == nil ? barNeedsLayout() : bar?.hiddenItemsDidChange()
    }
  }

  /// Titles that the item may have.
  ///
  /// It is as wide as the widest of them, so that nothing moves when the title changes.
  open var possibleTitles: Set<String>? {
    didSet { barNeedsLayout() }
  }

  /// Whether the button is on, which is shown by a background in its tint color.
  open var isSelected = false {
    didSet { if isSelected != oldValue { itemDidChange() } }
  }

  /// Whether a tap toggles ``isSelected``.
  ///
  /// With a ``menu`` and no action, the button shows the selected element of its menu instead, one
  /// of which is always selected.
  open var changesSelectionAsPrimaryAction = false {
    didSet { if changesSelectionAsPrimaryAction != oldValue { itemDidChange() } }
  }

  var button: UIButton?
  /// The images and offsets of the item's button, and of the back button that leads to its screen.
  private(set) var look: BarItemLook?
  private(set) var backLook: BarItemLook?
  /// Called when an item that represents a back button changes.
  var onChange: (() -> Void)?
  /// The button appearances set by the bar that shows the item; nil for the system's.
  private(set) var appearances: BarButtonAppearances?
  /// Whether the button has a custom appearance.
  var isStyled = false
  /// Whether the image follows the height of the bar.
  var followsHeight = false
  /// The system item, whose title is in the language of the bar.
  private var systemItem: SystemItem?
  /// Whether the item is a flexible space.
  private(set) var isFlexibleSpace = false

  public override init() {
    super.init()
  }

  /// Makes an instance; archived properties are ignored on this platform.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a button from an action, with its title or image.
  public convenience init(primaryAction: UIAction?) {
    self.init()
    self.primaryAction = primaryAction
    title = primaryAction?.title
    image = primaryAction?.image
  }

  /// Makes a button with a title or an image, an action and a menu.
  ///
  /// Without an action a tap opens the menu; with one, a long press and a secondary click do.
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.menu = menu
  }

  /// Makes a standard button or space.
  public convenience init(
    systemItem: SystemItem,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.systemItem = systemItem
    isFlexibleSpace = systemItem == .flexibleSpace
    image = systemItem.symbolName.flatMap { UIImage(systemName: $0) }
    title = systemItem.title(SystemWords(language: UIScreen.main.language))
    accessibilityLabel = systemItem.meaning(language: UIScreen.main.language)
    if systemItem.completes { style = .done }
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Makes a standard button or space with a target and an action, which is always nil here.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem,
    target: Any?,
    action: Selector?
  ) {
    self.init(systemItem: systemItem)
    set(target, action)
  }

  /// Makes a button with a title, a target and an action, which is always nil here.
  public convenience init(
    title: String?,
    style: UIBarButtonItem.Style,
    target: Any?,
    action: Selector?
  ) {
    self.init()
    self.title = title
    self.style = style
    set(target, action)
  }

  /// Makes a button with an image, a target and an action, which is always nil here.
  public convenience init(
    image: UIImage?,
    style: UIBarButtonItem.Style,
    target: Any?,
    action: Selector?
  ) {
    self.init()
    self.image = image
    self.style = style
    set(target, action)
  }

  /// Makes a button with images for both heights of bars, a target and an action, which is always
  /// nil here.
  public convenience init(
    image: UIImage?,
    landscapeImagePhone: UIImage?,
    style: UIBarButtonItem.Style,
    target: Any?,
    action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Makes a button with a title or an image, a target and an action, which is always nil here, and
  /// a menu.
  public convenience init(
    title: String?,
    image: UIImage?,
    target: AnyObject?,
    action: Selector?,
    menu: UIMenu?
  ) {
    self.init(title: title, image: image, primaryAction: nil, menu: menu)
    set(target, action)
  }

  private func set(_ target: Any?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// The receiver of ``action``.
  open weak var target: AnyObject?

  /// The method that a tap calls; always nil: there are no selectors on this platform.
  ///
  /// `primaryAction` and `onTap(_:)` of UIKitClosures take its place.
  open var action: Selector?

  /// Makes a button with an action, and a menu that a long press or a secondary click opens.
  public convenience init(primaryAction: UIAction?, menu: UIMenu?) {
    self.init(title: nil, image: nil, primaryAction: primaryAction, menu: menu)
  }

  /// Makes a button with a title that opens a menu.
  public convenience init(title: String?, menu: UIMenu?) {
    self.init(title: title, image: nil, primaryAction: nil, menu: menu)
  }

  /// Makes a button with an image that opens a menu.
  public convenience init(image: UIImage?, menu: UIMenu?) {
    self.init(title: nil, image: image, primaryAction: nil, menu: menu)
  }

  /// Makes an item with a custom view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// The item as a menu element: its menu or its action; nil for an item without a title and an
  /// image.
  open var menuRepresentation: UIMenuElement? {
    get { ownMenuRepresentation ?? madeMenuRepresentation }
    set { ownMenuRepresentation = newValue }
  }
  private var ownMenuRepresentation: UIMenuElement?

  private var madeMenuRepresentation: UIMenuElement? {
    let words = title ?? accessibilityLabel ?? ""
    guard !isHidden, !isSpace, !words.isEmpty || image != nil else { return nil }
    if primaryAction == nil, let menu {
      return UIMenu(title: words, image: image, children: menu.children)
    }
    let action = UIAction(
      title: words,
      image: image,
      identifier: primaryAction?.identifier
    ) { [weak self] _ in
      guard let self else { return }
      primaryAction?.perform(from: self)
    }
    if !isEnabled { action.attributes.insert(.disabled) }
    if isSelected { action.state = .on }
    return action
  }

  /// Makes a fixed group of this item.
  open func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

  /// Makes a space that fills the remaining width of a toolbar.
  open class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

  /// Makes a space with a width, in points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// The menu that the button opens when it is tapped, unless it has a primary action.
  open var menu: UIMenu? {
    didSet { itemDidChange() }
  }

  /// The preferred order of the menu's elements.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic {
    didSet { itemDidChange() }
  }

  // MARK: Images and titles by metrics

  private func changeLook(_ change: (inout BarItemLook) -> Void) {
    change(&look[orMade: BarItemLook()])
    itemDidChange()
  }

  private func changeBackLook(_ change: (inout BarItemLook) -> Void) {
    change(&backLook[orMade: BarItemLook()])
    itemDidChange()
  }

  /// Sets the background image of the button for a state and bar metrics; it overrides the bar's
  /// appearance.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) {
    noteAppearance("backgroundImage", [state.rawValue, UInt(bitPattern: barMetrics.rawValue)]) {
      $0.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
    }
    changeLook { $0.setImage(backgroundImage, for: state, barMetrics) }
  }

  /// Returns the background image set for a state and bar metrics.
  open func backgroundImage(
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? { look?.image(for: state, barMetrics) }

  /// Sets the background image of the button for a state, a style and bar metrics.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    style: UIBarButtonItem.Style,
    barMetrics: UIBarMetrics
  ) {
    noteAppearance(
      "backgroundImageOfStyle",
      [state.rawValue, UInt(bitPattern: style.rawValue), UInt(bitPattern: barMetrics.rawValue)]
    ) {
      $0.setBackgroundImage(backgroundImage, for: state, style: style, barMetrics: barMetrics)
    }
    changeLook { $0.setImage(backgroundImage, for: state, style: style, barMetrics) }
  }

  /// Returns the background image set for a state, a style and bar metrics.
  open func backgroundImage(
    for state: UIControl.State,
    style: UIBarButtonItem.Style,
    barMetrics: UIBarMetrics
  ) -> UIImage? { look?.image(for: state, style: style, barMetrics) }

  /// Sets the vertical offset of the background image for bar metrics, in points.
  open func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat,
    for barMetrics: UIBarMetrics
  ) {
    noteAppearance("backgroundVertical", [UInt(bitPattern: barMetrics.rawValue)]) {
      $0.setBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics)
    }
    changeLook { $0.groundOffsets[barMetrics] = adjustment }
  }

  /// Returns the vertical offset of the background image for bar metrics, in points.
  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    look?.groundOffsets[barMetrics] ?? 0
  }

  /// Sets the offset of the title for bar metrics, in points; it overrides the bar's appearance.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    noteAppearance("titlePosition", [UInt(bitPattern: barMetrics.rawValue)]) {
      $0.setTitlePositionAdjustment(adjustment, for: barMetrics)
    }
    changeLook { $0.titleOffsets[barMetrics] = adjustment }
  }

  /// Returns the offset of the title for bar metrics, in points.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    look?.titleOffsets[barMetrics] ?? .zero
  }

  /// Sets the background image of the back button for a state and bar metrics.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) {
    noteAppearance("backImage", [state.rawValue, UInt(bitPattern: barMetrics.rawValue)]) {
      $0.setBackButtonBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
    }
    changeBackLook { $0.setImage(backgroundImage, for: state, barMetrics) }
  }

  /// Returns the background image of the back button set for a state and bar metrics.
  open func backButtonBackgroundImage(
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? { backLook?.image(for: state, barMetrics) }

  /// Sets the offset of the back button's title for bar metrics, in points; a large negative
  /// horizontal offset hides the title.
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset,
    for barMetrics: UIBarMetrics
  ) {
    noteAppearance("backTitlePosition", [UInt(bitPattern: barMetrics.rawValue)]) {
      $0.setBackButtonTitlePositionAdjustment(adjustment, for: barMetrics)
    }
    changeBackLook { $0.titleOffsets[barMetrics] = adjustment }
  }

  /// Returns the offset of the back button's title for bar metrics, in points.
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    backLook?.titleOffsets[barMetrics] ?? .zero
  }

  /// Sets the vertical offset of the back button's background image for bar metrics, in points.
  open func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat,
    for barMetrics: UIBarMetrics
  ) {
    noteAppearance("backVertical", [UInt(bitPattern: barMetrics.rawValue)]) {
      $0.setBackButtonBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics)
    }
    changeBackLook { $0.groundOffsets[barMetrics] = adjustment }
  }

  /// Returns the vertical offset of the back button's background image for bar metrics, in points.
  open func backButtonBackgroundVerticalPositionAdjustment(
    for barMetrics: UIBarMetrics
  ) -> CGFloat { backLook?.groundOffsets[barMetrics] ?? 0 }

  /// Whether the item is a space.
  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// Called when the item is shown in a bar with button appearances; nil for the system's.
  func show(in appearances: BarButtonAppearances?) {
    guard appearances != nil || self.appearances != nil else { return }
    self.appearances = appearances
    itemDidChange()
  }

  override func itemDidChange() {
    updateButton()
    onChange?()
  }

  private func barNeedsLayout() { (customView ?? button)?.superview?.setNeedsLayout() }
}

extension Optional {
  /// The value, created if it is nil.
  fileprivate subscript(orMade make: @autoclosure () -> Wrapped) -> Wrapped {
    get { self ?? make() }
    set { self = newValue }
  }
}
