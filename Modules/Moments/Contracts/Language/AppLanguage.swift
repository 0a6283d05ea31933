/// A language the app speaks.
///
/// Chosen at run time, so that one process can show several.
public enum AppLanguage: String, CaseIterable, Sendable {
  /// English.
  case english = "en"
  /// Simplified Chinese.
  case simplifiedChinese = "zh-Hans"
  /// Arabic.
  case arabic = "ar"

  /// The language for an identifier such as "zh-CN", "en_GB" or "ar-EG", or `nil` for one not
  /// spoken.
  public init?(identifier: String) {
    let code = identifier.lowercased().split { "-_.@".contains($0) }.first
    switch code {
    case "en": self = .english
    case "zh": self = .simplifiedChinese
    case "ar": self = .arabic
    default: return nil
    }
  }

  /// Whether lines run from right to left, and screens with them.
  public var isRightToLeft: Bool { self == .arabic }
}
