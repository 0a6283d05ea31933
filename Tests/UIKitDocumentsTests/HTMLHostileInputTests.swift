import Expectations
import Foundation
import TestSupport
import Testing
import UIKit

/// HTML that is broken, or made to break a reader: it is read in bounded time, and never stops the
/// program.
@Suite struct HTMLHostileInputTests {
  @discardableResult
  private func read(_ html: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(html.utf8),
      options: [.documentType: NSAttributedString.DocumentType.html],
      documentAttributes: nil
    )
  }

  private func size(of text: NSAttributedString) -> CGSize {
    text.boundingRect(
      with: CGSize(width: 300, height: 10_000),
      options: [.usesLineFragmentOrigin],
      context: nil
    ).size
  }

  @Test(arguments: ["div", "b", "span", "ul", "blockquote", "table", "big", "sup"])
  func deepNestingIsRead(name: String) throws {
    let text = try read(String(repeating: "<\(name)>", count: 5_000) + "deep")
    expect(text.string.contains("deep"))
    expect(size(of: text).height.isFinite)
  }

  @Test func textAfterTheDepthLimitStaysInOrder() throws {
    let text = try read(String(repeating: "<span>a", count: 2_000) + "</span>end")
    expect(text.string, equals: String(repeating: "a", count: 2_000) + "end")
  }

  @Test(arguments: [
    #"<font size="+9223372036854775807">x</font>"#, #"<font size="-9223372036854775808">x</font>"#,
    #"<ol start="9223372036854775807"><li>x<li>y</ol>"#,
    #"<ol start="-9223372036854775808" type="A"><li>x<li>y</ol>"#,
    #"<p style="color: rgb(nan, inf, 1e999)">x</p>"#, #"<p style="color: rgba(1,1,1,nan)">x</p>"#,
    #"<p style="color: hsl(1e300, nan%, inf%)">x</p>"#, #"<p style="line-height: inf">x</p>"#,
    #"<p style="line-height: nan">x</p>"#, #"<p style="line-height: 1e300">x</p>"#,
    #"<img width="99999999999999999999" src="data:image/png;base64,AA==">x"#,
    "<p style=\"font-size: \(String(repeating: "9", count: 400))px\">x</p>",
    "<p style=\"margin: \(String(repeating: "9", count: 40))px\">x</p>",
    "<p style=\"letter-spacing: -\(String(repeating: "9", count: 40))em\">x</p>",
    "<p style=\"text-shadow: \(String(repeating: "9", count: 40))px 1px red\">x</p>",
    "<p style=\"text-indent: \(String(repeating: "9", count: 400))px\">x</p>",
    "<p style=\"vertical-align: \(String(repeating: "9", count: 40))px\">x</p>",
  ])
  func numbersOutOfRangeAreClamped(html: String) throws {
    let text = try read(html)
    expect(text.string.contains("x"))
    let size = size(of: text)
    expect(size.width.isFinite && size.height.isFinite)
    _ = try text.data(
      from: NSRange(location: 0, length: text.length),
      documentAttributes: [.documentType: NSAttributedString.DocumentType.html]
    )
  }

  /// A selector of many ancestors that fails at the last one has no combinations to try.
  @Test func selectorsOfManyAncestorsAreMatchedInOnePass() throws {
    let selector = ".absent " + String(repeating: "div ", count: 12)
    let html =
      "<style>\(selector){color:red} .absent > \(selector){color:red}</style>"
      + String(repeating: "<div>", count: 200) + "x"
    try expect(read(html).string.contains("x"))
  }

  @Test func descendantAndChildSelectorsMatch() throws {
    func isRed(_ selector: String, _ body: String) throws -> Bool {
      let text = try read("<style>\(selector) {color: #ff0000}</style>\(body)")
      let at = (text.string as NSString).range(of: "x").location
      let color = text.attribute(.foregroundColor, at: at, effectiveRange: nil) as? UIColor
      return color == UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    }
    let body = "<div class=a><p><b><i>x</i></b></p></div>"
    for selector in ["div i", ".a i", "div b > i", ".a > p i", "p > b > i", "body .a b i"] {
      try expect(isRed(selector, body), "\(selector)")
    }
    for selector in ["div > i", ".a > b i", "p > i", "i b", ".b i", "div > b > i"] {
      try expect(!isRed(selector, body), "\(selector)")
    }
    // The nearest ancestor that matches is not the one that the rest of the selector needs.
    try expect(isRed(".a > div i", "<div class=a><div><div><i>x</i></div></div></div>"))
  }

  @Test(arguments: ["<li>item", "<p>text", "<ul><li>one</ul>", "<b><p>a"])
  func readingIsLinear(part: String) throws {
    try expect(read("<ul>" + String(repeating: part, count: 500)).length, isAbove: 500)
    let growth = growth(from: 500) { count in
      _ = try? read("<ul>" + String(repeating: part, count: count))
    }
    expect(growth, isBelow: 3)
  }

  @Test(arguments: Seeds.first(4, random: 40))
  func brokenDocumentsAreRead(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "<b>", "</b>", "<p>", "</p>", "<ul>", "<ol start=3>", "</ul>", "<li>", "<table>", "<td>",
      "<a href='x'>", "</a>", "<!--", "-->", "<style>p{", "}</style>", "&amp;", "&#x41;", "&#;",
      "<img src=", ">", "<", "\"", "'", "text", " ", "\n", "é", "😀", "<br>", "</", "<q>", "=",
      "style='color:", "rgb(1,2", "font:italic 12px/1", "</div>", "<div style=\"", "<pre>\n",
    ]
    for _ in 0..<60 {
      let count = Int.random(in: 0..<120, using: &random)
      let html = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let text = try read(html)
      expect(size(of: text).height.isFinite, "seed \(seed): \(html)")
    }
  }
}
