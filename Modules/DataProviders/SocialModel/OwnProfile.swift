public import Foundation

/// What the reader says of themselves, as they typed it.
public struct OwnProfile: Sendable, Hashable {
  /// A line, such as a page and its address.
  public struct Line: Sendable, Hashable {
    /// What it is about.
    public var name: String
    /// What it says.
    public var value: String

    /// Makes a line; by default an empty one.
    public init(name: String = "", value: String = "") {
      self.name = name
      self.value = value
    }

    /// Whether it says nothing.
    public var isEmpty: Bool { name.isEmpty && value.isEmpty }
  }

  /// The name; empty where the handle stands in for it.
  public var displayName: String
  /// What they say of themselves.
  public var note: String
  /// The same line by line.
  public var lines: [Line]
  /// Whether they choose who follows them.
  public var isLocked: Bool
  /// Whether a program writes for them.
  public var isBot: Bool
  /// Whether they want to be found; nil where the server knows no such wish.
  public var isDiscoverable: Bool?
  /// Their portrait.
  public var avatarURL: URL?
  /// The image behind the profile.
  public var headerURL: URL?

  /// Makes a profile.
  public init(
    displayName: String,
    note: String = "",
    lines: [Line] = [],
    isLocked: Bool = false,
    isBot: Bool = false,
    isDiscoverable: Bool? = nil,
    avatarURL: URL? = nil,
    headerURL: URL? = nil
  ) {
    self.displayName = displayName
    self.note = note
    self.lines = lines
    self.isLocked = isLocked
    self.isBot = isBot
    self.isDiscoverable = isDiscoverable
    self.avatarURL = avatarURL
    self.headerURL = headerURL
  }

  /// The profile after changes.
  public func changed(by changes: ProfileChanges) -> OwnProfile {
    var profile = self
    profile.displayName = changes.displayName ?? displayName
    profile.note = changes.note ?? note
    profile.lines = changes.lines ?? lines
    profile.isLocked = changes.isLocked ?? isLocked
    profile.isBot = changes.isBot ?? isBot
    profile.isDiscoverable = changes.isDiscoverable ?? isDiscoverable
    profile.avatarURL = changes.avatar?.url ?? avatarURL
    profile.headerURL = changes.header?.url ?? headerURL
    return profile
  }
}

/// What a server takes of a profile.
public struct ProfileLimits: Sendable, Hashable {
  /// How many lines.
  public var lines: Int
  /// Letters of the name.
  public var nameCharacters: Int
  /// Letters of what the person says of themselves.
  public var noteCharacters: Int
  /// Letters of what a line is about.
  public var lineNameCharacters: Int
  /// Letters of what a line says.
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
