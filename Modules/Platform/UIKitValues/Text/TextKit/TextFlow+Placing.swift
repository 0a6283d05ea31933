import CoreGraphics
import Foundation
import TextEngine

// The positioning of paragraphs. In a plain container a paragraph is one layout, which Pango breaks
// into lines; beside exclusion paths, in containers of custom shape, and with a delegate, every
// line is laid out individually.
extension TextFlow {
  /// Positions all paragraphs from an index on.
  func place(from first: Int) {
    var cursor = first > 0 ? stored[first - 1].exit : TextCursor()
    var start = first > 0 ? stored[first - 1].start + stored[first - 1].length : 0
    let canShift = isUnshaped
    for index in first..<stored.count {
      stored[index].start = start
      start += stored[index].length
      if stored[index].entry == cursor, !stored[index].pieces.isEmpty {
        cursor = stored[index].exit
        continue
      }
      if canShift, shift(index, to: &cursor) { continue }
      place(index, &cursor)
    }
  }

  /// Whether the position of a paragraph depends only on the heights of those before it.
  var isPlain: Bool { isUnshaped && manager.delegate == nil }

  /// Whether the lines of a paragraph do not depend on its position.
  ///
  /// Delegates are not called again for lines that are only moved.
  private var isUnshaped: Bool {
    let containers = manager.textContainers
    guard containers.count == 1, let container = containers.first else { return false }
    return !container.shapesLines && container.exclusionPaths.isEmpty
      && container.heightLimit == nil && maximumLines(of: container) == 0
  }

  private func maximumLines(of container: NSTextContainer) -> Int {
    format.maximumLines > 0 ? format.maximumLines : container.maximumNumberOfLines
  }

  /// Returns the width in which lines of a container wrap; nil for no limit.
  func wrappingWidth(of container: NSTextContainer) -> CGFloat? {
    measuringWidth ?? (format.width ?? container.wrappingWidth)
  }

  /// Moves a paragraph that is laid out; returns `false` if it is not.
  private func shift(_ index: Int, to cursor: inout TextCursor) -> Bool {
    guard let entry = stored[index].entry, entry.container == cursor.container else { return false }
    let isFirst = cursor.y == 0 && cursor.lines == 0
    guard isFirst == (entry.y == 0 && entry.lines == 0) else { return false }
    let move = cursor.y + cursor.gap - entry.y - entry.gap
    stored[index].entry = cursor
    stored[index].top += move
    stored[index].exit.lines += cursor.lines - entry.lines
    stored[index].exit.y += move
    cursor = stored[index].exit
    return true
  }

  /// Returns the layout of a whole paragraph in the width of the text, without limits.
  func wholeLayout(_ index: Int) -> TextLayout {
    let width = manager.textContainers.first.flatMap { wrappingWidth(of: $0) }
    return wholeLayout(index, width: width)
  }

  private func wholeLayout(_ index: Int, width: CGFloat?) -> TextLayout {
    if let whole = stored[index].whole, whole.width == width { return whole.layout }
    let styled = styled(index)
    let layout = styled.text.layout(width: width, maximumLines: 0)
    stored[index].whole = (layout, width)
    stored[index].backgrounds = styled.backgrounds
    stored[index].spacing = styled.spacing
    return layout
  }

  // MARK: - Paragraphs

  private func place(_ index: Int, _ cursor: inout TextCursor) {
    let containers = manager.textContainers
    stored[index].entry = cursor
    stored[index].lines = nil
    stored[index].carets = nil
    stored[index].pieces = []
    stored[index].isTruncated = false
    var offset = 0
    while cursor.container < containers.count {
      let container = containers[cursor.container]
      let before = cursor.container
      let isDone =
        placesWhole(index, offset, container, cursor)
        ? placeWhole(index, &offset, container, &cursor)
        : placeLines(index, &offset, container, &cursor)
      if isDone || cursor.container == before { break }
    }
    let isShown = !stored[index].pieces.isEmpty
    stored[index].isBeyondLimit = !isShown
    if !isShown {
      stored[index].container = cursor.container
      stored[index].top = cursor.y
      stored[index].size = .zero
    }
    stored[index].exit = cursor
  }

