public import SocialModel

/// What the reader can answer from a notice.
public struct NoticeOffers: Hashable, Sendable {
  /// What is possible in the place that is open.
  public var kinds: Set<NoticeAnswer.Kind>
  /// The account that is open; nil where there is none.
  public var account: KnownAccount.ID?

  /// Makes offers; by default none.
  public init(_ kinds: Set<NoticeAnswer.Kind> = [], account: KnownAccount.ID? = nil) {
    self.kinds = kinds
    self.account = account
  }

  /// A button; nil where that is not possible.
  func button(_ kind: NoticeAnswer.Kind, _ title: String, _ subject: String) -> Notice.Button? {
    guard kinds.contains(kind) else { return nil }
    return Notice.Button(title: title, answer: NoticeAnswer(kind, subject, account: account))
  }
}
