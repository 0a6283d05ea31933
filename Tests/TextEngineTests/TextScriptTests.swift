import CoreGraphics
import Expectations
import Foundation
import Testing
import TextEngine

/// Letters of the scripts that people write today come from a font that `Tools/setup` installs.
///
/// Left out, because no font of Debian 12 has them: Toto, Tangsa, Nag Mundari, Kawi, Garay, Ol
/// Onal, Sunuwar, Kirat Rai, Gurung Khema, Tulu-Tigalari (all in Unicode since 2021 or later) and
/// Lisu of the Naxi; and SignWriting, whose signs stand beside and above each other as no text
/// engine places them.
struct TextScriptTests {
  /// A script: its block, and the version of Unicode whose letters the font has.
  struct Script: CustomTestStringConvertible, Sendable {
    let name: String
    let letters: String
    var testDescription: String { name }

    init(_ name: String, _ block: ClosedRange<UInt32>, until version: Int = 13) {
      self.name = name
      let scalars = block.lazy.compactMap(Unicode.Scalar.init).filter { scalar in
        guard let age = scalar.properties.age, age.major <= version else { return false }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
          .decimalNumber, .letterNumber, .otherNumber:
          return true
        default: return false
        }
      }
      // A line of them; of scripts with thousands of letters some from everywhere.
      let all = Array(scalars)
      let step = max(1, all.count / 400)
      letters = stride(from: 0, to: all.count, by: step).map { String(all[$0]) }
        .joined(separator: " ")
    }
  }

  private func layout(_ text: String, weight: Int = 400) -> TextLayout {
    TextLayouts.of(
      text,
      attributes: TextAttributes(font: FontSpec(size: 17, weight: weight)),
      paragraph: TextParagraph()
    ).layout(width: nil, maximumLines: 0)
  }

  @Test(arguments: scripts) func everyScriptHasItsGlyphs(_ script: Script) {
    expect(!script.letters.isEmpty)
    expect(layout(script.letters).boxCount, equals: 0)
    expect(layout(script.letters, weight: 700).boxCount, equals: 0)
  }

  /// Combining marks, joining and reordered letters, joiners: words as people write them.
  @Test(arguments: [
    "שָׁלוֹם עוֹלָם", "สวัสดีชาวโลก", "नमस्ते दुनिया क्षत्रिय", "ওহে বিশ্ব", "வணக்கம் உலகம்", "გამარჯობა", "Բարեւ աշխարհ",
    "ሰላም ዓለም", "សួស្តីពិភពលោក", "မင်္ဂလာပါ ကမ္ဘာလောက", "ഹലോ ലോകം", "ಹಲೋ ವರ್ಲ್ಡ್", "హలో ప్రపంచం", "ආයුබෝවන් ලෝකය",
    "ສະບາຍດີ", "བཀྲ་ཤིས་བདེ་ལེགས", "ᠮᠣᠩᠭᠣᠯ", "ܫܠܡܐ", "ߒߞߏ", "𞤀𞤣𞤤𞤢𞤥", "ꦗꦮ", "ᜊᜌ᜔ᜊᜌᜒᜈ᜔",
    "𝓐𝓵𝓲𝓬𝓮 𝔖𝔬𝔫𝔤 𝕊𝕒𝕞 𝐁𝐨𝐛 𝚖𝚘𝚗𝚘", "Ⓐⓛⓘⓒⓔ ᴀʟɪᴄᴇ Ａｌｉｃｅ ℵ",
  ])
  func wordsHaveNoMissingGlyphs(_ words: String) {
    expect(layout(words).boxCount, equals: 0)
  }

  @Test func missingGlyphsAreBoxes() {
    expect(layout("\u{1E290}\u{1E291}").boxCount, equals: 2)
  }

  static let scripts = [
    Script("Latin", 0x0041...0x024F),
    Script("Latin(D)", 0xA720...0xA7BF),
    Script("Greek", 0x0370...0x03FF),
    Script("Cyrillic", 0x0400...0x052F),
    Script("Armenian", 0x0530...0x058F),
    Script("Hebrew", 0x0590...0x05FF, until: 10),
    Script("Arabic", 0x0600...0x06FF),
    Script("Syriac", 0x0700...0x074F),
    Script("Thaana", 0x0780...0x07BF),
    Script("N’Ko", 0x07C0...0x07FF),
    Script("Samaritan", 0x0800...0x083F),
    Script("Mandaic", 0x0840...0x085F),
    Script("Devanagari", 0x0900...0x097F),
    Script("Bengali", 0x0980...0x09FF),
    Script("Gurmukhi", 0x0A00...0x0A7F),
    Script("Gujarati", 0x0A80...0x0AFF),
    Script("Oriya", 0x0B00...0x0B7F, until: 12),
    Script("Tamil", 0x0B80...0x0BFF),
    Script("Telugu", 0x0C00...0x0C7F),
    Script("Kannada", 0x0C80...0x0CFF),
    Script("Malayalam", 0x0D00...0x0D7F),
    Script("Sinhala", 0x0D80...0x0DFF),
    Script("Thai", 0x0E00...0x0E7F),
    Script("Lao", 0x0E80...0x0EFF, until: 11),
    Script("Tibetan", 0x0F00...0x0FFF),
    Script("Myanmar", 0x1000...0x109F),
    Script("Georgian", 0x10A0...0x10FF),
    Script("Hangul", 0xAC00...0xD7A3),
    Script("Ethiopic", 0x1200...0x137F),
    Script("Cherokee", 0x13A0...0x13FF),
    Script("Canadian Aboriginal", 0x1400...0x167F),
    Script("Tagalog", 0x1700...0x171F),
    Script("Hanunoo", 0x1720...0x173F),
    Script("Buhid", 0x1740...0x175F),
    Script("Tagbanwa", 0x1760...0x177F),
    Script("Khmer", 0x1780...0x17FF),
    Script("Mongolian", 0x1800...0x18AF),
    Script("Limbu", 0x1900...0x194F),
    Script("Tai Le", 0x1950...0x197F),
    Script("New Tai Lue", 0x1980...0x19DF),
    Script("Buginese", 0x1A00...0x1A1F),
    Script("Tai Tham", 0x1A20...0x1AAF),
    Script("Balinese", 0x1B00...0x1B7F),
    Script("Sundanese", 0x1B80...0x1BBF),
    Script("Batak", 0x1BC0...0x1BFF),
    Script("Lepcha", 0x1C00...0x1C4F),
    Script("Ol Chiki", 0x1C50...0x1C7F),
    Script("Tifinagh", 0x2D30...0x2D7F),
    Script("Hiragana", 0x3040...0x309F),
    Script("Katakana", 0x30A0...0x30FF),
    Script("Bopomofo", 0x3100...0x312F),
    Script("Han", 0x4E00...0x9FEF),
    Script("Yi", 0xA000...0xA48F),
    Script("Lisu", 0xA4D0...0xA4FF),
    Script("Vai", 0xA500...0xA63F),
    Script("Bamum", 0xA6A0...0xA6FF),
    Script("Syloti Nagri", 0xA800...0xA82F),
    Script("Phags-pa", 0xA840...0xA87F),
    Script("Saurashtra", 0xA880...0xA8DF),
    Script("Kayah Li", 0xA900...0xA92F),
    Script("Rejang", 0xA930...0xA95F),
    Script("Javanese", 0xA980...0xA9DF),
    Script("Cham", 0xAA00...0xAA5F),
    Script("Tai Viet", 0xAA80...0xAADF),
    Script("Meetei Mayek", 0xABC0...0xABFF),
    Script("Osage", 0x104B0...0x104FF),
    Script("Hanifi Rohingya", 0x10D00...0x10D3F),
    Script("Yezidi", 0x10E80...0x10EBF),
    Script("Sora Sompeng", 0x110D0...0x110FF),
    Script("Chakma", 0x11100...0x1114F, until: 12),
    Script("Newa", 0x11400...0x1147F),
    Script("Tirhuta", 0x11480...0x114DF),
    Script("Ahom", 0x11700...0x1174F),
    Script("Dogra", 0x11800...0x1184F),
    Script("Warang Citi", 0x118A0...0x118FF),
    Script("Pau Cin Hau", 0x11AC0...0x11AFF),
    Script("Masaram Gondi", 0x11D00...0x11D5F),
    Script("Gunjala Gondi", 0x11D60...0x11DAF),
    Script("Mro", 0x16A40...0x16A6F),
    Script("Bassa Vah", 0x16AD0...0x16AFF),
    Script("Pahawh Hmong", 0x16B00...0x16B8F),
    Script("Medefaidrin", 0x16E40...0x16E9F),
    Script("Miao", 0x16F00...0x16F9F),
    Script("Nyiakeng Puachue Hmong", 0x1E100...0x1E14F),
    Script("Wancho", 0x1E2C0...0x1E2FF),
    Script("Mende Kikakui", 0x1E800...0x1E8DF),
    Script("Adlam", 0x1E900...0x1E95F),
    Script("Mathematical", 0x1D400...0x1D7FF),
    Script("Letterlike", 0x2100...0x214F),
    Script("Enclosed", 0x2460...0x24FF),
    Script("Fullwidth", 0xFF01...0xFF5E),
  ]
}
