import Foundation
import Testing
import UIKit

/// Foundation on Linux compares attributes of neighboring runs in a way that ended the process.
@MainActor
struct AttributeValueTests {
  /// Text of two neighboring runs that differ in one attribute, copied as labels and views do.
  private func copied(_ key: NSAttributedString.Key, _ first: Any, _ second: Any) -> Int {
    let text = NSMutableAttributedString(string: "0123456789")
    text.addAttribute(key, value: first, range: NSRange(location: 0, length: 5))
    text.addAttribute(key, value: second, range: NSRange(location: 5, length: 5))
    text.addAttribute(.kern, value: 1.0, range: NSRange(location: 0, length: 10))
    let copy = NSAttributedString(attributedString: text)
    #expect(copy.isEqual(to: text))
    var runs = 0
    copy.enumerateAttributes(in: NSRange(location: 0, length: 10), options: []) { _, _, _ in
      runs += 1
    }
    return runs
  }

  @Test func adjacentParagraphsCanDifferInStyle() {
    let close = NSMutableParagraphStyle()
    let wide = NSMutableParagraphStyle()
    wide.lineSpacing = 12
    #expect(copied(.paragraphStyle, close, wide) == 2)
    #expect(copied(.paragraphStyle, close, NSParagraphStyle()) == 1)
  }

  @Test func adjacentAttachmentsCanHaveNoImage() {
    #expect(copied(.attachment, NSTextAttachment(), NSTextAttachment()) == 2)
  }

  @Test func adjacentRunsCanDifferInColorOrFont() {
    #expect(copied(.foregroundColor, UIColor.red, UIColor { _ in .blue }) == 2)
    #expect(copied(.foregroundColor, UIColor { _ in .red }, UIColor { _ in .blue }) == 2)
    #expect(copied(.font, UIFont.systemFont(ofSize: 12), UIFont.systemFont(ofSize: 13)) == 2)
  }

  #if !canImport(ObjectiveC)
    /// Luck must not decide: the first stored word of each is a number of no type of Core
    /// Foundation.
    @Test func attributeValuesAreNotBridgedToCoreFoundation() throws {
      let values: [NSObject] = [
        UIColor.red, UIColor { _ in .red }, UIColor.label, UIFont.systemFont(ofSize: 12),
        NSParagraphStyle(), NSMutableParagraphStyle(), NSTextAttachment(), UIImage(),
      ]
      for value in values {
        let object = Unmanaged.passUnretained(value).toOpaque()
        let word = object.load(fromByteOffset: 2 * MemoryLayout<UInt>.size, as: UInt.self)
        #expect(word >> 8 & 0x3FF == 0x3FF, "\(type(of: value))")
      }
    }
  #endif
}
