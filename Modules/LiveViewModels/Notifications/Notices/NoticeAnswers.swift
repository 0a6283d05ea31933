public import MomentsContracts
public import SocialModel

/// Performs the reader's answers to notices, without the window.
@MainActor
public final class NoticeAnswers {
  private let likes: any LikeProvider
  private let requests: (any FollowRequestProvider)?
  private let strings: Strings
  private let failures: FailureText

  /// Makes the answers for one source.
  ///
  /// - Parameters:
  ///   - likes: Sets likes.
  ///   - requests: Answers follow requests; nil where there are none.
  ///   - language: The language of the app.
  public init(
    likes: any LikeProvider,
    requests: (any FollowRequestProvider)?,
    language: AppLanguage
  ) {
    self.likes = likes
    self.requests = requests
    strings = Strings(language)
    failures = FailureText(strings: strings)
  }

  /// Performs an answer like a tap in the app: stored immediately, sent when the network allows.
  ///
  /// - Parameter answer: The answer; one that needs the window does nothing here.
  /// - Returns: The message to show to the reader; nil on success.
  public func perform(_ answer: NoticeAnswer) async -> String? {
    do {
      switch answer.kind {
      case .reply: return nil
      case .like:
        _ = try await likes.setLiked(true, postID: answer.subject)
      case .accept, .reject:
        guard let requests else { return strings.notPossibleHere }
        try await requests.answerFollowRequest(
          answer.kind == .accept,
          accountID: answer.subject
        )
      }
      return nil
    } catch {
      return answer.kind == .like
        ? failures.like(error, isOn: true)
        : "\(strings.requestNotAnswered) \(failures.message(error))"
    }
  }
}
