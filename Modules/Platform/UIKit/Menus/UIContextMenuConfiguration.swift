public import Foundation

/// Makes the menu of a configuration from the elements that the system suggests.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// Makes the view controller that is shown as the preview of a menu.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// The menu and the preview for a location in a view.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// The edge of a menu at which its first element is.
  public enum ElementOrder: Int, Sendable {
    /// The system decides: fixed, as on a desktop.
    case automatic = 0
    /// The first element is nearest to the location of the request: at the bottom of a menu above
    /// it.
    case priority = 1
    /// The first element is at the top.
    case fixed = 2
  }

  /// The edge of the menu at which the first element is; defaults to `automatic`.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  private var name: (any NSCopying)?
  private var makeMenu: UIContextMenuActionProvider?
  private(set) final var previewProvider: UIContextMenuContentPreviewProvider?

  /// Makes a configuration without a menu; nothing is shown.
  public override init() { super.init() }

  /// Makes a configuration of a menu.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the menu; a unique string by default.
  ///   - previewProvider: Makes the view controller of the preview, which is shown at its
  ///     `preferredContentSize`. Used only if the menu is opened by touch: menus opened by the
  ///     pointer or a key are compact, like those of a secondary click on an iPad.
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

  /// The identifier of the menu.
  open var identifier: any NSCopying {
    if let name { return name }
    let own = UUID().uuidString as NSString
    name = own
    return own
  }

  /// Returns the menu; nil if it has no elements.
  func menu() -> UIMenu? {
    guard let menu = makeMenu?([]), !menu.isEmpty else { return nil }
    return menu
  }
}
