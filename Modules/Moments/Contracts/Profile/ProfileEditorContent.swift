public import MomentsValues

/// The content of the sheet in which the reader edits their profile.
public struct ProfileEditorContent: FormContent {
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
  /// The profile as the sheet shows it; the last line is empty as long as there is space for more.
  public var profile: OwnProfile
  /// How many characters and lines the server accepts.
  public var limits: ProfileLimits
  /// Whether anything is changed.
  public var isChanged: Bool

  /// Makes content; by default an empty profile, with the limits of Mastodon.
  public init(
    phase: Phase = .loading,
    profile: OwnProfile = OwnProfile(),
    limits: ProfileLimits = ProfileLimits(),
    isChanged: Bool = false
  ) {
    self.phase = phase
    self.profile = profile
    self.limits = limits
    self.isChanged = isChanged
  }

  /// The number of remaining characters of the name.
  public var nameCounter: ComposerCounter {
    Self.counter(profile.displayName, limits.nameCharacters)
  }

  /// The number of remaining characters of the bio; links count in full.
  public var aboutCounter: ComposerCounter { Self.counter(profile.note, limits.noteCharacters) }

  /// Whether there is input that must not be discarded by accident.
  public var isWritten: Bool { isChanged }

  /// Whether the changes are being saved.
  public var isFinishing: Bool {
    get { phase == .saving }
    set { phase = newValue ? .saving : .writing }
  }

  /// Whether there is a change to save, and nothing is too long.
  public var canFinish: Bool {
    phase == .writing && isChanged && nameCounter.remaining >= 0 && aboutCounter.remaining >= 0
      && profile.lines.allSatisfy { line in
        line.name.unicodeScalars.count <= limits.lineNameCharacters
          && line.value.unicodeScalars.count <= limits.lineValueCharacters
      }
  }

  private static func counter(_ text: String, _ limit: Int) -> ComposerCounter {
    ComposerCounter(remaining: limit - text.unicodeScalars.count, limit: limit)
  }
}
