public import Foundation

extension IndexPath {
  /// Makes an index path of a row in a section of a table view.
  public init(row: Int, section: Int) {
    // Avoids the array of a literal: lists make many index paths.
    self = IndexPath(index: section).appending(row)
  }

  /// Makes an index path of an item in a section.
  public init(item: Int, section: Int) {
    self = IndexPath(index: section).appending(item)
  }

  /// The section.
  ///
  /// The index path must have two indexes.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row within the section.
  ///
  /// The index path must have two indexes.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The item within the section.
  ///
  /// The index path must have two indexes.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
