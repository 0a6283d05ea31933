/// A section of any kind of elements, as ``ListDiff`` compares them.
public protocol DiffableSection {
  /// What tells sections apart.
  associatedtype SectionID: Hashable
  /// An element.
  associatedtype Item
  /// What tells elements apart, in all sections together.
  associatedtype ItemID: Hashable

  /// The identity of the section.
  var sectionID: SectionID { get }

  /// The elements, in order. MUST be O(1).
  var items: [Item] { get set }

  /// The identity of an element. MUST be O(1).
  static func itemID(of item: Item) -> ItemID

  /// Whether a new element looks like the old one of the same identity.
  static func hasSameContent(_ old: Item, _ new: Item) -> Bool
}

extension ListSection: DiffableSection {
  /// The identity of the section.
  public var sectionID: ListItemID { id }

  /// The identity of a row.
  public static func itemID(of item: AnyListItem) -> ListItemID { item.itemID }

  /// Whether a cell that shows the old row looks right for the new one.
  public static func hasSameContent(_ old: AnyListItem, _ new: AnyListItem) -> Bool {
    new.hasSameContent(as: old)
  }
}

/// A section of plain values under a key, for lists that are not made of ``ListSection``s.
///
/// The elements are their own identity.
public struct KeyedSection<Key: Hashable, Item: Hashable>: Hashable, DiffableSection {
  /// The identity of the section.
  public var key: Key

  /// The elements.
  public var items: [Item]

  /// Makes a section.
  @inlinable
  public init(_ key: Key, _ items: [Item]) {
    self.key = key
    self.items = items
  }

  /// The identity of the section.
  @inlinable
  public var sectionID: Key { key }

  /// The element itself.
  @inlinable
  public static func itemID(of item: Item) -> Item { item }

  /// Equality.
  @inlinable
  public static func hasSameContent(_ old: Item, _ new: Item) -> Bool { old == new }
}

extension KeyedSection: Sendable where Key: Sendable, Item: Sendable {}
