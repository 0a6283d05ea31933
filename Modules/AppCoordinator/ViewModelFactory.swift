public import ListModel
public import MomentsContracts
public import MomentsLanguage
public import MomentsValues

/// Makes the view models of the screens.
///
/// The app passes one in: of demo view models, or of live ones over a provider. A view model must
/// do nothing before it is loaded; each method is called each time its screen is made.
///
/// The methods for what ``features`` does not name are never called. A factory that names a feature
/// and does not implement its methods stops at the first call, with a sentence that names it.
public protocol ViewModelFactory {
  /// The language of all texts of the screens.
  var strings: Strings { get }

  /// What can be shown beyond timelines, threads, photos and the explore screen.
  ///
  /// It is asked often: O(1).
  var features: Set<Feature> { get }

  /// The timelines that the reader can switch to from their own, that one first; only one where
  /// there are no others.
  var rootKinds: [TimelineKind] { get }

  /// The reader, whose profile is a tab; `nil` where they are unknown, so that there is no tab.
  var reader: PersonReference? { get }

  /// The host of the server that the reader is signed in at, with its port where it is not the
  /// default; its pages open in the app. `nil` where they are not signed in.
  var server: String? { get }

  /// The person with an identity of the provider; `nil` where there is none.
  func findPerson(id: String) async throws -> PersonReference?

  /// The person with an address, `ana` or `ana@example.org`; `nil` where there is none.
  ///
  /// - Throws: ``PersonLookupError``, or the error of the lookup.
  func findPerson(handle: String) async throws -> PersonReference?

  /// The view model of a timeline: the reader's own, that of a hashtag or that of a person.
  func makeTimeline(_ kind: TimelineKind) -> any TimelineViewModel

  /// The view model of one moment with its comments, named as ``Route/moment(_:)`` names it.
  func makeThread(moment: ListItemID) -> any ThreadViewModel

  /// The view model of the explore screen.
  func makeExplore() -> any ExploreViewModel

  /// The view model of photos on the full screen, opened at one of them; `nil` without photos.
  func makePhotos(
    _ photos: [ImageReference],
    index: Int,
    of post: ListItemID
  ) -> (any PhotosViewModel)?

  /// The view model of the sheet to write in, for ``Feature/composer``.
  func makeComposer(_ purpose: ComposePurpose) -> any ComposerViewModel

  /// The view model of the sheet to report a person, for ``Feature/reports``.
  func makeReport(_ subject: ReportSubject) -> any ReportViewModel

  /// The view model of the sheet to write a note about a person, for ``Feature/notes``.
  func makeNote(about person: PersonReference) -> any NoteViewModel

  /// The view model of the reader's filters, for ``Feature/filters``.
  func makeFilters() -> any WordFiltersViewModel

  /// The view model of the sheet to make or change a filter, for ``Feature/filters``.
  func makeFilter(_ subject: WordFilterSubject) -> any WordFilterViewModel

  /// The view model of the sheet to edit the reader's profile, for ``Feature/profileEditor``.
  func makeProfileEditor() -> any ProfileEditorViewModel

  /// The view model of the outbox, for ``Feature/outbox``.
  func makeOutbox() -> any OutboxViewModel

  /// The view model of the scheduled posts, for ``Feature/scheduled``.
  func makeScheduled() -> any ScheduledPostsViewModel

  /// The view model of the reader's accounts, for ``Feature/accounts``.
  func makeAccounts() -> any AccountsViewModel

  /// The view model of signing in, for ``Feature/signIn``.
  func makeSignIn() -> any SignInViewModel

  /// The view model of the wall, for ``Feature/wall``.
  func makeWall() -> any WallViewModel

  /// The view model of the notifications, all or mentions only, for ``Feature/notifications``.
  func makeNotifications(_ scope: NotificationScope) -> any NotificationsViewModel

  /// The view model of the sheet to choose which kinds of notifications are shown, for
  /// ``Feature/notifications``.
  func makeNotificationKinds() -> any NotificationKindsViewModel

  /// The view model of the follow requests, for ``Feature/followRequests``.
  func makeFollowRequests() -> any FollowRequestsViewModel

  /// The view model of the reader's lists and followed hashtags, for ``Feature/lists``.
  func makeLists() -> any ListsViewModel

  /// The view model of the people of a list, for ``Feature/listMembers``.
  func makeListMembers(_ list: ReaderList) -> any ListMembersViewModel

  /// The view model of the sheet to add a person to lists, for ``Feature/listMembers``.
  func makePersonLists(_ person: PersonReference) -> any PersonListsViewModel

  /// The view model of whether a hashtag is followed, for ``Feature/hashtagFollows``.
  func makeTagFollow(_ name: String) -> any TagFollowViewModel

  /// The view model of the edit history of a moment, named as ``Route/edits(of:)`` names it, for
  /// ``Feature/edits``.
  func makeEdits(of moment: ListItemID) -> any EditsViewModel

