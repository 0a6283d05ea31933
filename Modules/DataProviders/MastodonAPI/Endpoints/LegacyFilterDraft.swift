/// A filter of one word to be, or what one is to become, on servers before Mastodon 4.0.
public struct LegacyFilterDraft: Sendable, Hashable {
  /// The word or phrase, plain.
  public var phrase: String
  /// Where it counts, in the server's words; some are needed.
  public var context: [String]
  /// Whether posts that have it are to be shown nowhere, also not behind a warning.
  public var irreversible: Bool
  /// Whether only whole words count.
  public var wholeWord: Bool
  /// After how many seconds it ends to count; nil for never.
  public var expiresIn: Int?

  /// Makes a draft.
  public init(
    phrase: String,
    context: [String],
    irreversible: Bool,
    wholeWord: Bool,
    expiresIn: Int? = nil
  ) {
    self.phrase = phrase
    self.context = context
    self.irreversible = irreversible
    self.wholeWord = wholeWord
    self.expiresIn = expiresIn
  }

  var fields: FormFields {
    var fields = FormFields()
    fields.add("phrase", phrase)
    fields.add("context", context)
    fields.add("irreversible", irreversible)
    fields.add("whole_word", wholeWord)
    // An empty one takes an earlier end away.
    fields.add("expires_in", expiresIn.map(String.init) ?? "")
    return fields
  }
}
