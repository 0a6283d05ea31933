import Expectations
import MomentsLanguage
import Testing

/// The names of languages.
@Suite struct LanguageNameTests {
  @Test(
    arguments: [
      ("de", "German"), ("pt-BR", "Portuguese"), ("ZH_tw", "Traditional Chinese"),
      ("zh", "Chinese"),
      ("und", nil), ("unk", nil), ("", nil), ("tlh", "tlh"),
    ] as [(String, String?)]
  )
  func namesInEnglish(tag: String, name: String?) {
    expect(Strings(.english).language(named: tag), equals: name)
  }

  @Test func everyOfferedLanguageHasAName() {
    for language in WritingLanguage.all {
      let names = AppLanguage.allCases.map { Strings($0).language(named: language.tag) }
      expect(names.allSatisfy { $0 != nil })
      expect(Set(names).count, equals: AppLanguage.allCases.count)
    }
  }

  @Test func unknownLanguagesHaveNoName() {
    let strings = Strings(.english)
    expect(strings.translated(from: nil, by: nil), equals: "Translated")
    expect(strings.translated(from: "German", by: nil), equals: "Translated from German")
    expect(strings.translated(from: nil, by: "DeepL"), equals: "Translated by DeepL")
  }
}
