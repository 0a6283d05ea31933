import Foundation

/// A list of actions, in groups.
///
/// Shown for text that is edited; see ``UIEditMenuInteraction``.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// Tells one menu from another.
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
    /// As a group of the menu around, between lines.
    public static let displayInline = Options(rawValue: 1 << 0)
  }

  /// Tells this menu from others.
  public let identifier: UIMenu.Identifier
  /// How the menu is shown within another; a menu in a menu is always shown inline here.
  open private(set) var options: UIMenu.Options
  /// What is in the menu.
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

  /// The actions that are shown, group by group.
  var groups: [[UIAction]] {
    var groups: [[UIAction]] = [[]]
    for child in children {
      if let action = child as? UIAction, !action.attributes.contains(.hidden) {
        groups[groups.count - 1].append(action)
      } else if let menu = child as? UIMenu {
        groups += menu.groups
        groups.append([])
      }
    }
    return groups.filter { !$0.isEmpty }
  }
}
