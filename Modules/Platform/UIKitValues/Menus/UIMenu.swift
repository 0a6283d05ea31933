import Foundation

/// A list of actions, groups and submenus.
///
/// Shown for edited text (``UIEditMenuInteraction``), as a context menu
/// (``UIContextMenuInteraction``), and by buttons.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// The identity of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The string that identifies a menu, best in reverse domain notation.
    public let rawValue: String
    /// Makes an identifier from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    private static let dynamicPrefix = "com.apple.menu.dynamic."

    /// Makes the identifier of a menu that is given none.
    static func dynamic() -> Identifier { Identifier(dynamicPrefix + UUID().uuidString) }

    /// Whether the menu was given no identifier, so that this one is another in each run.
    package var isDynamic: Bool { rawValue.hasPrefix(Self.dynamicPrefix) }
  }

  /// How a menu is shown inside another one.
  public struct Options: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt
    /// Makes a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Shows the elements as a group of the parent menu, between separators, instead of as a
    /// submenu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// Shows the row in the style of a destructive action.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Allows only one selected action; choosing another one deselects it.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// Shows the elements as images in a row, for example colors or tools.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The size of a menu's elements.
  public enum ElementSize: Int, Sendable {
    /// Images only, up to four in a row; elements without an image show their title.
    case small = 0
    /// Images above titles, up to three in a row; rows at accessibility text sizes.
    case medium = 1
    /// One row for each element.
    case large = 2
    /// The default: one row for each element.
    case automatic = -1

    /// The number of elements in a row; nil for one row each.
    package var columns: Int? {
      switch self {
      case .small: 4
      case .medium: 3
      case .large, .automatic: nil
      }
    }
  }

  /// The size of the menu's own elements; submenus have their own size.
  open var preferredElementSize = UIMenu.ElementSize.automatic
  /// How the menu's own elements are shown; nil for the system's default.
  @NSCopying open var displayPreferences: UIMenuDisplayPreferences?

  /// The identity of the menu.
  open private(set) var identifier: UIMenu.Identifier
  /// How the menu is shown inside another one.
  open private(set) var options: UIMenu.Options
  /// The actions, commands and submenus, from top to bottom.
  open private(set) var children: [UIMenuElement]

  /// Makes a menu.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [],
    children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? .dynamic()
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Makes a menu whose elements have a size.
  public convenience init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [],
    preferredElementSize: UIMenu.ElementSize,
    children: [UIMenuElement] = []
  ) {
    self.init(
      title: title,
      subtitle: subtitle,
      image: image,
      identifier: identifier,
      options: options,
      children: children
    )
    self.preferredElementSize = preferredElementSize
  }

  /// Returns the menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    let menu = UIMenu(
      title: title,
      subtitle: subtitle,
      image: image,
      identifier: identifier,
      options: options,
      preferredElementSize: preferredElementSize,
      children: newChildren
    )
    menu.displayPreferences = displayPreferences
    return menu
  }

  /// The selected actions, including those of inline menus.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu {
        return menu.options.contains(.displayInline) ? menu.selectedElements : []
      }
      return (child as? UIAction)?.state == .on ? [child] : []
    }
  }
}
