public import MomentsValues

/// One of the posts of a draft.
///
/// Visibility, language and the parent of the first one are those of the draft.
public struct DraftPart: Sendable, Hashable, Codable {
  /// The text as the reader typed it.
  public var text: String
  /// The content warning; empty for none.
  public var contentWarning: String
  /// Whether its photos are covered at first; a warning covers them, too.
  public var isSensitive: Bool
  /// Its photos, in order.
  public var media: [DraftMedia]
  /// The poll; nil for none.
  public var poll: PollDraft?

  /// Makes a part; by default an empty one.
  public init(
    text: String = "",
    contentWarning: String = "",
    isSensitive: Bool = false,
    media: [DraftMedia] = [],
    poll: PollDraft? = nil
  ) {
    self.text = text
    self.contentWarning = contentWarning
    self.isSensitive = isSensitive
    self.media = media
    self.poll = poll
  }

  /// Whether it has nothing worth storing.
  public var isEmpty: Bool {
    media.isEmpty && poll?.isEmpty ?? true && (text + contentWarning).allSatisfy(\.isWhitespace)
  }

  /// Whether it has nothing to post; a warning alone is nothing.
  public var isBlank: Bool {
    media.isEmpty && poll == nil && text.allSatisfy(\.isWhitespace)
  }
}

extension PostDraft {
  /// The parts of the draft: the first one and its continuation.
  ///
  /// Setting an empty array changes nothing.
  public var parts: [DraftPart] {
    get {
      let first = DraftPart(
        text: text,
        contentWarning: contentWarning,
        isSensitive: isSensitive,
        media: media,
        poll: poll
      )
      return [first] + continuation
    }
    set {
      guard let first = newValue.first else { return }
      text = first.text
      contentWarning = first.contentWarning
      isSensitive = first.isSensitive
      media = first.media
      poll = first.poll
      continuation = Array(newValue.dropFirst())
    }
  }

  /// A draft for each part, in order; empty parts are left out, unless all are empty.
  ///
  /// The first one has the parent and the quote of the draft. Each of the others replies to the one
  /// before, whose identity is not known until it is posted.
  public var posts: [PostDraft] {
    let parts = parts.enumerated()
    let written = parts.filter { !$0.element.isBlank }
    return (written.isEmpty ? Array(parts.prefix(1)) : written).enumerated().map { place, part in
      var post = self
      post.parts = [part.element]
      if place > 0 {
        post.id = "\(id)/\(part.offset + 1)"
        post.replyTo = nil
        post.quotedPostID = nil
        post.continues = true
      }
      return post
    }
  }

  /// Appends the parts of another draft.
  public mutating func append(_ other: PostDraft) { continuation += other.parts }
}
