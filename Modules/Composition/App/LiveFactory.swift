public import AppCoordinator
import Foundation
public import ListModel
public import LiveViewModels
public import MomentsContracts
public import MomentsLanguage
import MomentsValues
import SocialModel

/// Live view models over the providers of a source.
public struct LiveFactory: ViewModelFactory {
  /// The data of all view models; no screen offers what is nil here.
  public let providers: ProviderSet
  let language: AppLanguage
  let time: ReaderTime
  /// The purpose of the sheet to write in, in place of an empty moment.
  var writing: ComposePurpose?
  /// Whether there is an outbox.
  var sendsToServer = false
  /// The host of the server that the reader is signed in at.
  public var server: String?
  /// The accounts; nil where there are none to choose from.
  var accounts: AccountCenter?
  /// The settings; nil where there are none.
  var settings: SettingsCenter?
  var openURL: AppCoordinator.OpenURL = { _, completion in completion(false) }
  /// Tracks screen views and actions; optional.
  public var tracker: (any Tracker)?
  /// Saves and copies photos; nil where that is not possible.
  public var photoExport: PhotoExport?
  /// Called when another account becomes the current one.
  var onAccountChange: @MainActor () async -> Void = {}

  /// Makes a factory without accounts.
  ///
  /// - Parameters:
  ///   - providers: The providers.
  ///   - language: The language of all texts of the screens.
  ///   - time: The clock of the view models.
  public init(_ providers: ProviderSet, language: AppLanguage, time: ReaderTime = ReaderTime()) {
    self.providers = providers
    self.language = language
    self.time = time
  }

  /// The language of all texts of the screens.
  public var strings: Strings { Strings(language) }

  /// A server also has other people's moments.
  public var rootKinds: [TimelineKind] { sendsToServer ? [.home, .local, .public] : [.home] }

  /// What the providers of the source have.
  public var features: Set<Feature> { Set(Feature.allCases.filter(has)) }

  private func has(_ feature: Feature) -> Bool {
    let actions = providers.actions
    return switch feature {
    case .composer: providers.compose != nil && actions.supports(.post)
    // An archive has the moments of one person only.
    case .profiles: providers.relationships != nil
    case .people: providers.people != nil
    case .reports: providers.rules != nil && actions.supports(.report)
    case .notes: providers.relationships != nil && actions.supports(.note)
    case .profileEditor: providers.profile != nil && actions.supports(.profile)
    case .filters: providers.filters != nil && actions.supports(.filter)
    case .followRequests: requests != nil
    case .notifications: providers.notifications != nil
    case .wall: providers.relationships != nil
    case .saved: actions.supports(.bookmark)
    case .edits: providers.edits != nil
    case .lists: lists != nil || tags != nil
    case .listMembers: lists != nil
    case .hashtagFollows: tags != nil
    case .search: providers.search != nil
    case .outbox: providers.outbox != nil
    case .scheduled: providers.schedules != nil && actions.supports(.schedule)
    case .accounts, .signIn: accounts != nil
    case .settings: settings != nil
    }
  }

  /// The reader's lists, if the source has them.
  var lists: (any ReaderListProvider)? {
    providers.actions.supports(.createList) ? providers.lists : nil
  }

  /// The hashtags that the reader follows, if the source has such.
  var tags: (any TagFollowProvider)? {
    providers.actions.supports(.followTag) ? providers.tags : nil
  }

  /// The requests to follow the reader, if the source has answers to them.
  var requests: (any FollowRequestProvider)? {
    providers.actions.supports(.followRequest) ? providers.requests : nil
  }

  /// The reader, whose profile is a tab.
  public var reader: PersonReference? { providers.reader.map { PersonReference($0) } }

  /// The person with an identity, as at the head of their timeline.
  public func findPerson(id: String) async throws -> PersonReference? {
    let found = try await providers.timelines.timeline(of: .profile(accountID: id)).profile()
    return found.map { PersonReference($0) }
  }

  /// The person with an address.
  public func findPerson(handle: String) async throws -> PersonReference? {
    guard let finder = providers.finder else { throw PersonLookupError.notPossible }
    return try await finder.person(handle: handle).map { PersonReference($0) }
  }

  /// The view model of a timeline.
  ///
  /// A profile also has the person's photos, and their pinned moments at the top.
  public func makeTimeline(_ kind: TimelineKind) -> any TimelineViewModel {
    guard case .profile(let person) = kind else { return timeline(kind) }
    return LiveProfileViewModel(
      moments: timeline(kind),
      photos: timeline(.photos(person)),
      pinned: providers.actions.supports(.pin) ? timeline(.pinned(person)) : nil
    )
  }

  /// The surroundings of every screen.
  var context: ScreenContext {
    ScreenContext(language, time: time, changes: providers.changes, tracker: tracker)
  }

  var actions: ReaderActions {
    ReaderActions(
      providers.actions,
      relationships: providers.relationships,
      polls: providers.polls,
      translations: providers.translations,
      showsEdits: providers.edits != nil,
      showsPeople: providers.people != nil,
      changesProfile: has(.profileEditor)
    )
  }

  func timeline(_ kind: TimelineKind) -> LiveTimelineViewModel {
    LiveTimelineViewModel(
      source: providers.timelines,
      kind: kind,
      actions: actions,
      readerID: providers.reader?.id,
      in: context
    )
  }
}
