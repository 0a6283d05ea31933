import Expectations
import Foundation
import MastodonMapping
import MomentsValues
import SocialModel
import TestSupport
import Testing

@Suite struct HTMLReaderHostileTests {
  @Test func deepNestingIsParsed() {
    let html =
      String(repeating: "<b><div><span>", count: 100_000) + "in"
      + String(repeating: "</span></div></b>", count: 100_000) + "<p>out</p>"
    let text = HTMLReader().read(html)
    expect(text.string, equals: "in\n\nout")
    expect(text.runs.count, isAtMost: 64)
  }

  @Test func twoMegabytesOfLessThanSignsAreText() {
    let text = HTMLReader().read(String(repeating: "<", count: 2_000_000))
    expect(text.string.utf16.count, equals: 100_001)
    expect(text.string.hasSuffix("<…"))
  }

  /// Each of these would be quadratic with a reader that repeatedly scans to the end.
  @Test(arguments: [
    "<a", "<a href=\"", "<a href='x", "<!--", "<script>", "</", "&", "&#x", "<p>", "</p>",
    "<a href=\"https://x.example\">", "<ul><li>", "<blockquote>x", "<span class=\"ellipsis\">x",
    "<!-- <!", "<b x=\">", "<b x=\"'>", "<br>", "<a =\"> ", "<pre> ", "<ol start=1><li>", " \n",
    "  ",
  ])
  func repeatedPiecesTakeLinearTime(piece: String) {
    for end in ["", ">"] {
      let growth = growth(from: 2_500) { count in
        _ = HTMLReader().read(String(repeating: piece, count: count) + end)
      }
      expect(growth, isBelow: 3, "\(piece)\(end)")
    }
  }

  @Test func theLengthOfTextAndTheNumberOfRunsAreBounded() {
    var limits = HTMLReader.Limits()
    limits.textLength = 10
    limits.runs = 2
    limits.lineFeeds = 3
    let reader = HTMLReader(limits: limits)
    expect(reader.read("<p>0123456789abc</p>").string, equals: "0123456789…")
    expect(reader.read("🌊🌊🌊🌊🌊🌊").string, equals: "🌊🌊🌊🌊🌊…")
    expect(reader.read("<b>a</b><b>b</b><b>c</b>").runs.count, equals: 2)
    expect(reader.read("a" + String(repeating: "<br>", count: 99) + "b").string, equals: "a\n\n\nb")
  }

  @Test func anUnclosedQuotationMarkAffectsOnlyItsTag() {
    let text = HTMLReader().read(#"<p title="oops>one</p><p class="x>two</p> <b>three</b>"#)
    expect(text.string.contains("three"))
    let single = HTMLReader().read(#"<p>one</p><p title="oops>two</p><b>three</b>"#)
    expect(single.string, equals: "one\n\ntwo\n\nthree")
  }

  @Test(arguments: ["<pre>\n\n code</pre>", "<pre>\u{0}\n code", "<p></p><pre><b>\n</b> code"])
  func textsNeverStartWithEmptyLines(html: String) {
    expect(HTMLReader().read(html).string, equals: " code")
  }

  @Test(
    arguments: Seeds.first(
      300,
      known: [18_299_061_338_551_422_371, 2_210_156_843_439_357_089]
    )
  )
  func randomMarkupKeepsAllInvariants(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "<p>", "</p>", "<br>", "<a href=\"https://x.example\">", "<a href='javascript:x'>", "</a>",
      "<span class=\"invisible\">", "<span class=ellipsis>", "</span>", "<b>", "</b>", "<pre>",
      "</pre>", "<ul>", "<ol reversed>", "<li>", "</ul>", "</ol>", "<blockquote>", "</blockquote>",
      "<!--", "-->", "<script>", "</script>", "&amp;", "&#x1F30A;", "&", ";", "<", ">", "\"", "'",
      "=", "/", "text", " ", "\n", "🌊", "é", "\u{0}", "\u{202E}", "\u{2067}", "\u{2069}", ":e:",
      "<td>", "<rt>", "<img alt=x>", "<h1>", "<code>", "</code>", "#", "@a",
    ]
    let html = (0..<Int.random(in: 1...200, using: &generator))
      .map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
    let text = HTMLReader(emojis: [EmojiReference(shortcode: "e")]).read(html)
    let length = text.string.utf16.count
    for run in text.runs {
      expect(!run.range.isEmpty && run.range.upperBound <= length, "seed \(seed)")
      expect(text.string(of: run).utf16.count, equals: run.range.count, "seed \(seed)")
      if case .link(let url) = run.style { expect(url.scheme, equals: "https", "seed \(seed)") }
    }
    expect(
      !text.string.unicodeScalars.contains { $0.value == 0 || $0.value == 0x202E },
      "seed \(seed)"
    )
    expect(text.string.first != "\n" && text.string.last != "\n", "seed \(seed)")
  }
}
