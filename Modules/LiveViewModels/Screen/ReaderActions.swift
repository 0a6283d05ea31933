import MomentsValues
public import SocialModel

/// What the reader can do on a screen: rows and menus offer only what the provider supports.
public struct ReaderActions: Sendable {
  let provider: any ActionProvider
  var relationships: (any RelationshipProvider)?
  var polls: (any PollProvider)?
  var translations: (any TranslationProvider)?
  /// Whether edit histories can be shown.
  var showsEdits: Bool
  /// Whether lists of the counted people can be shown.
  var showsPeople: Bool
  /// Whether the reader can change their own profile.
  var changesProfile: Bool

  /// Names the providers.
  ///
  /// - Parameters:
  ///   - provider: Performs the reader's actions.
  ///   - relationships: Whom the reader follows; nil where that is unknown.
  ///   - polls: Reads polls again that end; nil where nobody else votes.
  ///   - translations: Translations; nil where nothing can be translated.
  ///   - showsEdits: Whether edit histories can be shown.
  ///   - showsPeople: Whether lists of the counted people can be shown.
  ///   - changesProfile: Whether the reader can change their own profile.
  public init(
    _ provider: any ActionProvider,
    relationships: (any RelationshipProvider)? = nil,
    polls: (any PollProvider)? = nil,
    translations: (any TranslationProvider)? = nil,
    showsEdits: Bool = false,
    showsPeople: Bool = false,
    changesProfile: Bool = false
  ) {
    self.provider = provider
    self.relationships = relationships
    self.polls = polls
    self.translations = translations
    self.showsEdits = showsEdits
    self.showsPeople = showsPeople
    self.changesProfile = changesProfile
  }

  /// Whether a kind of actions is offered.
  func supports(_ kind: ActionKind) -> Bool { provider.supports(kind) }
}
