import Foundation
import MastodonAPI

/// What somebody did, as the `outbox.json` of an account archive has it: wrote a note, or
/// announced another's.
struct Activity: Decodable, Sendable {
  /// What the activity is about.
  enum Object: Sendable {
    /// A note that is written out.
    case note(Note)
    /// The address of a note of somebody else.
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
      // What is done to other things, such as the deletion of an account, is no post anyway.
      object = .address("")
    }
  }
}
