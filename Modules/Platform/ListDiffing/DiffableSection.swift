/// A section of elements that ``ListDiff`` compares.
public protocol DiffableSection {
  /// The type of section identities.
  associatedtype SectionID: Hashable
  /// The type of elements.
  associatedtype Item
  /// The type of element identities, which are unique across all sections.
  associatedtype ItemID: Hashable

  /// The identity of the section.
  var sectionID: SectionID { get }

  /// The elements, in order. MUST be O(1).
  var items: [Item] { get set }

  /// The identity of an element. MUST be O(1).
  static func itemID(of item: Item) -> ItemID

  /// The update that a cell needs when an element is replaced by a new one of the same identity.
  static func contentChange(from old: Item, to new: Item) -> ContentChange

  /// Whether the header of the old section is also correct for this one.
  func hasSameHeader(as old: Self) -> Bool

  /// Whether the footer of the old section is also correct for this one.
  func hasSameFooter(as old: Self) -> Bool
}

/// The update that a cell needs to show an element with new content.
@frozen public enum ContentChange: Sendable {
  /// No update: the content is the same.
  case none
  /// The existing cell can be configured again.
  case reconfigure
  /// A new cell is needed.
  case reload
}

extension DiffableSection {
  /// The default, for sections without headers: true.
  @inlinable
  public func hasSameHeader(as old: Self) -> Bool { true }

  /// The default, for sections without footers: true.
  @inlinable
  public func hasSameFooter(as old: Self) -> Bool { true }
}

/// A section of plain values with a key.
///
/// The elements are their own identity, so no element changes in place.
public struct KeyedSection<Key: Hashable, Item: Hashable>: Hashable, DiffableSection {
  /// The identity of the section.
  public var key: Key

  /// The elements.
  public var items: [Item]

  /// Makes a section from its key and elements.
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

  /// Always none: an element with different content is a different element.
  @inlinable
  public static func contentChange(from old: Item, to new: Item) -> ContentChange { .none }
}

extension KeyedSection: Sendable where Key: Sendable, Item: Sendable {}
