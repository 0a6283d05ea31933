/// How long a post is in the eyes of a server, which is not how long it looks.
///
/// Mastodon counts what readers see as one letter (a flag, a family, a letter with its marks) as
/// one; every web address that begins with its scheme as ``PostLimits/charactersPerLink``, and
/// `@user@example.org` as `@user`, in the text but not in the warning. White space around either is
/// not counted, for the server drops it.
///
/// One thing is decided otherwise: the server knows a list of all top level domains, and here every
/// one of two letters or more counts as such. Where the server counts differently, it says so when
/// the post is sent.
public struct PostLength: Sendable, Hashable {
  /// The letters counted.
  public let characters: Int
  /// How many more the server takes; negative where there are too many.
  public let remaining: Int

  /// Whether the server takes so many.
  public var fits: Bool { remaining >= 0 }

  /// Counts; linear in the length of the text.
  ///
  /// - Parameters:
  ///   - text: The text as typed.
  ///   - contentWarning: The warning as typed.
  ///   - limits: What the server takes.
  public init(text: String, contentWarning: String = "", limits: PostLimits = .mastodon) {
    let scanner = PostScanner(Self.trimmed(text))
    let link = String(repeating: "x", count: max(0, limits.charactersPerLink))
    // One string, because a letter of the one may join with the last of the other, as on the
    // server.
    let counted = Self.trimmed(contentWarning) + scanner.replacing(linksWith: link)
    characters = counted.count
    remaining = limits.characters - characters
  }

  /// The length of a draft; of one of several posts, that of the first.
  public init(_ draft: PostDraft, limits: PostLimits = .mastodon) {
    self.init(text: draft.text, contentWarning: draft.contentWarning, limits: limits)
  }

  /// The length of one of the posts of a draft.
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
