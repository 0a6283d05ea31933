import Foundation

/// A list of actions, in groups, and of other menus.
///
/// Shown for text that is edited (``UIEditMenuInteraction``), for what a view is about
/// (``UIContextMenuInteraction``), and by buttons.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// Distinguishes one menu from another.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// An identifier of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An identifier of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu is shown within another.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As a group of the menu around, between lines, rather than behind a row of its own.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// Its row looks as that of an action that destroys something.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One of its actions is on; choosing another switches that one off.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// Its elements are images beside one another, as colors or tools to choose from.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// How much of its elements a menu shows.
  public enum ElementSize: Int, Sendable {
    /// Images only, up to four beside one another; titles where there is no image.
    case small = 0
    /// Images above titles, up to three beside one another; rows of their own at the sizes of text
    /// for accessibility.
    case medium = 1
    /// A row for each element.
    case large = 2
    /// What the system chooses: a row for each element.
    case automatic = -1

    /// How many elements are beside one another; nil for a row each.
    var columns: Int? {
      switch self {
      case .small: 4
      case .medium: 3
      case .large, .automatic: nil
      }
    }
  }

  /// How much of its own elements the menu shows; menus in it have their own size.
  open var preferredElementSize = UIMenu.ElementSize.automatic
  /// How its own elements are shown; nil leaves that to the system.
  @NSCopying open var displayPreferences: UIMenuDisplayPreferences?

  /// Distinguishes this menu from others.
  open private(set) var identifier: UIMenu.Identifier
  /// How the menu is shown within another.
  open private(set) var options: UIMenu.Options
  /// The elements of the menu.
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
    self.identifier = identifier ?? Identifier(UUID().uuidString)
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

  /// A menu like this one with other content.
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

  /// The actions that are on, those of menus shown inline among them.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu {
        return menu.options.contains(.displayInline) ? menu.selectedElements : []
      }
      return (child as? UIAction)?.state == .on ? [child] : []
    }
  }
}
