extension Strings {
  /// The name of a language within a sentence: "German"; nil for an unknown tag.
  ///
  /// - Parameter tag: A BCP 47 tag, such as `de` or `pt-BR`.
  /// - Returns: The name in the language of the app if it is among the fifty common ones, else the
  ///   language's own name, else the tag.
  public func language(named tag: String) -> String? {
    let parts = tag.lowercased().split { "-_".contains($0) }
    guard let code = parts.first, !["und", "unk", "zxx", "mul"].contains(code) else { return nil }
    if code == "zh" {
      let isTraditional = parts.contains { ["hant", "tw", "hk", "mo"].contains($0) }
      return isTraditional
        ? languageTraditionalChinese
        : languageChinese
    }
    if let name = languageName(ofCode: String(code)) { return name }
    return isolated(WritingLanguage.all.first { $0.tag == code }?.name ?? tag)
  }

  private func languageName(ofCode code: String) -> String? {
    switch code {
    case "ar": languageNameArabic
    case "bg": languageNameBulgarian
    case "bn": languageNameBengali
    case "ca": languageNameCatalan
    case "cs": languageNameCzech
    case "da": languageNameDanish
    case "de": languageNameGerman
    case "el": languageNameGreek
    case "en": languageNameEnglish
    case "eo": languageNameEsperanto
    case "es": languageNameSpanish
    case "et": languageNameEstonian
    case "eu": languageNameBasque
    case "fa": languageNamePersian
    case "fi": languageNameFinnish
    case "fr": languageNameFrench
    case "ga": languageNameIrish
    case "gl": languageNameGalician
    case "he": languageNameHebrew
    case "hi": languageNameHindi
    case "hr": languageNameCroatian
    case "hu": languageNameHungarian
    case "id": languageNameIndonesian
    case "is": languageNameIcelandic
    case "it": languageNameItalian
    case "ja": languageNameJapanese
    case "ko": languageNameKorean
    case "lt": languageNameLithuanian
    case "lv": languageNameLatvian
    case "nb", "no": languageNameNorwegian
    case "nl": languageNameDutch
    case "pl": languageNamePolish
    case "pt": languageNamePortuguese
    case "ro": languageNameRomanian
    case "ru": languageNameRussian
    case "sk": languageNameSlovak
    case "sl": languageNameSlovenian
    case "sr": languageNameSerbian
    case "sv": languageNameSwedish
    case "th": languageNameThai
    case "tr": languageNameTurkish
    case "uk": languageNameUkrainian
    case "ur": languageNameUrdu
    case "vi": languageNameVietnamese
    default: nil
    }
  }
}
