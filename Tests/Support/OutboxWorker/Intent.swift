package import MomentsValues

/// An action of a worker's reader, and its progress.
package struct Intent: Codable, Hashable, Sendable {
  /// How far it got.
  package enum Phase: String, Codable, Sendable {
    /// The store is about to be called: if this is the last line of the intent, it is unknown
    /// whether it was called.
    case begun
    /// The store has returned: from now on, it must not be lost.
    case acknowledged
  }

  package var number: Int
  package var phase: Phase
  /// The kind of the action.
  package var kind: ActionKind
  /// The post, person, part of the profile, list or hashtag; for a post or a list, its local
  /// identity, once it is known; for a notification, its newest event.
  package var target: String
  /// The chosen options of a poll; for a notification, its number of events.
  package var choices: [Int] = []
  /// On or off; off for a refused report or post, and for a waiting edit or vote, that the reader
  /// discards.
  package var isOn = true
  /// The list that a person is added to or removed from; the identity of a notification.
  package var list: String?
  /// The texts, post by post, of a thread of posts; for a list, its title.
  ///
  /// Empty for a note that is removed.
  package var texts: [String] = []
  /// The visibility, as the server names it.
  package var visibility = "public"
  /// The post that it answers.
  package var replyTo: String?
  /// The poll options of the last post; empty for none.
  package var options: [String] = []
  /// The action of a filter, as the server names it; empty for one that is deleted.
  package var action = ""
}

extension ActionKind: Codable {
  /// The relative frequency of this kind of action; a new kind needs a share too.
  var share: Int {
    switch self {
    case .like: 6
    case .boost: 4
    case .bookmark: 5
    case .pin: 4
    case .follow: 4
    case .followRequest: 4
    case .mute: 3
    case .block: 3
    case .muteConversation: 3
    case .note: 3
    case .dismiss: 4
    case .profile: 3
    case .report: 3
    case .filter: 4
    case .createList: 4
    case .renameList: 3
    case .deleteList: 2
    case .listMember: 6
    case .followTag: 4
    case .vote: 3
    case .post: 14
    case .schedule: 4
    case .edit: 8
    case .delete: 3
    }
  }

  /// Each kind as often as its share.
  static let shares = allCases.flatMap { Array(repeating: $0, count: $0.share) }
}
