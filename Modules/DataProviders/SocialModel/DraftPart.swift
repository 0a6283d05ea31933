/// One of the posts of a draft.
///
/// Who may see it, its language and what the first of them answers are those of the draft.
public struct DraftPart: Sendable, Hashable {
  /// What the reader wrote, as typed.
  public var text: String
  /// A warning that stands in front of it; empty for none.
  public var contentWarning: String
  /// Whether its photos start covered; a warning covers them too.
  public var isSensitive: Bool
  /// Its photos, in order.
  public var media: [DraftMedia]
  /// The question that it asks; nil for none.
  public var poll: DraftPoll?

  /// Makes a part; by default an empty one.
  public init(
    text: String = "",
    contentWarning: String = "",
    isSensitive: Bool = false,
    media: [DraftMedia] = [],
    poll: DraftPoll? = nil
  ) {
    self.text = text
    self.contentWarning = contentWarning
    self.isSensitive = isSensitive
    self.media = media
    self.poll = poll
  }

  /// Whether there is nothing in it worth keeping.
  public var isEmpty: Bool {
    media.isEmpty && poll?.isEmpty ?? true && (text + contentWarning).allSatisfy(\.isWhitespace)
  }

  /// Whether there is nothing in it to post: a warning alone warns of nothing.
  public var isBlank: Bool {
    media.isEmpty && poll == nil && text.allSatisfy(\.isWhitespace)
  }
}

extension PostDraft {
  /// What it holds, post by post: the first, and those that go on with it.
  ///
  /// Setting none at all changes nothing.
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

  /// A draft for each of its posts, in order; those with nothing to post are left out, unless there
  /// is no other.
  ///
  /// The first answers and quotes what the draft does. Each of the others continues: it is to
  /// answer the one before, whatever that is called when it is posted.
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

  /// Puts what another draft holds behind what this one does.
  public mutating func append(_ other: PostDraft) { continuation += other.parts }
}
