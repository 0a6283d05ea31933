import ListModel
import MomentsContracts
import SocialModel

/// Reads the lists and hashtags of the reader for a screen: what is kept first, so that it opens
/// without a network, then what the server says.
@MainActor
final class ListsReader {
  let lists: (any ReaderListProvider)?
  let tags: (any TagFollowProvider)?
  private let strings: Strings
  /// Whom the screen is about: rows say whether they are in a list.
  private let personID: String?
  /// Whether the next page is what is kept.
  private var readsKnown = true
  /// Whether what was read last is what is kept.
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

  /// The one page of the screen; the first time what is kept, where that is anything.
  func page() async throws -> ListPage<ListsRow, NoCursor> {
    isKnown = readsKnown
    readsKnown = false
    if isKnown, let kept = try? await known(), !kept.isEmpty { return ListPage(kept) }
    isKnown = false
    return ListPage(try await read())
  }

  /// What is kept, with what the reader did.
  func known() async throws -> [ListsRow] {
    let found = try await lists?.knownLists() ?? []
    return rows(
      found,
      with: try await knownChoice(),
      tags: personID == nil ? try await tags?.knownFollowedTags() ?? [] : []
    )
  }

  /// What the server says; where it has only one of both, that.
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

  /// The lists that the person is in whom the screen is about, as it is kept.
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
