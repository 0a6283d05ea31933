import Expectations
import Foundation
import MomentsValues
import Testing

@Suite struct RichTextEmojiTests {
  private func emoji(_ name: String) throws -> EmojiReference {
    let url = try require(URL(string: "https://example.org/\(name).png"))
    return EmojiReference(shortcode: name, url: url)
  }

  /// "Ann :cat: and **:owl:**".
  private func text() throws -> RichText {
    var builder = RichText.Builder()
    builder.append("Ann ")
    builder.append(":cat:", .emoji(try emoji("cat")))
    builder.append(" and ")
    builder.append(":owl:", .emoji(try emoji("owl")), .strong)
    return builder.build()
  }

  @Test func shortcodesAreReadWithoutColons() throws {
    try expect(text().words, equals: "Ann cat and owl")
  }

  @Test func drawnEmojiAreOneCharacter() throws {
    let drawn = try text().withImageLetters
    expect(drawn.string, equals: "Ann \u{FFFC} and \u{FFFC}")
    expect(drawn.runs.filter { $0.emoji != nil }.map(\.range), equals: [4..<5, 10..<11])
    expect(drawn.runs.first { $0.style == .strong }?.range, equals: 10..<11)
  }

  @Test func runsAroundEmojiAreAdjusted() throws {
    var builder = RichText.Builder()
    builder.append(":cat:", .emoji(try emoji("cat")))
    builder.append(" ")
    builder.append("#sea", .hashtag("sea"))
    let drawn = builder.build().withImageLetters
    expect(drawn.target(atUTF16Offset: 2), equals: .hashtag("sea"))
    expectNil(drawn.target(atUTF16Offset: 1))
  }

  @Test func plainTextIsUnchanged() {
    let text: RichText = "Plain :cat: of nobody"
    expect(!text.hasEmoji && text.words == text.string && text.withImageLetters == text)
  }

  @Test func sentencesKeepTheEmojiOfNames() throws {
    let name = try text()
    let sentence = RichText("\(name.string) boosted", naming: [name])
    expect(sentence.words, equals: "Ann cat and owl boosted")
    let other = RichText("\(name.string) and \(name.string)", naming: [name, name])
    expect(other.runs.count { $0.emoji != nil }, equals: 4)
    expect(RichText("Nobody", naming: [name]).runs, satisfies: \.isEmpty)
  }

  @Test func oneLineKeepsEmoji() throws {
    var builder = RichText.Builder()
    builder.append("Ann\n\n")
    builder.append(":cat:", .emoji(try emoji("cat")))
    builder.append("\n")
    let line = builder.build().inOneLine(upTo: 200)
    expect(line.string, equals: "Ann :cat:")
    expect(line.runs.map(\.range), equals: [4..<9])
    expect(builder.build().inOneLine(upTo: 3), equals: "Ann")
  }

  @Test func anEmojiWithoutAnImageIsItsShortcode() {
    let text = RichText(":cat: at home", emojis: [EmojiReference(shortcode: "cat")])
    expect(text.runs.map(\.range), equals: [0..<5])
    expect(!text.hasEmoji && text.words == text.string && text.withImageLetters == text)
  }

  @Test func aMovingImageIsKnownToBeStillWhereBothAreOne() throws {
    let still = try require(URL(string: "https://example.org/still.png"))
    let moving = try require(URL(string: "https://example.org/moving.gif"))
    let both = EmojiReference(shortcode: "a", url: moving, staticURL: still)
    expect(both.stillURL == still && both.movingURL == moving)
    let one = EmojiReference(shortcode: "a", url: still, staticURL: still)
    expect(one.stillURL == still && one.movingURL == nil)
    expect(EmojiReference(shortcode: "a", url: moving).stillURL, equals: moving)
  }
}
