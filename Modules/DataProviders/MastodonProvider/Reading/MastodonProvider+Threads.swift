import Foundation
import LocalStore
import MastodonAPI
public import SocialModel

extension MastodonProvider: KeptThreadProvider {
  /// A post and its comments as far as they are kept.
  public func keptThread(of postID: String) async throws -> MomentThread? {
    guard let thread = try await store.thread(of: postID) else { return nil }
    return await translated(thread)
  }

  /// A post and its comments as the server has them now, with what the reader did since.
  public func thread(of postID: String) async throws -> MomentThread {
    // What was not sent yet is here only.
    if postID.hasPrefix(Self.localPrefix) {
      let postID = try await shown(postID).postID
      guard let thread = try await store.thread(of: postID) else {
        throw ProviderError.unknownMoment(id: postID)
      }
      return thread
    }
    let fetched = try await store.reconciling {
      let fetched = try await fetchThread(postID)
      try await store.saveThread(fetched)
      return fetched
    }
    guard var thread = try await store.thread(of: postID) else {
      // The reader deleted it, and the request has not been sent yet.
      throw ProviderError.unknownMoment(id: postID)
    }
    thread.skipped += fetched.skipped
    return await translated(thread)
  }

  /// Nothing: servers send all comments at once.
  public func comments(of postID: String, after cursor: PageCursor) async throws -> Page<Moment> {
    Page(items: [])
  }

  /// Some posts as they are kept.
  public func posts(_ ids: Set<String>) async throws -> [Moment] {
    await translated(try await store.moments(postIDs: ids))
  }

  /// Comments that came since.
  public func newComments(of postID: String, except known: Set<String>) async throws -> [Moment] {
    try await thread(of: postID).comments.filter {
      !known.contains($0.postID) && $0.postID != postID
    }
  }

  /// What posts that are not at the server yet are called.
  static let localPrefix = "local:"

  private func fetchThread(_ postID: String) async throws -> MomentThread {
    let access = access
    do {
      async let root = access.send(.status(postID), postID: postID)
      let context = try await access.send(.context(postID), postID: postID).value
      let source = "\(access.client.server.url.absoluteString)/api/v1/statuses/\(postID)"
      let status = try await root.value
      let main = StatusPage.read(LossyArray([status]), readerID: readerID, source: source)
      guard var moment = main.moments.first else {
        throw ProviderError.noReadablePosts(file: source, skipped: main.skipped)
      }
      // Of a sharing, the thread is that of the post.
      if moment.boostedBy != nil {
        moment.id = moment.postID
        moment.boostedBy = nil
        moment.listedAt = moment.createdAt
      }
      let above = StatusPage.read(context.ancestors, readerID: readerID, source: source)
      let below = StatusPage.read(context.descendants, readerID: readerID, source: source)
      return MomentThread(
        moment: moment,
        ancestors: above.moments,
        comments: below.moments.filter { $0.postID != moment.postID },
        skipped: above.skipped + below.skipped
      )
    } catch ProviderError.unknownMoment(let id) {
      // Gone at the server: nobody should come across it here again.
      try await store.remove(postID: id)
      throw ProviderError.unknownMoment(id: id)
    }
  }
}
