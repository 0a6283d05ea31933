/// The two buttons that answer somebody who asks to follow the reader, or what became of it.
public struct FollowRequestAnswer: Hashable, Sendable {
  /// How far the reader has answered.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// Not at all: both buttons can be tapped.
    case pending
    /// The person is being let in.
    case accepting
    /// The person is being turned away.
    case rejecting
    /// The person may follow the reader.
    case accepted
    /// The person may not.
    case rejected
    /// The person took the request back, or it was answered elsewhere.
    case gone
  }

  /// How far the reader has answered.
  public var kind: Kind

  /// What the button that lets the person in says.
  public var acceptTitle: String

  /// What the other button says.
  public var rejectTitle: String

  /// What stands in place of the buttons once it is done; `nil` before.
  public var resultText: String?

  /// What a button that waits is called, for assistive technologies.
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
