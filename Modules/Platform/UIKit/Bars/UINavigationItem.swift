public import Foundation

/// The content of a navigation bar for one screen: a title or a title view, and buttons at both
/// ends.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The title of the back button that leads to a screen.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title that was set for it, or the screen's title.
    ///
    /// If that does not fit, the generic title "Back", and if that does not fit either, no title.
    case `default` = 0
    /// The generic title "Back", or no title if it does not fit.
    case generic = 1
    /// No title, only the image.
    case minimal = 2
  }

  /// The arrangement of title and buttons in a wide bar.
  public enum ItemStyle: Int, Sendable {
    /// The title is in the center.
    case navigator = 0
    /// The title is at the leading end, and ``centerItemGroups`` are in the center.
    case browser = 1
    /// As `browser`, for screens that edit a document.
    case editor = 2
  }

  /// When a title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// Inherits the mode of the previous screen in the stack; large for the first one.
    case automatic = 0
    /// Always large.
    case always = 1
    /// Never large: in the row of the buttons.
    case never = 2
    /// In the row of the buttons, independent of the previous screen.
    case inline = 3
  }

  /// The bar that currently shows the item and is notified of changes.
  weak var bar: UINavigationBar?

  /// Makes an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Makes an instance; archived properties are ignored on this platform.
  public required init?(coder: NSCoder) { super.init() }

  /// The title in the center of the bar.
  open var title: String? {
    didSet { itemDidChange() }
  }

  /// A text above title and buttons, which increases the height of the bar; nil for none.
  open var prompt: String? {
    didSet { itemDidChange() }
  }

  /// A view that replaces the title.
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
  /// They replace the back button, unless ``leftItemsSupplementBackButton`` is set.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet {
      if !isCollectingGroups { leadingGroups = nil }
      itemDidChange()
    }
  }

  /// The buttons at the trailing end, from the edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet {
      if !isCollectingGroups { trailingGroups = nil }
      itemDidChange()
    }
  }

  // MARK: Groups

  private var leadingGroups: [UIBarButtonItemGroup]?
  private var trailingGroups: [UIBarButtonItemGroup]?
  /// Whether the items are changing because their groups change.
  private var isCollectingGroups = false

  /// The bar button groups at the leading end; ``leftBarButtonItems`` are their items.
  open var leadingItemGroups: [UIBarButtonItemGroup] {
    get { leadingGroups ?? Self.groups(leftBarButtonItems ?? []) }
    set {
      leadingGroups = newValue
      adopt(newValue)
      collectGroups()
    }
  }

  /// The bar button groups at the trailing end, from the center to the edge;
  /// ``rightBarButtonItems`` are their items.
  open var trailingItemGroups: [UIBarButtonItemGroup] {
    get { trailingGroups ?? Self.groups((rightBarButtonItems ?? []).reversed()) }
    set {
      trailingGroups = newValue
      adopt(newValue)
      collectGroups()
    }
  }

  /// The bar button groups in the center of a wide bar with the ``style`` `browser` or `editor`;
  /// otherwise they are in a menu before the trailing groups.
  open var centerItemGroups: [UIBarButtonItemGroup] = [] {
    didSet {
      adopt(centerItemGroups)
      itemDidChange()
    }
  }

  /// The bar button group at the trailing edge, which never collapses.
  open var pinnedTrailingGroup: UIBarButtonItemGroup? {
    didSet {
      adopt(pinnedTrailingGroup.map { [$0] } ?? [])
      itemDidChange()
    }
  }

  /// The arrangement of title and buttons in a wide bar.
  open var style = ItemStyle.navigator {
    didSet { if style != oldValue { itemDidChange() } }
  }

  /// Makes the menu of the title, which shows an indicator; nil for a title without a menu.
  ///
  /// Called with the suggested actions of the system, which are empty on this platform. Not used
  /// with a ``titleView``.
  open var titleMenuProvider: ((_ suggestedActions: [UIMenuElement]) -> UIMenu?)? {
    didSet { itemDidChange() }
  }

  private static func groups(_ items: [UIBarButtonItem]) -> [UIBarButtonItemGroup] {
    items.isEmpty ? [] : [.fixedGroup(items: items)]
  }

  private func adopt(_ groups: [UIBarButtonItemGroup]) {
    for group in groups { group.onChange = { [weak self] in self?.collectGroups() } }
  }

  /// Sets the items to those of the groups, and expands all groups.
  private func collectGroups() {
    for group in allGroups { group.isCollapsed = false }
    showGroups()
  }

  /// The groups in the order in which they collapse.
  private var allGroups: [UIBarButtonItemGroup] { (trailingGroups ?? []) + (leadingGroups ?? []) }

  private func showGroups() {
    isCollectingGroups = true
    if let leadingGroups { leftBarButtonItems = leadingGroups.flatMap(\.shownItems) }
    if let trailingGroups {
      rightBarButtonItems = trailingGroups.flatMap(\.shownItems).reversed()
    }
    isCollectingGroups = false
    itemDidChange()
  }

  /// Whether any group can collapse.
  var hasCollapsingGroups: Bool {
    (leadingGroups != nil || trailingGroups != nil)
      && allGroups.contains { $0.representativeItem != nil && !$0.isHidden }
  }

  /// Collapses one more group into its representative item; returns `false` if none is left.
  func collapseGroup() -> Bool {
    let next = allGroups.first {
      !$0.isCollapsed && $0.representativeItem != nil && !$0.isHidden
        && $0.barButtonItems.count > 1
    }
    guard let next else { return false }
    next.isCollapsed = true
    showGroups()
    return true
  }

  /// Expands all groups.
  func expandGroups() {
    guard allGroups.contains(where: \.isCollapsed) else { return }
    collectGroups()
  }

  /// The trailing items including the pinned group, from the edge inwards.
  var shownTrailingItems: [UIBarButtonItem] {
    (pinnedTrailingGroup?.shownItems.reversed() ?? []) + (rightBarButtonItems ?? [])
  }

  /// Whether the buttons at the leading end are shown beside the back button.
  open var leftItemsSupplementBackButton = false {
    didSet { itemDidChange() }
  }

  /// The title, image and color of the back button on the next screen.
  ///
  /// The button always goes back; the item's action is ignored.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { itemDidChange() }
  }

  /// The action of the back button on this screen, instead of going back.
  open var backAction: UIAction? {
    didSet { itemDidChange() }
  }

  /// Whether the back button is hidden.
  open var hidesBackButton = false {
    didSet { itemDidChange() }
  }

  /// The title of the back button on the next screen.
  ///
  /// By default, the title of this item. An empty one shows only the image.
  open var backButtonTitle: String? {
    didSet { itemDidChange() }
  }

  /// The display mode of the back button on the next screen.
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { itemDidChange() }
  }

  /// The search controller whose search bar is shown in a row below the title.
  ///
  /// The screen that shows the item presents it when the reader begins to search.
  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      if oldValue?.item === self { oldValue?.item = nil }
      searchController?.item = self
      itemDidChange()
    }
  }

  /// Whether the search bar collapses while content scrolls; it is shown again at the top.
  ///
  /// `true` by default.
  open var hidesSearchBarWhenScrolling = true {
    didSet { itemDidChange() }
  }

  /// Whether the title is shown large in a separate row, if the bar prefers large titles.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { itemDidChange() }
  }

  // MARK: Appearances

  /// The appearances; nil until one was set.
  private(set) var storedAppearances: BarAppearances<UINavigationBarAppearance>?

  private func setAppearance(
    _ appearance: UINavigationBarAppearance?,
    for kind: BarAppearances<UINavigationBarAppearance>.Kind
  ) {
    let appearances = storedAppearances ?? BarAppearances { [weak self] _ in self?.itemDidChange() }
    storedAppearances = appearances
    appearances[kind] = appearance
  }

  /// The appearance of the bar for this item; nil to use the bar's.
  open var standardAppearance: UINavigationBarAppearance? {
    get { storedAppearances?[.standard] }
    set { setAppearance(newValue, for: .standard) }
  }

  /// The appearance of the bar for this item while the content is at its top.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { storedAppearances?[.scrollEdge] }
    set { setAppearance(newValue, for: .scrollEdge) }
  }

  /// The appearance of the bar for this item with a compact height.
  open var compactAppearance: UINavigationBarAppearance? {
    get { storedAppearances?[.compact] }
    set { setAppearance(newValue, for: .compact) }
  }

  /// The appearance of the bar for this item with a compact height while the content is at its top.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { storedAppearances?[.compactScrollEdge] }
    set { setAppearance(newValue, for: .compactScrollEdge) }
  }

  // MARK: Changing buttons

  /// Sets the first button at the leading end, without animation.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets the first button at the trailing end, without animation.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets the buttons at the leading end, without animation.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets the buttons at the trailing end, without animation.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Shows or hides the back button, without animation.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  private func itemDidChange() {
    bar?.itemDidChange(self)
  }
}
