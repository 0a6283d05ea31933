import MomentsContracts
import SocialModel

extension TranslationNote {
  /// What is said below the text of a moment; nil where the moment shows as it was written.
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
  /// The action that translates it, or shows it as it was written; nil where it is in the language
  /// of the app, and where nobody translates it.
  func translationTitle(_ strings: Strings) -> String? {
    switch translation {
    case .offered, .original: isInOtherLanguage(than: strings.language) ? strings.translate : nil
    case .shown: strings.showOriginal
    case .loading, nil: nil
    }
  }

  /// Whether it is not known to be in a language: what does not say in which it is may be in any.
  private func isInOtherLanguage(than known: AppLanguage) -> Bool {
    language.map { AppLanguage(identifier: $0) != known } ?? true
  }
}
