public import ListModel

/// A timeline that the reader chose for themselves: one of their lists of people, or a hashtag that
/// they follow.
public struct ListsRow: ListItemViewModel, Hashable {
  /// What it is.
  public enum Kind: Hashable, Sendable {
    /// A list of people.
    case list(ListReference)
    /// A hashtag, named without the number sign.
    case hashtag(String)
  }

  /// What it is.
  public var kind: Kind

  /// What it is called.
  public var title: String

  /// What there is to say besides; `nil` for nothing.
  public var detail: String?

  /// Whether there is something to read in it: a list that waits to be sent is empty.
  public var canOpen: Bool

  /// Whether somebody is in the list, where that is what the screen is about.
  public var isChosen: Bool?

  /// Makes the row of a list.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - isPending: Whether it waits to be sent.
  ///   - isChosen: Whether somebody is in it, where that is what the screen is about.
  ///   - strings: The language of the app.
  public init(
    _ list: ListReference,
    isPending: Bool = false,
    isChosen: Bool? = nil,
    strings: Strings
  ) {
    kind = .list(list)
    title = strings.listTitle(list.title)
    detail = isPending ? strings.outboxWaiting : nil
    canOpen = !isPending
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
  public var list: ListReference? {
    if case .list(let list) = kind { list } else { nil }
  }
}
