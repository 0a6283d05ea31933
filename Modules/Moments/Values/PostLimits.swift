/// The limits of a post at a server.
public struct PostLimits: Sendable, Hashable {
  /// Letters of text and warning together, as the server counts them.
  public var characters: Int
  /// The number of letters for which each web address counts, regardless of its length.
  public var charactersPerLink: Int
  /// The number of photos.
  public var attachments: Int
  /// Letters of an alternative text, as ``fitting(altText:)`` counts them.
  public var altTextCharacters: Int
  /// Bytes of one photo.
  public var imageBytes: Int
  /// The number of options of a poll.
  public var pollOptions: Int
  /// Letters of an option of a poll.
  public var pollOptionCharacters: Int
  /// The shortest duration of a poll, in seconds.
  public var shortestPoll: Int
  /// The longest duration of a poll, in seconds.
  public var longestPoll: Int
  /// MIME types of accepted photos; empty where the server does not say.
  public var mediaTypes: [String]

  /// Whether posts may quote others, and have a quote policy.
  public var takesQuotes: Bool
  /// Whether posts may be scheduled.
  public var takesSchedules: Bool

  /// The limits of an unchanged Mastodon server, which are assumed until a server returns its own.
  public static let mastodon = PostLimits()

  /// Makes limits; by default those of an unchanged Mastodon server.
  public init(
    characters: Int = 500,
    charactersPerLink: Int = 23,
    attachments: Int = 4,
    altTextCharacters: Int = 1500,
    imageBytes: Int = 16 << 20,
    mediaTypes: [String] = [],
    pollOptions: Int = 4,
    pollOptionCharacters: Int = 50,
    shortestPoll: Int = 300,
    longestPoll: Int = 2_629_746,
    takesQuotes: Bool = false,
    takesSchedules: Bool = false
  ) {
    self.characters = characters
    self.charactersPerLink = charactersPerLink
    self.attachments = attachments
    self.altTextCharacters = altTextCharacters
    self.imageBytes = imageBytes
    self.mediaTypes = mediaTypes
    self.pollOptions = pollOptions
    self.pollOptionCharacters = pollOptionCharacters
    self.shortestPoll = shortestPoll
    self.longestPoll = longestPoll
    self.takesQuotes = takesQuotes
    self.takesSchedules = takesSchedules
  }

  /// The longest prefix of an alternative text that is accepted.
  ///
  /// It counts Unicode scalars, as servers do for photos, where a family of four is seven; no
  /// letter is cut in two.
  public func fitting(altText: String) -> String {
    var room = altTextCharacters
    let end = altText.indices.first { index in
      room -= altText[index].unicodeScalars.count
      return room < 0
    }
    return String(altText[..<(end ?? altText.endIndex)])
  }
}
