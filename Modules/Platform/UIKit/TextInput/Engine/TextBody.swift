import CoreGraphics
import Foundation
import TextEngine

/// The text of an editor as it is laid out: paragraph by paragraph, so that a key lays out one.
///
/// Offsets are UTF-16 units of the whole text; points count from the corner of the text.
@MainActor final class TextBody {
  /// How the text is to lie.
  struct Format: Equatable {
    /// The width to wrap in, in points; nil for one endless line a paragraph.
    var width: CGFloat?
    /// Whether the interface reads from right to left: decides for text that does not.
    var isRightToLeft = false
    /// Whether line breaks count as spaces.
    var isSingleLine = false
    /// Whether letters are shown as dots.
    var isSecure = false
    /// The alignment, where the text brings none.
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// The most lines; 0 for any number.
    var maximumLines = 0
    /// Whether fonts follow the reader's text size.
    var adjustsFonts = false
    /// What the size of every font is multiplied with.
    var fontScale: CGFloat = 1
    var traits = UITraitCollection.current
    /// What links look like, over their own attributes; nil leaves them.
    var linkAttributes: [NSAttributedString.Key: Any]?

    static func == (lhs: Format, rhs: Format) -> Bool {
      lhs.width == rhs.width && lhs.isRightToLeft == rhs.isRightToLeft
        && lhs.isSingleLine == rhs.isSingleLine && lhs.isSecure == rhs.isSecure
        && lhs.alignment == rhs.alignment && lhs.lineBreakMode == rhs.lineBreakMode
        && lhs.maximumLines == rhs.maximumLines && lhs.adjustsFonts == rhs.adjustsFonts
        && lhs.fontScale == rhs.fontScale
        && (lhs.traits === rhs.traits || lhs.traits == rhs.traits)
        && isSame(lhs.linkAttributes, rhs.linkAttributes)
    }
  }

