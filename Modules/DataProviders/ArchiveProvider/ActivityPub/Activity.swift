import Foundation
import MastodonAPI

/// An activity in the `outbox.json` of an account archive: the creation of a note, or the
/// announcement of another one.
struct Activity: Decodable, Sendable {
  /// The object of the activity.
  enum Object: Sendable {
    /// A complete note.
    case note(Note)
    /// The address of another person's note.
    case address(String)
  }

  var id: String
  var type: String
  var actor: String?
  var published: Date?
  var object: Object

  private enum CodingKeys: String, CodingKey {
    case id, type, actor, published, object
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.identity(.id)
    type = try values.decode(String.self, forKey: .type)
    actor = values.lenientText(.actor)
    published = values.lenientDate(.published)
    if let address = values.lenientText(.object) {
      object = .address(address)
    } else if type == "Create" || type == "Announce" {
      object = .note(try values.decode(Note.self, forKey: .object))
    } else {
      // Activities about other things, such as the deletion of an account, are not posts.
      object = .address("")
    }
  }
}
