/// A new filter, or changes of one.
public struct FilterRequest: Sendable, Hashable {
  /// Adds, replaces or removes one word or phrase of a filter.
  public enum KeywordChange: Sendable, Hashable {
    /// Adds a keyword.
    case add(String, wholeWord: Bool)
    /// Replaces a keyword.
    case change(id: String, String, wholeWord: Bool)
    /// Removes a keyword.
    case remove(id: String, String)
  }

  /// The reader's name of it; required for a new one.
  public var title: String?
  /// The places where it applies, as the server names them; nil for unchanged, required for a new
  /// one.
  public var context: [String]?
  /// The action, as the server names it: "warn", "hide", "blur"; nil for the server's default.
  public var action: String?
  /// When it expires.
  public var end: End
  /// The changes of its keywords.
  public var keywords: [KeywordChange]

  /// When a filter expires.
  public enum End: Sendable, Hashable {
    /// Unchanged; never, in a new one.
    case unchanged
    case never
    /// After so many seconds from now.
    case after(seconds: Int)
  }

  /// Makes a request; nil values are unchanged.
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
    var fields: FormFields = ["title": title, "context": context, "filter_action": action]
    switch end {
    case .unchanged: break
    case .never: fields.add("expires_in", "")
    case .after(let seconds): fields.add("expires_in", seconds)
    }
    // Servers begin a new element when the first name is repeated: each must begin with the same
    // name.
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
