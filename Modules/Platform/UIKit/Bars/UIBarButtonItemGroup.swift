public import Foundation

/// A group of buttons in a navigation bar, with an item that replaces them if there is not enough
/// space.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
  /// The items, from the leading end.
  open var barButtonItems: [UIBarButtonItem] {
    didSet { onChange?() }
  }

  /// The item that replaces the group if there is not enough space; nil to never collapse the
  /// group.
  ///
  /// It opens a menu of the items, unless it has an action or a menu.
  open var representativeItem: UIBarButtonItem? {
    didSet { onChange?() }
  }

  /// Whether the ``representativeItem`` replaces the items.
  open var isDisplayingRepresentativeItem: Bool { isCollapsed }

  /// Whether the group is hidden.
  open var isHidden = false {
    didSet { if isHidden != oldValue { onChange?() } }
  }

  /// Whether the bar has no space for all items.
  var isCollapsed = false
  /// Called when the group changes.
  var onChange: (() -> Void)?

  /// Makes a group of items.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
  }

  /// Returns nil: there are no storyboards or nib files on this platform.
  public required init?(coder: NSCoder) { return nil }

  /// Makes a fixed group of items.
  public class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// None while the group is hidden; the representative item in place of all while it is collapsed.
  var shownItems: [UIBarButtonItem] {
    guard !isHidden else { return [] }
    guard isCollapsed, let representativeItem else { return barButtonItems }
    if representativeItem.primaryAction == nil, representativeItem.menu == nil {
      representativeItem.menu = menu
    }
    return [representativeItem]
  }

  /// The menu of the items.
  private var menu: UIMenu {
    UIMenu(
      children: [
        UIDeferredMenuElement.uncached { [weak self] completion in
          completion(self?.barButtonItems.compactMap(\.menuRepresentation) ?? [])
        }
      ]
    )
  }
}
