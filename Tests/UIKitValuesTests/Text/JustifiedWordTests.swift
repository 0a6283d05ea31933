import Expectations
import Foundation
import Testing
import UIKitValues

/// Justified lines of one word.
@Suite struct JustifiedWordTests {
  private func inkedWidth(_ text: String, row: Int, width: CGFloat = 200) throws -> Int {
    let style = NSMutableParagraphStyle()
    style.alignment = .justified
    let attributed = NSAttributedString(
      string: text,
      attributes: [.font: UIFont.systemFont(ofSize: 16), .paragraphStyle: style]
    )
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: width, height: 100)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      attributed.draw(in: CGRect(origin: .zero, size: size))
    }
    let pixels = try require(image.cgImage)
    let line = UIFont.systemFont(ofSize: 16).lineHeight
    let rows = Int(line * CGFloat(row)) + 1..<Int(line * CGFloat(row + 1)) - 1
    let inked = (0..<Int(width)).filter { x in
      rows.contains { pixels.pixel(x: x, y: $0) >> 24 > 60 }
    }
    return try require(inked.max()) - (try require(inked.min()))
  }

  @Test func aWordAloneKeepsItsWidth() throws {
    // The second word does not fit after the first.
    let text = "incomprehensible internationalization and so on until the end"
    let natural = "incomprehensible".size(withAttributes: [.font: UIFont.systemFont(ofSize: 16)])
    expect(abs(CGFloat(try inkedWidth(text, row: 0)) - natural.width), isBelow: 4)
  }

  @Test func severalWordsReachBothSides() throws {
    try expect(inkedWidth("some words that are to be wrapped into lines", row: 0), isAbove: 190)
  }

  @Test func ideographsAreSpread() throws {
    try expect(inkedWidth("中文字符中文字符中文字符中文字符中文", row: 0, width: 106), isAbove: 98)
  }
}
