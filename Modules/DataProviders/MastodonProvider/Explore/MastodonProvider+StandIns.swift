import Foundation
import LocalStore
import MastodonAPI
import MastodonMapping
public import SocialModel

/// The substitutes on the explore screen for servers that do not return what is popular.
extension MastodonProvider {
  private static let pageLength = 20
  /// The number of posts that are searched for links.
  private static let postsOfLinks = 40

  /// Whether the last result of a list was a substitute.
  public func standsIn(for list: ExploreList) -> Bool { seenOnShelves.isSubstituted(list) }

  /// A page of a list, or of its substitute if its first page is empty.
  func list<Item>(
    _ list: ExploreList,
    after cursor: PageCursor?,
    standIn: StoredExploreList,
    popular: (PageCursor?) async throws -> Page<Item>,
    instead: (PageCursor?) async throws -> Page<Item>
  ) async throws -> Page<Item> {
    if let cursor { return try await standIn.owns(cursor) ? instead(cursor) : popular(cursor) }
    let page = try await popular(nil)
    let isMissing = page.items.isEmpty && page.next == nil
    seenOnShelves.note(list, isSubstituted: isMissing)
    return isMissing ? try await instead(nil) : page
  }

  /// A page of the newest posts of the reader's server; the first one is stored, as those of other
  /// lists are.
  ///
  /// A server that does not show its local timeline has none.
  func localMoments(
    _ shelf: StoredExploreList,
    onlyMedia: Bool,
    after cursor: PageCursor?
  ) async throws -> Page<Moment> {
    let last = cursor.map { shelf.place(of: $0) }
    let stored = last == nil ? try await store.shelf(shelf.name) : nil
    if let stored,
      requestTimes.isFresh(shelf.name, at: dependencies.now(), for: Self.exploreFreshness)
    {
      return Page(
        items: try await storedMoments(stored),
        next: stored.last.map { shelf.cursor(at: $0) }
      )
    }
    let page: StatusPage
    do {
      page = try await store.reconciling {
        let page = try await localPage(onlyMedia: onlyMedia, olderThan: last)
        try await store.save(page.moments)
        return page
      }
    } catch ProviderError.httpStatus(_, 401), ProviderError.httpStatus(_, 403),
      ProviderError.httpStatus(_, 404), ProviderError.httpStatus(_, 422)
    {
      return Page(items: [])
    } catch let error as ProviderError {
      guard let stored, !error.isAboutTheDisk else { throw error }
      return Page(items: try await storedMoments(stored))
    }
    let ids = page.moments.map(\.postID)
    if last == nil {
      try await store.saveShelf(ids, as: shelf.name)
      requestTimes.note(shelf.name, at: dependencies.now())
    }
    let hasNewRows = seenOnShelves.note(ids, on: shelf, isFirstPage: last == nil)
    return Page(
      items: try await storedMoments(ids),
      next: hasNewRows ? page.moments.last.map { shelf.cursor(at: $0.id) } : nil,
      skipped: page.skipped
    )
  }

  private func localPage(onlyMedia: Bool, olderThan last: String?) async throws -> StatusPage {
    let length = onlyMedia ? Self.pageLength : Self.postsOfLinks
    let request = PageRequest(maxID: last, limit: length)
    func page(
      of endpoint: Endpoint<LossyArray<Status>>,
      at link: URL? = nil
    ) async throws -> StatusPage {
      let response = try await access.page(at: link, of: endpoint)
      return StatusPage(response, readerID: readerID, source: "timelines/public")
    }
    guard onlyMedia else { return try await page(of: .publicTimeline(isLocal: true, request)) }
    return try await mediaPage(
      request,
      of: { .publicTimeline(isLocal: true, onlyMedia: $0, request) },
      by: { try await page(of: $0, at: $1) }
    )
  }

  /// The hashtags that the reader follows; a hundred of them at most.
  func followedTagShelf() async throws -> Page<TagUsage> {
    let (tags, _) = try await page(.followedTags, nil) { _ in
      let response = try await access.send(.followedTags())
      return (response.value.elements.compactMap { StatusMapper().tag(from: $0) }, \.name)
    }
    return Page(items: tags)
  }

  /// The links of the newest local posts, those that most people shared first.
  func localLinks() async throws -> Page<TrendLink> {
    let moments = try await localMoments(.localLinks, onlyMedia: false, after: nil).items
    return Page(items: TrendLink.ranked(moments))
  }
}

extension StoredExploreList {
  /// The cursor of a page that begins at a position.
  func cursor(at place: String) -> PageCursor { PageCursor(token: "\(rawValue):\(place)") }

  /// Whether a cursor belongs to this list.
  func owns(_ cursor: PageCursor) -> Bool { cursor.token.hasPrefix("\(rawValue):") }

  /// The position at which the page of a cursor begins.
  func place(of cursor: PageCursor) -> String { String(cursor.token.dropFirst(rawValue.count + 1)) }
}
