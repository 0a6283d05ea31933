public import SocialModel

/// What the reader does with a button of a notice.
///
/// The desktop hands it back as a text, perhaps long after, when another account is open. It is no
/// address: what addresses do anybody can ask for.
public struct NoticeAnswer: Hashable, Sendable {
  /// What is done.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Opens the sheet to answer a post.
    case reply
    /// Likes a post.
    case like
    /// Lets somebody follow the reader.
    case accept
    /// Does not.
    case reject

    /// Whether the window is needed for it.
    public var needsWindow: Bool { self == .reply }
  }

  /// What is done.
  public var kind: Kind
  /// The post, or the person; by the provider's identity.
  public var subject: String
  /// The account whose reader was told; nil where there is none.
  public var account: KnownAccount.ID?

  /// Makes an answer.
  public init(_ kind: Kind, _ subject: String, account: KnownAccount.ID?) {
    self.kind = kind
    self.subject = subject
    self.account = account
  }

  /// Reads what the desktop hands back; nil where that is none.
  public init?(text: String) {
    let parts = text.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, let kind = Kind(rawValue: String(parts[0])), !parts[2].isEmpty else {
      return nil
    }
    self.init(kind, String(parts[2]), account: parts[1].isEmpty ? nil : String(parts[1]))
  }

  /// What the desktop keeps of it.
  public var text: String { "\(kind.rawValue)\n\(account ?? "")\n\(subject)" }
}
