public import Foundation

/// The reader's profile, as they typed it.
public struct OwnProfile: Sendable, Hashable, Codable {
  /// A line of the profile, such as a page and its address.
  public struct Line: Sendable, Hashable, Codable {
    /// The label.
    public var name: String
    /// Plain text, often an address.
    public var value: String

    /// Makes a line; by default an empty one.
    public init(name: String = "", value: String = "") {
      self.name = name
      self.value = value
    }

    /// Whether it is empty.
    public var isEmpty: Bool { name.isEmpty && value.isEmpty }
  }

  /// The name; empty where the handle is used instead.
  public var displayName: String
  /// The description.
  public var note: String
  /// The labelled texts below the description, in order; empty for none.
  public var lines: [Line]
  /// Whether the reader approves followers.
  public var isLocked: Bool
  /// Whether a program writes the posts of the account.
  public var isBot: Bool
  /// Whether they can be found by others; nil where the server has no such setting.
  public var isDiscoverable: Bool?
  /// Where the portrait is; nil where there is none.
  public var avatarURL: URL?
  /// The image behind the profile.
  public var headerURL: URL?

  /// The names in what stores have.
  private enum CodingKeys: String, CodingKey {
    case displayName, note, lines, isLocked, isBot, isDiscoverable
    case avatarURL = "avatar"
    case headerURL = "header"
  }

  /// Makes a profile; by default an empty one.
  public init(
    displayName: String = "",
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
}
