public import SocialModel

/// The reader's answer to a notice, given by one of its buttons.
///
/// The desktop returns it as a text, perhaps long after, when another account is open. It is not a
/// deep link, because deep links can be opened by anybody.
public struct NoticeAnswer: Hashable, Sendable {
  /// The kind of answer.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Opens the sheet to reply to a post.
    case reply
    /// Likes a post.
    case like
    /// Accepts a follow request.
    case accept
    /// Rejects a follow request.
    case reject

    /// Whether it needs the window.
    public var needsWindow: Bool { self == .reply }
  }

  /// The kind of answer.
  public var kind: Kind
  /// The identity of the post or person, as the provider names it.
  public var subject: String
  /// The account that the notice was for; nil where there is none.
  public var account: KnownAccount.ID?

  /// Makes an answer.
  public init(_ kind: Kind, _ subject: String, account: KnownAccount.ID?) {
    self.kind = kind
    self.subject = subject
    self.account = account
  }

  /// Parses the text that the desktop returns; nil where it is not an answer.
  public init?(text: String) {
    let parts = text.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, let kind = Kind(rawValue: String(parts[0])), !parts[2].isEmpty else {
      return nil
    }
    self.init(kind, String(parts[2]), account: parts[1].isEmpty ? nil : String(parts[1]))
  }

  /// The text that the desktop stores.
  public var text: String { "\(kind.rawValue)\n\(account ?? "")\n\(subject)" }
}
