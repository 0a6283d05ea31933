package import LocalStore

/// Something that a worker's reader does, and how far it got.
package struct Intent: Codable, Hashable, Sendable {
  /// How far it got.
  package enum Phase: String, Codable, Sendable {
    /// The store is about to be called: if this is the last line about it, whether it was called is
    /// unknown.
    case begun
    /// The store has returned: from now on, it must not be lost.
    case acknowledged
  }

  package var number: Int
  package var phase: Phase
  /// What is done; a look is what becomes of an edit or a vote that the reader gives up.
  package var kind: OutboxKind
  /// The post, person, part of the profile, list or hashtag; of a post or a list, what it is called
  /// until the server names it, once that is known; of a notification, its newest event.
  package var target: String
  /// What is chosen of a poll; of a notification, how many events it is.
  package var choices: [Int] = []
  /// On or off; off for a report or a post that the reader gives up when it was refused.
  package var isOn = true
  /// The list that a person goes into, or out of; what a notification is called.
  package var list: String?
  /// What is written, post by post: several go on with each other; of a list, its title. Nothing
  /// for a note that is taken away.
  package var texts: [String] = []
  /// Who may read it, in the server's words.
  package var visibility = "public"
  /// The post that it answers.
  package var replyTo: String?
  /// What the last of its posts asks; empty for nothing.
  package var options: [String] = []
  /// What a filter does, in the server's word; empty for one that is deleted.
  package var action = ""
}

extension OutboxKind: Codable {
  /// How often a reader does it, of all that they do: a kind that is new needs a share too.
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
    case .edit: 5
    case .delete: 3
    case .look: 3
    }
  }

  /// Each kind as often as its share.
  static let shares = allCases.flatMap { Array(repeating: $0, count: $0.share) }
}
