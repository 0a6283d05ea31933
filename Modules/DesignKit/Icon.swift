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
  /// What else can be done.
  case more
  /// A content warning.
  case warning
  /// Nothing here.
  case empty
  /// Something failed.
  case failure
  /// Do it again.
  case retry
  /// A person without an image.
  case person
  /// Something that does not show.
  case concealed
  /// Closes what is open below.
  case collapse
  /// Opens what is closed; points to where lines begin.
  case expand
  /// Changes something of one's own.
  case edit
  /// Deletes something of one's own.
  case delete
  /// What follows is further down.
  case further
  /// What came is further up.
  case newer
  /// An answer to somebody.
  case reply
  /// The reader's own timeline.
  case home
  /// Look for something new.
  case explore
  /// A page on the web.
  case link
  /// A person to follow.
  case follow
  /// Something to write, or to change.
  case compose
  /// What waits to be sent.
  case outbox
  /// The reader's accounts.
  case accounts
  /// This machine alone.
  case device
  /// The one of several that is shown.
  case chosen
  /// Adds something.
  case add
  /// Photos to choose.
  case photo
  /// Seen by everybody.
  case everyone
  /// Seen by everybody who comes across it.
  case quiet
  /// Seen by few.
  case followersOnly
  /// Seen by those who are named.
  case mentioned
  /// Somebody named somebody.
  case mention
  /// Takes something out.
  case remove
  /// What was begun and is kept.
  case drafts
  /// Leaves what lies over everything else.
  case close
  /// People who follow somebody, or whom somebody follows.
  case people
  /// Keeps something as a file.
  case save
  /// Puts something on the pasteboard.
  case copy
  /// How the app looks and speaks.
  case settings
  /// What others did that concerns the reader.
  case notifications
  /// A question with answers to choose from.
  case poll
  /// Words that the reader does not want to read.
  case filter
  /// Goes on with a film or a sound.
  case play
  /// Stops a film or a sound where it is.
  case pause
  /// What is heard.
  case sound
  /// What could be heard and is not.
  case muted
  /// A sound without an image.
  case music
  /// A film without an image.
  case film
  /// Something that is opened outside of the app.
  case file
  /// The reader's lists.
  case lists
  /// A hashtag.
  case hashtag
  /// Emoji to choose from.
  case emoji
  /// What was used last.
  case recent
  /// When something is to happen.
  case schedule

  /// The symbol as a template image: it takes the tint color of the view that shows it.
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
