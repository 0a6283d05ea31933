public import AppCoordinator
import Foundation
public import ListModel
public import LiveViewModels
public import MomentsContracts
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

  /// Saved posts are those of the provider of bookmarks.
  public var savedScopes: [TimelineKind] { providers.bookmarks == nil ? [] : [.bookmarks, .likes] }

  /// An archive has the moments of one person only.
  public var knowsEverybody: Bool { providers.follows != nil }

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
      pinned: providers.pins == nil ? nil : timeline(.pinned(person))
    )
  }

  /// The surroundings of every screen.
  var context: ScreenContext {
    ScreenContext(language, time: time, changes: providers.changes, tracker: tracker)
  }

  var actions: ReaderActions {
    ReaderActions(
      likes: providers.likes,
      boosts: providers.boosts,
      bookmarks: providers.bookmarks,
      pins: providers.pins,
      moderation: providers.moderation,
      reports: providers.reports,
      filters: providers.filters,
      votes: providers.votes,
      follows: providers.follows,
      compose: providers.compose,
      translations: providers.translations,
      showsEdits: providers.edits != nil,
      showsPeople: providers.people != nil,
      changesProfile: providers.profile != nil
    )
  }

  private func timeline(_ kind: TimelineKind) -> LiveTimelineViewModel {
    LiveTimelineViewModel(
      source: providers.timelines,
      kind: kind,
      actions: actions,
      readerID: providers.reader?.id,
      in: context
    )
  }

  /// The view model of the explore screen.
  public func makeExplore() -> any ExploreViewModel {
    LiveExploreViewModel(provider: providers.explore, in: context)
  }

  /// The view model of the wall; `nil` where people cannot be followed.
  public func makeWall() -> (any WallViewModel)? {
    guard let follows = providers.follows else { return nil }
    return WallController(
      .init(
        photos: providers.timelines.timeline(of: .photos),
        people: providers.explore,
        follows: follows,
        outbox: providers.outbox
      ),
      in: context
    )
  }

  /// The view model of the notifications; `nil` where there are none; the tab is then not shown.
  public func makeNotifications(_ scope: NotificationScope) -> (any NotificationsViewModel)? {
    providers.notifications.map { notifications in
      LiveNotificationsViewModel(
        scope == .all ? .all : .mentions,
        provider: notifications,
        requests: scope == .all ? providers.requests : nil,
        outbox: providers.outbox,
        in: context
      )
    }
  }

  /// The view model of the sheet to choose which kinds of notifications are shown; `nil` where
  /// there are none.
  public func makeNotificationKinds() -> (any NotificationKindsViewModel)? {
    providers.notifications.map {
      LiveNotificationKindsViewModel(provider: $0, in: context)
    }
  }

  /// The view model of the follow requests; `nil` where there are none.
  public func makeFollowRequests() -> (any FollowRequestsViewModel)? {
    providers.requests.map { requests in
      LiveFollowRequestsViewModel(
        provider: requests,
        outbox: providers.outbox,
        in: context
      )
    }
  }

  /// The view model of one moment with its comments.
  public func makeThread(moment: ListItemID) -> any ThreadViewModel {
    LiveThreadViewModel(
      moment: moment,
      threads: providers.threads,
      comments: providers.comments,
      actions: actions,
      in: context
    )
  }

  /// The view model of the sheet to write in; `nil` where nothing can be written.
  public func makeComposer(_ purpose: ComposePurpose) -> (any ComposerViewModel)? {
    guard let compose = providers.compose else { return nil }
    return LiveComposerViewModel(
      purpose: purpose == .moment ? writing ?? purpose : purpose,
      provider: compose,
      schedules: providers.schedules,
      media: providers.media,
      readers: providers.follows,
      threads: providers.threads,
      prepare: PhotoPreparer.prepare,
      completions: providers.completions,
      emoji: providers.emoji,
      in: context
    )
  }

  /// The view model of photos on the full screen; `nil` without photos.
  public func makePhotos(
    _ photos: [ImageReference],
    index: Int,
    of post: ListItemID
  ) -> (any PhotosViewModel)? {
    LivePhotosViewModel(
      photos: photos,
      index: index,
      of: post,
      export: photoExport,
      in: context
    )
  }

  /// The view model of a list of people; `nil` where there are no such lists.
  public func makeFriendsList(
    _ kind: FriendsListKind,
    events: FriendsListEvents
  ) -> (any FriendsListViewModel)? {
    providers.people.map { people in
      LiveFriendsListViewModel(
        kind: kind,
        people: people,
        follows: providers.follows,
        events: events,
        in: context
      )
    }
  }

  /// The view model of the outbox; `nil` where there is none.
  public func makeOutbox() -> (any OutboxViewModel)? {
    guard let outbox = providers.outbox else { return nil }
    return LiveOutboxViewModel(
      provider: outbox,
      in: context
    )
  }

  /// The view model of the scheduled posts; `nil` where posts cannot be scheduled.
  public func makeScheduled() -> (any ScheduledPostsViewModel)? {
    providers.schedules.map { schedules in
      LiveScheduledPostsViewModel(
        provider: schedules,
        outbox: providers.outbox,
        in: context
      )
    }
  }

  /// The view model of the reader's accounts; `nil` where there are none.
  public func makeAccounts() -> (any AccountsViewModel)? {
    accounts.map { accounts in
      LiveAccountsViewModel(
        manager: accounts.service,
        outbox: sendsToServer ? providers.outbox : nil,
        canSchedule: { [providers] in await providers.canSchedule },
        savesTokensInFile: accounts.savesTokensInFile,
        in: context,
        onChange: onAccountChange
      )
    }
  }

  /// The view model of signing in; `nil` where that is not possible.
  public func makeSignIn() -> (any SignInViewModel)? {
    accounts.map { accounts in
      let signIn = LiveSignInViewModel(
        manager: accounts.service,
        in: context,
        openPage: { [openURL] page in await Self.open(page, with: openURL) }
      )
      signIn.onDone = { [onAccountChange] in Task { await onAccountChange() } }
      return signIn
    }
  }

  /// The view model of the settings; `nil` where there are none.
  public func makeSettings() -> (any SettingsViewModel)? {
    settings.map { settings in
      LiveSettingsViewModel(
        manager: settings,
        hasAccounts: accounts != nil,
        hasFilters: providers.filters != nil,
        in: context
      )
    }
  }

  private static func open(_ page: URL, with openURL: @escaping AppCoordinator.OpenURL) async
    -> Bool
  {
    await withCheckedContinuation { continuation in
      openURL(page) { continuation.resume(returning: $0) }
    }
  }
}
