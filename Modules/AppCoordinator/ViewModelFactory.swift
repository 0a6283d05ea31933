public import ListModel
public import MomentsContracts

/// Makes the view models of the screens.
///
/// The app hands one in: of demo view models, or of live ones over a provider.
public protocol ViewModelFactory: FriendsListViewModelFactory {
  /// The language of everything the screens say.
  var strings: Strings { get }

  /// The timelines that the reader can go to from their own, that one first; only one where there
  /// are no others.
  var rootScopes: [TimelineKind] { get }

  /// The timelines of what the reader saved; none where nothing can be saved.
  var savedScopes: [TimelineKind] { get }

  /// Whether there are timelines of people who are only mentioned; where not, a mention leads to
  /// their page on the web.
  var knowsEverybody: Bool { get }

  /// The reader, whose profile is a tab; `nil` where nobody is known yet, and the tab is not there.
  var reader: PersonReference? { get }

  /// The host of the server that the reader is signed in at, with its port where it is not the
  /// usual one: its pages open in the app. `nil` where they are signed in nowhere.
  var server: String? { get }

  /// Somebody, by the provider's identity; `nil` where there is nobody of that identity.
  func findPerson(id: String) async throws -> PersonReference?

  /// Somebody, by the address: `ana` or `ana@example.org`; `nil` where nobody is known by it.
  ///
  /// - Throws: ``PersonLookupError``, or whatever kept the answer away.
  func findPerson(handle: String) async throws -> PersonReference?

  /// The view model of a timeline: the reader's own, that of a hashtag or that of a person. Called
  /// once for each time the screen is made.
  func makeTimeline(_ scope: TimelineKind) -> any TimelineViewModel

  /// The view model of one moment with its comments, named as ``Route/moment(_:)`` names it.
  func makeThread(moment: ListItemID) -> any ThreadViewModel

  /// The view model of the explore screen. Called once for each time the screen is made.
  func makeExplore() -> any ExploreViewModel

  /// The view model of the sheet to write something in; `nil` where nothing can be written, and the
  /// button that opens it is not there.
  ///
  /// May be called only to see whether there is one: nothing may happen before it is loaded.
  func makeComposer(_ purpose: ComposePurpose) -> (any ComposerViewModel)?

  /// The view model of the sheet to report somebody; `nil` where nobody takes reports, and the
  /// action is not offered.
  ///
  /// May be called only to see whether there is one: nothing may happen before it is loaded.
  func makeReport(_ subject: ReportSubject) -> (any ReportViewModel)?

  /// The view model of the sheet in which something is written down about a person; `nil` where
  /// nobody takes that, and the action is not offered.
  ///
  /// May be called only to see whether there is one: nothing may happen before it is loaded.
  func makeNote(about person: PersonReference) -> (any NoteViewModel)?

  /// The view model of the reader's filters; `nil` where words cannot be filtered.
  ///
  /// May be called only to see whether there is one: nothing may happen before it is loaded.
  func makeFilters() -> (any WordFiltersViewModel)?

  /// The view model of the sheet to make or change a filter; `nil` where words cannot be filtered.
  func makeFilter(_ subject: WordFilterSubject) -> (any WordFilterViewModel)?

  /// The view model of the sheet in which the reader changes their profile; `nil` where they
  /// cannot.
  func makeProfileEditor() -> (any ProfileEditorViewModel)?

  /// The view model of photos as large as the screen, opened at one of them; `nil` without photos.
  func makePhotos(
    _ photos: [ImageReference],
    index: Int,
    of post: ListItemID
  ) -> (any PhotosViewModel)?

  /// The view model of what waits to be sent; `nil` where nothing is ever sent.
  func makeOutbox() -> (any OutboxViewModel)?

  /// The view model of what waits for its time at the server; `nil` where nothing is posted later.
  func makeScheduled() -> (any ScheduledPostsViewModel)?

  /// The view model of the reader's accounts; `nil` where there are none to choose from, and the
  /// button is not shown.
  func makeAccounts() -> (any AccountsViewModel)?

  /// The view model of signing in; `nil` where that is not possible.
  func makeSignIn() -> (any SignInViewModel)?

  /// The view model of the wall; `nil` where there is none, and the tab is not there.
  ///
  /// Called when the tab is made: nothing may happen before it is loaded.
  func makeWall() -> (any WallViewModel)?

  /// The view model of the notifications, all or mentions alone; `nil` where there are none, and
  /// the tab is not there.
  ///
  /// Called when the tab is made: nothing may happen before it is loaded.
  func makeNotifications(_ scope: NotificationScope) -> (any NotificationsViewModel)?

  /// The view model of the sheet that chooses which kinds of notifications show; `nil` where there
  /// are none.
  func makeNotificationKinds() -> (any NotificationKindsViewModel)?

  /// The view model of those who ask to follow the reader; `nil` where nobody has to ask.
  func makeFollowRequests() -> (any FollowRequestsViewModel)?

  /// The view model of the reader's lists and followed hashtags; `nil` where there are neither, and
  /// the button is not shown.
  ///
  /// May be called only to see whether there is one: nothing may happen before it is loaded.
  func makeLists() -> (any ListsViewModel)?

