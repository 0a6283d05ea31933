/// A section of any kind of elements, as ``ListDiff`` compares them.
public protocol DiffableSection {
  /// The identity of sections.
  associatedtype SectionID: Hashable
  /// An element.
  associatedtype Item
  /// The identity of elements, in all sections together.
  associatedtype ItemID: Hashable

  /// The identity of the section.
  var sectionID: SectionID { get }

  /// The elements, in order. MUST be O(1).
  var items: [Item] { get set }

  /// The identity of an element. MUST be O(1).
  static func itemID(of item: Item) -> ItemID

  /// The change that a cell with the old element of an identity needs to show the new one.
  static func contentChange(from old: Item, to new: Item) -> ContentChange

  /// Whether a header that shows the old section's content is already correct for this one.
  func hasSameHeader(as old: Self) -> Bool

  /// The same for the footer.
  func hasSameFooter(as old: Self) -> Bool
}

/// The change that a cell needs to show an element with new content.
@frozen public enum ContentChange: Sendable {
  /// The content is the same.
  case none
  /// The cell can be filled again.
  case reconfigure
  /// Another cell is needed.
  case reload
}

extension DiffableSection {
  /// True: sections without headers.
  @inlinable
  public func hasSameHeader(as old: Self) -> Bool { true }

  /// True: sections without footers.
  @inlinable
  public func hasSameFooter(as old: Self) -> Bool { true }
}

/// A section of plain values under a key.
///
/// The elements are their own identity, so that nothing changes in place.
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

  /// None: an element with other content is another element.
  @inlinable
  public static func contentChange(from old: Item, to new: Item) -> ContentChange { .none }
}

extension KeyedSection: Sendable where Key: Sendable, Item: Sendable {}
