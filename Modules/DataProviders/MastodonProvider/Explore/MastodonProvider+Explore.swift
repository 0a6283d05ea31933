import Foundation
import LocalStore
import MastodonAPI
import MastodonMapping
import MomentsValues
public import SocialModel

extension MastodonProvider {
  private static let pageLength = 20
  /// The number of seconds a list is fresh; trends change slowly.
  static let exploreFreshness: TimeInterval = 300

  /// A page of popular posts; the first one from the store, if the server cannot be reached.
  ///
  /// If the server does not return popular posts, these are the newest local posts with media.
  public func popularMoments(after cursor: PageCursor?) async throws -> Page<Moment> {
    try await list(.moments, after: cursor, standIn: .localMoments) {
      try await trendingMoments(after: $0)
    } instead: {
      try await localMoments(.localMoments, onlyMedia: true, after: $0)
    }
  }

  private func trendingMoments(after cursor: PageCursor?) async throws -> Page<Moment> {
    var skipped: [SkippedItem] = []
    let (ids, next) = try await page(.moments, cursor) { offset in
      let page = try await store.reconciling {
        let response = try await access.send(
          .trendingStatuses(limit: Self.pageLength, offset: offset)
        )
        let page = StatusPage(response, readerID: readerID, source: "trends/statuses")
        try await store.save(page.moments)
        return page
      }
      skipped = page.skipped
      return (page.moments.map(\.postID), \.self)
    }
    return Page(items: try await storedMoments(ids), next: next, skipped: skipped)
  }

  /// A page of popular hashtags; if the server does not return any, those that the reader follows.
  public func popularTags(after cursor: PageCursor?) async throws -> Page<TagUsage> {
    try await list(.tags, after: cursor, standIn: .followedTags) {
      try await trendingTags(after: $0)
    } instead: { _ in
      try await followedTagShelf()
    }
  }

  private func trendingTags(after cursor: PageCursor?) async throws -> Page<TagUsage> {
    let (tags, next) = try await page(.tags, cursor) { offset in
      let response = try await access.send(.trendingTags(limit: Self.pageLength, offset: offset))
      return (response.value.elements.compactMap { StatusMapper().tag(from: $0) }, \.name)
    }
    return Page(items: tags, next: next)
  }

  /// A page of popular links; if the server does not return any, those of the newest local posts.
  public func popularLinks(after cursor: PageCursor?) async throws -> Page<TrendLink> {
    try await list(.links, after: cursor, standIn: .localLinks) {
      try await trendingLinks(after: $0)
    } instead: { _ in
      try await localLinks()
    }
  }

  private func trendingLinks(after cursor: PageCursor?) async throws -> Page<TrendLink> {
    let (links, next) = try await page(.links, cursor) { offset in
      let response = try await access.send(.trendingLinks(limit: Self.pageLength, offset: offset))
      return (response.value.elements.compactMap { StatusMapper().link(from: $0) }, \.id)
    }
    return Page(items: links, next: next)
  }

  /// A page of people whom the reader may want to follow: those that the server suggests, or else
  /// those of its directory whom the reader does not follow.
  public func suggestedPeople(after cursor: PageCursor?) async throws -> Page<SocialModel.Account> {
    if cursor.map({ $0.token.hasPrefix(StoredExploreList.suggestions.rawValue) }) ?? true {
      let page = try await suggestions(after: cursor)
      if !page.items.isEmpty || cursor != nil { return page }
    }
    return try await directory(after: cursor)
  }

  private func suggestions(after cursor: PageCursor?) async throws -> Page<SocialModel.Account> {
    let (ids, next) = try await page(.suggestions, cursor) { offset in
      let response = try await access.send(.suggestions(limit: Self.pageLength, offset: offset))
      return (try await saveStrangers(response.value.elements.map(\.account)), \.self)
    }
    return Page(items: try await people(ids), next: next)
  }

