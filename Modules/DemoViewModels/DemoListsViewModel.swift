public import ListModel
public import MomentsContracts
public import MomentsLanguage
import MomentsValues

/// The reader's lists and followed hashtags, of fixed rows.
@MainActor
public final class DemoListsViewModel: DemoRowsScreen<ListsRow>, ListsViewModel {
  override class var section: ListItemID { "lists" }
  override class var emptyTexts: EmptyTexts { (\.emptyListsTitle, \.emptyListsMessage) }

  /// Lists can be made.
  public var canMakeLists: Bool { true }

  /// Records the intent.
  public func open(_ row: ListItemID) { note("open", row) }

  /// Records the intent.
  public func openMembers(_ row: ListItemID) { note("members", row) }

  /// Records the intent.
  public func makeList(_ title: String) { note("make \(title)") }

  /// Records the intent.
  public func rename(_ row: ListItemID, to title: String) { note("rename \(title)", row) }

  /// Records the intent.
  public func delete(_ row: ListItemID) { note("delete", row) }
}

/// The sheet to add a person to lists, with fixed rows.
@MainActor
public final class DemoPersonListsViewModel: DemoRowsScreen<ListsRow>, PersonListsViewModel {
  /// The title of the screen.
  public var title: String { strings.listsWith(DemoRows.layla.name) }

  override class var section: ListItemID { "lists" }
  override class var emptyTexts: EmptyTexts { (\.emptyListsTitle, \.emptyListsMessage) }

  /// Records the intent.
  public func toggle(_ row: ListItemID) { note("toggle", row) }

  /// Records the intent.
  public func makeList(_ title: String) { note("make \(title)") }
}

/// The people of a list, of fixed rows.
@MainActor
public final class DemoListMembersViewModel: DemoListScreen, ListMembersViewModel {
  /// The title of the screen.
  public let title: String

  /// Makes a screen of members and people who could be added.
  public init(
    _ title: String,
    members: [FriendRow],
    others: [FriendRow],
    language: AppLanguage
  ) {
    self.title = title
    let parts = [(Self.members, members), (Self.others, others)]
    super.init(
      parts.filter { !$0.1.isEmpty }.map { ListSection(id: $0.0, rows: $0.1) },
      empty: (\.emptyListMembersTitle, \.emptyListMembersMessage),
      language: language
    )
  }

  /// Records the intent.
  @discardableResult
  public func toggleFollow(_ row: ListItemID) -> Task<Void, Never> { note("toggle", row) }

  /// Records the intent.
  public func open(_ row: ListItemID) { note("open", row) }
}

extension DemoRows {
  /// Lists with titles of every kind, one of which waits to be sent, and hashtags.
  public static func lists(_ strings: Strings) -> [ListsRow] {
    listsOnly(strings) + ["hiking", "早上", "البحر"].map { ListsRow(hashtag: $0) }
  }

  /// The lists only; optionally with a person in every second one.
  public static func listsOnly(_ strings: Strings, choosing: Bool = false) -> [ListsRow] {
    let titles = [
      "Close friends", "徒步与山", "مصوّرون",
      "People who write about ferries, harbours and everything else that floats or did so once",
    ]
    return titles.enumerated().map { place, title in
      ListsRow(
        ReaderList(id: "\(place)", title: title, isPending: place == 2),
        isChosen: choosing ? place.isMultiple(of: 2) : nil,
        strings: strings
      )
    }
  }

  /// Two members of a list, and one person who can be added.
  public static func listMembers(
    _ strings: Strings
  ) -> (members: [FriendRow], others: [FriendRow]) {
    let rows = [(ann, true), (layla, true), (marco, false)].map { person, isMember in
      FriendRow(
        person: person,
        follow: FollowButtonState(isMember: isMember, strings: strings),
        strings: strings
      )
    }
    return (Array(rows.prefix(2)), Array(rows.dropFirst(2)))
  }
}
