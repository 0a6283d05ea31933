import Expectations
import Foundation
import MastodonMapping
import MomentsValues
import SocialModel
import TestSupport
import Testing

/// Text in large pieces is read like text that is passed character by character.
@Suite struct HTMLReaderEqualityTests {
  private static let pieces = [
    "a", "word", " ", " ", "  ", "\n", "\t", "\r\n", "\u{B}", "\u{1}", "\u{7F}", "é", "\u{A0}", "“",
    "…",
    "\u{2028}", "\u{202E}", "\u{2067}", "\u{2069}", "\u{FFF9}", "，", "汤", "🌊", "👩‍👩‍👧", ":pan:", ":",
  ]

  /// Every character as a reference, which is decoded separately; white space is left unchanged.
  private func references(_ text: String) -> String {
    text.unicodeScalars.map { " \t\r\n".unicodeScalars.contains($0) ? "\($0)" : "&#\($0.value);" }
      .joined()
  }

  @Test(arguments: Seeds.first(400))
  func piecesAreParsedLikeCharacters(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var reader = HTMLReader(emojis: [EmojiReference(shortcode: "pan")])
    if seed % 3 == 0 { reader.limits.textLength = Int.random(in: 0...12, using: &generator) }
    let tags = ["<b>", "</b>", "<br>", "<p>", "</p>", "<li>", "<pre>", "</pre>", "<td>", "<i>"]
    var whole = ""
    var single = ""
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      let text = (0..<Int.random(in: 0...8, using: &generator))
        .map { _ in Self.pieces.randomElement(using: &generator) ?? "" }.joined()
      let tag = tags.randomElement(using: &generator) ?? ""
      whole += text + tag
      single += references(text) + tag
    }
    expect(
      reader.read(whole),
      equals: reader.read(single),
      "seed \(seed): \(whole.debugDescription)"
    )
  }

  // MARK: - Attributes

  private func isLink(_ attributes: String) -> Bool {
    !HTMLReader().read("<a \(attributes)>x</a>").runs.isEmpty
  }

  @Test func onlyTheFirst32AttributesOfATagAreParsed() {
    let address = "href=https://x.example"
    let others = (0..<32).map { "a\($0)=1" }
    expect(isLink((others.dropLast() + [address]).joined(separator: " ")))
    expect(!isLink((others + [address]).joined(separator: " ")))
    expect(isLink(String(repeating: "a=1 ", count: 100) + address), "equal ones count once")
  }

  @Test(arguments: [
    ("href=https://a.example href=javascript:x", true), ("href=x href=https://a.example", false),
    ("HREF='https://a.example'", true), ("href\u{0}=https://a.example", false),
    ("hrefhrefhrefhrefhrefhrefhrefhrefhref=https://a.example", false),
    ("href", false), ("href=", false), ("href=\"https&colon;//a.example\"", true),
    ("/href=https://a.example/", true), ("=href=https://a.example", false),
  ])
  func theFirstOfEqualAttributesIsUsed(attributes: String, isLink: Bool) {
    expect(self.isLink(attributes), equals: isLink)
  }

  @Test(arguments: [
    ("mention", "@a"), ("  u-url\nx", "@a"), ("x&#32;mention", "@a"), ("Mention", nil),
    ("mention\u{0}", nil), ("mentions", nil), ("", nil),
  ])
  func classesAreCaseSensitiveWords(words: String, handle: String?) {
    let text = HTMLReader().read("<a href=https://a.example class=\"\(words)\">@a</a>")
    guard case .mention(let name, _, _) = text.runs.first?.style else {
      expectNil(handle)
      return
    }
    expect("@" + name, equals: handle)
  }

  @Test func elementsWithLongNamesAreDistinguished() {
    let text = HTMLReader().read("<b>x<unknownunknown1>y<unknownunknown2>z</unknownunknown1></b>!")
    expect(text.string, equals: "xyz!")
    expect(text.runs.map(\.range), equals: [0..<3])
  }

  @Test(arguments: ["x ", "x=1 ", "class=a ", "= ", "x=& "])
  func tagsWithManyAttributesTakeLinearTime(attribute: String) {
    let growth = growth(from: 20_000) { count in
      let attributes = String(repeating: attribute, count: count)
      _ = HTMLReader().read("<a \(attributes) href=\"&amp;\">x</a>")
    }
    expect(growth, isBelow: 3)
  }
}
