/// What a list shows at one time: its rows, its state and the state of its paging.
///
/// A ``ListViewModel`` publishes them as one value, so that no observer sees new rows with an old
/// state.
public struct ListSnapshot: Sendable {
  /// The rows, in sections.
  public var sections: [ListSection]

  /// The state of the whole list.
  public var state: ListState

  /// The state of paging, shown after the last row.
  public var paging: PagingState

  /// Makes a snapshot; by default that of a list that loads.
  public init(
    _ sections: [ListSection] = [],
    state: ListState = .loading,
    paging: PagingState = .idle
  ) {
    self.sections = sections
    self.state = state
    self.paging = paging
  }

  /// Whether the rows are unchanged since another snapshot: a state was published, and there is
  /// nothing to compare.
  ///
  /// False for rows that were made again, also if all are equal. O(1).
  public func hasSameRows(as other: ListSnapshot) -> Bool {
    // Arrays share their storage until one of them changes.
    sections.withUnsafeBufferPointer { own in
      other.sections.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
    }
  }
}
