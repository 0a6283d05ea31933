package import SocialModel

extension ReaderAction: JSONColumn {}

extension ReaderAction {
  /// The action about the subject of a lane.
  ///
  /// Posts, lists and filters get their identities at the server while actions on them wait: only
  /// the lane is renamed then.
  func naming(_ lane: String) -> ReaderAction {
    let id = OutboxLane.id(lane)
    switch self {
    case .like(let isOn, _): return .like(isOn, postID: id)
    case .boost(let isOn, _): return .boost(isOn, postID: id)
    case .bookmark(let isOn, _): return .bookmark(isOn, postID: id)
    case .pin(let isOn, _): return .pin(isOn, postID: id)
    case .muteConversation(let isOn, _): return .muteConversation(isOn, postID: id)
    case .vote(let choices, _): return .vote(choices, postID: id)
    case .delete: return .delete(postID: id)
    case .post(var draft):
      draft.replyTo = lane == OutboxLane.posts ? nil : lane
      return .post(draft)
    case .schedule(let isOn, var draft):
      draft.replyTo = lane == OutboxLane.schedules ? nil : lane
      return .schedule(isOn, draft)
    case .edit(var draft):
      draft.replyTo = nil
      draft.editedPostID = lane
      return .edit(draft)
    case .filter(var filter):
      filter.id = id
      return .filter(filter)
    case .deleteFilter: return .deleteFilter(id)
    case .renameList(let title, _): return .renameList(title: title, listID: id)
    case .deleteList: return .deleteList(listID: id)
    case .listMember(let isOn, let accountID, _):
      return .listMember(isOn, accountID: accountID, listID: id)
    case .follow, .followRequest, .mute, .block, .note, .dismissNotification, .profile, .report,
      .createList, .followTag:
      return self
    }
  }

  /// The action that undoes it; nil for what is no state.
  var opposite: ReaderAction? {
    switch self {
    case .like(let isOn, let id): .like(!isOn, postID: id)
    case .boost(let isOn, let id): .boost(!isOn, postID: id)
    case .bookmark(let isOn, let id): .bookmark(!isOn, postID: id)
    case .pin(let isOn, let id): .pin(!isOn, postID: id)
    case .muteConversation(let isOn, let id): .muteConversation(!isOn, postID: id)
    case .follow(let isOn, let id): .follow(!isOn, accountID: id)
    case .mute(let isOn, let id): .mute(!isOn, accountID: id)
    case .block(let isOn, let id): .block(!isOn, accountID: id)
    case .followTag(let isOn, let name): .followTag(!isOn, name: name)
    case .listMember(let isOn, let id, let list): .listMember(!isOn, accountID: id, listID: list)
    case .followRequest, .note, .dismissNotification, .profile, .report, .filter, .deleteFilter,
      .createList, .renameList, .deleteList, .vote, .post, .schedule, .edit, .delete:
      nil
    }
  }

  /// The person to add to a list, or to remove: others in the same list are other subjects.
  var account: String {
    if case .listMember(_, let accountID, _) = self { accountID } else { "" }
  }

  /// The draft that it posts, schedules or edits with.
  var draft: PostDraft? {
    switch self {
    case .post(let draft), .schedule(_, let draft), .edit(let draft): draft
    default: nil
    }
  }

  /// The photos that it needs on this machine.
  var media: [DraftMedia.ID] {
    switch self {
    case .profile(let changes): changes.media.map(\.id)
    default: draft?.media.flatMap(\.stored) ?? []
    }
  }

  /// The number of photos that it shows others.
  var photoCount: Int { draft?.media.count ?? media.count }

  /// The action with its photos as they are stored now: stored are their identities and
  /// descriptions; files may have moved, and photos without a file are left out.
  func withPhotos(
    in folder: MediaFolder,
    _ connection: SQLConnection
  ) throws(SQLiteError) -> ReaderAction {
    switch self {
    case .post(let draft): return .post(try draft.withPhotos(in: folder, connection))
    case .edit(let draft): return .edit(try draft.withPhotos(in: folder, connection))
    case .schedule(let isOn, let draft):
      return .schedule(isOn, try draft.withPhotos(in: folder, connection))
    case .profile(var changes):
      if let avatar = changes.avatar {
        changes.avatar = try MediaTable.media(id: avatar.id, in: folder, connection)
      }
      if let header = changes.header {
        changes.header = try MediaTable.media(id: header.id, in: folder, connection)
      }
      return .profile(changes)
    default: return self
    }
  }
}

extension ReaderAction.Subject {
  /// Its identity; nil for the reader, and for what is new.
  package var id: String? {
    switch self {
    case .post(let id), .person(let id), .list(let id), .tag(let id), .filter(let id),
      .notification(let id):
      id
    case .reader, .new: nil
    }
  }
}
