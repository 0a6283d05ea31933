/// What the app says, in one language.
///
/// A table in code: every text exists in every language or the module does not compile, and nothing
/// depends on bundles or on the working directory.
public struct Strings: Hashable, Sendable {
  /// The language of the texts.
  public let language: AppLanguage

  /// The texts of a language.
  public init(_ language: AppLanguage) {
    self.language = language
  }

  /// The text of this language.
  func pick(_ english: String, _ chinese: String, _ arabic: String) -> String {
    switch language {
    case .english: english
    case .simplifiedChinese: chinese
    case .arabic: arabic
    }
  }

  /// The text for a count; "#" stands for the number.
  func plural(
    _ count: Int,
    one: String,
    other: String,
    chinese: String,
    arabic: ArabicForms
  ) -> String {
    let category = PluralCategory(count, in: language)
    let form =
      switch language {
      case .english: category == .one ? one : other
      case .simplifiedChinese: chinese
      case .arabic: arabic[category]
      }
    return form.replacing("#", with: number(count))
  }
}
