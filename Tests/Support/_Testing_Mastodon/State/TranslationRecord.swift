/// What a post says in another language.
struct TranslationRecord: Sendable {
  var text: String
  var spoiler = ""
  var pollOptions: [String] = []
  /// By the file's id.
  var descriptions: [String: String] = [:]
  var source: String
}
