public import ListModel
public import MomentsContracts

/// The screen that the app opens with: a tab, or a screen over the timeline.
public enum FirstScreen: Hashable, Sendable {
  /// The reader's timeline.
  case timeline
  /// A moment with its comments.
  case thread(ListItemID)
  /// The shelves of the explore screen.
  case explore
  case search
  /// People to follow and photos.
  case wall
  case notifications
  /// The reader's own profile.
  case profile
  /// The reader's accounts.
  case accounts
  case outbox
  /// The screen to sign in with another account.
  case signIn
  /// The settings: appearance, language and storage.
  case settings
  /// The screen about the app.
  case about
  /// The sheet to write something in.
  case compose(ComposePurpose)
}
