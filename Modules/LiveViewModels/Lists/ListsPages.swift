import ListModel
import MomentsContracts
import MomentsLanguage
import SocialModel

/// Reads the lists and hashtags of the reader for a screen: first what is stored, so that it opens
/// without a network, then what the server returns.
@MainActor
final class ListsPages {
  let lists: (any ReaderListProvider)?
  let tags: (any TagFollowProvider)?
  private let strings: Strings
  /// The person of the screen: rows show whether they are in a list.
  private let personID: String?
  /// Whether the next page is read from the store.
  private var readsKnown = true
  /// Whether the last page was read from the store.
  private(set) var isKnown = false

  init(
    lists: (any ReaderListProvider)?,
    tags: (any TagFollowProvider)?,
    personID: String? = nil,
    strings: Strings
  ) {
    self.lists = lists
    self.tags = tags
    self.personID = personID
    self.strings = strings
  }

  /// The only page of the screen; at first the stored one, unless it is empty.
  func page() async throws -> ListPage<ListsRow, Never> {
    isKnown = readsKnown
    readsKnown = false
    if isKnown, let stored = try? await known(), !stored.isEmpty { return ListPage(stored) }
    isKnown = false
    return ListPage(try await read())
  }

  /// The stored lists and hashtags, including optimistic updates.
  func known() async throws -> [ListsRow] {
    let found = try await lists?.knownLists() ?? []
    return rows(
      found,
      with: try await knownChoice(),
      tags: personID == nil ? try await tags?.knownFollowedTags() ?? [] : []
    )
  }

  /// The server's lists and hashtags; if only one of the two can be read, that one.
  private func read() async throws -> [ListsRow] {
    var failure: (any Error)?
    var (found, names): ([ReaderList], [String]) = ([], [])
    do {
      found = try await lists?.lists() ?? []
    } catch {
      failure = error
    }
    if personID == nil {
      do {
        names = try await tags?.followedTags() ?? []
      } catch {
        failure = failure ?? error
      }
    }
    if found.isEmpty, names.isEmpty, let failure { throw failure }
    guard let personID, let lists else { return rows(found, with: nil, tags: names) }
    return rows(found, with: try await lists.lists(with: personID), tags: names)
  }

  /// The stored lists that contain the person of the screen.
  private func knownChoice() async throws -> Set<String>? {
    guard let personID, let lists else { return nil }
    return try await lists.knownLists(with: personID)
  }

  private func rows(
    _ lists: [ReaderList],
    with chosen: Set<String>?,
    tags: [String]
  ) -> [ListsRow] {
    lists.map { list in
      ListsRow(
        ListReference(id: list.id, title: list.title),
        isPending: list.isPending,
        isChosen: chosen.map { $0.contains(list.id) },
        strings: strings
      )
    } + tags.map { ListsRow(hashtag: $0) }
  }
}
