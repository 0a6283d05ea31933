public import MomentsValues

/// Something that a reader does, and that others or another machine may see.
///
/// It is what rows and menus request, what a provider performs (``ActionProvider``), and what the
/// outbox stores until a server has confirmed it: as JSON, whose names are those of the cases and
/// their values, so that a renamed one needs a migration of stored actions.
public enum ReaderAction: Sendable, Hashable, Codable {
  /// Likes a post, or removes the like.
  case like(Bool, postID: String)
  /// Shares a post with the reader's followers, or undoes that.
  case boost(Bool, postID: String)
  /// Bookmarks a post, or removes the bookmark, which only the reader sees.
  case bookmark(Bool, postID: String)
  /// Pins one of the reader's own posts on their profile, or unpins it.
  case pin(Bool, postID: String)
  /// Follows or unfollows a person.
  case follow(Bool, accountID: String)
  /// Accepts or rejects a follow request, which cannot be undone.
  case followRequest(accepted: Bool, accountID: String)
  /// Mutes or unmutes a person; posts of muted people are not shown.
  case mute(Bool, accountID: String)
  /// Blocks a person, which ends all contact on both sides, or unblocks them.
  case block(Bool, accountID: String)
  /// Sets the note about a person, in place of the one before; empty to remove it.
  case note(String, accountID: String)
  /// Mutes or unmutes the conversation of a post: a muted one causes no notifications, but is shown
  /// as before.
  case muteConversation(Bool, postID: String)
  /// Dismisses a notification permanently; newer events of it will be shown.
  case dismissNotification(DismissedNotification)
  /// Changes the reader's own profile. Changes that were refused before are sent again, unless they
  /// are replaced.
  case profile(ProfileChanges)
  /// Reports a person.
  ///
  /// It is sent once. If it is unknown whether it arrived, it is not retried unless the reader
  /// requests it: ``OutboxItem/Failure/unconfirmed``.
  case report(PersonReport)
  /// Makes a filter, which has an empty identity, or changes the one with the same identity.
  case filter(WordFilter)
  /// Deletes a filter.
  case deleteFilter(WordFilter.ID)
  /// Makes an empty list of people.
  case createList(title: String)
  /// Renames a list.
  case renameList(title: String, listID: String)
  /// Deletes a list; its members stay followed.
  case deleteList(listID: String)
  /// Adds a person to a list, or removes them; servers require that the reader follows them.
  case listMember(Bool, accountID: String, listID: String)
  /// Follows or unfollows a hashtag: without the "#", not case-sensitive.
  case followTag(Bool, name: String)
  /// Votes in the poll of a post, once, for the options at these indexes; it cannot be undone.
  case vote([Int], postID: String)
  /// Submits a moment or a comment, or several that continue each other.
  case post(PostDraft)
  /// Schedules a draft to be posted at `PostDraft.scheduledAt`; false if that was discarded after
  /// it may have reached the server.
  ///
  /// It is not shown in timelines. If it cannot be sent ``PostDraft/leastSecondsAhead`` before its
  /// time, it is refused, and stays in the outbox for the reader: it is never posted immediately.
  case schedule(Bool, PostDraft)
  /// Changes a post of the reader: `PostDraft.editedPostID`.
  case edit(PostDraft)
  /// Deletes a post or a comment of the reader.
  case delete(postID: String)
}

extension ReaderAction {
  /// What a source must support to perform it.
  public var kind: ActionKind {
    switch self {
    case .like: .like
    case .boost: .boost
    case .bookmark: .bookmark
    case .pin: .pin
    case .follow: .follow
    case .followRequest: .followRequest
    case .mute: .mute
    case .block: .block
    case .note: .note
    case .muteConversation: .muteConversation
    case .dismissNotification: .dismiss
    case .profile: .profile
    case .report: .report
    case .filter, .deleteFilter: .filter
    case .createList: .createList
    case .renameList: .renameList
    case .deleteList: .deleteList
    case .listMember: .listMember
    case .followTag: .followTag
    case .vote: .vote
    case .post: .post
    case .schedule: .schedule
    case .edit: .edit
    case .delete: .delete
    }
  }

  /// The state that it requests; true where there is none.
  public var isOn: Bool {
    switch self {
    case .like(let isOn, _), .boost(let isOn, _), .bookmark(let isOn, _), .pin(let isOn, _),
      .follow(let isOn, _), .followRequest(let isOn, _), .mute(let isOn, _), .block(let isOn, _),
      .muteConversation(let isOn, _), .listMember(let isOn, _, _), .followTag(let isOn, _),
      .schedule(let isOn, _):
      isOn
    case .deleteFilter: false
    case .vote, .note, .report, .dismissNotification, .profile, .filter, .createList, .renameList,
      .deleteList, .post, .edit, .delete:
      true
    }
  }

  /// What an action is about.
  public enum Subject: Sendable, Hashable {
    /// `Moment.postID`.
    case post(String)
    /// `Account.id`.
    case person(String)
    /// `ReaderList.id`.
    case list(String)
    /// The hashtag in lower case.
    case tag(String)
    /// `WordFilter.id`; empty for a new one.
    case filter(String)
    /// `ReaderNotification.id`.
    case notification(String)
    /// The reader themselves.
    case reader
    /// Nothing that exists already: a new post that is no reply, a new list.
    case new
  }

  /// What the action is about; the parent of a new reply.
  public var subject: Subject {
    switch self {
    case .like(_, let id), .boost(_, let id), .bookmark(_, let id), .pin(_, let id),
      .muteConversation(_, let id), .vote(_, let id), .delete(let id):
      .post(id)
    case .follow(_, let id), .followRequest(_, let id), .mute(_, let id), .block(_, let id),
      .note(_, let id):
      .person(id)
    case .report(let report): .person(report.accountID)
    case .dismissNotification(let notification): .notification(notification.id)
    case .profile: .reader
    case .filter(let filter): .filter(filter.id)
    case .deleteFilter(let id): .filter(id)
    case .renameList(_, let id), .deleteList(let id), .listMember(_, _, let id): .list(id)
    case .followTag(_, let name): .tag(name.lowercased())
    case .edit(let draft): draft.editedPostID.map(Subject.post) ?? .new
    case .post(let draft), .schedule(_, let draft): draft.replyTo.map(Subject.post) ?? .new
    case .createList: .new
    }
  }
}

extension PostDraft {
  /// What finishing the draft does: it is scheduled if it has a time, an edit if it edits a post,
  /// otherwise posted.
  public var action: ReaderAction {
    if scheduledAt != nil { return .schedule(true, self) }
    return editedPostID == nil ? .post(self) : .edit(self)
  }
}
