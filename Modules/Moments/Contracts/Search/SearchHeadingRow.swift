public import ListModel

/// What stands above the rows of one kind.
public struct SearchHeadingRow: ListItemViewModel, Hashable {
  /// What stands below it.
  public enum Kind: Hashable, Sendable {
    /// What the reader searched for before.
    case recents
    /// What was found of a kind.
    case found(SearchScope)
  }

  /// What stands below it.
  public var kind: Kind

  /// "People".
  public var title: String

  /// Where it was found, where that is not the server: "On this device"; empty elsewhere.
  public var detail: String

  /// The title of the button that empties what stands below; empty without one.
  public var clearTitle: String

  /// Makes a heading in the reader's language.
  ///
  /// - Parameters:
  ///   - kind: What stands below it.
  ///   - isFromDevice: Whether that was found on this device alone.
  ///   - strings: The reader's language.
  public init(_ kind: Kind, isFromDevice: Bool = false, strings: Strings) {
    self.kind = kind
    detail = isFromDevice ? strings.searchOnDevice : ""
    switch kind {
    case .recents:
      title = strings.searchRecents
      clearTitle = strings.searchClearRecents
    case .found(let scope):
      title = scope.title(strings)
      clearTitle = ""
    }
  }

  /// The identity of the heading: what stands below it.
  public var itemID: ListItemID {
    switch kind {
    case .recents: "recents"
    case .found(let scope): ListItemID("\(scope)")
    }
  }
}
