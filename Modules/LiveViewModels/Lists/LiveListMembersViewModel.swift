public import ListModel
public import MomentsContracts
import MomentsLanguage
public import MomentsValues
public import SocialModel

/// The people of a list, followed by the people whom the reader follows, over providers.
@MainActor
public final class LiveListMembersViewModel: LiveListScreen<FriendRow, ListMembersCursor>,
  ListMembersViewModel
{
  /// The title of the screen.
  public var title: String { strings.listTitle(list.title) }

  private let list: ReaderList
  private let lists: any ReaderListProvider
  private lazy var reads = ChangeReads { [weak self] _ in await self?.readMembers() }

  /// Makes the view model of one screen; nothing is read yet.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - lists: The reader's lists.
  ///   - people: Knows whom the reader follows; nil where that is not known.
  ///   - readerID: The reader; nil where they are not known.
  ///   - context: The surroundings of the screen.
  public init(
    list: ReaderList,
    lists: any ReaderListProvider,
    people: (any PeopleProvider)?,
    readerID: String?,
    in context: ScreenContext
  ) {
    let strings = context.strings
    let failures = context.failures
    let pages = ListMemberPages(
      list: list.id,
      lists: lists,
      people: people,
      readerID: readerID,
      strings: strings
    )
    self.list = list
    self.lists = lists
    super.init(
      named: "list-members",
      in: context,
      texts: failures.texts(
        empty: (\.emptyListMembersTitle, \.emptyListMembersMessage),
        failed: \.peopleFailedTitle,
        reload: { failures.message($0, after: strings.peopleRefreshFailed) }
      ),
      sections: { pages.sections($0) },
      source: { try await pages.page(at: $0) }
    )
    reads.follow(context.changes) { reads, change in
      if change.areListsChanged { reads.read(ChangedContent(isStructural: true)) }
    }
  }

  /// Adds a person to the list or removes them.
  @discardableResult
  public func toggleFollow(_ row: ListItemID) -> Task<Void, Never> {
    guard let shown = self.row(row), let state = shown.follow
    else { return Task {} }
    let isMember = state.kind == .follow
    let (person, strings) = (shown.person, strings)
    track(isMember ? "add-to-list" : "remove-from-list", person.id)
    update(row) { $0.follow = FollowButtonState(isMember: isMember, strings: strings) }
    return attempt(failing: strings.listNotChanged) { [weak self, lists, list] in
      do {
        try await lists.perform(.listMember(isMember, accountID: person.id, listID: list.id))
      } catch {
        await self?.readMembers()
        throw error
      }
    }
  }

  /// Opens the profile of a person.
  public func open(_ row: ListItemID) {
    guard let shown = self.row(row) else { return }
    onRoute?(.profile(shown.person))
  }

  private func readMembers() async {
    guard let members = try? await lists.knownMembers(of: list.id) else { return }
    replaceRows(
      rows.map { row in
        var row = row
        row.follow = FollowButtonState(
          isMember: members.contains(row.person.id),
          strings: strings
        )
        return row
      }
    )
  }
}

/// The cursor of the people of a list: first its members, then those who can be added.
public enum ListMembersCursor: Hashable, Sendable {
  /// Those in the list.
  case members(PageCursor)
  /// The people whom the reader follows; nil for the first page.
  case others(PageCursor?)
}

/// Reads the pages of the people of a list.
@MainActor
private final class ListMemberPages {
  let list: String
  let lists: any ReaderListProvider
  let people: (any PeopleProvider)?
  let readerID: String?
  let strings: Strings
  /// The members when the list was loaded: they stay above the others until it is loaded again.
  private var members: Set<ListItemID> = []

  init(
    list: String,
    lists: any ReaderListProvider,
    people: (any PeopleProvider)?,
    readerID: String?,
    strings: Strings
  ) {
    self.list = list
    self.lists = lists
    self.people = people
    self.readerID = readerID
    self.strings = strings
  }

  func page(at cursor: ListMembersCursor?) async throws -> ListPage<FriendRow, ListMembersCursor> {
    switch cursor {
    case .others(let cursor): return try await others(after: cursor)
    case .members(let cursor): return try await members(after: cursor)
    case nil:
      let first = try await members(after: nil)
      // Without members, the screen shows the people who can be added.
      return first.rows.isEmpty && first.next == .others(nil) ? try await others(after: nil) : first
    }
  }

  private func members(
    after cursor: PageCursor?
  ) async throws -> ListPage<FriendRow, ListMembersCursor> {
    let page = try await lists.members(of: list, after: cursor)
    let known = try await lists.knownMembers(of: list)
    if cursor == nil { members = [] }
    members.formUnion(page.items.map { ListItemID($0.id) })
    let end: ListMembersCursor? = readerID == nil || people == nil ? nil : .others(nil)
    return ListPage(rows(page.items, known), next: page.next.map { .members($0) } ?? end)
  }

  private func others(
    after cursor: PageCursor?
  ) async throws -> ListPage<FriendRow, ListMembersCursor> {
    guard let people, let readerID else { return ListPage([]) }
    let page = try await people.people(in: .following(of: readerID), after: cursor)
    let known = try await lists.knownMembers(of: list)
    return ListPage(rows(page.items, known), next: page.next.map { .others($0) })
  }

  private func rows(_ people: [Account], _ known: Set<String>) -> [FriendRow] {
    people.map { person in
      FriendRow(
        person: PersonReference(person),
        follow: FollowButtonState(isMember: known.contains(person.id), strings: strings),
        strings: strings
      )
    }
  }

  func sections(_ rows: [FriendRow]) -> [ListSection] {
    let parts: [(ListItemID, [FriendRow])] = [
      (LiveListMembersViewModel.members, rows.filter { members.contains($0.itemID) }),
      (LiveListMembersViewModel.others, rows.filter { !members.contains($0.itemID) }),
    ]
    return parts.filter { !$0.1.isEmpty }.map { ListSection(id: $0.0, rows: $0.1) }
  }
}
