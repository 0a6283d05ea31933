public import MomentsValues

/// The length of a post as a server counts it.
///
/// Mastodon counts what readers see as one letter (a flag, a family, a letter with its marks) as
/// one; every web address that begins with its scheme as ``PostLimits/charactersPerLink``, and
/// `@user@example.org` as `@user`, in the text but not in the warning. White space around either is
/// not counted, because the server removes it.
///
/// One rule differs: the server has a list of all top level domains, and here each one of two
/// letters or more counts as such. If the server counts differently, it refuses the post.
public struct PostLength: Sendable, Hashable {
  /// The number of letters.
  public let characters: Int
  /// The number of letters left; negative where there are too many.
  public let remaining: Int

  /// Whether the length is within the limit.
  public var fits: Bool { remaining >= 0 }

  /// Counts the letters; linear in the length of the text.
  ///
  /// - Parameters:
  ///   - text: The text as typed.
  ///   - contentWarning: The warning as typed.
  ///   - limits: The limits of the server.
  public init(text: String, contentWarning: String = "", limits: PostLimits = .mastodon) {
    let scanner = PostScanner(Self.trimmed(text))
    let link = String(repeating: "x", count: max(0, limits.charactersPerLink))
    // One string, because the last letter of one may combine with the first of the other, as on the
    // server.
    let counted = Self.trimmed(contentWarning) + scanner.replacing(linksWith: link)
    characters = counted.count
    remaining = limits.characters - characters
  }

  /// The length of a draft; that of the first part, if there are several.
  public init(_ draft: PostDraft, limits: PostLimits = .mastodon) {
    self.init(text: draft.text, contentWarning: draft.contentWarning, limits: limits)
  }

  /// The length of one part of a draft.
  public init(_ part: DraftPart, limits: PostLimits = .mastodon) {
    self.init(text: part.text, contentWarning: part.contentWarning, limits: limits)
  }

  private static func trimmed(_ text: String) -> String {
    let scalars = text.unicodeScalars
    let isBlank = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace }
    guard let first = scalars.firstIndex(where: { !isBlank($0) }),
      let last = scalars.lastIndex(where: { !isBlank($0) })
    else { return "" }
    return String(scalars[first...last])
  }
}

extension PostLimits {
  /// Whether a draft can be one post: within the limits, with photos, a poll or a quote, which
  /// exclude each other.
  public func allow(_ post: PostDraft) -> Bool {
    // An edit that keeps the poll needs no check, because the poll was accepted before.
    let asks = post.poll.map { $0.isRemoved || allow($0) && post.media.isEmpty } ?? true
    let quotes =
      post.quotedPostID == nil || post.editedPostID != nil || post.media.isEmpty && post.poll == nil
    return asks && quotes && PostLength(post, limits: self).fits && post.media.count <= attachments
  }
}
