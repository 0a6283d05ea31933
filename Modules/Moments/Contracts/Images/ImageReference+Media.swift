public import Foundation
public import MomentsLanguage

extension ImageReference {
  /// The media of a moment beyond an image.
  ///
  /// Its image is the poster, if it has one.
  public struct Media: Codable, Hashable, Sendable {
    /// The kind of media.
    public enum Kind: Codable, Hashable, Sendable {
      case film
      /// A short film without sound that repeats, in place of an animated image.
      case loop
      case sound
      /// Any other file: it is opened outside of the app.
      case file
    }

    /// The kind of media.
    public var kind: Kind

    /// The URL, of any scheme.
    public var url: URL

    /// The duration, in seconds; nil if unknown.
    public var duration: TimeInterval?

    /// Whether it has a poster: if not, ``ImageReference/url`` is not an image.
    public var hasPoster: Bool

    /// The badge on a tile: "1:05", "GIF"; may be empty.
    public var badge = ""

    /// The title in a row: the description of a sound, the name of a file; empty for films.
    public var title = ""

    /// The text below the title: "Audio · 3:25"; empty for films.
    public var detail = ""

    /// The text for reading aloud: "Video, 1 minute 5 seconds, a dog in the sea".
    public var spokenText = ""

    /// Makes media without texts; ``ImageReference/worded(_:)`` adds them.
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

  /// Whether there is an image to load and show.
  public var hasImage: Bool { media?.hasPoster ?? true }

  /// Whether it is shown in a row below the photos, not as a tile.
  public var isRow: Bool {
    switch media?.kind {
    case .sound, .file: true
    case .film, .loop, nil: false
    }
  }

  /// The playable media; nil for photos and files.
  public var playable: Media? {
    switch media?.kind {
    case .film, .loop, .sound: media
    case .file, nil: nil
    }
  }

  /// The same with texts in the reader's language; photos need none.
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

  /// The accessibility label.
  ///
  /// - Parameter unnamed: The label of a photo without a description.
  /// - Returns: The label.
  public func accessibilityText(unnamed: String) -> String {
    media?.spokenText ?? accessibilityDescription ?? unnamed
  }
}

extension Sequence<ImageReference> {
  /// The same with texts in the reader's language.
  ///
  /// O(n).
  public func worded(_ strings: Strings) -> [ImageReference] { map { $0.worded(strings) } }
}
