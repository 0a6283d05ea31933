/// Something that a worker's reader does, and how far it got.
package struct Intent: Codable, Hashable, Sendable {
  /// What is done.
  package enum Kind: String, Codable, Sendable {
    case like
    case boost
    case follow
    case post
    case edit
    case delete
    case vote
  }

  /// How far it got.
  package enum Phase: String, Codable, Sendable {
    /// The store is about to be told: whether it was, nobody knows if this is the last that is
    /// heard of it.
    case begun
    /// The store has returned: from now on, it must not be lost.
    case acknowledged
  }

  package var number: Int
  package var phase: Phase
  package var kind: Kind
  /// The post or person; of a post, what it is called until the server names it, once that is
  /// known.
  package var target: String
  /// What is chosen of a poll.
  package var choice = 0
  /// On or off.
  package var wish = true
  /// What is written.
  package var text = ""
  /// Who may read it, in the server's words.
  package var visibility = "public"
  /// The post that it answers.
  package var replyTo: String?
}
