import Foundation
import UIKit

/// A text storage, a layout manager and containers, as programs create them.
struct TextKitFixture {
  let storage: NSTextStorage
  let manager: NSLayoutManager
  let container: NSTextContainer

  init(
    _ text: String,
    width: CGFloat = 200,
    attributes: [NSAttributedString.Key: Any] = [:],
    storage: NSTextStorage = NSTextStorage(),
    manager: NSLayoutManager = NSLayoutManager(),
    container: NSTextContainer = NSTextContainer()
  ) {
    self.storage = storage
    self.manager = manager
    self.container = container
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    container.size = CGSize(width: width, height: 0)
    let all = [.font: UIFont.systemFont(ofSize: 16)].merging(attributes) { $1 }
    storage.replaceCharacters(
      in: NSRange(location: 0, length: 0),
      with: NSAttributedString(string: text, attributes: all)
    )
  }

  struct Line {
    var rect: CGRect
    var used: CGRect
    var range: NSRange
  }

  var whole: NSRange { NSRange(location: 0, length: storage.length) }

  /// The lines of all of the text.
  var lines: [Line] {
    var lines: [Line] = []
    manager.enumerateLineFragments(forGlyphRange: whole) { rect, used, _, range, _ in
      lines.append(Line(rect: rect, used: used, range: range))
    }
    return lines
  }

  func text(_ range: NSRange) -> String { (storage.string as NSString).substring(with: range) }

  /// The rectangles around a word.
  func rects(of word: String) -> [CGRect] {
    var rects: [CGRect] = []
    manager.enumerateEnclosingRects(
      forGlyphRange: (storage.string as NSString).range(of: word),
      withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0),
      in: container
    ) { rect, _ in rects.append(rect) }
    return rects
  }
}
