public import Foundation

/// A button of a navigation bar or toolbar, or room between two.
///
/// There are no selectors on this platform, so the button acts through its primary action only.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// How much the button stands out.
  public enum Style: Int, Sendable {
    /// A plain button.
    case plain = 0
    /// A button that completes what is being done, in bolder letters.
    case done = 2
  }

  /// What the button does when it is tapped.
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

  /// How much the button stands out.
  open var style = Style.plain {
    didSet { itemDidChange() }
  }

  /// How wide the item is, in points; 0 for as wide as it needs to be.
  open var width: CGFloat = 0 {
    didSet { barNeedsLayout() }
  }

  /// The view that stands in the bar in place of a button.
  open var customView: UIView?

  /// Whether the item takes no room in the bar.
  open var isHidden = false {
    didSet { barNeedsLayout() }
  }

  /// Titles that the item may have: it is as wide as the widest of them, so that nothing moves as
  /// one takes the place of another.
  open var possibleTitles: Set<String>? {
    didSet { barNeedsLayout() }
  }

  /// Whether the button is on: it stands on a ground of its tint.
  open var isSelected = false {
    didSet { if isSelected != oldValue { itemDidChange() } }
  }

  /// Whether a tap turns ``isSelected`` on and off; with a ``menu`` and no action, whether the
  /// button shows the element that is on in its menu, one of which always is.
  open var changesSelectionAsPrimaryAction = false {
    didSet { if changesSelectionAsPrimaryAction != oldValue { itemDidChange() } }
  }

  var button: UIButton?
  /// What the bar that shows the item says of its buttons; nil for the system's.
  private(set) var appearances: BarButtonAppearances?
  /// Whether the button looks as somebody said, not as the system has it.
  var isStyled = false
  /// What the system names the item, in the language of the bar.
  private var systemItem: SystemItem?
  /// Whether the item takes the room that the others leave.
  private(set) var isFlexibleSpace = false

  /// Makes an empty item.
  public override init() {
    super.init()
  }

  /// Makes one as without an archive: archives carry no properties here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a button from an action: its title or image, and what it does.
  public convenience init(primaryAction: UIAction?) {
    self.init()
    self.primaryAction = primaryAction
    title = primaryAction?.title
    image = primaryAction?.image
  }

  /// Makes a button of a title or an image, an action and a menu.
  ///
  /// Without an action a tap opens the menu; with one, a long press and the pointer's other button
  /// do.
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

  /// Makes a button as the system has it, or room between two.
  public convenience init(
    systemItem: SystemItem,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.systemItem = systemItem
    isFlexibleSpace = systemItem == .flexibleSpace
    image = systemItem.symbolName.flatMap { UIImage(systemName: $0) }
    title = systemItem.title(AccessibilityWords(language: UIScreen.main.language))
    accessibilityLabel = systemItem.meaning(language: UIScreen.main.language)
    if systemItem.completes { style = .done }
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Makes a button of an action, with a menu for a long press and the pointer's other button.
  public convenience init(primaryAction: UIAction?, menu: UIMenu?) {
    self.init(title: nil, image: nil, primaryAction: primaryAction, menu: menu)
  }

  /// Makes a button of a title that opens a menu.
  public convenience init(title: String?, menu: UIMenu?) {
    self.init(title: title, image: nil, primaryAction: nil, menu: menu)
  }

  /// Makes a button of an image that opens a menu.
  public convenience init(image: UIImage?, menu: UIMenu?) {
    self.init(title: nil, image: image, primaryAction: nil, menu: menu)
  }

  /// Makes an item of a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Makes room that is as large as the other items of a toolbar leave.
  open class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

  /// Makes room of a width, in points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// What the button opens: when it is tapped, unless it has a primary action.
  open var menu: UIMenu? {
    didSet { itemDidChange() }
  }

  /// The end of the menu that its first element is at.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic {
    didSet { itemDidChange() }
  }

  /// Whether the item is room between others.
  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// The item stands in a bar that says what its buttons look like; nil for the system's.
  func show(in appearances: BarButtonAppearances?) {
    guard appearances != nil || self.appearances != nil else { return }
    self.appearances = appearances
    itemDidChange()
  }

  override func itemDidChange() { updateButton() }

  private func barNeedsLayout() { (customView ?? button)?.superview?.setNeedsLayout() }
}
