public import ListModel
public import MomentsContracts

/// Makes the view models of the screens.
///
/// The app passes one in: of demo view models, or of live ones over a provider.
public protocol ViewModelFactory: FriendsListViewModelFactory {
  /// The language of all texts of the screens.
  var strings: Strings { get }

  /// The timelines that the reader can switch to from their own, that one first; only one where
  /// there are no others.
  var rootKinds: [TimelineKind] { get }

  /// The timelines of the reader's saved posts; empty where nothing can be saved.
  var savedScopes: [TimelineKind] { get }

  /// Whether mentioned people have timelines; if not, a mention leads to their page on the web.
  var knowsEverybody: Bool { get }

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

  /// The view model of a timeline: the reader's own, that of a hashtag or that of a person. Called
  /// each time the screen is made.
  func makeTimeline(_ kind: TimelineKind) -> any TimelineViewModel

  /// The view model of one moment with its comments, named as ``Route/moment(_:)`` names it.
  func makeThread(moment: ListItemID) -> any ThreadViewModel

  /// The view model of the explore screen. Called each time the screen is made.
  func makeExplore() -> any ExploreViewModel

  /// The view model of the sheet to write in; `nil` where nothing can be written; the button is
  /// then not shown.
  ///
  /// It may be called only to check whether there is one: the view model must do nothing before it
  /// is loaded.
  func makeComposer(_ purpose: ComposePurpose) -> (any ComposerViewModel)?

  /// The view model of the sheet to report a person; `nil` where reports are not supported; the
  /// action is then not offered.
  ///
  /// It may be called only to check whether there is one: the view model must do nothing before it
  /// is loaded.
  func makeReport(_ subject: ReportSubject) -> (any ReportViewModel)?

  /// The view model of the sheet to write a note about a person; `nil` where notes are not
  /// supported; the action is then not offered.
  ///
  /// It may be called only to check whether there is one: the view model must do nothing before it
  /// is loaded.
  func makeNote(about person: PersonReference) -> (any NoteViewModel)?

  /// The view model of the reader's filters; `nil` where words cannot be filtered.
  ///
  /// It may be called only to check whether there is one: the view model must do nothing before it
  /// is loaded.
  func makeFilters() -> (any WordFiltersViewModel)?

  /// The view model of the sheet to make or change a filter; `nil` where words cannot be filtered.
  func makeFilter(_ subject: WordFilterSubject) -> (any WordFilterViewModel)?

  /// The view model of the sheet to edit the reader's profile; `nil` where that is not supported.
  func makeProfileEditor() -> (any ProfileEditorViewModel)?

  /// The view model of photos on the full screen, opened at one of them; `nil` without photos.
  func makePhotos(
    _ photos: [ImageReference],
    index: Int,
    of post: ListItemID
  ) -> (any PhotosViewModel)?

  /// The view model of the outbox; `nil` where there is none.
  func makeOutbox() -> (any OutboxViewModel)?

  /// The view model of the scheduled posts; `nil` where posts cannot be scheduled.
  func makeScheduled() -> (any ScheduledPostsViewModel)?

  /// The view model of the reader's accounts; `nil` where there are none to choose from; the button
  /// is then not shown.
  func makeAccounts() -> (any AccountsViewModel)?

  /// The view model of signing in; `nil` where that is not possible.
  func makeSignIn() -> (any SignInViewModel)?

  /// The view model of the wall; `nil` where there is none; the tab is then not shown.
  ///
  /// Called when the tab is made: the view model must do nothing before it is loaded.
  func makeWall() -> (any WallViewModel)?

  /// The view model of the notifications, all or mentions only; `nil` where there are none; the tab
  /// is then not shown.
  ///
  /// Called when the tab is made: the view model must do nothing before it is loaded.
  func makeNotifications(_ scope: NotificationScope) -> (any NotificationsViewModel)?

  /// The view model of the sheet to choose which kinds of notifications are shown; `nil` where
  /// there are none.
  func makeNotificationKinds() -> (any NotificationKindsViewModel)?

  /// The view model of the follow requests; `nil` where there are none.
  func makeFollowRequests() -> (any FollowRequestsViewModel)?

  /// The view model of the reader's lists and followed hashtags; `nil` where there are neither; the
  /// button is then not shown.
  ///
  /// It may be called only to check whether there is one: the view model must do nothing before it
  /// is loaded.
  func makeLists() -> (any ListsViewModel)?

