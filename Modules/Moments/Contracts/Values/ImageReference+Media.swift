public import Foundation

extension ImageReference {
  /// What a moment holds that is more than an image.
  ///
  /// Its image is the poster, if it has one.
  public struct Media: Hashable, Sendable {
    /// What it is.
    public enum Kind: Hashable, Sendable {
      /// A film.
      case film
      /// A short film without sound that repeats, in place of an animated image.
      case loop
      /// A sound.
      case sound
      /// Anything else: it is opened outside of the app.
      case file
    }

    /// What it is.
    public var kind: Kind

    /// Where it is; the scheme may be any.
    public var url: URL

    /// How long it takes, in seconds; nil where unknown.
    public var duration: TimeInterval?

    /// Whether there is an image of it: where not, ``ImageReference/url`` is no image's.
    public var hasPoster: Bool

    /// What a tile says on it: "1:05", "GIF"; may be empty.
    public var badge = ""

    /// What a row of it is called: what a sound is of, the name of a file; empty for films.
    public var title = ""

    /// What stands below the title: "Audio · 3:25"; empty for films.
    public var detail = ""

    /// All of it as it is read aloud: "Video, 1 minute 5 seconds, a dog in the sea".
    public var spokenText = ""

    /// Makes media without words; ``ImageReference/worded(_:)`` adds them.
    public init(
      kind: Kind,
      url: URL,
      duration: TimeInterval? = nil,
      hasPoster: Bool
    ) {
      self.kind = kind
      self.url = url
      self.duration = duration
      self.hasPoster = hasPoster
    }
  }

  /// Whether there is anything to load and look at.
  public var hasImage: Bool { media?.hasPoster ?? true }

  /// Whether it is shown in a row of its own below the photos, and not as a tile.
  public var isRow: Bool {
    switch media?.kind {
    case .sound, .file: true
    case .film, .loop, nil: false
    }
  }

  /// What is played, and how: nil for photos and files.
  public var playable: Media? {
    switch media?.kind {
    case .film, .loop, .sound: media
    case .file, nil: nil
    }
  }

  /// The same with words in the reader's language; photos need none.
  ///
  /// O(1).
  public func worded(_ strings: Strings) -> ImageReference {
    guard var media else { return self }
    let description = accessibilityDescription ?? ""
    media.badge = strings.badge(of: media)
    media.title = strings.title(of: media, described: description)
    media.detail = strings.detail(of: media)
    media.spokenText = strings.spokenText(of: media, described: description)
    var result = self
    result.media = media
    return result
  }

  /// What assistive technologies call it.
  ///
  /// - Parameter unnamed: What they call a photo that nobody described.
  /// - Returns: Its name.
  public func accessibilityText(unnamed: String) -> String {
    media?.spokenText ?? accessibilityDescription ?? unnamed
  }
}

extension Sequence<ImageReference> {
  /// The same with words in the reader's language.
  ///
  /// O(n).
  public func worded(_ strings: Strings) -> [ImageReference] { map { $0.worded(strings) } }
}