  /// Whether a paragraph can be laid out as a whole.
  private func placesWhole(
    _ index: Int,
    _ offset: Int,
    _ container: NSTextContainer,
    _ cursor: TextCursor
  ) -> Bool {
    guard manager.delegate == nil, !container.shapesLines else { return false }
    guard let shapes = container.exclusionBounds else { return true }
    guard offset == 0 else { return cursor.y >= shapes.maxY }
    let layout = wholeLayout(index, width: wrappingWidth(of: container))
    let top = cursor.y + cursor.gap
    return top >= shapes.maxY || top + layout.size.height <= shapes.minY
  }

  /// Returns the top of a paragraph: below the spacing of the previous one, unless it is the first.
  private func top(_ index: Int, _ offset: Int, _ cursor: TextCursor) -> CGFloat {
    guard offset == 0, cursor.lines > 0 else { return cursor.y }
    return cursor.y + cursor.gap + stored[index].spacing.before
  }

  /// Lays out the rest of a paragraph in a container as one layout; returns `false` if it continues
  /// in the next container.
  private func placeWhole(
    _ index: Int,
    _ offset: inout Int,
    _ container: NSTextContainer,
    _ cursor: inout TextCursor
  ) -> Bool {
    let width = wrappingWidth(of: container)
    var layout: TextLayout
    if offset == 0 {
      layout = wholeLayout(index, width: width)
    } else {
      layout = rest(index, from: offset, styled(index).text).layout(width: width, maximumLines: 0)
    }
    let top = top(index, offset, cursor)
    let limit = maximumLines(of: container)
    var fitting = layout.lineCount
    if limit > 0 { fitting = min(fitting, max(limit - cursor.lines, 0)) }
    if let height = container.heightLimit, top + layout.size.height > height + 0.5 {
      fitting = min(fitting, layout.lines.prefix { top + $0.rect.maxY <= height + 0.5 }.count)
    }
    if cursor.lines == 0 { fitting = max(fitting, 1) }
    let end = stored[index].textLength
    if fitting >= layout.lineCount {
      add(layout, offset..<end, to: index, top, &cursor)
      return true
    }
    let isLast = cursor.container + 1 == manager.textContainers.count
    if !isLast {
      if fitting > 0 {
        var next = offset + layout.lines[fitting - 1].range.upperBound
        next = min(next, end)
        var part = rest(index, from: offset, styled(index).text)
        part.paragraph.lineBreak = .wordWrap
        layout = part.layout(width: width, maximumLines: fitting)
        add(layout, offset..<next, to: index, top, &cursor)
        offset = next
      }
      cursor.moveToNextContainer()
      return false
    }
    if fitting == 0 {
      endText(before: index)
    } else {
      layout = limited(index, from: offset, width: width, lines: fitting, of: layout.lineCount)
      add(layout, offset..<end, to: index, top, &cursor)
      stored[index].isTruncated = true
    }
    cursor.moveToNextContainer()
    return true
  }

  func rest(_ index: Int, from offset: Int, _ text: StyledText) -> StyledText {
    guard offset > 0 else { return text }
    var part = text.part(offset..<stored[index].textLength)
    if part.paragraph.direction == .natural, let first = stored[index].pieces.first {
      part.paragraph.direction = first.layout.isRightToLeft ? .rightToLeft : .leftToRight
    }
    return part
  }

  /// Returns the lines of a paragraph that fit; the last one is truncated if there is more text and
  /// the style requires it.
  private func limited(
    _ index: Int,
    from offset: Int,
    width: CGFloat?,
    lines: Int,
    of count: Int
  ) -> TextLayout {
    var text = styled(index).text
    let hasMore = index + 1 < stored.count
    if hasMore, lines >= count || text.paragraph.lineBreak != .truncateTail, text.truncates,
      let storage
    {
      // The engine truncates only if there is another line.
      let end = min(stored[index].start + stored[index].length, storage.length)
      let isTail = text.paragraph.lineBreak == .truncateTail
      text = styled(index, extendedTo: isTail ? end : storage.length).text
      if offset > 0 { text = text.part(offset..<text.string.utf16.count) }
    } else {
      text = rest(index, from: offset, text)
    }
    return text.layout(width: width, maximumLines: lines)
  }

