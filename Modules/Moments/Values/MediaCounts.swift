/// The numbers of what is attached to a post.
public struct MediaCounts: Sendable, Hashable, Codable {
  /// The number of photos, with loops and everything that is neither film nor sound.
  public var photos: Int
  /// The number of films.
  public var films: Int
  /// The number of sounds.
  public var sounds: Int

  /// Makes the counts; nothing by default.
  public init(photos: Int = 0, films: Int = 0, sounds: Int = 0) {
    self.photos = photos
    self.films = films
    self.sounds = sounds
  }

  /// Counts files by their MIME types, such as `video/mp4`.
  public init(types: some Sequence<String>) {
    self.init()
    for type in types {
      switch type.prefix(6) {
      case "video/": films += 1
      case "audio/": sounds += 1
      default: photos += 1
      }
    }
  }

  /// The number of all.
  public var all: Int { photos + films + sounds }
}