  /// The view model of the people of a list; `nil` where there are no lists.
  func makeListMembers(_ list: ListReference) -> (any ListMembersViewModel)?

  /// The view model of the sheet to add a person to lists; `nil` where there are no lists; the
  /// action is then not offered.
  ///
  /// It may be called only to check whether there is one: the view model must do nothing before it
  /// is loaded.
  func makePersonLists(_ person: PersonReference) -> (any PersonListsViewModel)?

  /// The view model of whether a hashtag is followed; `nil` where none can be; the button is then
  /// not shown.
  func makeTagFollow(_ name: String) -> (any TagFollowViewModel)?

  /// The view model of the edit history of a moment, named as ``Route/edits(of:)`` names it; `nil`
  /// where there is none.
  func makeEdits(of moment: ListItemID) -> (any EditsViewModel)?

  /// The view model of the search; `nil` where there is no search; the button is then not shown.
  ///
  /// It may be called only to check whether there is one: the view model must do nothing before it
  /// is loaded.
  func makeSearch() -> (any SearchViewModel)?

  /// The view model of the settings; `nil` where nothing can be chosen; the button is then not
  /// shown.
  func makeSettings() -> (any SettingsViewModel)?
}

extension ViewModelFactory {
  /// Nothing can be written by default.
  public func makeComposer(_ purpose: ComposePurpose) -> (any ComposerViewModel)? { nil }

  /// People cannot be reported by default.
  public func makeReport(_ subject: ReportSubject) -> (any ReportViewModel)? { nil }

  /// There are no notes by default.
  public func makeNote(about person: PersonReference) -> (any NoteViewModel)? { nil }

  /// Words cannot be filtered by default.
  public func makeFilters() -> (any WordFiltersViewModel)? { nil }

  /// Words cannot be filtered by default.
  public func makeFilter(_ subject: WordFilterSubject) -> (any WordFilterViewModel)? { nil }

  /// The profile cannot be edited by default.
  public func makeProfileEditor() -> (any ProfileEditorViewModel)? { nil }

  /// There is no outbox by default.
  public func makeOutbox() -> (any OutboxViewModel)? { nil }

  /// Posts cannot be scheduled by default.
  public func makeScheduled() -> (any ScheduledPostsViewModel)? { nil }

  /// There are no accounts by default.
  public func makeAccounts() -> (any AccountsViewModel)? { nil }

  /// There is no signing in by default.
  public func makeSignIn() -> (any SignInViewModel)? { nil }

  /// There are no settings by default.
  public func makeSettings() -> (any SettingsViewModel)? { nil }

  /// There is no wall by default.
  public func makeWall() -> (any WallViewModel)? { nil }

  /// There is no search by default.
  public func makeSearch() -> (any SearchViewModel)? { nil }

  /// There are no edit histories by default.
  public func makeEdits(of moment: ListItemID) -> (any EditsViewModel)? { nil }

  /// There are no lists by default.
  public func makeLists() -> (any ListsViewModel)? { nil }

  /// There are no lists by default.
  public func makeListMembers(_ list: ListReference) -> (any ListMembersViewModel)? { nil }

  /// There are no lists by default.
  public func makePersonLists(_ person: PersonReference) -> (any PersonListsViewModel)? { nil }

  /// No hashtag can be followed by default.
  public func makeTagFollow(_ name: String) -> (any TagFollowViewModel)? { nil }

  /// There are no notifications by default.
  public func makeNotifications(_ scope: NotificationScope) -> (any NotificationsViewModel)? {
    nil
  }

  /// There are no notifications by default.
  public func makeNotificationKinds() -> (any NotificationKindsViewModel)? { nil }

  /// There are no follow requests by default.
  public func makeFollowRequests() -> (any FollowRequestsViewModel)? { nil }
}

extension ViewModelFactory {
  /// Only the reader's own timeline.
  public var rootKinds: [TimelineKind] { [.home] }

  /// By default nothing can be saved.
  public var savedScopes: [TimelineKind] { [] }

  /// Mentioned people have timelines by default.
  public var knowsEverybody: Bool { true }

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
}
/// Why a person could not be looked up.
public enum PersonLookupError: Error {
  /// There is no server to look up addresses at, because the reader is not signed in.
  case notPossible
}
