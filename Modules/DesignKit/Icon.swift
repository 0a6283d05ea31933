public import UIKit

/// The symbols of the product, by meaning.
public nonisolated enum Icon: CaseIterable, Sendable {
  /// Not liked yet.
  case like
  case liked
  case comment
  /// Boosted by somebody.
  case boost
  /// Not kept for later.
  case bookmark
  case bookmarked
  /// Shows something first.
  case pin
  case pinned
  /// Further actions.
  case more
  /// A content warning.
  case warning
  /// No content.
  case empty
  /// Something failed.
  case failure
  case retry
  /// A person without an image.
  case person
  /// Something hidden.
  case concealed
  /// Collapses what is expanded.
  case collapse
  /// Expands what is collapsed; points to the leading edge.
  case expand
  /// Edits one's own content.
  case edit
  /// Deletes one's own content.
  case delete
  /// More content below.
  case further
  /// New content above.
  case newer
  case reply
  /// The reader's own timeline.
  case home
  case explore
  /// A page on the web.
  case link
  /// A person to follow.
  case follow
  /// Something to write, or to change.
  case compose
  case outbox
  /// The reader's accounts.
  case accounts
  /// This device alone.
  case device
  /// The selected one of several.
  case chosen
  /// Not selected, where several can be.
  case unselected
  /// A branch of which some is selected.
  case partlySelected
  case selected
  /// Adds something.
  case add
  /// Photos to choose.
  case photo
  /// Visible to everyone.
  case everyone
  /// Visible to everyone, but not in public timelines.
  case quiet
  /// Visible to followers.
  case followersOnly
  /// Visible to mentioned people.
  case mentioned
  case mention
  /// Removes something.
  case remove
  case drafts
  /// Closes a popup or a sheet.
  case close
  /// Followers, or followed people.
  case people
  /// Saves something as a file.
  case save
  /// Copies something to the pasteboard.
  case copy
  case settings
  case notifications
  case poll
  case filter
  /// Plays a film or a sound.
  case play
  /// Pauses a film or a sound.
  case pause
  /// Sound is on.
  case sound
  /// Sound is muted.
  case muted
  /// A sound without an image.
  case music
  /// A film without an image.
  case film
  /// Something that is opened outside of the app.
  case file
  /// The reader's lists.
  case lists
  case hashtag
  /// Emoji to choose from.
  case emoji
  /// Recently used items.
  case recent
  /// A scheduled time.
  case schedule

  /// The symbol as a template image, with the tint color of the view that shows it.
  @MainActor public var image: UIImage? {
    UIImage(systemName: name)
  }

  private var name: String {
    switch self {
    case .like: "heart"
    case .liked: "heart.fill"
    case .comment: "bubble.right"
    case .boost: "arrow.2.squarepath"
    case .bookmark: "bookmark"
    case .bookmarked: "bookmark.fill"
    case .pin: "pin"
    case .pinned: "pin.fill"
    case .more: "ellipsis"
    case .warning: "exclamationmark.triangle"
    case .empty: "tray"
    case .failure: "exclamationmark.triangle"
    case .retry: "arrow.clockwise"
    case .person: "person.fill"
    case .concealed: "eye.slash"
    case .collapse: "chevron.down"
    case .expand: "chevron.forward"
    case .edit: "square.and.pencil"
    case .delete: "trash"
    case .further: "arrow.down"
    case .newer: "arrow.up"
    case .reply: "arrowshape.turn.up.left"
    case .home: "house"
    case .explore: "magnifyingglass"
    case .link: "link"
    case .follow: "person.badge.plus"
    case .compose: "square.and.pencil"
    case .outbox: "paperplane"
    case .accounts: "person.crop.circle"
    case .device: "desktopcomputer"
    case .chosen: "checkmark"
    case .unselected: "circle"
    case .partlySelected: "minus.circle.fill"
    case .selected: "checkmark.circle.fill"
    case .add: "plus"
    case .photo: "photo"
    case .everyone: "globe"
    case .quiet: "eye"
    case .followersOnly: "lock"
    case .mentioned: "person.2"
    case .mention: "at"
    case .remove: "xmark.circle.fill"
    case .drafts: "tray"
    case .close: "xmark"
    case .people: "person.2"
    case .save: "square.and.arrow.down"
    case .copy: "square.on.square"
    case .settings: "gearshape"
    case .notifications: "bell"
    case .poll: "chart.bar"
    case .filter: "line.3.horizontal.decrease"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .sound: "speaker.wave.2.fill"
    case .muted: "speaker.slash.fill"
    case .music: "music.note"
    case .film: "film"
    case .file: "doc"
    case .lists: "list.bullet"
    case .hashtag: "number"
    case .emoji: "face.smiling"
    case .recent: "clock"
    case .schedule: "clock"
    }
  }
}
