/// A filter to be, or what is to change in one.
public struct FilterDraft: Sendable, Hashable {
  /// What to do with a word.
  public enum KeywordChange: Sendable, Hashable {
    /// Looks for one more.
    case add(String, wholeWord: Bool)
    /// Looks for another in its place.
    case change(id: String, String, wholeWord: Bool)
    /// Looks for it no more, whatever word it was.
    case remove(id: String, String)
  }

  /// What the reader calls it; needed in a new one.
  public var title: String?
  /// Where it counts, in the server's words; nil leaves it as it is, a new one needs some.
  public var context: [String]?
  /// What is to be done, in the server's word: "warn", "hide", "blur"; nil for the server's choice.
  public var action: String?
  /// When it ends to count.
  public var end: End
  /// What to do with its words.
  public var keywords: [KeywordChange]

  /// When a filter ends to count.
  public enum End: Sendable, Hashable {
    /// As it is; never, in a new one.
    case unchanged
    case never
    /// After so many seconds from now.
    case after(seconds: Int)
  }

  /// Makes a draft; what is nil stays as it is.
  public init(
    title: String? = nil,
    context: [String]? = nil,
    action: String? = nil,
    end: End = .unchanged,
    keywords: [KeywordChange] = []
  ) {
    self.title = title
    self.context = context
    self.action = action
    self.end = end
    self.keywords = keywords
  }

  var fields: FormFields {
    var fields = FormFields()
    fields.add("title", title)
    if let context { fields.add("context", context) }
    fields.add("filter_action", action)
    switch end {
    case .unchanged: break
    case .never: fields.add("expires_in", "")
    case .after(let seconds): fields.add("expires_in", seconds)
    }
    // Servers begin a new element with the first name that comes again: each must begin alike.
    for keyword in keywords {
      switch keyword {
      case .add(let word, let wholeWord):
        fields.add("keywords_attributes[][keyword]", word)
        fields.add("keywords_attributes[][whole_word]", wholeWord)
      case .change(let id, let word, let wholeWord):
        fields.add("keywords_attributes[][keyword]", word)
        fields.add("keywords_attributes[][whole_word]", wholeWord)
        fields.add("keywords_attributes[][id]", id)
      case .remove(let id, let word):
        fields.add("keywords_attributes[][keyword]", word)
        fields.add("keywords_attributes[][id]", id)
        fields.add("keywords_attributes[][_destroy]", true)
      }
    }
    return fields
  }
}
