import MomentsValues
import SocialModel

/// The subject of an item, in a few words.
enum OutboxSubject {
  private static let length = 80

  static func of(_ moment: Moment) -> String {
    of(moment.contentWarning ?? moment.text.string, or: "@\(moment.author.handle)")
  }

  static func of(_ draft: PostDraft) -> String { of(draft.text, or: draft.contentWarning) }

  /// The address of a person; empty where they are unknown.
  static func ofPerson(_ id: String, in connection: SQLConnection) throws(SQLiteError) -> String {
    try AccountTable.account(id: id, in: connection).map { "@\($0.handle)" } ?? ""
  }

  /// The first words of a text, or of another if it has none.
  static func of(_ text: String, or other: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !words.isEmpty else { return other.isEmpty ? "" : of(other, or: "") }
    return words.count > length ? words.prefix(length - 1) + "…" : words
  }
}
