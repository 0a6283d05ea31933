import Foundation
import LocalStore
import MastodonAPI
public import SocialModel

extension MastodonProvider {
  /// The stored post and comments.
  public func storedThread(of postID: String) async throws -> MomentThread? {
    guard let thread = try await store.thread(of: postID) else { return nil }
    return await translated(thread)
  }

  /// The post and its comments at the server, with the reader's optimistic updates.
  public func thread(of postID: String) async throws -> MomentThread {
    // A post that was not sent yet is in the store only.
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
      // The reader deleted it, and the request was not sent yet.
      throw ProviderError.unknownMoment(id: postID)
    }
    thread.skipped += fetched.skipped
    return await translated(thread)
  }

  /// Some stored posts.
  public func posts(_ ids: Set<String>) async throws -> [Moment] {
    await translated(try await store.moments(postIDs: ids))
  }

  /// Requests the whole thread again and returns the comments that are not known.
  public func newComments(of postID: String, except known: Set<String>) async throws -> [Moment] {
    try await thread(of: postID).comments.filter {
      !known.contains($0.postID) && $0.postID != postID
    }
  }

  /// The prefix of the identities of posts that are not at the server yet.
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
      // The thread of a boost is that of the boosted post.
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
      // It was deleted at the server, so it must not be shown here any longer.
      try await store.remove(postID: id)
      throw ProviderError.unknownMoment(id: id)
    }
  }
}