  private nonisolated static func isSame(
    _ one: [NSAttributedString.Key: Any]?,
    _ other: [NSAttributedString.Key: Any]?
  ) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return NSAttributedString(string: " ", attributes: one)
      .isEqual(to: NSAttributedString(string: " ", attributes: other))
  }

  let storage: NSTextStorage
  private(set) var blocks: [TextBlock] = []
  /// What text still being composed is; it is underlined.
  private(set) var markedRange: NSRange?
  /// The attributes of an empty text, and of an empty last paragraph.
  var emptyAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { layOutEmptyEnd() }
  }

  var format: Format {
    didSet { if format != oldValue { layOutAll() } }
  }

  init(storage: NSTextStorage, format: Format) {
    self.storage = storage
    self.format = format
    layOutAll()
  }

  /// The number of UTF-16 units.
  var length: Int { blocks.last.map { $0.start + $0.length } ?? 0 }

  /// The width of the widest line and the height of all, in points; not rounded.
  var size: CGSize {
    CGSize(
      width: blocks.reduce(0) { max($0, $1.layout.size.width) },
      height: blocks.last.map { $0.top + $0.height } ?? 0
    )
  }

  /// The width of the widest line and the height of all, wrapped in another width.
  func size(forWidth width: CGFloat?) -> CGSize {
    width == format.width ? size : TextBlock.measure(self, width: width)
  }

  /// The width of the text where nothing makes it wrap.
  var unwrappedWidth: CGFloat { size(forWidth: nil).width }

  /// The width of the text where nothing makes it wrap, with fonts of another size.
  func unwrappedWidth(fontScale: CGFloat) -> CGFloat {
    fontScale == format.fontScale
      ? unwrappedWidth : TextBlock.measure(self, width: nil, fontScale: fontScale).width
  }

  // MARK: - Changes

  /// Lays everything out again.
  func layOutAll() {
    blocks = TextBlock.blocks(of: storage, in: NSRange(location: 0, length: storage.length), self)
    place(from: 0)
  }

  /// The storage changed: characters in `range` gave way to `newLength` others.
  ///
  /// Lays out the paragraphs concerned. Returns the heights that are to be redrawn.
  @discardableResult
  func storageDidReplace(_ range: NSRange, newLength: Int) -> ClosedRange<CGFloat> {
    let delta = newLength - range.length
    guard !blocks.isEmpty, !format.isSingleLine else {
      let before = size.height
      layOutAll()
      return 0...max(before, size.height)
    }
    // One more on both sides: a carriage return and a line feed may have become one break, or two.
    let first = max(blockIndex(at: range.location) - 1, 0)
    let last = min(blockIndex(at: range.upperBound) + 1, blocks.count - 1)
    let oldHeight = size.height
    let start = blocks[first].start
    let end = blocks[last].start + blocks[last].length + delta
    let isToEnd = last == blocks.count - 1
    var fresh = TextBlock.blocks(
      of: storage,
      in: NSRange(location: start, length: end - start),
      self,
      isToEnd: isToEnd
    )
    var changed = first
    let kept = Array(blocks[first...last])
    if fresh.count == kept.count {
      for index in fresh.indices where fresh[index].layout === kept[index].layout {
        fresh[index].carets = kept[index].carets
        if changed == first + index { changed += 1 }
      }
    }
    blocks.replaceSubrange(first...last, with: fresh)
    let oldBottom = kept.last.map { $0.top + $0.height } ?? 0
    place(from: first)
    let top = changed < blocks.count ? blocks[changed].top : size.height
    let freshLast = first + fresh.count - 1
    let bottom = blocks[freshLast].top + blocks[freshLast].height
    if abs(bottom - oldBottom) < 0.01 { return min(top, bottom)...max(top, bottom) }
    return min(top, size.height)...max(oldHeight, size.height)
  }

  /// Underlines another part.
  ///
  /// Returns the heights that are to be redrawn.
  func setMarkedRange(_ range: NSRange?) -> ClosedRange<CGFloat>? {
    guard range != markedRange else { return nil }
    let touched = [markedRange, range].compactMap(\.self)
    markedRange = range
    var (top, bottom) = (CGFloat.infinity, CGFloat(0))
    for range in touched {
      for index in blockIndex(at: range.location)...blockIndex(at: range.upperBound) {
        blocks[index].layOut(self)
        top = min(top, blocks[index].top)
        bottom = max(bottom, blocks[index].top + blocks[index].height)
      }
    }
    return top <= bottom ? top...bottom : nil
  }

  private func layOutEmptyEnd() {
    guard let last = blocks.last, last.length == 0 else { return }
    blocks[blocks.count - 1].layOut(self)
    place(from: blocks.count - 1)
  }

  private func place(from first: Int) {
    var start = first > 0 ? blocks[first - 1].start + blocks[first - 1].length : 0
    var top = first > 0 ? blocks[first - 1].top + blocks[first - 1].height : 0
    var lines = blocks[..<first].reduce(0) { $0 + $1.layout.lineCount }
    for index in first..<blocks.count {
      blocks[index].start = start
      if index > 0 { top += blocks[index].spacingBefore }
      blocks[index].top = top
      if format.maximumLines > 0 {
        blocks[index].isBeyondLimit = lines >= format.maximumLines
        lines += blocks[index].layout.lineCount
      }
      start += blocks[index].length
      top += blocks[index].height
    }
  }

  // MARK: - Paragraphs

  /// The paragraph that an offset is in; the later one between two.
  func blockIndex(at offset: Int) -> Int {
    var (low, high) = (0, blocks.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if blocks[middle].start <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The paragraph at a height; the nearest, if there is none.
  func blockIndex(atHeight y: CGFloat) -> Int {
    var (low, high) = (0, blocks.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if blocks[middle].top <= y { low = middle } else { high = middle - 1 }
    }
    return low
  }

  func carets(ofBlock index: Int) -> TextCarets {
    if let carets = blocks[index].carets { return carets }
    let carets = blocks[index].layout.makeCarets()
    blocks[index].carets = carets
    return carets
  }

  // MARK: - Drawing

  /// Draws what lies between two heights, with the text's corner at a point.
  func draw(
    in heights: ClosedRange<CGFloat>,
    at origin: CGPoint,
    color: CGColor,
    into context: CGContext
  ) {
    var index = max(blockIndex(atHeight: heights.lowerBound) - 1, 0)
    while index < blocks.count, blocks[index].top <= heights.upperBound {
      let block = blocks[index]
      if block.top + block.height >= heights.lowerBound, !block.text.isEmpty, !block.isBeyondLimit {
        let place = CGPoint(x: origin.x, y: origin.y + block.top)
        context.paint(.text(block.layout, at: place, color))
      }
      index += 1
    }
  }
}
