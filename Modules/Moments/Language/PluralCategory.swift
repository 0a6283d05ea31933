/// The forms a word takes after a number, by the rules of CLDR for the languages of the app.
enum PluralCategory: Hashable, Sendable {
  case zero
  case one
  case two
  case few
  case many
  case other

  /// The form for a count, which is not negative.
  init(_ count: Int, in language: AppLanguage) {
    switch language {
    case .simplifiedChinese:
      self = .other
    case .english:
      self = count == 1 ? .one : .other
    case .arabic:
      switch (count, count % 100) {
      case (0, _): self = .zero
      case (1, _): self = .one
      case (2, _): self = .two
      case (_, 3...10): self = .few
      case (_, 11...99): self = .many
      default: self = .other
      }
    }
  }
}
