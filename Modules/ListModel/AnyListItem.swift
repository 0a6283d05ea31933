/// A type-erased row, as sections store it.
///
/// Features neither make nor unwrap it: sections wrap their rows, and the cell registered for a
/// view model type receives its rows with that type. List code uses ``as(_:)``.
///
/// It is a row itself, for lists whose pages have rows of several types:
/// `PagedListViewModel<AnyListItem, Cursor>`. Wrapping a wrapped row changes nothing.
public struct AnyListItem: ListItemViewModel {
  /// The row itself.
  public let base: any ListItemViewModel

  /// The identity of the row, read once.
  public let itemID: ListItemID

  /// Wraps a row.
  public init(_ base: some ListItemViewModel) {
    self.init(erasing: base)
  }

  /// Wraps an already type-erased row.
  public init(erasing base: any ListItemViewModel) {
    // Comparing types is cheaper than a cast, and nearly every row is none.
    if type(of: base) == AnyListItem.self, let row = base as? AnyListItem {
      self = row
    } else {
      self.base = base
      itemID = base.itemID
    }
  }

  /// The reuse pool of the row's cells.
  public var reuseIdentifier: String { base.reuseIdentifier }

  /// The type of the row, as the key of its registered cell.
  public var typeID: ObjectIdentifier { ObjectIdentifier(type(of: base)) }

  /// The row with its type; `nil` if it is of another type.
  public func `as`<Item: ListItemViewModel>(_ type: Item.Type) -> Item? {
    base as? Item
  }

  /// Returns whether both are of one type and a cell that shows `other` need not be reconfigured
  /// for this row.
  public func hasSameContent(as other: AnyListItem) -> Bool {
    func compare<Item: ListItemViewModel>(_ item: Item) -> Bool {
      guard let otherItem = other.base as? Item else { return false }
      return item.hasSameContent(as: otherItem)
    }
    return compare(base)
  }
}
