public import ListModel
public import MomentsLanguage
public import MomentsValues

/// A row that shows all results of a kind.
public struct SearchMoreRow: ListItemViewModel, Hashable {
  /// The kind.
  public var scope: SearchScope

  /// "Show all people".
  public var title: String

  /// Makes a row in the reader's language.
  public init(_ scope: SearchScope, strings: Strings) {
    self.scope = scope
    title = strings.searchShowAll(scope)
  }

  /// The identity of the row: one per kind.
  public var itemID: ListItemID { ListItemID("search.more.\(scope)") }
}
