import SocialModel

extension ReaderAction: JSONColumn {}

extension ReaderAction {
  /// The action about the subject of a lane.
  ///
  /// Posts, lists and filters get their identities at the server while actions on them wait: only
  /// the lane is renamed then.
  func naming(_ lane: String) -> ReaderAction {
    var action = self
    switch self {
    case .like(let isOn, _): action = .like(isOn, postID: lane)
    case .boost(let isOn, _): action = .boost(isOn, postID: lane)
    case .bookmark(let isOn, _): action = .bookmark(isOn, postID: lane)
    case .pin(let isOn, _): action = .pin(isOn, postID: lane)
    case .muteConversation(let isOn, _): action = .muteConversation(isOn, postID: lane)
    case .vote(let choices, _): action = .vote(choices, postID: lane)
    case .delete: action = .delete(postID: lane)
    case .post(var draft):
      draft.replyTo = lane == OutboxLane.posts ? nil : lane
      action = .post(draft)
    case .schedule(let isOn, var draft):
      draft.replyTo = lane == OutboxLane.schedules ? nil : lane
      action = .schedule(isOn, draft)
    case .edit(var draft):
      draft.replyTo = nil
      draft.editedPostID = lane
      action = .edit(draft)
    case .filter(var filter):
      filter.id = OutboxLane.filterID(lane)
      action = .filter(filter)
    case .deleteFilter: action = .deleteFilter(OutboxLane.filterID(lane))
    case .renameList(let title, _):
      action = .renameList(title: title, listID: OutboxLane.listID(lane))
    case .deleteList: action = .deleteList(listID: OutboxLane.listID(lane))
    case .listMember(let isOn, let accountID, _):
      action = .listMember(isOn, accountID: accountID, listID: OutboxLane.listID(lane))
    case .follow, .followRequest, .mute, .block, .note, .dismissNotification, .profile, .report,
      .createList, .followTag:
      break
    }
    return action
  }

  /// The state that it requests; true where there is none.
  var isOn: Bool {
    switch self {
    case .like(let isOn, _), .boost(let isOn, _), .bookmark(let isOn, _), .pin(let isOn, _),
      .follow(let isOn, _), .followRequest(let isOn, _), .mute(let isOn, _), .block(let isOn, _),
      .muteConversation(let isOn, _), .listMember(let isOn, _, _), .followTag(let isOn, _),
      .schedule(let isOn, _):
      isOn
    case .deleteFilter: false
    default: true
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
    default: nil
    }
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
    case .post(let draft), .schedule(_, let draft), .edit(let draft):
      draft.media.flatMap(\.stored)
    case .profile(let changes): changes.media.map(\.id)
    default: []
    }
  }

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

extension PostDraft {
  /// The draft with the photos that still exist.
  fileprivate func withPhotos(
    in folder: MediaFolder,
    _ connection: SQLConnection
  ) throws(SQLiteError) -> PostDraft {
    var draft = self
    draft.media = []
    for photo in media {
      // One of a post that is edited is at the server.
      if DraftMedia.serverID(of: photo.id) != nil {
        draft.media.append(photo)
        continue
      }
      guard var found = try MediaTable.media(id: photo.id, in: folder, connection) else { continue }
      found.altText = photo.altText
      found.focalPoint = photo.focalPoint
      // Without the whole photo, only the crop is left.
      if let crop = photo.crop,
        let whole = try MediaTable.media(id: crop.wholeID, in: folder, connection)
      {
        found.crop = DraftCrop(
          x: crop.x,
          y: crop.y,
          width: crop.width,
          height: crop.height,
          of: whole
        )
      }
      draft.media.append(found)
    }
    return draft
  }
}