  /// Truncates the paragraph before one that does not fit.
  func endText(before index: Int) {
    guard index > 0, let piece = stored[index - 1].pieces.last, piece.fragment == nil,
      !stored[index - 1].isTruncated, styled(index - 1).text.truncates
    else { return }
    let container = manager.textContainers[piece.container]
    let layout = limited(
      index - 1,
      from: piece.range.lowerBound,
      width: wrappingWidth(of: container),
      lines: piece.layout.lineCount,
      of: piece.layout.lineCount
    )
    let last = stored[index - 1].pieces.count - 1
    stored[index - 1].pieces[last] = TextPiece(
      layout: layout,
      range: piece.range,
      container: piece.container,
      origin: piece.origin
    )
    stored[index - 1].isTruncated = true
    stored[index - 1].lines = nil
    stored[index - 1].carets = nil
    // The next change has to check it again.
    stored[index - 1].entry = nil
  }

  private func add(
    _ layout: TextLayout,
    _ range: Range<Int>,
    to index: Int,
    _ top: CGFloat,
    _ cursor: inout TextCursor
  ) {
    let isFirst = stored[index].pieces.isEmpty
    if isFirst { begin(index, top, cursor) }
    stored[index].pieces.append(
      TextPiece(
        layout: layout,
        range: range,
        container: cursor.container,
        origin: CGPoint(x: 0, y: isFirst || isHome(index, cursor) ? top - stored[index].top : top)
      )
    )
    stored[index].size.width = max(stored[index].size.width, layout.size.width)
    if isHome(index, cursor) {
      stored[index].size.height = top + layout.size.height - stored[index].top
    }
    cursor.y = top + layout.size.height
    cursor.lines += layout.lineCount
    cursor.gap = stored[index].spacing.line + stored[index].spacing.after
  }

  func begin(_ index: Int, _ top: CGFloat, _ cursor: TextCursor) {
    stored[index].container = cursor.container
    stored[index].top = top
    stored[index].size = .zero
  }

  /// Whether a position is in the container in which the paragraph begins.
  func isHome(_ index: Int, _ cursor: TextCursor) -> Bool {
    stored[index].container == cursor.container
  }

  // MARK: - Measuring

  /// Returns the size of the text in another width.
  func size(width: CGFloat?, fontScale: CGFloat? = nil) -> CGSize {
    update()
    if fontScale == nil, !isPlain {
      return sizePlaced(width: width)
    }
    // Attachments may depend on it.
    measuringWidth = .some(width)
    defer { measuringWidth = nil }
    var size = CGSize.zero
    var gap: CGFloat = 0
    for index in stored.indices {
      let styled = styled(index, fontScale: fontScale)
      let layout = styled.text.layout(width: width, maximumLines: 0)
      size.width = max(size.width, layout.size.width)
      size.height += layout.size.height + (index > 0 ? gap + styled.spacing.before : 0)
      gap = styled.spacing.line + styled.spacing.after
    }
    return size
  }

  /// Returns the size in a width by laying out the text in it temporarily.
  private func sizePlaced(width: CGFloat?) -> CGSize {
    let kept = stored
    measuringWidth = .some(width)
    defer {
      measuringWidth = nil
      stored = kept
    }
    for index in stored.indices { stored[index].entry = nil }
    place(from: 0)
    return CGSize(
      width: stored.reduce(0) { max($0, $1.size.width) },
      height: stored.reduce(0) { max($0, $1.top + $1.height) }
    )
  }

  /// The width of a line without limits.
  static let endless: CGFloat = 900_000
}

extension StyledText {
  /// Whether truncated text ends with an ellipsis.
  var truncates: Bool {
    switch paragraph.lineBreak {
    case .truncateHead, .truncateMiddle, .truncateTail: true
    case .wordWrap, .charWrap, .clip: false
    }
  }
}
