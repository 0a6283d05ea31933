import ListModel
import MomentsContracts
import MomentsLanguage
import MomentsValues
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
    if isKnown, let stored = try? await rows(from: .store), !stored.isEmpty {
      return ListPage(stored)
    }
    isKnown = false
    return ListPage(try await rows(from: .server))
  }

  /// The lists and hashtags, including optimistic updates; if only one of the two can be read, that
  /// one.
  func rows(from source: ReadSource) async throws -> [ListsRow] {
    var failure: (any Error)?
    var (found, names): ([ReaderList], [String]) = ([], [])
    do {
      found = try await lists?.lists(from: source) ?? []
    } catch {
      failure = error
    }
    if personID == nil {
      do {
        names = try await tags?.followedTags(from: source) ?? []
      } catch {
        failure = failure ?? error
      }
    }
    if found.isEmpty, names.isEmpty, let failure { throw failure }
    var chosen: Set<String>?
    if let personID { chosen = try await lists?.lists(with: personID, from: source) }
    return found.map { list in
      ListsRow(list, isChosen: chosen.map { $0.contains(list.id) }, strings: strings)
    } + names.map { ListsRow(hashtag: $0) }
  }
}
