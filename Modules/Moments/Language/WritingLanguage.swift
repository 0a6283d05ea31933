/// A language that something can be written in.
public struct WritingLanguage: Hashable, Sendable, Identifiable {
  /// The BCP 47 tag, such as `pt-BR`.
  public var tag: String
  /// Its name in itself, which its writers can read in every language of the app.
  public var name: String

  /// Equal to ``tag``, which no other language has.
  public var id: String { tag }

  /// The languages that are offered, by their tags.
  public static let all: [WritingLanguage] = [
    ("ar", "العربية"), ("bg", "Български"), ("bn", "বাংলা"), ("ca", "Català"), ("cs", "Čeština"),
    ("da", "Dansk"), ("de", "Deutsch"), ("el", "Ελληνικά"), ("en", "English"),
    ("eo", "Esperanto"), ("es", "Español"), ("et", "Eesti"), ("eu", "Euskara"), ("fa", "فارسی"),
    ("fi", "Suomi"), ("fr", "Français"), ("ga", "Gaeilge"), ("gl", "Galego"), ("he", "עברית"),
    ("hi", "हिन्दी"), ("hr", "Hrvatski"), ("hu", "Magyar"), ("id", "Bahasa Indonesia"),
    ("is", "Íslenska"), ("it", "Italiano"), ("ja", "日本語"), ("ko", "한국어"),
    ("lt", "Lietuvių"), ("lv", "Latviešu"), ("nl", "Nederlands"), ("no", "Norsk"),
    ("pl", "Polski"), ("pt", "Português"), ("ro", "Română"), ("ru", "Русский"),
    ("sk", "Slovenčina"), ("sl", "Slovenščina"), ("sr", "Српски"), ("sv", "Svenska"),
    ("th", "ไทย"), ("tr", "Türkçe"), ("uk", "Українська"), ("ur", "اردو"),
    ("vi", "Tiếng Việt"), ("zh-Hans", "简体中文"), ("zh-Hant", "繁體中文"),
  ].map { WritingLanguage(tag: $0.0, name: $0.1) }

  /// The languages that are offered, preceded by that of a tag that is not among them.
  public static func all(including tag: String) -> [WritingLanguage] {
    all.contains { $0.tag == tag } ? all : [WritingLanguage(tag: tag, name: tag)] + all
  }

  /// The short name on a button: "EN".
  public static func shortName(of tag: String) -> String {
    switch tag {
    case "zh-Hans": "简"
    case "zh-Hant": "繁"
    default: String(tag.prefix { $0 != "-" }).uppercased()
    }
  }
}
