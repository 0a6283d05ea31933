/// The content of the sheet in which the reader edits their profile.
public struct ProfileEditorContent: FormContent {
  /// A line of the profile.
  public struct Line: Hashable, Sendable {
    /// The label.
    public var name: String
    /// The content.
    public var value: String

    /// Makes a line; by default an empty one.
    public init(name: String = "", value: String = "") {
      self.name = name
      self.value = value
    }

    /// Whether it is empty.
    public var isEmpty: Bool { name.isEmpty && value.isEmpty }
  }

  /// The limits of the server.
  public struct Limits: Hashable, Sendable {
    /// The number of lines.
    public var lines: Int
    /// The characters of the name.
    public var name: Int
    /// The characters of the bio.
    public var about: Int
    /// The characters of a line's label.
    public var lineName: Int
    /// The characters of a line's content.
    public var lineValue: Int

    /// Makes limits; by default those of Mastodon.
    public init(
      lines: Int = 4,
      name: Int = 30,
      about: Int = 500,
      lineName: Int = 255,
      lineValue: Int = 255
    ) {
      self.lines = lines
      self.name = name
      self.about = about
      self.lineName = lineName
      self.lineValue = lineValue
    }
  }

  /// An image of the profile.
  public enum Image: String, Hashable, Sendable, CaseIterable {
    /// The portrait.
    case avatar
    /// The image behind the profile.
    case header
  }

  /// The phase of the sheet.
  public enum Phase: Hashable, Sendable {
    /// The profile is being loaded.
    case loading
    /// It could not be loaded; the reason.
    case failed(String)
    /// It can be edited.
    case writing
    /// The changes are being saved.
    case saving
  }

  /// Whether the profile is loaded, can be edited or is being saved; loading at first.
  public var phase: Phase
  /// The portrait.
  public var avatar: ImageReference?
  /// The image behind the profile.
  public var header: ImageReference?
  /// The display name, at most ``Limits/name`` characters.
  public var name: String
  /// The bio.
  public var about: String
  /// The lines of the profile; the last one is empty as long as there is space for more.
  public var lines: [Line]
  /// Whether followers need approval.
  public var isLocked: Bool
  /// Whether the profile is discoverable; `nil` if the server does not support it.
  public var isDiscoverable: Bool?
  /// Whether the account is a bot.
  public var isBot: Bool
  /// How many characters and lines the server accepts; by default as Mastodon does.
  public var limits: Limits
  /// Whether anything is changed.
  public var isChanged: Bool

  /// Makes content.
  public init(
    phase: Phase = .loading,
    avatar: ImageReference? = nil,
    header: ImageReference? = nil,
    name: String = "",
    about: String = "",
    lines: [Line] = [],
    isLocked: Bool = false,
    isDiscoverable: Bool? = nil,
    isBot: Bool = false,
    limits: Limits = Limits(),
    isChanged: Bool = false
  ) {
    self.phase = phase
    self.avatar = avatar
    self.header = header
    self.name = name
    self.about = about
    self.lines = lines
    self.isLocked = isLocked
    self.isDiscoverable = isDiscoverable
    self.isBot = isBot
    self.limits = limits
    self.isChanged = isChanged
  }

  /// The number of remaining characters of the name.
  public var nameCounter: ComposerCounter { Self.counter(name, limits.name) }

  /// The number of remaining characters of the bio; links count in full.
  public var aboutCounter: ComposerCounter { Self.counter(about, limits.about) }

  /// Whether the changes are being saved.
  public var isFinishing: Bool {
    get { phase == .saving }
    set { phase = newValue ? .saving : .writing }
  }

  /// Whether there is a change to save, and nothing is too long.
  public var canFinish: Bool {
    phase == .writing && isChanged && nameCounter.remaining >= 0 && aboutCounter.remaining >= 0
      && lines.allSatisfy { line in
        line.name.unicodeScalars.count <= limits.lineName
          && line.value.unicodeScalars.count <= limits.lineValue
      }
  }

  private static func counter(_ text: String, _ limit: Int) -> ComposerCounter {
    ComposerCounter(remaining: limit - text.unicodeScalars.count, limit: limit)
  }
}
