/// A row of any type, as sections hold it.
///
/// Features neither make nor open one by hand: sections wrap what they are given, and the cell made
/// for a view model type gets its rows back with that type. List code uses ``as(_:)`` or
/// ``visit(_:)``.
public struct AnyListItem: Sendable {
  /// The row itself.
  public let base: any ListItemViewModel

  /// The identity of the row, read once.
  public let itemID: ListItemID

  /// Wraps a row.
  public init(_ base: some ListItemViewModel) {
    self.base = base
    itemID = base.itemID
  }

  /// Wraps a row whose type is already lost.
  public init(erasing base: any ListItemViewModel) {
    self.base = base
    itemID = base.itemID
  }

  /// The pool of cells the row is shown with.
  public var reuseIdentifier: String { base.reuseIdentifier }

  /// The type of the row, as a key: list code looks up the cell registered for it.
  public var typeID: ObjectIdentifier { ObjectIdentifier(type(of: base)) }

  /// The row with its type, or `nil` if it is of another.
  public func `as`<Item: ListItemViewModel>(_ type: Item.Type) -> Item? {
    base as? Item
  }

  /// Hands the row with its type to generic code.
  public func visit<Visitor: ListItemVisitor>(_ visitor: Visitor) -> Visitor.Result {
    func open(_ item: some ListItemViewModel) -> Visitor.Result { visitor.visit(item) }
    return open(base)
  }

  /// Whether both are of one type and a cell that shows `other` already looks right for this row.
  public func hasSameContent(as other: AnyListItem) -> Bool {
    func compare<Item: ListItemViewModel>(_ item: Item) -> Bool {
      guard let otherItem = other.base as? Item else { return false }
      return item.hasSameContent(as: otherItem)
    }
    return compare(base)
  }
}

/// Generic code that wants a row with its type; see ``AnyListItem/visit(_:)``.
public protocol ListItemVisitor {
  /// What the visit yields.
  associatedtype Result

  /// Called with the row.
  func visit<Item: ListItemViewModel>(_ item: Item) -> Result
}
