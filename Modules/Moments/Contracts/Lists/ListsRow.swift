public import ListModel
public import MomentsLanguage
public import MomentsValues

/// A timeline that the reader set up: one of their lists of people, or a followed hashtag.
public struct ListsRow: ListItemViewModel, Hashable {
  /// The kind of timeline.
  public enum Kind: Hashable, Sendable {
    /// A list of people.
    case list(ReaderList)
    /// A hashtag, named without the number sign.
    case hashtag(String)
  }

  /// The kind of timeline.
  public var kind: Kind

  /// The reader's name of the list, or the hashtag.
  public var title: String

  /// The detail text; `nil` for none.
  public var detail: String?

  /// Whether it can be opened: a list that is not created yet on the server is empty.
  public var canOpen: Bool

  /// Whether the person is in the list, on a screen about that.
  public var isChosen: Bool?

  /// Makes the row of a list.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - isChosen: Whether the person is in it, on a screen about that.
  ///   - strings: The language of the app.
  public init(
    _ list: ReaderList,
    isChosen: Bool? = nil,
    strings: Strings
  ) {
    kind = .list(list)
    title = strings.listTitle(list.title)
    detail = list.isPending ? strings.outboxWaiting : nil
    canOpen = !list.isPending
    self.isChosen = isChosen
  }

  /// Makes the row of a hashtag.
  public init(hashtag name: String) {
    kind = .hashtag(name)
    title = "\u{2068}#\(name)\u{2069}"
    canOpen = true
  }

  /// The identity of the row.
  public var itemID: ListItemID {
    switch kind {
    case .list(let list): ListItemID("list.\(list.id)")
    case .hashtag(let name): ListItemID("tag.\(name.lowercased())")
    }
  }

  /// The list; `nil` of a hashtag.
  public var list: ReaderList? {
    if case .list(let list) = kind { list } else { nil }
  }
}
