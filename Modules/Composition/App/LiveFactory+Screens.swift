import AppCoordinator
import Foundation
public import ListModel
import LiveViewModels
public import MomentsContracts
public import MomentsValues
import SocialModel

/// The view models of the screens. Those of a feature are made only where it is among ``features``.
extension LiveFactory {
  /// The view model of the explore screen.
  public func makeExplore() -> any ExploreViewModel {
    LiveExploreViewModel(provider: providers.explore, in: context)
  }

  /// Makes the live view model of the wall; needs its feature.
  public func makeWall() -> any WallViewModel {
    guard let follows = providers.relationships else { missing(.wall) }
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

  /// Makes the live view model of the notifications; needs its feature.
  public func makeNotifications(_ scope: NotificationScope) -> any NotificationsViewModel {
    guard let notifications = providers.notifications else { missing(.notifications) }
    return LiveNotificationsViewModel(
      scope,
      provider: notifications,
      requests: scope == .all ? requests : nil,
      outbox: providers.outbox,
      in: context
    )
  }

  /// The view model of the sheet to choose which kinds of notifications are shown.
  public func makeNotificationKinds() -> any NotificationKindsViewModel {
    guard let notifications = providers.notifications else { missing(.notifications) }
    return LiveNotificationKindsViewModel(provider: notifications, in: context)
  }

  /// Makes the live view model of the follow requests; needs its feature.
  public func makeFollowRequests() -> any FollowRequestsViewModel {
    guard let requests = providers.requests else { missing(.followRequests) }
    return LiveFollowRequestsViewModel(
      provider: requests,
      outbox: providers.outbox,
      in: context
    )
  }

  /// The view model of one moment with its comments.
  public func makeThread(moment: ListItemID) -> any ThreadViewModel {
    LiveThreadViewModel(
      moment: moment,
      threads: providers.threads,
      actions: actions,
      in: context
    )
  }

  /// The view model of the sheet to write in.
  public func makeComposer(_ purpose: ComposePurpose) -> any ComposerViewModel {
    guard let compose = providers.compose else { missing(.composer) }
    return LiveComposerViewModel(
      purpose: purpose == .moment ? writing ?? purpose : purpose,
      provider: compose,
      media: providers.media,
      readers: providers.relationships,
      threads: providers.threads,
      prepare: PhotoPreparer.prepare,
      completions: providers.completions,
      emoji: providers.emoji,
      in: context
    )
  }

  /// The view model of photos on the full screen; nil without photos.
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

  /// The view model of a list of people.
  public func makeFriendsList(
    _ list: FriendsListRoute,
    events: FriendsListEvents
  ) -> any FriendsListViewModel {
    guard let people = providers.people else { missing(.people) }
    return LiveFriendsListViewModel(
      list,
      people: people,
      follows: providers.relationships,
      events: events,
      in: context
    )
  }

  /// Makes the live view model of the outbox; needs its feature.
  public func makeOutbox() -> any OutboxViewModel {
    guard let outbox = providers.outbox else { missing(.outbox) }
    return LiveOutboxViewModel(
      provider: outbox,
      in: context
    )
  }

  /// Makes the live view model of the scheduled posts; needs its feature.
  public func makeScheduled() -> any ScheduledPostsViewModel {
    guard let schedules = providers.schedules else { missing(.scheduled) }
    return LiveScheduledPostsViewModel(
      provider: schedules,
      outbox: providers.outbox,
      in: context
    )
  }

  /// The view model of the reader's accounts.
  public func makeAccounts() -> any AccountsViewModel {
    guard let accounts else { missing(.accounts) }
    return LiveAccountsViewModel(
      manager: accounts.service,
      outbox: sendsToServer ? providers.outbox : nil,
      canSchedule: { [providers] in await providers.canSchedule },
      savesTokensInFile: accounts.savesTokensInFile,
      in: context,
      onChange: onAccountChange
    )
  }

  /// Makes the live view model of signing in; needs its feature.
  public func makeSignIn() -> any SignInViewModel {
    guard let accounts else { missing(.signIn) }
    let signIn = LiveSignInViewModel(
      manager: accounts.service,
      in: context,
      openPage: { [openURL] page in await Self.open(page, with: openURL) }
    )
    signIn.onDone = { [onAccountChange] in Task { await onAccountChange() } }
    return signIn
  }

  /// Makes the live view model of the settings; needs its feature.
  public func makeSettings() -> any SettingsViewModel {
    guard let settings else { missing(.settings) }
    return LiveSettingsViewModel(
      manager: settings,
      hasAccounts: accounts != nil,
      hasFilters: features.contains(.filters),
      in: context
    )
  }

  /// The view model of the edit history of a moment.
  public func makeEdits(of moment: ListItemID) -> any EditsViewModel {
    guard let edits = providers.edits else { missing(.edits) }
    return LiveEditsViewModel(
      of: moment,
      provider: edits,
      in: context
    )
  }

  /// The view model of the reader's filters.
  public func makeFilters() -> any WordFiltersViewModel {
    guard let filters = providers.filters else { missing(.filters) }
    return LiveWordFiltersViewModel(
      provider: filters,
      in: context
    )
  }

  /// The view model of the sheet to make or change a filter.
  public func makeFilter(_ subject: WordFilterSubject) -> any WordFilterViewModel {
    guard let filters = providers.filters else { missing(.filters) }
    return LiveWordFilterViewModel(
      subject,
      provider: filters,
      in: context
    )
  }

  /// The view model of the reader's lists and followed hashtags.
  public func makeLists() -> any ListsViewModel {
    guard lists != nil || tags != nil else { missing(.lists) }
    return LiveListsViewModel(
      lists: lists,
      tags: tags,
      in: context
    )
  }

  /// The view model of the people of a list.
  public func makeListMembers(_ list: ReaderList) -> any ListMembersViewModel {
    guard let lists else { missing(.listMembers) }
    return LiveListMembersViewModel(
      list: list,
      lists: lists,
      people: providers.people,
      readerID: providers.reader?.id,
      in: context
    )
  }

  /// The view model of the sheet to add a person to lists.
  public func makePersonLists(_ person: PersonReference) -> any PersonListsViewModel {
    guard let lists else { missing(.listMembers) }
    return LivePersonListsViewModel(
      person: person,
      lists: lists,
      follows: providers.relationships,
      in: context
    )
  }

  /// The view model of whether a hashtag is followed.
  public func makeTagFollow(_ name: String) -> any TagFollowViewModel {
    guard let tags = providers.tags else { missing(.hashtagFollows) }
    return LiveTagFollowViewModel(
      name: name,
      provider: tags,
      in: context
    )
  }

  /// The view model of the sheet in which the reader changes their profile.
  public func makeProfileEditor() -> any ProfileEditorViewModel {
    guard let profile = providers.profile else { missing(.profileEditor) }
    return LiveProfileEditorViewModel(
      provider: profile,
      prepare: PhotoPreparer.prepare,
      in: context
    )
  }

  /// The view model of the sheet to write a note about a person.
  public func makeNote(about person: PersonReference) -> any NoteViewModel {
    guard let follows = providers.relationships else { missing(.notes) }
    return LiveNoteViewModel(
      about: person,
      follows: follows,
      in: context
    )
  }

  /// The view model of the sheet to report a person.
  public func makeReport(_ subject: ReportSubject) -> any ReportViewModel {
    guard let rules = providers.rules else { missing(.reports) }
    return LiveReportViewModel(
      subject,
      provider: rules,
      timelines: providers.timelines,
      in: context
    )
  }

  /// Makes the live view model of the search; needs its feature.
  public func makeSearch() -> any SearchViewModel {
    guard let search = providers.search else { missing(.search) }
    return LiveSearchViewModel(
      provider: search,
      threads: providers.threads,
      actions: actions,
      readerID: providers.reader?.id,
      in: context
    )
  }

  private static func open(_ page: URL, with openURL: @escaping AppCoordinator.OpenURL) async
    -> Bool
  {
    await withCheckedContinuation { continuation in
      openURL(page) { continuation.resume(returning: $0) }
    }
  }
}
