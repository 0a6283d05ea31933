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
  }

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

  /// A menu like this one with other content.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title,
      subtitle: subtitle,
      image: image,
      identifier: identifier,
      options: options,
      children: newChildren
    )
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

  // MARK: Rows

  /// The rows between two lines of a menu.
  struct Group {
    var title = ""
    /// Actions, and menus with a row of their own.
    var rows: [UIMenuElement] = []
  }

  /// The rows that are shown, group by group.
  var groups: [Group] {
    var groups = [Group()]
    for child in children {
      if let action = child as? UIAction {
        if !action.attributes.contains(.hidden) { groups[groups.count - 1].rows.append(action) }
      } else if let menu = child as? UIMenu, !menu.isEmpty {
        if menu.options.contains(.displayInline) {
          var inner = menu.groups
          inner[0].title = menu.title
          groups += inner
          groups.append(Group())
        } else {
          groups[groups.count - 1].rows.append(menu)
        }
      }
    }
    return groups.filter { !$0.rows.isEmpty }
  }

  /// Whether there is nothing to choose.
  var isEmpty: Bool { groups.isEmpty }

  /// Switches an action on that was chosen in a menu of one choice.
  func didChoose(_ action: UIAction) {
    for case let menu as UIMenu in children { menu.didChoose(action) }
    guard options.contains(.singleSelection), children.contains(where: { $0 === action }) else {
      return
    }
    for case let other as UIAction in children { other.state = other === action ? .on : .off }
  }
}