  private func directory(after cursor: PageCursor?) async throws -> Page<SocialModel.Account> {
    let (ids, next) = try await page(.directory, cursor) { offset in
      let response = try await access.send(.directory(limit: Self.pageLength, offset: offset))
      return (try await saveStrangers(response.value.elements), \.self)
    }
    // If that cannot be read, all of them count as not followed.
    let known = (try? await relationships(with: ids)) ?? []
    let strangers = Set(ids).subtracting(
      known.filter { $0.following != .no || $0.isBlocked || $0.isMuted }.map(\.id)
    )
    return Page(items: try await people(ids.filter(strangers.contains)), next: next)
  }

  /// Marks the stored lists as outdated, so that the next requests go to the server.
  public func refreshExplore() async throws {
    requestTimes.forget(StoredExploreList.allCases.map(\.name))
  }

  // MARK: Pages

  /// A page of a list that pages by number.
  ///
  /// The first page is stored. It is requested again after five minutes; if the server cannot be
  /// reached, the stored one is returned. A server without the list has an empty one.
  ///
  /// - Parameters:
  ///   - shelf: The list.
  ///   - cursor: `next` of the page before.
  ///   - fetch: Requests the page that begins at a number; returns its items as they are stored,
  ///     and the identity of each.
  /// - Returns: The items, and the cursor of the next page.
  /// - Throws: `ProviderError` or `CancellationError`.
  func page<Item: Codable & Sendable>(
    _ shelf: StoredExploreList,
    _ cursor: PageCursor?,
    fetch: (Int) async throws -> ([Item], KeyPath<Item, String>)
  ) async throws -> ([Item], next: PageCursor?) {
    let offset = cursor.flatMap { Int($0.token.drop { !$0.isNumber }) } ?? 0
    let stored = offset == 0 ? try await store.shelf(shelf.name, of: Item.self) : nil
    if let stored,
      requestTimes.isFresh(shelf.name, at: dependencies.now(), for: Self.exploreFreshness)
    {
      return (stored, stored.isEmpty ? nil : shelf.cursor(stored.count))
    }
    let items: [Item]
    let identity: KeyPath<Item, String>
    do {
      (items, identity) = try await fetch(offset)
    } catch ProviderError.httpStatus(_, 404) {
      return ([], nil)
    } catch let error as ProviderError {
      guard let stored, !error.isAboutTheDisk else { throw error }
      return (stored, nil)
    }
    if offset == 0 {
      try await store.saveShelf(items, as: shelf.name)
      requestTimes.note(shelf.name, at: dependencies.now())
    }
    let ids = items.map { $0[keyPath: identity] }
    let hasNewRows = seenOnShelves.note(ids, on: shelf, isFirstPage: offset == 0)
    return (items, hasNewRows ? shelf.cursor(offset + items.count) : nil)
  }

  private func saveStrangers(_ accounts: [MastodonAPI.Account]) async throws -> [String] {
    try await save(accounts.filter { $0.id != readerID }).map(\.id)
  }

  /// Stores people as the server returned them in a list.
  func save(_ accounts: [MastodonAPI.Account]) async throws -> [SocialModel.Account] {
    let people = accounts.map { StatusMapper().account(from: $0) }
    try await store.save(people)
    return people
  }

  /// The stored people with these identities, in order; those that are not stored are left out.
  func people(_ ids: [String]) async throws -> [SocialModel.Account] {
    var people: [SocialModel.Account] = []
    for id in ids {
      if let person = try await store.account(id: id) { people.append(person) }
    }
    return people
  }

  /// The stored posts with these identities, in order; those that are not stored are left out.
  func storedMoments(_ postIDs: [String]) async throws -> [Moment] {
    var moments: [Moment] = []
    for id in postIDs {
      if let moment = try await store.moment(postID: id) { moments.append(moment) }
    }
    return await translated(moments)
  }
}

extension StoredExploreList {
  fileprivate func cursor(_ offset: Int) -> PageCursor { cursor(at: "\(offset)") }
}
