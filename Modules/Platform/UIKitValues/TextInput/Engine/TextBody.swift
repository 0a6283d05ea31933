import CoreGraphics
import Foundation
import TextEngine

/// The text of an editor, laid out by a layout manager: caret positions and drawing.
///
/// Offsets are UTF-16 units of the whole text; points are relative to the corner of the container
/// without its padding.
@MainActor package final class TextBody {
  package typealias Format = TextFormat

  /// The text; it can be replaced by the layout manager.
  package private(set) var storage: NSTextStorage
  let container: NSTextContainer
  package private(set) var manager: NSLayoutManager

  package var flow: TextFlow { manager.flow }

  /// Makes a body for a container with a layout manager; without one, makes both.
  package init(storage: NSTextStorage, format: Format, container: NSTextContainer? = nil) {
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

  /// The paragraphs; at least one.
  package var blocks: [TextBlock] { flow.blocks }

  /// The range of the marked text, which is underlined.
  var markedRange: NSRange? { flow.markedRange }

  /// The attributes of an empty text, and of an empty last paragraph.
  package var emptyAttributes: [NSAttributedString.Key: Any] {
    get { flow.emptyAttributes }
    set { flow.emptyAttributes = newValue }
  }

  package var format: Format {
    get { flow.format }
    set { flow.format = newValue }
  }

  /// The length, in UTF-16 units.
  package var length: Int { flow.length }

  /// The index of the container.
  var number: Int { flow.number(of: container) ?? 0 }

  /// The width of the widest line and the total height, in points, not rounded.
  package var size: CGSize { flow.size(in: number) }

  /// Returns the width of the widest line and the total height for another width, in points.
  package func size(forWidth width: CGFloat?) -> CGSize {
    width == format.width && format.width != nil ? size : flow.size(width: width)
  }

  /// The width of the text without wrapping, in points.
  var unwrappedWidth: CGFloat { size(forWidth: nil).width }

  /// Returns the width of the text without wrapping, with a font scale.
  package func unwrappedWidth(fontScale: CGFloat) -> CGFloat {
    fontScale == format.fontScale
      ? unwrappedWidth : flow.size(width: nil, fontScale: fontScale).width
  }

  // MARK: - Changes

  /// Invalidates the whole layout.
  package func layOutAll() { flow.invalidate() }

  /// Adopts the layout manager and the storage of the container, if they were replaced.
  package func adoptReplacements() {
    if let now = container.layoutManager { manager = now }
    if let now = manager.textStorage { storage = now }
  }

  /// Called after characters of the storage were replaced.
  ///
  /// Lays out the affected paragraphs.
  ///
  /// - Returns: The vertical range to redraw.
  @discardableResult
  package func storageDidReplace(_ range: NSRange, newLength: Int) -> ClosedRange<CGFloat> {
    // The storage notifies its layout managers itself.
    if !storage.layoutManagers.contains(where: { $0 === manager }) {
      flow.note(range, newLength: newLength)
    }
    return takeChangedHeights()
  }

  /// Returns the vertical range that was laid out again and must be redrawn.
  package func takeChangedHeights() -> ClosedRange<CGFloat> { flow.takeChangedHeights() ?? 0...0 }

  /// Sets the range of the marked text.
  ///
  /// - Returns: The vertical range to redraw.
  package func setMarkedRange(_ range: NSRange?) -> ClosedRange<CGFloat>? {
    guard range != markedRange else { return nil }
    flow.setMarkedRange(range)
    return flow.takeChangedHeights()
  }

  // MARK: - Paragraphs

  /// Returns the paragraph at an offset; the later one at a boundary.
  package func blockIndex(at offset: Int) -> Int {
    flow.update()
    return flow.index(at: offset)
  }

  /// Returns the paragraph at a height; the nearest one if there is none.
  func blockIndex(atHeight y: CGFloat) -> Int { flow.index(atHeight: y, in: number) }

  func carets(ofBlock index: Int) -> TextCarets { flow.carets(ofBlock: index) }

  // MARK: - Drawing

  /// Draws a vertical range, with the text's corner at a point.
  package func draw(
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
