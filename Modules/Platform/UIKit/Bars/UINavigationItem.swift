public import Foundation

/// What a navigation bar shows for one screen: a title or a title view, and buttons at both ends.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// What the back button that leads to a screen says.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title that was set for it, or else that of the screen; where that does not fit, that it
    /// leads back; where that does not fit either, nothing beside its image.
    case `default` = 0
    /// That it leads back, whatever was set; nothing where that does not fit.
    case generic = 1
    /// Nothing: it has an image only.
    case minimal = 2
  }

  /// When a title is a large one.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As that of the screen below in the stack; large for the first one.
    case automatic = 0
    /// Large.
    case always = 1
    /// In the row of the buttons.
    case never = 2
    /// In the row of the buttons, whatever the screen below has.
    case inline = 3
  }

  /// The bar that shows the item now; notified of every change.
  weak var bar: UINavigationBar?

  /// Makes an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Makes one as without an archive: archives carry no properties here.
  public required init?(coder: NSCoder) { super.init() }

  /// The text in the middle of the bar.
  open var title: String? {
    didSet { itemDidChange() }
  }

  /// A line above title and buttons, which makes the bar higher; nil for none.
  open var prompt: String? {
    didSet { itemDidChange() }
  }

  /// A view that takes the place of the title.
  open var titleView: UIView? {
    didSet { itemDidChange() }
  }

  /// The first button at the leading end, after the back button.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first button at the trailing end.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// The buttons at the leading end, from the edge inwards.
  ///
  /// They take the place of the back button, unless ``leftItemsSupplementBackButton``.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { itemDidChange() }
  }

  /// The buttons at the trailing end, from the edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { itemDidChange() }
  }

  /// Whether the buttons at the leading end stand beside the back button.
  open var leftItemsSupplementBackButton = false {
    didSet { itemDidChange() }
  }

  /// What the back button of the screen that comes after this one is: its title, image and color.
  ///
  /// The button goes back whatever the item's action is.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { itemDidChange() }
  }

  /// What the back button does on this screen, in place of going back.
  open var backAction: UIAction? {
    didSet { itemDidChange() }
  }

  /// Whether the bar leaves out the back button for this item.
  open var hidesBackButton = false {
    didSet { itemDidChange() }
  }

  /// The title of the back button of the screen that comes after this one.
  ///
  /// Without one it is the title of this item. An empty one leaves the image alone.
  open var backButtonTitle: String? {
    didSet { itemDidChange() }
  }

  /// What the back button of the screen that comes after this one says.
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { itemDidChange() }
  }

  /// The search whose bar stands below the title, in a row of its own.
  ///
  /// The screen that shows the item presents it as the reader begins to search.
  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      if oldValue?.item === self { oldValue?.item = nil }
      searchController?.item = self
      itemDidChange()
    }
  }

  /// Whether the search bar gives way to content that scrolls; it is there again at the top.
  ///
  /// `true` by default.
  open var hidesSearchBarWhenScrolling = true {
    didSet { itemDidChange() }
  }

  /// Whether the title is a large one in a row of its own, where the bar prefers such titles.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { itemDidChange() }
  }

  // MARK: Appearances

  /// The appearances, once there was one.
  private(set) var storedAppearances: BarAppearances<UINavigationBarAppearance>?

  private func setAppearance(
    _ appearance: UINavigationBarAppearance?,
    for place: BarAppearances<UINavigationBarAppearance>.Place
  ) {
    let appearances = storedAppearances ?? BarAppearances { [weak self] _ in self?.itemDidChange() }
    storedAppearances = appearances
    appearances[place] = appearance
  }

  /// What the bar looks like for this item; nil leaves it to the bar.
  open var standardAppearance: UINavigationBarAppearance? {
    get { storedAppearances?[.standard] }
    set { setAppearance(newValue, for: .standard) }
  }

  /// What the bar looks like for this item above content at its top.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { storedAppearances?[.scrollEdge] }
    set { setAppearance(newValue, for: .scrollEdge) }
  }

  /// What the bar looks like for this item where there is little height.
  open var compactAppearance: UINavigationBarAppearance? {
    get { storedAppearances?[.compact] }
    set { setAppearance(newValue, for: .compact) }
  }

  /// What the bar looks like for this item above content at its top where there is little height.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { storedAppearances?[.compactScrollEdge] }
    set { setAppearance(newValue, for: .compactScrollEdge) }
  }

  // MARK: Changing buttons

  /// Changes the first button at the leading end; it changes at once.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Changes the first button at the trailing end; it changes at once.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Changes the buttons at the leading end; they change at once.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Changes the buttons at the trailing end; they change at once.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Shows the back button or leaves it out; it changes at once.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// Follows the title of the controller for as long as nobody has given the item another one.
  func controllerTitleDidChange(from old: String?, to new: String?) {
    if title == old { title = new }
  }

  private func itemDidChange() {
    bar?.itemDidChange(self)
  }
}
