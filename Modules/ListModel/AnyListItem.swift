/// A type-erased row, as sections store it.
///
/// Features neither make nor unwrap it: sections wrap their rows, and the cell registered for a
/// view model type receives its rows with that type. List code uses ``as(_:)``.
///
/// It is a row itself, for lists whose pages have rows of several types:
/// `PagedListViewModel<AnyListItem, Cursor>`. Wrapping a wrapped row changes nothing.
public struct AnyListItem: ListItemViewModel {
  /// The wrapped row.
  ///
  /// A reference, so that the rows that an update leaves as they were are known without a
  /// comparison of their values.
  private final class Wrapped: Sendable {
    let base: any ListItemViewModel
    let itemID: ListItemID

    init(_ base: any ListItemViewModel) {
      self.base = base
      itemID = base.itemID
    }
  }

  private let wrapped: Wrapped

  /// The row itself.
  public var base: any ListItemViewModel { wrapped.base }

  /// The identity of the row, read once.
  public var itemID: ListItemID { wrapped.itemID }

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
      wrapped = Wrapped(base)
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
  ///
  /// O(1) for copies of one wrapped row.
  public func hasSameContent(as other: AnyListItem) -> Bool {
    if wrapped === other.wrapped { return true }
    func compare<Item: ListItemViewModel>(_ item: Item) -> Bool {
      guard let otherItem = other.base as? Item else { return false }
      return item.hasSameContent(as: otherItem)
    }
    return compare(base)
  }
}
