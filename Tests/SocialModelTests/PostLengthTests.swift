import Expectations
import Foundation
import MomentsValues
import SocialModel
import Testing

/// The length of a post is that of Mastodon's server (`StatusLengthValidator`).
@Suite struct PostLengthTests {
  private static let link = PostLimits.mastodon.charactersPerLink

  @Test(arguments: [
    ("", 0), ("hello", 5), ("  hello \n", 5), (" \n\t", 0), ("a\r\nb", 3),
    // Grapheme clusters count as one.
    ("👨‍👩‍👧‍👦", 1), ("🇩🇪🇨🇳", 2), ("👍🏽", 1), ("e\u{301}", 1), ("早上好", 3), ("مرحبا", 5), ("한국어", 3),
    ("นี่", 1),
  ])
  func graphemeClustersAreCounted(_ text: String, _ expected: Int) {
    expect(PostLength(text: text).characters, equals: expected)
  }

  @Test(arguments: [
    ("https://example.org", 0), ("http://example.org/a/very/long/path/that/nobody/reads?a=b#c", 0),
    ("HTTPS://EXAMPLE.ORG/", 0), ("https://example.org:8080/x", 0), ("https://例え.jp/道", 0),
    ("https://xn--r8jz45g.xn--zckzah/", 0), ("https://пример.рф", 0), ("gemini://example.org/", 0),
    ("magnet:?xt=urn:btih:c12fe1c06bba254a9dc9f519b335aa7c1367a88a", 0),
    // Punctuation after the address is not its own.
    ("https://example.org.", 1), ("https://example.org/a.", 1), ("https://example.org/a, b", 3),
    ("(https://example.org/a)", 2), ("https://example.org/a_(b)", 0),
    ("https://example.org/a_(b)c.", 1), ("https://example.org/?a=b!", 1),
    ("\"https://example.org/\"", 2),
    ("https://example.org/?", 1), ("https://example.org/(a", 2),
    // Chinese needs no space after an address without a path.
    ("看https://example.org看", 2),
    ("https://example.org https://example.org", 1 + 23),
  ])
  func urlsCountTheSameAtAnyLength(_ text: String, _ others: Int) {
    expect(PostLength(text: text).characters, equals: Self.link + others, "\(text)")
  }

  @Test(arguments: [
    "example.org/page", "www.example.org", "https://", "https://localhost", "xhttps://example.org",
    "#https://example.org", "@https://example.org", "ftp://example.org", "https://example.c",
    "mailto:ana@example.org", "https://-example.org", "https://example.org2",
  ])
  func nonURLTextCountsInFull(_ text: String) {
    expect(PostLength(text: text).characters, equals: text.count)
  }

  @Test(arguments: [
    ("@ana@example.org", 4), ("@ana", 4), ("hi @ana.b@social.example.org!", 10),
    ("(@ana@example.org)", 6), ("@ana@example.org @bob@example.org", 9), ("@ana@example.org.", 5),
    ("@ana@例え.jp", 4),
    // These are no people.
    ("ana@example.org", 15), ("a@ana@example.org", 17), ("/@ana@example.org", 17),
    ("@ana@b.org@c.org", 16), ("@ana@", 5), ("@", 1), ("@@", 2),
  ])
  func mentionsCountWithoutTheirServer(_ text: String, _ expected: Int) {
    expect(PostLength(text: text).characters, equals: expected, "\(text)")
  }

  @Test func warningsCountUnchanged() {
    let length = PostLength(text: "@ana@b.org", contentWarning: " @ana@b.org ")
    expect(length.characters, equals: 14)
  }

  @Test func limitsComeFromTheServer() {
    let limits = PostLimits(characters: 40, charactersPerLink: 30)
    let length = PostLength(text: "https://example.org 1234567890", limits: limits)
    expect(length.characters, equals: 41)
    expect(length.remaining, equals: -1)
    expect(!length.fits)
    expect(PostLength(text: "https://example.org 123456789", limits: limits).fits)
  }

  @Test func theServersExamplesMatch() {
    let letters = String(repeating: "b", count: 30)
    let link = String(repeating: "a", count: 476) + " http://\(letters).com/example"
    expect(PostLength(text: link).remaining, equals: 0)
    let mention = String(repeating: "a", count: 475) + " @alice@\(letters).com"
    expect(PostLength(text: mention).characters, equals: 482)
    let both = PostLength(
      text: String(repeating: "b", count: 251),
      contentWarning: String(repeating: "a", count: 250)
    )
    expect(both.remaining, equals: -1)
  }

  @Test func aDraftIsCountedWithItsWarning() {
    let draft = PostDraft(id: "1", text: "abc", contentWarning: "de", updatedAt: .distantPast)
    expect(PostLength(draft).characters, equals: 5)
  }

  @Test func longTextsTakeLinearTime() {
    let text = String(repeating: "https://a.b(", count: 20_000)
    expect(PostLength(text: text).characters, equals: text.count)
  }
}
