import Foundation
import SocialModel
import Testing

@Suite struct FormattedTextTests {
  @Test func runsCountUTF16Units() {
    let text = FormattedText("🌊 sea", runs: [.init(0..<2, .strong), .init(3..<6, .emphasis)])
    #expect(text.runs.map(text.string(of:)) == ["🌊", "sea"])
  }

  @Test(arguments: [2..<2, 3..<9, -1..<2])
  func runsThatCoverNothingOrTooMuchAreLeftOut(range: Range<Int>) {
    #expect(FormattedText("abcd", runs: [.init(range, .strong)]).runs.isEmpty)
  }

  @Test func runsAreSortedByStartAndTheLongerFirst() {
    let text = FormattedText(
      "abcdef",
      runs: [.init(2..<3, .code), .init(0..<2, .emphasis), .init(0..<4, .strong)]
    )
    #expect(text.runs.map(\.range) == [0..<4, 0..<2, 2..<3])
  }

  @Test func aRunOfAnotherTextCoversNothing() {
    #expect(FormattedText("ab").string(of: .init(1..<9, .strong)) == "")
  }

  @Test func shortcodesOfKnownEmojiAreMarked() {
    let wave = CustomEmoji(shortcode: "wave")
    let text = FormattedText("🎈 :wave: and :other: 10:30 :wave:").markingEmojis([wave])
    #expect(text.runs.map(text.string(of:)) == [":wave:", ":wave:"])
    #expect(text.runs.allSatisfy { $0.style == .customEmoji(wave) })
  }

  @Test func shortcodesInCodeStayCode() {
    let text = FormattedText("a :x: b", runs: [.init(2..<5, .code)])
    #expect(text.markingEmojis([CustomEmoji(shortcode: "x")]).runs == text.runs)
  }

  @Test func shortcodesMayFollowEachOther() {
    let text = FormattedText(":a::b:").markingEmojis(
      [CustomEmoji(shortcode: "a"), CustomEmoji(shortcode: "b")])
    #expect(text.runs.map(\.range) == [0..<3, 3..<6])
  }
}
