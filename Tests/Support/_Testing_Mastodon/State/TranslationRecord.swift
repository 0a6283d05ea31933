/// A translation of a post.
struct TranslationRecord: Sendable {
  var text: String
  var spoiler = ""
  var pollOptions: [String] = []
  /// By the file's id.
  var descriptions: [String: String] = [:]
  var source: String
}
