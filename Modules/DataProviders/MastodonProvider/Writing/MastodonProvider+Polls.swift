import LocalStore
import MastodonAPI
import MastodonMapping
import SocialModel

extension MastodonProvider {
  /// Reads the post of a poll again.
  public nonisolated(nonsending) func readPoll(of postID: String) async throws {
    try await store.reconciling {
      let status = try await access.send(.status(postID), postID: postID).value
      var moment = try StatusMapper().moment(from: status)
      moment.isOwn = moment.author.id == readerID
      try await store.save([moment])
    }
  }
}
