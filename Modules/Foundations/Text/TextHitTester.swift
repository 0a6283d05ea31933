import Foundation
import UIKit

/// Answers which character of a laid out text lies under a point.
final class TextHitTester {
  let size: CGSize
  let maximumLines: Int
  private let storage: NSTextStorage
  private let layoutManager = NSLayoutManager()
  private let container: NSTextContainer

  init(text: NSAttributedString, size: CGSize, maximumLines: Int) {
    self.size = size
    self.maximumLines = maximumLines
    storage = NSTextStorage(attributedString: text)
    container = NSTextContainer(size: size)
    container.lineFragmentPadding = 0
    container.maximumNumberOfLines = maximumLines
    container.lineBreakMode = .byTruncatingTail
    layoutManager.addTextContainer(container)
    storage.addLayoutManager(layoutManager)
  }

  /// The UTF-16 index of the character whose box holds the point; `nil` beside and below the text.
  func characterIndex(at point: CGPoint) -> Int? {
    let glyph = layoutManager.glyphIndex(for: point, in: container)
    let box = layoutManager.boundingRect(
      forGlyphRange: NSRange(location: glyph, length: 1),
      in: container
    )
    // A finger is not a pixel: a little slack around each glyph.
    guard box.insetBy(dx: -3, dy: -3).contains(point) else { return nil }
    return layoutManager.characterIndexForGlyph(at: glyph)
  }
}
