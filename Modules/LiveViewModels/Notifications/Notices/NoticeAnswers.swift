public import MomentsLanguage
import MomentsValues
public import SocialModel

/// Performs the reader's answers to notices, without the window.
@MainActor
public final class NoticeAnswers {
  private let actions: any ActionProvider
  private let strings: Strings
  private let failures: FailureText

  /// Makes the answers for one source.
  ///
  /// - Parameters:
  ///   - actions: Performs likes and answers to follow requests.
  ///   - language: The language of the app.
  public init(actions: any ActionProvider, language: AppLanguage) {
    self.actions = actions
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
        try await actions.perform(.like(true, postID: answer.subject))
      case .accept, .reject:
        guard actions.supports(.followRequest) else { return strings.notPossibleHere }
        try await actions.perform(
          .followRequest(accepted: answer.kind == .accept, accountID: answer.subject)
        )
      }
      return nil
    } catch {
      return answer.kind == .like
        ? failures.refusal(error, strings.likeRefused)
        : failures.message(error, after: strings.requestNotAnswered)
    }
  }
}
