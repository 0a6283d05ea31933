/// A language of the app.
///
/// Chosen at run time, so that one process can show several.
public enum AppLanguage: String, CaseIterable, Sendable {
  case english = "en"
  case simplifiedChinese = "zh-Hans"
  case arabic = "ar"

  /// The language of an identifier such as "zh-CN", "en_GB" or "ar-EG"; `nil` if it is not
  /// supported.
  public init?(identifier: String) {
    let code = identifier.lowercased().split { "-_.@".contains($0) }.first
    switch code {
    case "en": self = .english
    case "zh": self = .simplifiedChinese
    case "ar": self = .arabic
    default: return nil
    }
  }

  /// Whether text and layout run from right to left.
  public var isRightToLeft: Bool { self == .arabic }
}
