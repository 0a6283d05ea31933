public import Foundation
public import ListModel

/// Where a screen wants to go.
///
/// The coordinator decides what that means.
public enum Route: Hashable, Sendable {
  /// A page on the web.
  case link(URL)
  /// The profile of a person named in a text: by the provider's id where it is known, else a page.
  case mention(handle: String, accountID: String? = nil, url: URL?)
  /// The moments with a hashtag, named without the number sign.
  case hashtag(String)
  /// The photos of a moment, opened at one of them: by the moment's name in the list, which names
  /// their tiles, and by the identity of the post, which they lead to.
  case photos([ImageReference], index: Int, moment: ListItemID, post: ListItemID)
  /// The profile of an author or a reader.
  case profile(PersonReference)
  /// A list of people over the screen.
  case people(FriendsListKind)
  /// A moment with its comments, by the identity of the post: that of the shared one where somebody
  /// shared it.
  case moment(ListItemID)
  /// What a moment said before its author changed it, by the identity of the post.
  case edits(of: ListItemID)
  /// The search.
  case search
  /// The sheet to write something in.
  case compose(ComposePurpose)
  /// The sheet in which something is written down about a person.
  case note(PersonReference)
  /// The sheet in which the reader changes their profile.
  case editProfile
  /// The sheet to report somebody.
  case report(ReportSubject)
  /// The reader's filters.
  case filters
  /// The sheet to make or change a filter.
  case filter(WordFilterSubject)
  /// Those who ask to follow the reader.
  case followRequests
  /// The sheet that chooses which kinds of notifications show.
  case notificationKinds
  /// What the reader bookmarked.
  case bookmarks
  /// What the reader likes.
  case likes
  /// The reader's lists of people, and the hashtags that they follow.
  case lists
  /// What the people of a list write.
  case list(ListReference)
  /// The people of a list.
  case listMembers(ListReference)
  /// The sheet that puts somebody into lists.
  case listsWith(PersonReference)
  /// What waits to be sent.
  case outbox
  /// What waits for its time at the server.
  case scheduled
  /// The reader's accounts.
  case accounts
  /// The screen to sign in with another account.
  case signIn
  /// How the app looks and speaks, and what it keeps.
  case settings
  /// What there is to know about the app.
  case about
}
