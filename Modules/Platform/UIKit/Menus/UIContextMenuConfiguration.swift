public import Foundation

/// Makes the menu of a configuration, given what the system suggests.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// Makes the controller that shows more of what a menu is about.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// Which menu is shown for a place of a view.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// The end of a menu that its first element is at.
  public enum ElementOrder: Int, Sendable {
    /// What the system chooses: fixed, as on every desktop.
    case automatic = 0
    /// The first element is nearest to where the menu was requested: at the lower end of a menu
    /// above that.
    case priority = 1
    /// The first element is at the upper end.
    case fixed = 2
  }

  /// The end of the menu that its first element is at.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  private var name: (any NSCopying)?
  private var makeMenu: UIContextMenuActionProvider?
  private(set) final var previewProvider: UIContextMenuContentPreviewProvider?

  /// Describes an empty menu, which is not shown.
  public override init() { super.init() }

  /// Describes a menu.
  ///
  /// - Parameters:
  ///   - identifier: Identifies the menu; a unique number by default.
  ///   - previewProvider: Makes the controller that is shown beside the menu, at its
  ///     `preferredContentSize`, where a finger opens it; menus that the pointer or a key opens are
  ///     compact, as with a secondary click on an iPad, and have no preview.
  ///   - actionProvider: Makes the menu when it is about to be shown.
  public convenience init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.init()
    name = identifier
    makeMenu = actionProvider
    self.previewProvider = previewProvider
  }

  /// Identifies the menu.
  open var identifier: any NSCopying {
    if let name { return name }
    let own = UUID().uuidString as NSString
    name = own
    return own
  }

  /// The menu; nil where there is nothing to choose.
  func menu() -> UIMenu? {
    guard let menu = makeMenu?([]), !menu.isEmpty else { return nil }
    return menu
  }
}
