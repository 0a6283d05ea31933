public import Foundation
public import ListModel
public import MomentsValues

/// A place in the app: what a screen opens, what the app opens first, what an address leads to and
/// what the saved app state names.
///
/// The coordinator decides how it is shown.
public enum Route: Codable, Hashable, Sendable {
  /// The first screen of a tab.
  case tab(AppTab)
  /// A page on the web.
  case link(URL)
  /// The profile of a mentioned person: by the provider's id if it is known, else by a page.
  case mention(handle: String, accountID: String? = nil, url: URL?)
  /// The moments with a hashtag, named without the number sign.
  case hashtag(String)
  /// The photos of a moment, opened at an index: by the moment's identity in the list, which names
  /// their tiles, and by the identity of the post, which they lead to.
  case photos([ImageReference], index: Int, moment: ListItemID, post: ListItemID)
  /// The profile of an author or a reader.
  case profile(PersonReference)
  /// A list of people over the screen.
  case people(FriendsListRoute)
  /// A moment with its comments, by the identity of the post: that of the boosted one for a boost.
  case moment(ListItemID)
  /// The edit history of a moment, by the identity of the post.
  case edits(of: ListItemID)
  case search
  /// The composer.
  case compose(ComposePurpose)
  /// The sheet for a note about a person.
  case note(PersonReference)
  /// The sheet in which the reader edits their profile.
  case editProfile
  /// The sheet that reports a person.
  case report(ReportSubject)
  /// The reader's filters.
  case filters
  /// The sheet that edits a filter.
  case filter(WordFilterSubject)
  case followRequests
  /// The sheet that chooses the visible kinds of notifications.
  case notificationKinds
  /// The reader's bookmarks.
  case bookmarks
  /// The moments that the reader likes.
  case likes
  /// The reader's lists of people and followed hashtags.
  case lists
  /// The timeline of a list.
  case list(ReaderList)
  case listMembers(ReaderList)
  /// The sheet that adds a person to lists.
  case listsWith(PersonReference)
  case outbox
  /// The scheduled posts.
  case scheduled
  /// The reader's accounts.
  case accounts
  /// The screen to sign in with another account.
  case signIn
  case settings
  /// The about screen.
  case about
}

extension Route {
  /// Whether both lead to one screen, whatever is known of the person or the list on it.
  public func isSameScreen(as other: Route) -> Bool {
    switch (self, other) {
    case (.profile(let person), .profile(let other)): person.id == other.id
    case (.list(let list), .list(let other)): list.id == other.id
    case (.listMembers(let list), .listMembers(let other)): list.id == other.id
    default: self == other
    }
  }
}
