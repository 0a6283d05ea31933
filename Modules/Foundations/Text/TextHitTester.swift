import Foundation
import UIKit

/// Finds the character under a point of a laid-out text.
final class TextHitTester {
  let size: CGSize
  let maximumLines: Int
  let isRightToLeft: Bool
  private let storage: NSTextStorage
  private let layoutManager = NSLayoutManager()
  private let container: NSTextContainer

  /// Lays out the text of a label, with the attributes that the label adds.
  init(text: NSAttributedString, label: UILabel) {
    size = label.bounds.size
    maximumLines = label.numberOfLines
    isRightToLeft = label.effectiveUserInterfaceLayoutDirection == .rightToLeft
    storage = NSTextStorage(
      attributedString: Self.completed(text, as: label, isRightToLeft: isRightToLeft)
    )
    // Half a point of tolerance, as in labels: heights are sums of rounded numbers.
    container = NSTextContainer(size: CGSize(width: size.width, height: size.height + 0.5))
    container.lineFragmentPadding = 0
    container.maximumNumberOfLines = maximumLines
    container.lineBreakMode = .byTruncatingTail
    layoutManager.addTextContainer(container)
    storage.addLayoutManager(layoutManager)
  }

  /// Whether the label's text and layout are unchanged.
  func fits(_ label: UILabel) -> Bool {
    size == label.bounds.size && maximumLines == label.numberOfLines
      && isRightToLeft == (label.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// Adds the label's font and alignment to text without them.
  private static func completed(
    _ text: NSAttributedString,
    as label: UILabel,
    isRightToLeft: Bool
  ) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: text)
    let whole = NSRange(location: 0, length: result.length)
    guard whole.length > 0 else { return result }
    text.enumerateAttribute(.font, in: whole) { font, range, _ in
      if font == nil { result.addAttribute(.font, value: label.font as Any, range: range) }
    }
    let style = NSMutableParagraphStyle()
    if let given = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
      as? NSParagraphStyle
    {
      style.setParagraphStyle(given)
    } else {
      style.alignment = label.textAlignment
    }
    if style.alignment == .natural { style.alignment = isRightToLeft ? .right : .left }
    result.addAttribute(.paragraphStyle, value: style, range: whole)
    return result
  }

  /// Returns the UTF-16 index of the character whose box contains the point; `nil` beside and below
  /// the text, and for truncated text.
  func characterIndex(at labelPoint: CGPoint) -> Int? {
    // A label that is higher than its text centers it.
    let slack = max(0, size.height - layoutManager.usedRect(for: container).height)
    let point = CGPoint(x: labelPoint.x, y: labelPoint.y - slack / 2)
    let glyph = layoutManager.glyphIndex(for: point, in: container)
    let box = layoutManager.boundingRect(
      forGlyphRange: NSRange(location: glyph, length: 1),
      in: container
    )
    // Some tolerance around each glyph, for touches.
    guard box.insetBy(dx: -3, dy: -3).contains(point) else { return nil }
    let cut = layoutManager.truncatedGlyphRange(inLineFragmentForGlyphAt: glyph)
    guard cut.location == NSNotFound || glyph < cut.location else { return nil }
    return layoutManager.characterIndexForGlyph(at: glyph)
  }
}
