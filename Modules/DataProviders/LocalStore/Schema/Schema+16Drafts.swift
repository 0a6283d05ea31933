import Foundation
import SocialModel

extension Schema {
  /// A draft is stored as actions are: as one value.
  ///
  /// - `draft.body`: the draft as JSON (`PostDraft`). Its parent and the edited post are those of
  ///   the columns. A body that cannot be read stays as it is.
  /// - `outbox.action`: the whole photo of a cropped one is a photo of its own (`wholes`), and not
  ///   in parts in `crop`. Those that the step to version 15 has just written are so already.
  static let drafts = Migration(16) { connection in
    let drafts = try connection.query("SELECT number, id, reply_to, edited, body FROM draft") {
      row -> (number: Int, id: String, replyTo: String?, edited: String?, body: EarlyDraft)? in
      guard let number = row.integer(0), let id = row.text(1),
        let body: EarlyDraft = row.json(4, log: connection.log)
      else { return nil }
      return (number, id, row.text(2), row.text(3), body)
    }
    for row in drafts {
      let draft = try row.body.draft(
        id: row.id,
        replyTo: row.replyTo,
        edited: row.edited,
        connection
      )
      try connection.run("UPDATE draft SET body = ? WHERE number = ?", draft.data, row.number)
    }
    let actions = try connection.query(
      "SELECT number, action FROM outbox WHERE CAST(action AS TEXT) LIKE '%\"wholeID\"%'"
    ) { row in row.integer(0).flatMap { number in row.data(1).map { (number, $0) } } }
    for (number, action) in actions {
      guard let json = try? JSONSerialization.jsonObject(with: action) else { continue }
      try connection.run(
        "UPDATE outbox SET action = ? WHERE number = ?",
        JSONSerialization.data(withJSONObject: withWholes(json), options: .sortedKeys),
        number
      )
    }
  }

  /// The JSON with the whole photos of crops as photos.
  private static func withWholes(_ json: Any) -> Any {
    if let list = json as? [Any] { return list.map(withWholes) }
    guard var object = json as? [String: Any] else { return json }
    if let crop = object["crop"] as? [String: Any], crop["wholeID"] != nil {
      var whole: [String: Any] = ["altText": "", "focalPoint": ["x": 0, "y": 0]]
      whole["id"] = crop["wholeID"]
      whole["url"] = crop["wholeURL"]
      whole["type"] = crop["wholeType"]
      whole["byteCount"] = crop["wholeByteCount"]
      whole["pixelSize"] = crop["wholePixelSize"]
      object["wholes"] = [whole]
    }
    return object.mapValues(withWholes)
  }
}
