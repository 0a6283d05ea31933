import Expectations
import Foundation
import MastodonMapping
import MomentsValues
import SocialModel
import Testing

@Suite struct HTMLReaderTests {
  private func text(_ html: String) -> String { HTMLReader().read(html).string }

  /// The ranges of the runs, with their styles.
  private func marks(_ text: RichText) -> [String] {
    text.runs.map { run in
      let words = text.string(of: run)
      switch run.style {
      case .link(let url): return "link(\(words) -> \(url.absoluteString))"
      case .mention(let handle, let id, _): return "mention(\(words) -> \(handle) \(id ?? "-"))"
      case .hashtag(let name): return "hashtag(\(words) -> \(name))"
      case .emphasis: return "emphasis(\(words))"
      case .strong: return "strong(\(words))"
      case .strikethrough: return "strikethrough(\(words))"
      case .code: return "code(\(words))"
      case .quote: return "quote(\(words))"
      case .added: return "added(\(words))"
      case .emoji(let emoji): return "emoji(\(emoji.shortcode))"
      }
    }
  }

  // MARK: - Paragraphs

  @Test(arguments: [
    ("", ""),
    ("plain", "plain"),
    ("<p>one</p>", "one"),
    ("<p>one</p><p>two</p>", "one\n\ntwo"),
    ("<p>one<p>two", "one\n\ntwo"),
    ("<p>one</p>\n  <p>two</p>\n", "one\n\ntwo"),
    ("<p>one<br>two<br />three</p>", "one\ntwo\nthree"),
    ("<p>one<br><br>two</p>", "one\n\ntwo"),
    ("<p>one<br/>\n two</p>", "one\ntwo"),
    ("<p>one</p><p></p><p> </p><p>two</p>", "one\n\ntwo"),
    ("<p>one<br></p><p>two</p>", "one\n\ntwo"),
    ("<br><br><p>one</p><br>", "one"),
    ("<div>one</div><div>two</div>", "one\ntwo"),
    ("one</br>two", "one\ntwo"),
    ("<p>one</p>two", "one\n\ntwo"),
    ("<p>a\nb\t c</p>", "a b c"),
    ("<p>a   b</p>", "a   b"),
    ("<p>a <b> b</b></p>", "a  b"),
    ("<p>∧  ∧<br>  (o.o)</p>", "∧  ∧\n  (o.o)"),
    ("a<hr>b", "a\nb"),
    ("<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>", "a b\nc"),
    ("<h1>Big</h1><p>small</p>", "Big\n\nsmall"),
    ("x<wbr>y", "xy"),
  ])
  func blocksBecomeLinesAndParagraphs(html: String, expected: String) {
    expect(text(html), equals: expected)
  }

  @Test(arguments: [
    ("<ul><li>a</li><li>b</li></ul>", "• a\n• b"),
    ("<p>x</p><ul><li>a<li>b</ul><p>y</p>", "x\n\n• a\n• b\n\ny"),
    ("<ol><li>a</li><li>b</li></ol>", "1. a\n2. b"),
    ("<ol start=\"9\"><li>a</li><li>b</li></ol>", "9. a\n10. b"),
    ("<ol start=3 reversed><li>a</li><li>b</li></ol>", "3. a\n2. b"),
    ("<ol><li value=5>a</li><li>b</li></ol>", "5. a\n6. b"),
    ("<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>", "• a\n  • b\n• c"),
    ("<ol><li>a<ul><li>b</li></ul></li><li>c</li></ol>", "1. a\n  • b\n2. c"),
    ("<ul>\n  <li>\n    a\n  </li>\n  <li><p>b</p></li>\n</ul>", "• a\n\n• b"),
    ("<li>alone</li>", "• alone"),
    (
      "<ol start=\"9223372036854775807\"><li>a<li>b</ol>",
      "9223372036854775807. a\n-9223372036854775808. b"
    ),
  ])
  func listsGetBulletsAndNumbers(html: String, expected: String) {
    expect(text(html), equals: expected)
  }

  @Test func preformattedTextKeepsItsSpaces() {
    let text = HTMLReader().read("<p>a</p><pre><code>let x =\n    1\n</code></pre><p>b</p>")
    expect(text.string, equals: "a\n\nlet x =\n    1\n\n\nb")
    expect(marks(text), equals: ["code(let x =\n    1\n)"])
  }