  /// The view model of a list of people, for ``Feature/people``; called each time one is shown.
  ///
  /// - Parameters:
  ///   - list: Which people.
  ///   - events: The callbacks of the list.
  /// - Returns: The view model.
  func makeFriendsList(
    _ list: FriendsListRoute,
    events: FriendsListEvents
  ) -> any FriendsListViewModel

  /// The view model of the search, for ``Feature/search``.
  func makeSearch() -> any SearchViewModel

  /// The view model of the settings, for ``Feature/settings``.
  func makeSettings() -> any SettingsViewModel
}

/// What a factory has that names no features: each method stops with ``missing(_:in:)``.
extension ViewModelFactory {
  /// Stops with a sentence that names the factory, the feature and the method.
  public func missing(_ feature: Feature, in method: StaticString = #function) -> Never {
    preconditionFailure(
      "\(Self.self) has no screen for .\(feature): implement \(method), or leave out the feature."
    )
  }

  /// Stops with ``missing(_:in:)``.
  public func makeFriendsList(
    _ list: FriendsListRoute,
    events: FriendsListEvents
  ) -> any FriendsListViewModel { missing(.people) }

  /// Stops with ``missing(_:in:)``.
  public func makeComposer(_ purpose: ComposePurpose) -> any ComposerViewModel {
    missing(.composer)
  }

  /// Stops with ``missing(_:in:)``.
  public func makeReport(_ subject: ReportSubject) -> any ReportViewModel { missing(.reports) }

  /// Stops with ``missing(_:in:)``.
  public func makeNote(about person: PersonReference) -> any NoteViewModel { missing(.notes) }

  /// Stops with ``missing(_:in:)``.
  public func makeFilters() -> any WordFiltersViewModel { missing(.filters) }

  /// Stops with ``missing(_:in:)``.
  public func makeFilter(_ subject: WordFilterSubject) -> any WordFilterViewModel {
    missing(.filters)
  }

  /// Stops with ``missing(_:in:)``.
  public func makeProfileEditor() -> any ProfileEditorViewModel { missing(.profileEditor) }

  /// Stops with ``missing(_:in:)``.
  public func makeOutbox() -> any OutboxViewModel { missing(.outbox) }

  /// Stops with ``missing(_:in:)``.
  public func makeScheduled() -> any ScheduledPostsViewModel { missing(.scheduled) }

  /// Stops with ``missing(_:in:)``.
  public func makeAccounts() -> any AccountsViewModel { missing(.accounts) }

  /// Stops with ``missing(_:in:)``.
  public func makeSignIn() -> any SignInViewModel { missing(.signIn) }

  /// Stops with ``missing(_:in:)``.
  public func makeSettings() -> any SettingsViewModel { missing(.settings) }

  /// Stops with ``missing(_:in:)``.
  public func makeWall() -> any WallViewModel { missing(.wall) }

  /// Stops with ``missing(_:in:)``.
  public func makeSearch() -> any SearchViewModel { missing(.search) }

  /// Stops with ``missing(_:in:)``.
  public func makeEdits(of moment: ListItemID) -> any EditsViewModel { missing(.edits) }

  /// Stops with ``missing(_:in:)``.
  public func makeLists() -> any ListsViewModel { missing(.lists) }

  /// Stops with ``missing(_:in:)``.
  public func makeListMembers(_ list: ReaderList) -> any ListMembersViewModel {
    missing(.listMembers)
  }

  /// Stops with ``missing(_:in:)``.
  public func makePersonLists(_ person: PersonReference) -> any PersonListsViewModel {
    missing(.listMembers)
  }

  /// Stops with ``missing(_:in:)``.
  public func makeTagFollow(_ name: String) -> any TagFollowViewModel { missing(.hashtagFollows) }

  /// Stops with ``missing(_:in:)``.
  public func makeNotifications(_ scope: NotificationScope) -> any NotificationsViewModel {
    missing(.notifications)
  }

  /// Stops with ``missing(_:in:)``.
  public func makeNotificationKinds() -> any NotificationKindsViewModel {
    missing(.notifications)
  }

  /// Stops with ``missing(_:in:)``.
  public func makeFollowRequests() -> any FollowRequestsViewModel { missing(.followRequests) }
}

extension ViewModelFactory {
  /// Nothing more by default.
  public var features: Set<Feature> { [] }

  /// Only the reader's own timeline.
  public var rootKinds: [TimelineKind] { [.home] }

  /// The reader is unknown by default.
  public var reader: PersonReference? { nil }

  /// The reader is not signed in by default.
  public var server: String? { nil }

  /// No person is found by default.
  public func findPerson(id: String) async throws -> PersonReference? { nil }

  /// People cannot be looked up by default.
  public func findPerson(handle: String) async throws -> PersonReference? {
    throw PersonLookupError.notPossible
  }

  /// Whether there is a screen for a route.
  func canShow(_ route: Route) -> Bool { route.feature.map(features.contains) ?? true }
}

/// Why a person could not be looked up.
public enum PersonLookupError: Error {
  /// There is no server to look up addresses at, because the reader is not signed in.
  case notPossible
}
