/// A language of the texts that UIKit itself shows.
package enum SystemLanguage {
  case english, chinese, arabic

  /// The language with a code such as `zh-Hans`; English for an unknown one.
  package init(_ code: String) {
    switch code.prefix(2).lowercased() {
    case "zh": self = .chinese
    case "ar": self = .arabic
    default: self = .english
    }
  }

  /// The one of three texts that is in the language.
  package func text(_ english: String, _ chinese: String, _ arabic: String) -> String {
    switch self {
    case .english: english
    case .chinese: chinese
    case .arabic: arabic
    }
  }
}
