public import ListModel
public import MomentsLanguage
public import MomentsValues

/// One of the reader's filters in their list.
public struct WordFilterRow: ListItemViewModel, Hashable {
  /// The identity of the filter.
  public var id: ListItemID
  /// The title of the filter.
  public var title: String
  /// Its end, action, places and words.
  public var detail: String
  /// Whether it has ended.
  public var hasEnded: Bool = false

  /// The identity of the filter.
  public var itemID: ListItemID { id }
}

extension WordFilterRow {
  /// Makes a row in the reader's language.
  ///
  /// - Parameters:
  ///   - id: The identity of the filter.
  ///   - title: The title of the filter.
  ///   - words: The words it matches.
  ///   - places: The places where it applies.
  ///   - action: The action.
  ///   - end: The end, as text; `nil` for never.
  ///   - hasEnded: Whether it has ended.
  ///   - strings: The reader's language.
  public init(
    id: ListItemID,
    title: String,
    words: [String],
    places: Set<FilterPlace>,
    action: FilterAction,
    end: String?,
    hasEnded: Bool = false,
    strings: Strings
  ) {
    let named = words.filter { $0 != title }
    // There may be many words, so they come last.
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
