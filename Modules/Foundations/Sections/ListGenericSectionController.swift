public import ListModel

/// Shows an object as rows by index: for content that is counted and not listed.
///
/// Override ``numberOfRows(of:)`` and ``row(at:of:)``.
open class ListGenericSectionController<Object: ListItemViewModel>: ListSectionController<Object> {
  /// Returns the number of rows; every controller overrides it.
  open func numberOfRows(of object: Object) -> Int {
    preconditionFailure("\(type(of: self)) must override numberOfRows(of:)")
  }

  /// Returns the row at an index, from 0; every controller overrides it.
  open func row(at index: Int, of object: Object) -> any ListRow {
    preconditionFailure("\(type(of: self)) must override row(at:of:)")
  }

  /// The rows of all indices.
  public final override func rows(for object: Object) -> [AnyRow] {
    (0..<numberOfRows(of: object)).map { row(at: $0, of: object).asRow }
  }
}
