/// The limits of a profile at a server.
public struct ProfileLimits: Sendable, Hashable {
  /// The number of lines.
  public var lines: Int
  /// How many characters the name may have.
  public var nameCharacters: Int
  /// How many characters the description may have.
  public var noteCharacters: Int
  /// How many characters the label of a line may have.
  public var lineNameCharacters: Int
  /// How many characters the value of a line may have.
  public var lineValueCharacters: Int

  /// Makes limits; by default those of Mastodon.
  public init(
    lines: Int = 4,
    nameCharacters: Int = 30,
    noteCharacters: Int = 500,
    lineNameCharacters: Int = 255,
    lineValueCharacters: Int = 255
  ) {
    self.lines = lines
    self.nameCharacters = nameCharacters
    self.noteCharacters = noteCharacters
    self.lineNameCharacters = lineNameCharacters
    self.lineValueCharacters = lineValueCharacters
  }
}
