// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/languages.json. Do not change it by hand.

/// The forms a word takes after a number, by the rules of CLDR for the languages of the app.
enum PluralCategory: String, Sendable {
  case zero
  case one
  case two
  case few
  case many
  case other

  /// The form for a count, which is not negative.
  init(_ count: Int, in language: AppLanguage) {
    self = switch language {
    case .english:
      if count == 1 { .one }
      else { .other }
    case .simplifiedChinese: .other
    case .arabic:
      if count == 0 { .zero }
      else if count == 1 { .one }
      else if count == 2 { .two }
      else if (3...10).contains(count % 100) { .few }
      else if (11...99).contains(count % 100) { .many }
      else { .other }
    case .polish:
      if count == 1 { .one }
      else if (2...4).contains(count % 10) && !(12...14).contains(count % 100) { .few }
      else if count != 1 && (0...1).contains(count % 10) || (5...9).contains(count % 10) || (12...14).contains(count % 100) { .many }
      else { .other }
    }
  }
}
