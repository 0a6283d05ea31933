import Foundation

/// A post, or the wrapper of a boost.
struct StatusRecord: Sendable {
  var id: String
  /// Grows from post to post.
  var order: UInt64
  var account: String
  var text = ""
  var spoiler = ""
  var isSensitive = false
  var visibility = "public"
  var language: String?
  var media: [String] = []
  var poll: String?
  var card: CardRecord?
  var inReplyTo: String?
  var boostOf: String?
  /// The quote, and whether it may be shown.
  var quote: QuoteRecord?
  /// The quote policy: `public`, `followers` or `nobody`.
  var quotePolicy = "public"
  var createdAt: Date
  var editedAt: Date?
  var edits: [StatusEditRecord] = []
  /// Grows from pin to pin; nil where it is not pinned.
  var pin: Int?
  var application: String?

  var isPinned: Bool { pin != nil }

  /// Whether an edit changes nothing.
  func isSame(as other: StatusRecord) -> Bool {
    (text, spoiler, isSensitive, language) == (
      other.text, other.spoiler, other.isSensitive, other.language
    ) && media == other.media
  }
}
