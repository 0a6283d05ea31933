import SocialModel

extension DemoContent {
  /// Whether a moment of the feed has translations.
  static func isTranslated(moment id: String) -> Bool {
    written(id).map { !$0.translations.isEmpty } ?? false
  }

  /// A moment of the feed in another language; nil where there is no such translation.
  static func translation(ofMoment id: String, into language: String) -> TranslatedText? {
    guard let moment = written(id), let markup = moment.translations[language] else { return nil }
    return TranslatedText(
      text: DemoRichText.read(markup),
      credit: .init(sourceLanguage: moment.language, provider: "moments.example")
    )
  }

  private static func written(_ id: String) -> DemoMoment? {
    number(ofMoment: id).map { DemoFeed.all[$0 % DemoFeed.all.count] }
  }
}
