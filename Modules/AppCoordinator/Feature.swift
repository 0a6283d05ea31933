import MomentsContracts

/// What a source can show beyond timelines, threads, photos and the explore screen.
///
/// The buttons, actions and tabs of what is not among the features of a ``ViewModelFactory`` are
/// not shown, and a route to it shows a message.
public enum Feature: CaseIterable, Hashable, Sendable {
  /// The sheet to write in.
  case composer
  /// The profiles of mentioned people; without them, a mention leads to their page on the web.
  case profiles
  /// Lists of people, such as followers.
  case people
  /// The sheet to report a person.
  case reports
  /// The sheet to write a note about a person.
  case notes
  /// The sheet to edit the reader's profile.
  case profileEditor
  /// The reader's filters, and the sheet to change one.
  case filters
  /// The requests to follow the reader.
  case followRequests
  /// The tab of notifications, and the sheet to choose their kinds.
  case notifications
  /// The tab of the wall.
  case wall
  /// The reader's bookmarks and likes.
  case saved
  /// The edit histories of moments.
  case edits
  /// The screen of the reader's lists and followed hashtags.
  case lists
  /// The people of a list, and the sheet to add a person to lists.
  case listMembers
  /// The button that follows a hashtag.
  case hashtagFollows
  case search
  case outbox
  /// The scheduled posts.
  case scheduled
  /// The reader's accounts.
  case accounts
  /// The screen to sign in.
  case signIn
  case settings
}

extension Route {
  /// What a source has to show for the route to lead anywhere; nil for what every source shows.
  var feature: Feature? {
    switch self {
    case .tab(.wall): .wall
    case .tab(.notifications), .notificationKinds: .notifications
    case .people: .people
    case .edits: .edits
    case .search: .search
    case .compose: .composer
    case .note: .notes
    case .editProfile: .profileEditor
    case .report: .reports
    case .filters, .filter: .filters
    case .followRequests: .followRequests
    case .bookmarks, .likes: .saved
    case .lists: .lists
    case .listMembers, .listsWith: .listMembers
    case .outbox: .outbox
    case .scheduled: .scheduled
    case .accounts: .accounts
    case .signIn: .signIn
    case .settings: .settings
    case .tab, .link, .mention, .hashtag, .photos, .profile, .moment, .list, .about: nil
    }
  }
}
