/// One of the posts of the draft, as the sheet shows it beside the edited one.
public struct ComposerPart: Hashable, Sendable, Identifiable {
  /// The identity of the part in this sheet.
  public var id: String
  /// The content warning; empty for none.
  public var warning: String
  /// What is posted below the warning; empty until something is written.
  public var text: String
  /// Its photos, in order; `nil` for those that are not ready yet.
  public var images: [ImageReference?]
  /// Whether it has a poll.
  public var hasPoll: Bool
  /// The number of its remaining characters.
  public var counter: ComposerCounter
  /// Whether it can be posted in its current state, or is left out because it is empty.
  public var isReady: Bool

  /// Makes a part; an empty one by default.
  public init(
    id: String,
    warning: String = "",
    text: String = "",
    images: [ImageReference?] = [],
    hasPoll: Bool = false,
    counter: ComposerCounter = ComposerCounter(remaining: 500, limit: 500),
    isReady: Bool = true
  ) {
    self.id = id
    self.warning = warning
    self.text = text
    self.images = images
    self.hasPoll = hasPoll
    self.counter = counter
    self.isReady = isReady
  }

  /// Whether it has no content that the reader could lose.
  public var isBlank: Bool {
    text.allSatisfy(\.isWhitespace) && images.isEmpty && !hasPoll
  }
}

/// A change of the posts of a draft.
public enum ComposerPartChange: Hashable, Sendable {
  /// Add a post after the edited one, as a reply to it.
  case add
  /// Edit the post at an index.
  case choose(Int)
  /// Remove the post at an index.
  case remove(Int)
}
