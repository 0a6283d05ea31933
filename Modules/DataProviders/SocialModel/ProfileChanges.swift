public import MomentsValues

/// Changes of the reader's profile; nil values are unchanged.
public struct ProfileChanges: Sendable, Hashable, Codable {
  /// The name that others see; empty where the handle is used instead.
  public var displayName: String?
  /// The description.
  public var note: String?
  /// All lines, in place of those before.
  public var lines: [OwnProfile.Line]?
  /// Whether the reader approves followers.
  public var isLocked: Bool?
  /// Whether a program writes the posts of the account.
  public var isBot: Bool?
  /// Whether they can be found by others.
  public var isDiscoverable: Bool?
  /// A new avatar.
  public var avatar: DraftMedia?
  /// A new image behind the profile.
  public var header: DraftMedia?

  /// Makes changes; by default none.
  public init(
    displayName: String? = nil,
    note: String? = nil,
    lines: [OwnProfile.Line]? = nil,
    isLocked: Bool? = nil,
    isBot: Bool? = nil,
    isDiscoverable: Bool? = nil,
    avatar: DraftMedia? = nil,
    header: DraftMedia? = nil
  ) {
    self.displayName = displayName
    self.note = note
    self.lines = lines
    self.isLocked = isLocked
    self.isBot = isBot
    self.isDiscoverable = isDiscoverable
    self.avatar = avatar
    self.header = header
  }

  /// The difference between two profiles, images aside.
  public init(from before: OwnProfile, to after: OwnProfile) {
    self.init(
      displayName: after.displayName == before.displayName ? nil : after.displayName,
      note: after.note == before.note ? nil : after.note,
      lines: after.lines == before.lines ? nil : after.lines,
      isLocked: after.isLocked == before.isLocked ? nil : after.isLocked,
      isBot: after.isBot == before.isBot ? nil : after.isBot,
      isDiscoverable: after.isDiscoverable == before.isDiscoverable ? nil : after.isDiscoverable
    )
  }

  /// Whether nothing is changed.
  public var isEmpty: Bool { self == ProfileChanges() }

  /// The images.
  public var media: [DraftMedia] { [avatar, header].compactMap { $0 } }

  /// These changes with later ones, which take precedence.
  public func merging(_ later: ProfileChanges) -> ProfileChanges {
    ProfileChanges(
      displayName: later.displayName ?? displayName,
      note: later.note ?? note,
      lines: later.lines ?? lines,
      isLocked: later.isLocked ?? isLocked,
      isBot: later.isBot ?? isBot,
      isDiscoverable: later.isDiscoverable ?? isDiscoverable,
      avatar: later.avatar ?? avatar,
      header: later.header ?? header
    )
  }
}

extension OwnProfile {
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
