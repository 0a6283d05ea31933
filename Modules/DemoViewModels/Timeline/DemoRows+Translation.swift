import ListModel
public import MomentsContracts
public import MomentsLanguage

extension DemoRows {
  /// The notes of a text that is being translated, of a translation, and of one whose translator is
  /// unknown.
  public static func translationNotes(_ strings: Strings) -> [TranslationNote] {
    let source = strings.language == .english ? "de" : "en"
    return [
      .loading(strings),
      TranslationNote(from: source, by: "DeepL.com", strings: strings),
      TranslationNote(from: nil, by: nil, strings: strings),
    ]
  }

  /// A moment that is translated, with photos.
  public static func translatedMoment(_ strings: Strings) -> MomentRow {
    var row = moments(strings)[0]
    row.id = "translated"
    row.translation = translationNotes(strings)[1]
    row.actions.translationTitle = strings.showOriginal
    return row
  }
}
