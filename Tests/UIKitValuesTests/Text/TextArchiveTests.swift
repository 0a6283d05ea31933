import Expectations
import Foundation
import Testing
import UIKitValues

/// Fonts and attributes of text in keyed archives.
@Suite struct TextArchiveTests {
  private func restored<Object: NSObject & NSSecureCoding>(_ object: Object) throws -> Object {
    let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
    return try require(NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data))
  }

  @Test(arguments: [
    UIFont.systemFont(ofSize: 13), .systemFont(ofSize: 20, weight: .semibold),
    .italicSystemFont(ofSize: 9), .monospacedDigitSystemFont(ofSize: 11, weight: .bold),
    .preferredFont(forTextStyle: .title2),
    UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 15)),
  ])
  func aFontIsTheSameAfterArchiving(font: UIFont) throws {
    try expect(restored(font), equals: font)
    try expect(restored(font.fontDescriptor), equals: font.fontDescriptor)
  }

  @Test func namedFontsKeepTheirNames() throws {
    let font = try require(UIFont(name: "HelveticaNeue-Bold", size: 12))
    try expect(restored(font).fontName, equals: font.fontName)
    try expect(restored(font), equals: font)
  }

  @Test func aParagraphStyleIsTheSameAfterArchiving() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    style.lineBreakMode = .byTruncatingMiddle
    style.baseWritingDirection = .rightToLeft
    style.lineSpacing = 2.5
    style.headIndent = 4
    style.tailIndent = -8
    style.allowsDefaultTighteningForTruncation = true
    style.hyphenationFactor = 0.5
    style.lineBreakStrategy = [.pushOut]
    style.tabStops = [
      NSTextTab(textAlignment: .right, location: 30),
      NSTextTab(
        textAlignment: .right,
        location: 60,
        options: [.columnTerminators: CharacterSet(charactersIn: ",")]
      ),
    ]
    style.textLists = [NSTextList(markerFormat: .decimal, options: 0)]
    let restored = try restored(style)
    expect(restored.tabStops, equals: style.tabStops)
    expect(restored.textLists.first?.markerFormat, equals: .decimal)
    restored.textLists = style.textLists
    expect(restored, equals: style)
    try expect(self.restored(NSMutableParagraphStyle()), equals: NSMutableParagraphStyle())
  }

  @Test func aShadowIsTheSameAfterArchiving() throws {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: -2)
    shadow.shadowBlurRadius = 3
    shadow.shadowColor = UIColor.red
    try expect(restored(shadow), equals: shadow)
    shadow.shadowColor = nil
    try expectNil(restored(shadow).shadowColor)
  }

  @Test func attachmentsKeepTheirContents() throws {
    let attachment = NSTextAttachment(data: Data([1, 2, 3]), ofType: "public.data")
    attachment.bounds = CGRect(x: 0, y: -3, width: 10, height: 12.5)
    attachment.lineLayoutPadding = 2
    let restored = try restored(attachment)
    expect(restored.contents, equals: Data([1, 2, 3]))
    expect(restored.fileType, equals: "public.data")
    expect(restored.bounds, equals: attachment.bounds)
    expect(restored.lineLayoutPadding, equals: 2)
    expectNil(restored.image)
  }

  // Foundation on Linux reads no archive of text whose attributes are the same everywhere.
  @Test func attributedTextIsTheSameAfterArchiving() throws {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 7
    let text = NSMutableAttributedString(string: "text", attributes: [.paragraphStyle: style])
    text.addAttribute(
      .font,
      value: UIFont.boldSystemFont(ofSize: 12),
      range: NSRange(location: 0, length: 2)
    )
    let data = try NSKeyedArchiver.archivedData(withRootObject: text, requiringSecureCoding: true)
    let restored = try NSKeyedUnarchiver.unarchivedObject(
      ofClasses: [
        NSMutableAttributedString.self, NSAttributedString.self, NSDictionary.self, NSArray.self,
        NSString.self, NSNumber.self, NSData.self, UIFont.self, NSParagraphStyle.self,
      ],
      from: data
    )
    try expect(require(restored as? NSAttributedString), equals: text)
  }
}
