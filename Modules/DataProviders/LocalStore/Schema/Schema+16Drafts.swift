import Foundation
import SocialModel

extension Schema {
  /// A draft is stored as actions are: as one value.
  ///
  /// - `draft.body`: the draft as JSON (`PostDraft`). Its parent and the edited post are those of
  ///   the columns. A body that cannot be read stays as it is.
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
  }
}
