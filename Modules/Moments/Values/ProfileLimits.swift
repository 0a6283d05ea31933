/// The limits of a profile at a server.
public struct ProfileLimits: Sendable, Hashable {
  /// The number of lines.
  public var lines: Int
  /// The characters of the name.
  public var nameCharacters: Int
  /// The characters of the description.
  public var noteCharacters: Int
  /// The characters of the label of a line.
  public var lineNameCharacters: Int
  /// The characters of the value of a line.
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
