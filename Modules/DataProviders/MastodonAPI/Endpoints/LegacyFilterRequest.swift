/// A new filter of one word, or changes of one, on servers before Mastodon 4.0.
public struct LegacyFilterRequest: Sendable, Hashable {
  /// The word or phrase, plain.
  public var phrase: String
  /// The places where it applies, as the server names them; required.
  public var context: [String]
  /// Whether matching posts are never shown, not even behind a warning.
  public var irreversible: Bool
  /// Whether only whole words match.
  public var wholeWord: Bool
  /// After how many seconds it expires; nil for never.
  public var expiresIn: Int?

  /// Makes a request.
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
    [
      "phrase": phrase, "context": context, "irreversible": irreversible, "whole_word": wholeWord,
      // An empty value removes an earlier end.
      "expires_in": expiresIn?.description ?? "",
    ]
  }
}