  @Test func quotationsAndEmphasisAreStyled() {
    let text = HTMLReader().read(
      "<blockquote><p>so <em>it</em></p><p>is</p></blockquote><p><strong>yes <b>!</b></strong> <del>no</del> <code>x</code></p>"
    )
    expect(text.string, equals: "so it\n\nis\n\nyes ! no x")
    expect(
      marks(text),
      equals: [
        "quote(so it\n\nis)", "emphasis(it)", "strong(yes !)", "strong(!)", "strikethrough(no)",
        "code(x)",
      ]
    )
  }

  @Test func rubyTextIsInBrackets() {
    expect(text("<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>"), equals: "漢（kan）")
  }

  // MARK: - Characters

  @Test(arguments: [
    ("a &amp; b", "a & b"),
    ("a & b", "a & b"),
    ("AT&T &ampx &amp", "AT&T &ampx &amp"),
    ("&lt;p&gt;", "<p>"),
    ("you can&#39;t &#x1F30A; &#X41;", "you can't 🌊 A"),
    ("&quot;&apos;&nbsp;&hellip;&euro;", "\"'\u{A0}…€"),
    ("&#0;&#xD800;&#x110000;&#99999999999999;", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("&#150;", "–"),
    ("&#00000000000000000065;&#4294967361;&#xFFFFFFFFF41;", "A\u{FFFD}\u{FFFD}"),
    ("&#6a;&#x6g;&#x;&#X;&##65;", "&#6a;&#x6g;&#x;&#X;&##65;"),
    ("&#;&#x;&;&bogus;", "&#;&#x;&;&bogus;"),
    ("&#x2028;x", "\u{2028}x"),
    ("1 < 2 > 0 <3 <- ->", "1 < 2 > 0 <3 <- ->"),
    ("a <b", "a <b"),
    ("a < b > c", "a < b > c"),
    ("Köln 北京 مرحبا", "Köln 北京 مرحبا"),
  ])
  func characterReferencesAndBareSignsAreParsed(html: String, expected: String) {
    expect(text(html), equals: expected)
  }

  @Test(arguments: [
    ("a\u{0}b&#1;c\u{7F}", "abc"),
    ("a\u{202E}b\u{202C}c", "abc"),
    ("&#x202E;evil", "evil"),
    ("\u{2067}rtl\u{2069}x\u{2069}", "\u{2067}rtl\u{2069}x"),
    ("open \u{2066}isolate", "open \u{2066}isolate\u{2069}"),
    ("a\u{85}b\u{FFF9}c", "abc"),
    ("a\u{FFF9}b\u{FFFA}c\u{FFFB}", "abc"),
    ("a，b\u{FFFD}", "a，b\u{FFFD}"),
  ])
  func controlCharactersAreRemoved(html: String, expected: String) {
    expect(text(html), equals: expected)
  }

  // MARK: - What is not shown

  @Test(arguments: [
    ("a<script>alert('<p>')</script>b", "ab"),
    ("a<SCRIPT >x</sCript >b", "ab"),
    ("a<style>p{}</style>b", "ab"),
    ("a<script>never ends <p>b</p>", "a"),
    ("a<!-- <p>x</p> -->b", "ab"),
    ("a<!-->b", "ab"),
    ("a<!-- never closed <p>b</p>", "ab"),
    ("a<!DOCTYPE html>b<?php x ?>c", "abc"),
    ("a<template>x<b>y</b></template>b", "ab"),
    ("a<svg><text>x</text></svg>b", "ab"),
    ("a<img src=x onerror=alert(1)>b", "ab"),
    ("a<img class=emoji alt=\":blob:\">b", "a:blob:b"),
    ("a<unknown foo>b</unknown>c", "abc"),
    ("a</p></div></nothing>b", "a\n\nb"),
  ])
  func scriptsCommentsAndUnknownTagsAreRemoved(html: String, expected: String) {
    expect(text(html), equals: expected)
  }

  // MARK: - Links

  @Test func longAddressesAreShortenedLikeOnMastodon() {
    let text = HTMLReader().read(
      """
      <p><a href="https://example.org/a/very/long/path?q=1" target="_blank" rel="nofollow noopener">\
      <span class="invisible">https://</span><span class="ellipsis">example.org/a/very</span>\
      <span class="invisible">/long/path?q=1</span></a> ok</p>
      """
    )
    expect(text.string, equals: "example.org/a/very… ok")
    expect(
      marks(text),
      equals: [
        "link(example.org/a/very… -> https://example.org/a/very/long/path?q=1)"
      ]
    )
  }

  @Test func plainLinksAreUnchanged() {
    let text = HTMLReader().read(#"see <a href='https://x.example/?a=1&amp;b=2'>x.example</a>!"#)
    expect(marks(text), equals: ["link(x.example -> https://x.example/?a=1&b=2)"])
  }

  @Test(arguments: [
    "javascript:alert(1)", "JaVaScRiPt:alert(1)", "java\nscript:alert(1)", "data:text/html,x",
    "file:///etc/passwd", "ftp://x.example", "mailto:a@b.c", "/relative", "//host/path", "", "#x",
    "http:", "https://", "vbscript:x", "xmpp:a@b", " ", "\u{1}https://x.example",
  ])
  func nonWebLinksAreText(href: String) {
    let text = HTMLReader().read("<a href=\"\(href)\">click</a>")
    expect(text, equals: RichText("click"))
  }

  @Test func tooLongAddressesAreText() {
    let long = "https://x.example/" + String(repeating: "a", count: 5_000)
    expect(HTMLReader().read("<a href=\"\(long)\">click</a>"), equals: RichText("click"))
  }

  @Test(arguments: [
    "https://s.example/@Ana", "https://S.example/@Ana/", " https://s.example/@Ana ",
  ])
  func linksToPeopleAreMentions(href: String) {
    let reader = HTMLReader(
      people: [.init(id: "7", handle: "Ana@s.example", url: "https://s.example/@Ana")])
    let text = reader.read(
      """
      <p><span class="h-card" translate="no"><a href="\(href)" class="u-url mention">@\
      <span>Ana</span></a></span> hi</p>
      """
    )
    expect(text.string, equals: "@Ana hi")
    expect(marks(text), equals: ["mention(@Ana -> Ana@s.example 7)"])
  }

  @Test func mentionsOfUnknownPeopleKeepTheirText() {
    let text = HTMLReader().read(
      #"<a href="https://s.example/@bo" class="u-url mention">@<span>bo</span></a>"#
    )
    expect(marks(text), equals: ["mention(@bo -> bo -)"])
  }

  @Test func mentionsAreRecognizedByTheirText() {
    let reader = HTMLReader(people: [.init(id: "9", handle: "bo@s.example", url: nil)])
    let text = reader.read(#"<a href="https://s.example/u/1" class="mention">@BO@s.example</a>"#)
    expect(marks(text), equals: ["mention(@BO@s.example -> bo@s.example 9)"])
  }

  @Test func hashtagsUseTheServersSpelling() {
    let reader = HTMLReader(hashtags: ["SwiftLang"])
    let text = reader.read(
      """
      <a href="https://s.example/tags/swiftlang" class="mention hashtag" rel="tag">#\
      <span>swiftlang</span></a> <a href="https://s.example/tags/x" rel="tag">#<span>x</span></a>
      """
    )
    expect(marks(text), equals: ["hashtag(#swiftlang -> SwiftLang)", "hashtag(#x -> x)"])
  }

  @Test func nestedLinksBecomeConsecutive() {
    let text = HTMLReader().read(
      #"<a href="https://a.example">one<a href="https://b.example">two</a></a>"#
    )
    expect(
      marks(text),
      equals: ["link(one -> https://a.example)", "link(two -> https://b.example)"]
    )
  }

  @Test func anUnclosedLinkEndsWithItsParagraph() {
    let text = HTMLReader().read(#"<p><a href="https://a.example">one</p><p>two</p>"#)
    expect(marks(text), equals: ["link(one -> https://a.example)"])
  }

  @Test func inlineQuotesAreHiddenOnRequest() {
    let html = #"<p class="quote-inline">RE: <a href="https://a.example">x</a></p><p>yes</p>"#
    expect(text(html), equals: "RE: x\n\nyes")
    expect(HTMLReader(hidesInlineQuotes: true).read(html), equals: RichText("yes"))
  }

  @Test func customEmojiAreMarked() {
    let reader = HTMLReader(emojis: [EmojiReference(shortcode: "pan")])
    expect(
      marks(reader.read("<p>a :pan: <code>:pan:</code></p>")),
      equals: [
        "emoji(pan)", "code(:pan:)",
      ]
    )
  }
}
