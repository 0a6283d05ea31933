import Expectations
import Testing

@testable import MomentsLanguage

/// The standard emoji, by group and by name.
@Suite("The catalog of emoji")
struct EmojiCatalogTests {
  private let english = EmojiCatalog(.english)

  private func names(_ text: String, _ language: AppLanguage = .english) -> [String] {
    EmojiCatalog(language).emoji(named: text).map(\.text)
  }

  @Test(
    "each line of the table is an emoji with a name in each language",
    arguments: AppLanguage.allCases
  )
  func wholeTable(_ language: AppLanguage) {
    let catalog = EmojiCatalog(language)
    expect(catalog.parts.map(\.group), equals: EmojiGroup.allCases)
    for part in catalog.parts {
      let lines = part.group.text.split(separator: "\n")
      expect(part.emoji.count, equals: lines.count)
      expect(part.emoji.contains { $0.text == part.group.sign })
      for emoji in part.emoji {
        expect(emoji.text.count, equals: 1, "\(emoji.text)")
        expect(!emoji.name.isEmpty, "\(emoji.text)")
      }
    }
    let all = catalog.parts.flatMap(\.emoji).map(\.text)
    expect(Set(all).count, equals: all.count)
  }

  @Test("names are in the language")
  func languages() {
    let wave = { (language: AppLanguage) in
      EmojiCatalog(language).emoji(of: ["🍇"]).first?.name
    }
    expect(wave(.english), equals: "grapes")
    expect(wave(.simplifiedChinese), equals: "葡萄")
    expect(wave(.arabic), equals: "عنب")
  }

  @Test("emoji are found by the beginning of a name, then by a word, then by a part")
  func order() {
    let found = english.emoji(named: "cat").map(\.name)
    let first = found.firstIndex(of: "cat face")
    let word = found.firstIndex(of: "black cat")
    expect(first != nil && word != nil)
    if let first, let word { expect(first, isBelow: word) }
    // Exact names come before names with the same beginning.
    expect(found.first, equals: "cat")
    expect(names("Grape").first, equals: "🍇")
    expect(names("  "), satisfies: \.isEmpty)
    expect(names("qqq"), satisfies: \.isEmpty)
    expect(names("🍇"), equals: ["🍇"])
  }

  @Test("keywords match in the reader's language and in English")
  func keywords() {
    expect(names("fruit").contains("🍇"))
    expect(names("水果", .simplifiedChinese).contains("🍇"))
    expect(names("فاكهة", .arabic).contains("🍇"))
    expect(names("grape", .arabic).first, equals: "🍇")
  }

  @Test("recent emoji are found, and other texts are left out")
  func recents() {
    expect(english.emoji(of: ["🍉", ":cat:", "🍇"]).map(\.text), equals: ["🍉", "🍇"])
  }
}
