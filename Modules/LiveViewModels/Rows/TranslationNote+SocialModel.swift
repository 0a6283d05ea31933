import MomentsContracts
import MomentsLanguage
import SocialModel

extension TranslationNote {
  /// The note below the text of a translated moment; nil where the original is shown.
  init?(of moment: Moment, strings: Strings) {
    switch moment.translation {
    case .loading: self = .loading(strings)
    case .shown(let credit):
      self.init(from: credit.sourceLanguage, by: credit.provider, strings: strings)
    case .offered, .original, nil: return nil
    }
  }
}

extension Moment {
  /// The title of the action that translates it or shows the original; nil where it is in the
  /// language of the app or cannot be translated.
  func translationTitle(_ strings: Strings) -> String? {
    switch translation {
    case .offered, .original: isInOtherLanguage(than: strings.language) ? strings.translate : nil
    case .shown: strings.showOriginal
    case .loading, nil: nil
    }
  }

  /// Whether it may be in another language; true also where its language is unknown.
  private func isInOtherLanguage(than known: AppLanguage) -> Bool {
    language.map { AppLanguage(identifier: $0) != known } ?? true
  }
}
