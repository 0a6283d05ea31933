public import SocialModel

/// The answers that notices can offer.
public struct NoticeOffers: Hashable, Sendable {
  /// The kinds that the open source supports.
  public var kinds: Set<NoticeAnswer.Kind>
  /// The account that is open; nil where there is none.
  public var account: KnownAccount.ID?

  /// Makes offers; by default none.
  public init(_ kinds: Set<NoticeAnswer.Kind> = [], account: KnownAccount.ID? = nil) {
    self.kinds = kinds
    self.account = account
  }

  /// A button; nil where its kind is not supported.
  func button(_ kind: NoticeAnswer.Kind, _ title: String, _ subject: String) -> Notice.Button? {
    guard kinds.contains(kind) else { return nil }
    return Notice.Button(title: title, answer: NoticeAnswer(kind, subject, account: account))
  }
}
