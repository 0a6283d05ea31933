import CoreGraphics
import Foundation
import TextEngine

/// The text of an editor as a layout manager lays it out: where carets stand, and what is drawn.
///
/// Offsets are UTF-16 units of the whole text; points count from the corner of the text, which is
/// that of its container without the padding.
@MainActor final class TextBody {
  typealias Format = TextFormat

  /// The text; another where the layout manager was given one.
  private(set) var storage: NSTextStorage
  let container: NSTextContainer
  private(set) var manager: NSLayoutManager

  var flow: TextFlow { manager.flow }

  /// A text in a container, which has a layout manager; without one, a container of its own.
  init(storage: NSTextStorage, format: Format, container: NSTextContainer? = nil) {
    self.storage = storage
    if let container, let manager = container.layoutManager {
      self.container = container
      self.manager = manager
    } else {
      let own = container ?? NSTextContainer()
      if container == nil { own.lineFragmentPadding = 0 }
      self.container = own
      manager = NSLayoutManager()
      manager.addTextContainer(own)
    }
    if manager.textStorage !== storage { manager.textStorage = storage }
    flow.format = format
  }

  /// The paragraphs; one at least.
  var blocks: [TextBlock] { flow.blocks }

  /// What text still being composed is; it is underlined.
  var markedRange: NSRange? { flow.markedRange }

  /// The attributes of an empty text, and of an empty last paragraph.
  var emptyAttributes: [NSAttributedString.Key: Any] {
    get { flow.emptyAttributes }
    set { flow.emptyAttributes = newValue }
  }

  var format: Format {
    get { flow.format }
    set { flow.format = newValue }
  }

  /// The number of UTF-16 units.
  var length: Int { flow.length }

  /// The number of the container.
  var number: Int { flow.number(of: container) ?? 0 }

  /// The width of the widest line and the height of all, in points; not rounded.
  var size: CGSize { flow.size(in: number) }

  /// The width of the widest line and the height of all, wrapped in another width.
  func size(forWidth width: CGFloat?) -> CGSize {
    width == format.width && format.width != nil ? size : flow.size(width: width)
  }

  /// The width of the text where nothing makes it wrap.
  var unwrappedWidth: CGFloat { size(forWidth: nil).width }

  /// The width of the text where nothing makes it wrap, with fonts of another size.
  func unwrappedWidth(fontScale: CGFloat) -> CGFloat {
    fontScale == format.fontScale
      ? unwrappedWidth : flow.size(width: nil, fontScale: fontScale).width
  }

  // MARK: - Changes

  /// Lays everything out again.
  func layOutAll() { flow.invalidate() }

  /// Takes over the layout manager and the storage of the container, if they were replaced.
  func takeReplacements() {
    if let now = container.layoutManager { manager = now }
    if let now = manager.textStorage { storage = now }
  }

  /// The storage changed: characters in `range` gave way to `newLength` others.
  ///
  /// Lays out the paragraphs concerned. Returns the heights that are to be redrawn.
  @discardableResult
  func storageDidReplace(_ range: NSRange, newLength: Int) -> ClosedRange<CGFloat> {
    // Layout managers of the storage are notified by it.
    if !storage.layoutManagers.contains(where: { $0 === manager }) {
      flow.note(range, newLength: newLength)
    }
    return takeChangedHeights()
  }

  /// The heights that were laid out again, and are to be redrawn.
  func takeChangedHeights() -> ClosedRange<CGFloat> { flow.takeChangedHeights() ?? 0...0 }

  /// Underlines another part.
  ///
  /// Returns the heights that are to be redrawn.
  func setMarkedRange(_ range: NSRange?) -> ClosedRange<CGFloat>? {
    guard range != markedRange else { return nil }
    flow.setMarkedRange(range)
    return flow.takeChangedHeights()
  }

  // MARK: - Paragraphs

  /// The paragraph that an offset is in; the later one between two.
  func blockIndex(at offset: Int) -> Int {
    flow.update()
    return flow.index(at: offset)
  }

  /// The paragraph at a height; the nearest, if there is none.
  func blockIndex(atHeight y: CGFloat) -> Int { flow.index(atHeight: y, in: number) }

  func carets(ofBlock index: Int) -> TextCarets { flow.carets(ofBlock: index) }

  // MARK: - Drawing

  /// Draws what lies between two heights, with the text's corner at a point.
  func draw(
    in heights: ClosedRange<CGFloat>,
    at origin: CGPoint,
    color: CGColor
  ) {
    let number = number
    let shown = flow.indices(in: number)
    let first = max(flow.index(atHeight: heights.lowerBound, in: number) - 1, shown.lowerBound)
    var last = first
    while last + 1 < shown.upperBound,
      flow.top(of: last + 1, in: number) <= heights.upperBound
    {
      last += 1
    }
    guard shown.contains(first), shown.contains(last) else { return }
    let blocks = flow.blocks
    var glyphs = NSRange(blocks[first].start..<blocks[last].start + blocks[last].length)
    if manager.textContainers.count > 1 {
      glyphs = NSIntersectionRange(glyphs, flow.glyphs(in: number))
    }
    flow.color = color
    let corner = CGPoint(x: origin.x - container.lineFragmentPadding, y: origin.y)
    manager.drawBackground(forGlyphRange: glyphs, at: corner)
    manager.drawGlyphs(forGlyphRange: glyphs, at: corner)
  }
}
