/// One of the posts of what is written, as the sheet shows it beside the one that the reader is in.
public struct ComposerPart: Hashable, Sendable, Identifiable {
  /// The identity of the part in this sheet.
  public var id: String
  /// The warning that stands in front of it; empty for none.
  public var warning: String
  /// What is written in it.
  public var text: String
  /// Its photos, in order; `nil` for those that are not ready yet.
  public var images: [ImageReference?]
  /// Whether it asks a question.
  public var hasPoll: Bool
  /// How many letters are left in it.
  public var counter: ComposerCounter
  /// Whether it can be posted as it is, or is left out because there is nothing in it.
  public var isReady: Bool

  /// Makes a part; by default one without anything in it.
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

  /// Whether there is nothing in it that the reader could lose.
  public var isBlank: Bool {
    text.allSatisfy(\.isWhitespace) && images.isEmpty && !hasPoll
  }
}

/// What the reader does with the posts of what they write.
public enum ComposerPartChange: Hashable, Sendable {
  /// Write another post behind the one they are in, which answers that.
  case add
  /// Go on writing in the post at a place.
  case choose(Int)
  /// Take the post at a place out.
  case remove(Int)
}
