import ListModel
import SocialModel

extension VoteProvider {
  /// Votes; then reads the post, if no change named it yet, and shows a rejection.
  @MainActor func work(
    _ choices: [Int],
    _ postID: String,
    reads: ChangeReads,
    messages: UserMessages,
    failure: @escaping (any Error) -> String
  ) -> Task<Void, Never> {
    Task {
      var thrown: (any Error)?
      do {
        try await vote(choices, postID: postID)
      } catch {
        thrown = error
      }
      await reads.read(ChangedContent(posts: [postID])).value
      if let thrown { messages.show(failure(thrown), .failure) }
    }
  }
}