  /// The view model of the people of a list; `nil` where there are no lists.
  func makeListMembers(_ list: ListReference) -> (any ListMembersViewModel)?

  /// The view model of the sheet that puts somebody into lists; `nil` where there are no lists, and
  /// the action is not offered.
  ///
  /// May be called only to see whether there is one: nothing may happen before it is loaded.
  func makePersonLists(_ person: PersonReference) -> (any PersonListsViewModel)?

  /// The view model of whether a hashtag is followed; `nil` where none can be, and the button is
  /// not shown.
  func makeTagFollow(_ name: String) -> (any TagFollowViewModel)?

  /// The view model of what a moment said before its author changed it, named as
  /// ``Route/edits(of:)`` names it; `nil` where nobody knows.
  func makeEdits(of moment: ListItemID) -> (any EditsViewModel)?

  /// The view model of the search; `nil` where nothing can be searched for, and the button is not
  /// shown.
  ///
  /// May be called only to see whether there is one: nothing may happen before it is loaded.
  func makeSearch() -> (any SearchViewModel)?

  /// The view model of the settings; `nil` where nothing can be chosen, and the button is not
  /// shown.
  func makeSettings() -> (any SettingsViewModel)?
}

extension ViewModelFactory {
  /// Nothing can be written, unless a factory says otherwise.
  public func makeComposer(_ purpose: ComposePurpose) -> (any ComposerViewModel)? { nil }

  /// Nobody can be reported, unless a factory says otherwise.
  public func makeReport(_ subject: ReportSubject) -> (any ReportViewModel)? { nil }

  /// Nothing is written down about people, unless a factory says otherwise.
  public func makeNote(about person: PersonReference) -> (any NoteViewModel)? { nil }

  /// Words cannot be filtered, unless a factory says otherwise.
  public func makeFilters() -> (any WordFiltersViewModel)? { nil }

  /// Words cannot be filtered, unless a factory says otherwise.
  public func makeFilter(_ subject: WordFilterSubject) -> (any WordFilterViewModel)? { nil }

  /// No profile is changed, unless a factory says otherwise.
  public func makeProfileEditor() -> (any ProfileEditorViewModel)? { nil }

  /// Nothing is sent, unless a factory says otherwise.
  public func makeOutbox() -> (any OutboxViewModel)? { nil }

  /// Nothing is posted later, unless a factory says otherwise.
  public func makeScheduled() -> (any ScheduledPostsViewModel)? { nil }

  /// There are no accounts, unless a factory says otherwise.
  public func makeAccounts() -> (any AccountsViewModel)? { nil }

  /// Nobody signs in, unless a factory says otherwise.
  public func makeSignIn() -> (any SignInViewModel)? { nil }

  /// Nothing can be chosen, unless a factory says otherwise.
  public func makeSettings() -> (any SettingsViewModel)? { nil }

  /// There is no wall, unless a factory says otherwise.
  public func makeWall() -> (any WallViewModel)? { nil }

  /// Nothing can be searched for, unless a factory says otherwise.
  public func makeSearch() -> (any SearchViewModel)? { nil }

  /// Nobody knows what moments said before, unless a factory says otherwise.
  public func makeEdits(of moment: ListItemID) -> (any EditsViewModel)? { nil }

  /// There are no lists, unless a factory says otherwise.
  public func makeLists() -> (any ListsViewModel)? { nil }

  /// There are no lists, unless a factory says otherwise.
  public func makeListMembers(_ list: ListReference) -> (any ListMembersViewModel)? { nil }

  /// There are no lists, unless a factory says otherwise.
  public func makePersonLists(_ person: PersonReference) -> (any PersonListsViewModel)? { nil }

  /// No hashtag can be followed, unless a factory says otherwise.
  public func makeTagFollow(_ name: String) -> (any TagFollowViewModel)? { nil }

  /// There are no notifications, unless a factory says otherwise.
  public func makeNotifications(_ scope: NotificationScope) -> (any NotificationsViewModel)? {
    nil
  }

  /// There are no notifications, unless a factory says otherwise.
  public func makeNotificationKinds() -> (any NotificationKindsViewModel)? { nil }

  /// Nobody has to ask, unless a factory says otherwise.
  public func makeFollowRequests() -> (any FollowRequestsViewModel)? { nil }
}

extension ViewModelFactory {
  /// The reader's own timeline alone.
  public var rootScopes: [TimelineKind] { [.home] }

  /// By default nothing can be saved.
  public var savedScopes: [TimelineKind] { [] }

  /// Everybody has a timeline, unless a factory says otherwise.
  public var knowsEverybody: Bool { true }

  /// Nobody is known, unless a factory says otherwise.
  public var reader: PersonReference? { nil }

  /// The reader is signed in nowhere, unless a factory says otherwise.
  public var server: String? { nil }

  /// Nobody is looked up, unless a factory says otherwise.
  public func findPerson(id: String) async throws -> PersonReference? { nil }

  /// Nobody can be looked up, unless a factory says otherwise.
  public func findPerson(handle: String) async throws -> PersonReference? {
    throw PersonLookupError.notPossible
  }
}
/// Why nobody was looked up.
public enum PersonLookupError: Error {
  /// There is no server to ask: people have addresses where the reader is signed in.
  case notPossible
}
