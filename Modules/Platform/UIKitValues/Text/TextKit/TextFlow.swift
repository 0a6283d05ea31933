import CoreGraphics
import Foundation
import TextEngine

/// A text laid out in the containers of a layout manager, paragraph by paragraph, so that typing
/// lays out one of them again.
///
/// It is updated lazily. Offsets are UTF-16 units of the whole text; points are relative to the
/// corner of a container, x without its padding.
package final class TextFlow {
  unowned let manager: NSLayoutManager
  var stored: [TextBlock] = []
  /// The range of the marked text, which is underlined.
  private(set) var markedRange: NSRange?
  /// The default text color.
  var color = CGColor.black
  /// The properties of hidden glyphs.
  var hidden: GlyphMarks?

  /// A temporary width for measuring.
  var measuringWidth: CGFloat??

  private var state = State.stale
  private var edit: Edit?
  private var isUpdating = false
  /// The vertical range that was laid out again since `takeChangedHeights()` was last called.
  private var changed: ClosedRange<CGFloat>?

  private enum State {
    case current
    /// The containers or their content changed: paragraphs must be positioned again.
    case unplaced
    /// Everything must be laid out again.
    case stale
  }

  /// The replaced characters, all changes combined.
  private struct Edit {
    var range: Range<Int>
    var newLength: Int
  }

  var format = TextFormat(isRightToLeft: nil) {
    didSet {
      if !format.hasLook(of: oldValue) {
        state = .stale
      } else if format.width != oldValue.width {
        invalidatePositions()
      }
    }
  }

  /// The attributes of an empty text, and of an empty last paragraph.
  var emptyAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet {
      guard let last = stored.last, last.length == 0, state != .stale else { return }
      forget(stored.count - 1)
      invalidatePositions()
    }
  }

  init(manager: NSLayoutManager) { self.manager = manager }

  var storage: NSTextStorage? { manager.textStorage }

  /// The updated paragraphs; at least one if there is a storage and a container.
  var blocks: [TextBlock] {
    update()
    return stored
  }

  /// The length, in UTF-16 units.
  var length: Int {
    update()
    return stored.last.map { $0.start + $0.length } ?? 0
  }

  /// Returns the width of the widest line in a container and the total height, in points, not
  /// rounded.
  func size(in container: Int) -> CGSize {
    update()
    let isOnly = manager.textContainers.count == 1
    let shown = isOnly ? 0..<stored.count : indices(in: container)
    var size = CGSize.zero
    for index in shown {
      let block = stored[index]
      size.width = max(size.width, block.size.width)
      if block.container == container { size.height = max(size.height, block.top + block.height) }
      if !isOnly {
        for line in lines(index) where line.container == container {
          size.height = max(size.height, line.usedRect.maxY)
        }
      }
    }
    return size
  }

  // MARK: - Changes

  /// Invalidates the whole layout.
  func invalidate() {
    state = .stale
    edit = nil
  }

  /// Invalidates the positions of all paragraphs.
  func invalidatePositions() { if state == .current { state = .unplaced } }

  /// Invalidates the layout of a range.
  func invalidate(_ range: NSRange) {
    guard state != .stale, !stored.isEmpty else { return }
    note(range, newLength: range.length)
  }

  /// Records that characters of a range were replaced by others.
  func note(_ range: NSRange, newLength: Int) {
    guard state != .stale else { return }
    guard var edit else {
      edit = Edit(range: range.location..<range.upperBound, newLength: newLength)
      return
    }
    // The new range refers to the text after the earlier changes.
    let before = edit.range.lowerBound..<edit.range.lowerBound + edit.newLength
    let lower = min(before.lowerBound, range.location)
    let upper = max(before.upperBound, range.upperBound)
    edit.range =
      lower..<edit.range.upperBound + (upper - before.upperBound)
    edit.newLength = upper - lower + newLength - range.length
    self.edit = edit
  }

  /// Sets the range of the marked text.
  func setMarkedRange(_ range: NSRange?) {
    guard range != markedRange else { return }
    update()
    let touched = [markedRange, range].compactMap(\.self)
    markedRange = range
    for range in touched { invalidate(range) }
  }

  /// Returns the vertical range that was laid out again since the last call.
  package func takeChangedHeights() -> ClosedRange<CGFloat>? {
    update()
    defer { changed = nil }
    return changed
  }

  /// Updates the layout.
  func update() {
    guard state != .current || edit != nil, !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    let edit = edit
    self.edit = nil
    let state = state
    self.state = .current
    guard let storage, !manager.textContainers.isEmpty else {
      stored = []
      return
    }
    let oldHeight = stored.last.map { $0.top + $0.height } ?? 0
    if state == .stale || stored.isEmpty || format.isSingleLine {
      let whole = NSRange(location: 0, length: storage.length)
      hidden = manager.glyphMarks(for: whole, replacing: nil)
      stored = blocks(of: storage, in: whole, isToEnd: true)
      place(from: 0)
      noteChange(0...max(oldHeight, stored.last.map { $0.top + $0.height } ?? 0))
    } else {
      var first = stored.count
      if let edit { first = splice(edit, storage) }
      if state == .unplaced {
        for index in stored.indices { stored[index].entry = nil }
        place(from: 0)
        noteChange(0...max(oldHeight, stored.last.map { $0.top + $0.height } ?? 0))
      } else if first < stored.count {
        place(from: first)
      }
    }
    manager.didLayOut()
  }

  private func blocks(
    of storage: NSTextStorage,
    in range: NSRange,
    isToEnd: Bool
  ) -> [TextBlock] {
    TextBlock.blocks(
      of: storage,
      in: range,
      isSingleLine: format.isSingleLine,
      isToEnd: isToEnd,
      isHidden: { [hidden] in hidden?.isNull($0) ?? false }
    )
  }

  func noteChange(_ heights: ClosedRange<CGFloat>) {
    guard let changed else {
      changed = heights
      return
    }
    self.changed =
      min(changed.lowerBound, heights.lowerBound)...max(changed.upperBound, heights.upperBound)
  }

  /// Replaces the paragraphs that an edit affects; returns the first one that must be positioned.
  private func splice(_ edit: Edit, _ storage: NSTextStorage) -> Int {
    let delta = edit.newLength - edit.range.count
    if hidden != nil {
      let new = NSRange(location: edit.range.lowerBound, length: edit.newLength)
      hidden?.replace(edit.range, newLength: edit.newLength)
      hidden = manager.glyphMarks(
        for: (storage.string as NSString).paragraphRange(for: new),
        replacing: hidden
      )
    }
    // Include one more on both sides: a carriage return and a line feed may have been joined or
    // separated.
    let first = max(index(at: edit.range.lowerBound) - 1, 0)
    let last = min(index(at: edit.range.upperBound) + 1, stored.count - 1)
    let start = stored[first].start
    let end = min(stored[last].start + stored[last].length + delta, storage.length)
    var fresh = blocks(
      of: storage,
      in: NSRange(location: start, length: max(end - start, 0)),
      isToEnd: last == stored.count - 1
    )
    let kept = Array(stored[first...last])
    let oldBottom = kept.last.map { $0.top + $0.height } ?? 0
    let oldHeight = stored.last.map { $0.top + $0.height } ?? 0
    stored.replaceSubrange(first...last, with: fresh)
    place(from: first)
    // Unchanged paragraphs need not be drawn again.
    var changed = first
    fresh = Array(stored[first..<first + fresh.count])
    if fresh.count == kept.count {
      for index in fresh.indices where fresh[index].looks(like: kept[index]) {
        stored[first + index].carets = kept[index].carets
        if changed == first + index, fresh[index].top == kept[index].top { changed += 1 }
      }
    }
    let height = stored.last.map { $0.top + $0.height } ?? 0
    let top = changed < stored.count ? stored[changed].top : height
    let bottom = fresh.last.map { $0.top + $0.height } ?? height
    if abs(bottom - oldBottom) < 0.01, isPlain {
      noteChange(min(top, bottom)...max(top, bottom))
    } else {
      noteChange(min(top, height)...max(oldHeight, height))
    }
    return stored.count
  }

  /// Discards the layout of a paragraph.
  private func forget(_ index: Int) {
    stored[index].whole = nil
    stored[index].entry = nil
  }

  // MARK: - Paragraphs

  /// Returns the paragraph at an offset; the later one at a boundary.
  func index(at offset: Int) -> Int {
    var (low, high) = (0, stored.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if stored[middle].start <= offset { low = middle } else { high = middle - 1 }
    }
    return max(low, 0)
  }

  /// Returns the paragraphs with text in a container.
  func indices(in container: Int) -> Range<Int> {
    update()
    func first(_ holds: (TextBlock) -> Bool) -> Int {
      var (low, high) = (0, stored.count)
      while low < high {
        let middle = (low + high) / 2
        if holds(stored[middle]) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    // Paragraphs that do not fit are after all others.
    let start = first { ($0.pieces.last?.container ?? Int.max) >= container }
    let end = first { ($0.pieces.first?.container ?? Int.max) > container }
    return start..<max(start, end)
  }

  /// Returns the paragraph at a height of a container; the nearest one if there is none.
  func index(atHeight y: CGFloat, in container: Int = 0) -> Int {
    let range = indices(in: container)
    guard !range.isEmpty else { return max(range.lowerBound - 1, 0) }
    var (low, high) = (range.lowerBound, range.upperBound - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if top(of: middle, in: container) <= y { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Returns the origin of positions in a paragraph.
  func top(of index: Int, in container: Int) -> CGFloat {
    stored[index].container == container ? stored[index].top : 0
  }

  func carets(ofBlock index: Int) -> TextCarets {
    update()
    if let carets = stored[index].carets { return carets }
    let block = stored[index]
    let carets: TextCarets
    if block.pieces.count == 1, block.pieces[0].origin == .zero, !block.isTruncated {
      carets = block.pieces[0].layout.makeCarets()
    } else if block.pieces.isEmpty {
      // Carets in text that is not shown are at its hypothetical start.
      carets = wholeLayout(index).makeCarets()
    } else {
      carets = TextCarets(
        joining: block.pieces.map { ($0.layout.makeCarets(), $0.origin, $0.range) }
      )
    }
    stored[index].carets = carets
    return carets
  }
}
