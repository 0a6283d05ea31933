import Expectations
import Foundation
import Testing
import UIKit

/// Attributed strings of HTML documents, compared with Apple's importer.
@Suite struct HTMLImportTests {
  private func read(_ html: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(html.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html,
        .characterEncoding: String.Encoding.utf8.rawValue,
      ],
      documentAttributes: nil
    )
  }

  private func font(_ text: NSAttributedString, _ word: String) throws -> UIFont {
    try require(value(.font, text, word) as? UIFont)
  }

  private func style(_ text: NSAttributedString, _ word: String) throws -> NSParagraphStyle {
    try require(value(.paragraphStyle, text, word) as? NSParagraphStyle)
  }

  private func value(
    _ key: NSAttributedString.Key,
    _ text: NSAttributedString,
    _ word: String
  ) throws -> Any? {
    let range = (text.string as NSString).range(of: word)
    try require(range.location != NSNotFound)
    return text.attribute(key, at: range.location, effectiveRange: nil)
  }

  private func parts(_ color: Any?) throws -> [Int] {
    let color = try require(color as? UIColor)
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue].map { Int(($0 * 255).rounded()) }
  }

  // MARK: - Paragraphs

  @Test(arguments: [
    ("<b>one</b> two", "one two"),
    ("<p>one</p><p>two</p>", "one\ntwo\n"),
    ("<div>one</div><div>two</div>", "one\ntwo\n"),
    ("one<br>two", "one\ntwo"),
    ("<p>one<br>two</p>", "one\u{2028}two\n"),
    ("  one \n  two  ", "one two"),
    ("<p> one  <b> two </b> three </p>", "one two three\n"),
    ("one<p>two", "one\ntwo\n"),
    ("<p>one<div>two</div>", "one\ntwo\n"),
    ("<pre>\none\n  two</pre>", "one\n  two\n"),
    ("<h1>one</h1>two", "one\ntwo"),
    ("<table><tr><td>one<td>two<tr><td>three</table>", "one\ntwo\nthree\n"),
    ("<q>one <q>two</q></q>", "\u{201C}one \u{2018}two\u{2019}\u{201D}"),
    ("", ""),
    ("<p></p>", "\n"),
    ("<style>p {color: red}</style><script>1 < 2</script><title>t</title>one", "one"),
    ("<!-- no --><p hidden>no</p>one<!doctype html>", "one"),
    (
      "a < b & c &lt; &eacute;&#233;&#x2014;&nbsp;&copy &unknown; &#150;",
      "a < b & c < éé—\u{A0}© &unknown; –"
    ),
  ])
  func elementsMakeParagraphs(_ html: String, _ text: String) throws {
    try expect(read(html).string, equals: text)
  }

  @Test func listsHaveMarkersAndIndents() throws {
    let text = try read("<ul><li>one<li>two<ul><li>in</ul></ul><ol start=3><li>three</ol>")
    expect(text.string, equals: "\t•\tone\n\t•\ttwo\n\t◦\tin\n\t3.\tthree\n")
    let outer = try style(text, "one")
    expect(outer.headIndent, equals: 36)
    expect(outer.firstLineHeadIndent, equals: 0)
    expect(outer.tabStops.map(\.location), equals: [11, 36])
    expect(outer.textLists.map(\.markerFormat), equals: [.disc])
    let inner = try style(text, "in\n")
    expect(inner.headIndent, equals: 72)
    expect(inner.tabStops.map(\.location), equals: [47, 72])
    expect(inner.textLists.count, equals: 2)
    expect(inner.textLists.first, isSameAs: outer.textLists.first)
    try expect(style(text, "three").textLists.first?.isOrdered, equals: true)
  }

  @Test func listsAreCountedInLetters() throws {
    let text = try read("<ol type=a><li>x<li>y</ol><ol style='list-style-type: upper-roman'><li>z")
    expect(text.string, equals: "\ta.\tx\n\tb.\ty\n\tI.\tz\n")
  }

  @Test func paragraphsInItemsAreLines() throws {
    try expect(read("<ul><li><p>one</p><p>two</p></ul>").string, equals: "\t•\tone\u{2028}two\n")
  }

  @Test func paragraphsHaveRoomAndAlignment() throws {
    let text = try read(
      """
      <p>plain</p><p style="text-align: center; margin: 0 8px 4px 20px; text-indent: 10px">middle</p>
      <div align=right>right</div><p dir=rtl>turned</p><p style="line-height: 2">tall</p>
      """
    )
    let plain = try style(text, "plain")
    expect(plain.paragraphSpacing, equals: 12)
    expect(plain.alignment, equals: .natural)
    expect(plain.baseWritingDirection, equals: .leftToRight)
    expect(plain.defaultTabInterval, equals: 36)
    let middle = try style(text, "middle")
    expect(middle.alignment, equals: .center)
    expect(middle.paragraphSpacing, equals: 4)
    expect(middle.headIndent, equals: 20)
    expect(middle.firstLineHeadIndent, equals: 30)
    expect(middle.tailIndent, equals: -8)
    try expect(style(text, "right").alignment, equals: .right)
    try expect(style(text, "turned").baseWritingDirection, equals: .rightToLeft)
    try expect(style(text, "tall").minimumLineHeight, equals: 24)
  }

  // MARK: - Characters

  @Test func textWithoutAFontIsTimesOf12Points() throws {
    let text = try read("plain <b>bold</b> <i>slanted <b>both</b></i> <big>big</big>")
    let plain = try font(text, "plain")
    expect(plain.pointSize, equals: 12)
    expect(plain.familyName, equals: UIFont(name: "Times New Roman", size: 12)?.familyName)
    try expect(font(text, "bold").fontDescriptor.symbolicTraits, equals: .traitBold)
    try expect(font(text, "slanted").fontDescriptor.symbolicTraits, equals: .traitItalic)
    try expect(
      font(text, "both").fontDescriptor.symbolicTraits,
      equals: [.traitBold, .traitItalic]
    )
    expect(abs(try font(text, "big").pointSize - 14.4), isBelow: 0.01)
    try expect(parts(value(.foregroundColor, text, "plain")), equals: [0, 0, 0])
    try expect(value(.kern, text, "plain") as? Double, equals: 0)
    try expect(value(.strokeWidth, text, "plain") as? Double, equals: 0)
  }

  @Test func headingsAreBoldAndLarge() throws {
    let text = try read("<h1>first</h1><h2>second</h2><h4>fourth</h4>")
    try expect(font(text, "first").pointSize, equals: 24)
    try expect(font(text, "second").pointSize, equals: 18)
    try expect(font(text, "fourth").pointSize, equals: 12)
    try expect(font(text, "first").fontDescriptor.symbolicTraits, equals: .traitBold)
  }

  @Test func sheetsSayHowElementsLook() throws {
    let text = try read(
      """
      <html><head><style type="text/css">
      /* of all */ body { font-family: '-apple-system', Helvetica; font-size: 17px; color: #333 }
      @media print { body { color: red } }
      p.note, li > b { color: rgb(0, 128, 255) }
      #one { font-weight: 300; letter-spacing: 2px }
      div p { text-transform: uppercase }
      a:hover { color: red } a { color: green !important; text-decoration: none }
      </style></head><body><p>body</p><p class="other note">note</p><p id=one>thin</p>
      <div><p>upper</p></div><a href="/x" style="color: red">link</a>
      """
    )
    try expect(font(text, "body").familyName, equals: UIFont.systemFont(ofSize: 17).familyName)
    try expect(font(text, "body").pointSize, equals: 17)
    try expect(parts(value(.foregroundColor, text, "body")), equals: [0x33, 0x33, 0x33])
    try expect(parts(value(.foregroundColor, text, "note")), equals: [0, 128, 255])
    try expect(value(.kern, text, "thin") as? Double, equals: 2)
    expect(text.string.contains("UPPER"))
    try expect(parts(value(.foregroundColor, text, "link")), equals: [0, 128, 0])
    try expectNil(value(.underlineStyle, text, "link"))
    try expect(value(.link, text, "link") as? URL, equals: URL(string: "/x"))
  }

  @Test func attributesOfElementsCount() throws {
    let text = try read(
      """
      <font color="red" face="monospace" size="5">font</font> <u>under</u> <del>gone</del>
      <mark>mark</mark> x<sup>up</sup><sub>down</sub> <span style="background: yellow">span</span>
      <a href="https://example.org/a?b=1&amp;c=2">link</a><a name=x>name</a> <code>code</code>
      """
    )
    try expect(parts(value(.foregroundColor, text, "font")), equals: [255, 0, 0])
    try expect(font(text, "font").pointSize, equals: 18)
    try expect(value(.underlineStyle, text, "under") as? Int, equals: 1)
    try expect(value(.strikethroughStyle, text, "gone") as? Int, equals: 1)
    try expect(parts(value(.backgroundColor, text, "mark")), equals: [255, 255, 0])
    try expect(value(.baselineOffset, text, "up") as? Double, equals: 4)
    try expect(value(.baselineOffset, text, "down") as? Double, equals: -2)
    try expect(font(text, "up").pointSize, equals: 10)
    try expect(parts(value(.backgroundColor, text, "span")), equals: [255, 255, 0])
    try expect(
      value(.link, text, "link") as? URL,
      equals: URL(string: "https://example.org/a?b=1&c=2")
    )
    try expect(parts(value(.foregroundColor, text, "link")), equals: [0, 0, 238])
    try expect(value(.underlineStyle, text, "link") as? Int, equals: 1)
    try expectNil(value(.link, text, "name"))
    try expect(font(text, "code").pointSize, equals: 10)
  }

  @Test func elementsThatOverlapAreUntangled() throws {
    let text = try read("<b>bold <i>both</b> slanted</i> plain")
    expect(text.string, equals: "bold both slanted plain")
    try expect(
      font(text, "both").fontDescriptor.symbolicTraits,
      equals: [.traitBold, .traitItalic]
    )
    try expect(font(text, "slanted").fontDescriptor.symbolicTraits, equals: .traitItalic)
    try expect(font(text, "plain").fontDescriptor.symbolicTraits, equals: [])
  }

  @Test func imagesOfTheDocumentAreAttachments() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    }
    let data = try require(image.pngData()).base64EncodedString()
    let text = try read(
      "a<img src='data:image/png;base64,\(data)' width=40>b<img src='https://example.org/x.png'>"
    )
    expect(text.string, equals: "a\u{FFFC}b")
    let attachment = try require(value(.attachment, text, "\u{FFFC}") as? NSTextAttachment)
    expect(attachment.bounds, equals: CGRect(x: 0, y: 0, width: 40, height: 20))
    expect(attachment.image != nil)
  }

  // MARK: - Documents

  @Test func lettersAreDecodedAsIsSaid() throws {
    func read(_ html: String, _ options: [NSAttributedString.DocumentReadingOptionKey: Any])
      throws -> String
    {
      try NSAttributedString(data: Data(html.utf8), options: options, documentAttributes: nil)
        .string
    }
    let html: [NSAttributedString.DocumentReadingOptionKey: Any] = [
      .documentType: NSAttributedString.DocumentType.html
    ]
    // The default encoding is Windows-1252.
    try expect(read("caf\u{E9}", html), equals: "cafÃ©")
    try expect(read("<meta charset=utf-8>caf\u{E9}", html), equals: "café")
    try expect(read("\u{FEFF}caf\u{E9}", html), equals: "café")
    try expect(read("<html>caf\u{E9}", [:]), equals: "cafÃ©")
    try expect(read("caf\u{E9} <b>", [:]), equals: "café <b>")
  }

  @Test func attributesOfTheDocumentComeBack() throws {
    var known: NSDictionary?
    _ = try NSAttributedString(
      data: Data("<p>x".utf8),
      options: [.documentType: "NSHTML", .characterEncoding: NSNumber(value: 4)],
      documentAttributes: &known
    )
    expect(known?["DocumentType"] as? String, equals: "NSHTML")
    expect(known?["CharacterEncoding"] as? UInt, equals: 4)
    #expect(throws: CocoaError.self) {
      try NSAttributedString(
        data: Data("{\\rtf1}".utf8),
        options: [.documentType: NSAttributedString.DocumentType("NSRTF")],
        documentAttributes: nil
      )
    }
  }

  @Test func plainTextHasTheAttributesThatAreGiven() throws {
    let text = NSMutableAttributedString(string: "before")
    try text.read(
      from: Data("a <b>".utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.plain,
        .defaultAttributes: [NSAttributedString.Key.kern: 3],
      ],
      documentAttributes: nil
    )
    expect(text.string, equals: "a <b>")
    expect(text.attribute(.kern, at: 0, effectiveRange: nil) as? Int, equals: 3)
  }

  @Test func aTextSurvivesTheWayToHTMLAndBack() throws {
    let source = try read(
      """
      <h1 style="text-align: center">Title</h1><p>some <b style="color: #123456">bold</b>
      <a href="https://example.org">link</a> &lt;&amp;&gt;</p>
      <ol type=a><li>one<li>two <i>slanted</i></ol><p style="margin-left: 30px">end</p>
      """
    )
    let data = try source.data(
      from: NSRange(location: 0, length: source.length),
      documentAttributes: [.documentType: NSAttributedString.DocumentType.html]
    )
    let copy = try NSAttributedString(
      data: data,
      options: [.documentType: NSAttributedString.DocumentType.html],
      documentAttributes: nil
    )
    expect(copy.string, equals: source.string)
    for word in ["Title", "some", "bold", "link", "one", "slanted", "end"] {
      try expect(font(copy, word), equals: font(source, word), "\(word)")
      try expect(style(copy, word).alignment, equals: style(source, word).alignment, "\(word)")
      try expect(style(copy, word).headIndent, equals: style(source, word).headIndent, "\(word)")
      try expect(
        abs(style(copy, word).paragraphSpacing - style(source, word).paragraphSpacing),
        isBelow: 0.1,
        "\(word)"
      )
      try expect(
        parts(value(.foregroundColor, copy, word)),
        equals: parts(value(.foregroundColor, source, word)),
        "\(word)"
      )
    }
    try expect(value(.link, copy, "link") as? URL, equals: URL(string: "https://example.org"))
    let plain = try source.data(from: NSRange(location: 0, length: 5))
    expect(String(decoding: plain, as: UTF8.self), equals: "Title")
  }

  @Test func brokenDocumentsAreReadToTheirEnd() throws {
    let texts = [
      "<": "<", "<p": "\n", "<p a": "\n", "<p a=": "\n", "<p a='": "\n", "</": "</", "<!": "",
      "<!--": "", "&": "&", "&#": "&#", "&#x": "&#x", "<b><i></b></i>": "", "</p>": "\n",
      "<li>x": "x\n", "<td>x": "x\n", "<style>p{": "", "<p style='color": "\n",
      "<ol><li><ol><li></ol>": "\t1.\t\n", "<a href=''>x</a>": "x", "<style>}{;:</style>x": "x",
      "<font size=x color=y>z": "z", "<textarea>x": "x",
    ]
    for (html, text) in texts { try expect(read(html).string, equals: text, "\(html)") }
  }
}
