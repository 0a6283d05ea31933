/// What the sheet shows in which the reader changes their profile.
public struct ProfileEditorContent: FormContent {
  /// A line about the reader.
  public struct Line: Hashable, Sendable {
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

  /// How much is taken.
  public struct Limits: Hashable, Sendable {
    /// Lines.
    public var lines: Int
    /// Letters of the name.
    public var name: Int
    /// Letters of what the reader says of themselves.
    public var about: Int
    /// Letters of what a line is about.
    public var lineName: Int
    /// Letters of what a line says.
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

  /// How the sheet fares.
  public enum Phase: Hashable, Sendable {
    /// The profile is being read.
    case loading
    /// It could not be read, and why.
    case failed(String)
    /// It can be changed.
    case writing
    /// The changes are being kept.
    case saving
  }

  /// How the sheet fares.
  public var phase: Phase
  /// The portrait.
  public var avatar: ImageReference?
  /// The image behind the profile.
  public var header: ImageReference?
  /// The name.
  public var name: String
  /// What the reader says of themselves.
  public var about: String
  /// The same line by line; the last one is empty as long as there is room for more.
  public var lines: [Line]
  /// Whether they choose who follows them.
  public var isLocked: Bool
  /// Whether they want to be found; `nil` where the server knows no such wish.
  public var isDiscoverable: Bool?
  /// Whether a program writes for them.
  public var isBot: Bool
  /// How much is taken.
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

  /// How many letters more the name may have.
  public var nameCounter: ComposerCounter { Self.counter(name, limits.name) }

  /// How many letters more what the reader says may have; links count as they are.
  public var aboutCounter: ComposerCounter { Self.counter(about, limits.about) }

  /// Whether the changes are being kept.
  public var isFinishing: Bool {
    get { phase == .saving }
    set { phase = newValue ? .saving : .writing }
  }

  /// Whether there is something to keep, and nothing too long.
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
