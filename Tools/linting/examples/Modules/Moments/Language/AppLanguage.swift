enum AppLanguage: String {
  case english = "en"
  case arabic = "ar"

  init?(code: String) {
    switch code {
    case "en": self = .english
    case "ar": self = .arabic
    default: return nil
    }
  }
}
