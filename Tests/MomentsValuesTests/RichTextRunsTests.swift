import Expectations
import Foundation
import MomentsValues
import TestSupport
import Testing

@Suite struct RichTextRunsTests {
  @Test func runsCountUTF16Units() {
    let text = RichText("🌊 sea", runs: [.init(0..<2, .strong), .init(3..<6, .emphasis)])
    expect(text.runs.map(text.string(of:)), equals: ["🌊", "sea"])
  }

  @Test(arguments: [2..<2, 4..<9, -2..<0])
  func runsThatCoverNothingAreRemoved(range: Range<Int>) {
    expect(RichText("abcd", runs: [.init(range, .strong)]).runs, satisfies: \.isEmpty)
  }

  @Test func runsAreSortedByStartThenLength() {
    let text = RichText(
      "abcdef",
      runs: [.init(2..<3, .code), .init(0..<2, .emphasis), .init(0..<4, .strong)]
    )
    expect(text.runs.map(\.range), equals: [0..<4, 0..<2, 2..<3])
  }

  @Test func runsOutsideTheTextCoverNothing() {
    expect(RichText("ab").string(of: .init(1..<9, .strong)), equals: "")
  }

  @Test func shortcodesOfKnownEmojiAreMarked() {
    let wave = EmojiReference(shortcode: "wave")
    let text = RichText("🎈 :wave: and :other: 10:30 :wave:").markingEmojis([wave])
    expect(text.runs.map(text.string(of:)), equals: [":wave:", ":wave:"])
    expect(text.runs.allSatisfy { $0.style == .emoji(wave) })
  }

  @Test func shortcodesInCodeAreNotMarked() {
    let text = RichText("a :x: b", runs: [.init(2..<5, .code)])
    expect(text.markingEmojis([EmojiReference(shortcode: "x")]).runs, equals: text.runs)
  }

  @Test func consecutiveShortcodesAreMarked() {
    let text = RichText(":a::b:").markingEmojis(
      [EmojiReference(shortcode: "a"), EmojiReference(shortcode: "b")])
    expect(text.runs.map(\.range), equals: [0..<3, 3..<6])
  }

  // MARK: - The quick ways against the simple ones

  private static let styles: [RichText.Style] = [
    .strong, .emphasis, .code, .quote, .hashtag("x"),
  ]

  private func randomRuns(_ generator: inout SeededGenerator) -> [RichText.Run] {
    (0..<Int.random(in: 0...6, using: &generator)).map { _ in
      let start = Int.random(in: -1...8, using: &generator)
      let style = Self.styles.randomElement(using: &generator) ?? .strong
      return .init(start..<start + Int.random(in: 0...4, using: &generator), style)
    }
  }

  @Test(arguments: Seeds.first(300))
  func mergedRunsMatchASort(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let string = ["abcdefgh", "äé🌊汤…x", "", "ab"].randomElement(using: &generator) ?? ""
    let runs = randomRuns(&generator)
    let length = string.utf16.count
    let simple = runs.map { RichText.Run($0.range.clamped(to: 0..<length), $0.style) }
      .filter { !$0.range.isEmpty }
      .enumerated()
      .sorted {
        ($0.element.range.lowerBound, -$0.element.range.upperBound, $0.offset)
          < ($1.element.range.lowerBound, -$1.element.range.upperBound, $1.offset)
      }
      .map(\.element)
    expect(RichText(string, runs: runs).runs, equals: simple, "seed \(seed)")
  }

  @Test(arguments: Seeds.first(300))
  func emojiRunsAreMergedInOrder(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let pieces = [":a:", ":b:", ":", "a", "é", "🌊", "汤", " ", "::", ":c:", ":a_1:"]
    let string = (0..<8).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
    let text = RichText(string, runs: randomRuns(&generator))
    let emojis = [EmojiReference(shortcode: "a"), EmojiReference(shortcode: "b")]
    let marked = text.markingEmojis(emojis)
    let names = [":a:", ":b:"]
    var added = marked.runs.filter { if case .emoji = $0.style { true } else { false } }
    expect(added.allSatisfy { names.contains(marked.string(of: $0)) }, "seed \(seed)")
    // Added in any order, they have the same positions as before.
    added.shuffle(using: &generator)
    expect(RichText(string, runs: text.runs + added), equals: marked, "seed \(seed)")
  }
}
