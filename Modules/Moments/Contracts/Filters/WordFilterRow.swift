public import ListModel

/// A filter of the reader's in the list of them.
public struct WordFilterRow: ListItemViewModel, Hashable {
  /// The identity of the filter.
  public var id: ListItemID
  /// What the reader calls it.
  public var title: String
  /// Until when, what happens and where, and what it looks for.
  public var detail: String
  /// Whether it has ended to count.
  public var hasEnded: Bool

  /// The identity of the filter.
  public var itemID: ListItemID { id }

  /// Makes a row.
  public init(id: ListItemID, title: String, detail: String, hasEnded: Bool = false) {
    self.id = id
    self.title = title
    self.detail = detail
    self.hasEnded = hasEnded
  }

  /// Makes a row in the reader's language.
  ///
  /// - Parameters:
  ///   - id: The identity of the filter.
  ///   - title: What the reader calls it.
  ///   - words: What it looks for.
  ///   - places: Where it counts.
  ///   - action: What happens to what it finds.
  ///   - end: When it ends to count, in words; `nil` for never.
  ///   - hasEnded: Whether it has ended to count.
  ///   - strings: The reader's language.
  public init(
    id: ListItemID,
    title: String,
    words: [String],
    places: Set<WordFilterContent.Place>,
    action: WordFilterContent.Action,
    end: String?,
    hasEnded: Bool = false,
    strings: Strings
  ) {
    let named = words.filter { $0 != title }
    // The words may be many, and whatever else there is to say stands before them.
    let parts = [
      end.map { hasEnded ? strings.filterEnded($0) : strings.filterEnds($0) },
      "\(strings.filterAction(action)), \(strings.filterPlaces(places))",
      named.isEmpty ? nil : strings.list(named.map(strings.isolated)),
    ]
    self.init(
      id: id,
      title: strings.isolated(title),
      detail: parts.compactMap { $0 }.joined(separator: "\n"),
      hasEnded: hasEnded
    )
  }
}
