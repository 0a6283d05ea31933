public import Foundation

/// Buttons of a navigation bar that belong together, and the one that stands for them where there
/// is no room for all.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
  /// The buttons, from the leading end.
  open var barButtonItems: [UIBarButtonItem] {
    didSet { onChange?() }
  }

  /// The button that takes the place of the others where there is no room for them; nil leaves them
  /// as they are.
  ///
  /// It opens a menu of them, unless it has an action or a menu of its own.
  open var representativeItem: UIBarButtonItem? {
    didSet { onChange?() }
  }

  /// Whether the ``representativeItem`` stands in the place of the others.
  open var isDisplayingRepresentativeItem: Bool { isCollapsed }

  /// Whether the bar leaves the buttons out.
  open var isHidden = false {
    didSet { if isHidden != oldValue { onChange?() } }
  }

  /// Whether the bar has no room for all buttons.
  var isCollapsed = false
  /// Notified of changes.
  var onChange: (() -> Void)?

  /// Makes a group of buttons.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
  }

  /// Fails: there are no storyboards or nib files on this platform.
  public required init?(coder: NSCoder) { return nil }

  /// Makes a group of buttons.
  public class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// The buttons that the bar shows.
  var shownItems: [UIBarButtonItem] {
    guard !isHidden else { return [] }
    guard isCollapsed, let representativeItem else { return barButtonItems }
    if representativeItem.primaryAction == nil, representativeItem.menu == nil {
      representativeItem.menu = menu
    }
    return [representativeItem]
  }

  /// The buttons as a menu.
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
