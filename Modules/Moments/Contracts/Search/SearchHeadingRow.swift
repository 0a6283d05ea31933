public import ListModel
public import MomentsLanguage
public import MomentsValues

/// The heading above the rows of one kind.
public struct SearchHeadingRow: ListItemViewModel, Hashable {
  /// The content below the heading.
  public enum Kind: Hashable, Sendable {
    /// Recent searches.
    case recents
    /// Results of a kind.
    case found(SearchScope)
  }

  /// The content below the heading.
  public var kind: Kind

  /// "People".
  public var title: String

  /// The origin of the results if it is not the server: "On this device"; empty otherwise.
  public var detail: String

  /// The title of the button that clears the section; empty without one.
  public var clearTitle: String

  /// Makes a heading in the reader's language.
  ///
  /// - Parameters:
  ///   - kind: The content below it.
  ///   - isFromDevice: Whether the results are from this device only.
  ///   - strings: The reader's language.
  public init(_ kind: Kind, isFromDevice: Bool = false, strings: Strings) {
    self.kind = kind
    detail = isFromDevice ? strings.searchOnDevice : ""
    switch kind {
    case .recents:
      title = strings.searchRecents
      clearTitle = strings.searchClearRecents
    case .found(let scope):
      title = strings.searchScope(scope)
      clearTitle = ""
    }
  }

  /// The identity of the heading: that of the content below it.
  public var itemID: ListItemID {
    switch kind {
    case .recents: "recents"
    case .found(let scope): ListItemID("\(scope)")
    }
  }
}
