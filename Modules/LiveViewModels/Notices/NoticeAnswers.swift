public import MomentsContracts
public import SocialModel

/// Does what the reader answers from a notice, without the window.
@MainActor
public final class NoticeAnswers {
  private let likes: any LikeProvider
  private let requests: (any FollowRequestProvider)?
  private let strings: Strings
  private let failures: FailureText

  /// Makes what answers in one place.
  ///
  /// - Parameters:
  ///   - likes: Takes likes.
  ///   - requests: Takes answers to those who ask to follow the reader; nil where nobody has to.
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

  /// Does it, as a tap in the app does: kept at once, sent when the network allows.
  ///
  /// - Parameter answer: What; one that needs the window does nothing here.
  /// - Returns: What to tell the reader; nil where all is well.
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
        ? failures.like(error, wanted: true)
        : "\(strings.requestNotAnswered) \(failures.message(error))"
    }
  }
}
