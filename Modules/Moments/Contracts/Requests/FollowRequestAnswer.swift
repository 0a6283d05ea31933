public import MomentsLanguage

/// The two buttons that answer a follow request, or its result.
public struct FollowRequestAnswer: Hashable, Sendable {
  /// The state of the answer.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// Not answered: both buttons can be tapped.
    case pending
    /// The request is being accepted.
    case accepting
    /// The request is being rejected.
    case rejecting
    /// Accepted: the person follows the reader.
    case accepted
    case rejected
    /// The person withdrew the request, or it was answered elsewhere.
    case gone
  }

  /// The state of the answer.
  public var kind: Kind

  /// The title of the accept button.
  public var acceptTitle: String

  /// The title of the reject button.
  public var rejectTitle: String

  /// The text that replaces the buttons once it is done; `nil` before.
  public var resultText: String?

  /// The accessibility label of a button in progress.
  public var loadingText: String

  /// Makes a state in the reader's language.
  public init(kind: Kind, strings: Strings) {
    self.kind = kind
    acceptTitle = strings.acceptRequest
    rejectTitle = strings.rejectRequest
    loadingText = strings.loading
    switch kind {
    case .pending, .accepting, .rejecting: resultText = nil
    case .accepted: resultText = strings.requestAccepted
    case .rejected: resultText = strings.requestRejected
    case .gone: resultText = strings.requestGone
    }
  }
}
