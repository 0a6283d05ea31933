import CoreGraphics
import Foundation
import TextEngine

// Lines that are laid out individually.
extension TextFlow {
  /// Lays out the rest of a paragraph in a container line by line; returns `false` if it continues
  /// in the next container.
  func placeLines(
    _ index: Int,
    _ offset: inout Int,
    _ container: NSTextContainer,
    _ cursor: inout TextCursor
  ) -> Bool {
    var typesetter = LineTypesetter(self, index, container, cursor, offset: offset)
    let isDone = typesetter.run()
    offset = typesetter.offset
    cursor = typesetter.cursor
    return isDone
  }
}

/// Lays out a paragraph in one container, with a separate rectangle for each line.
private struct LineTypesetter {
  /// A line that was fitted into a rectangle.
  private struct Fitted {
    var layout: TextLayout
    var length: Int
  }

  /// The vertical step of the search for a rectangle that fits a word, in points.
  private static let step: CGFloat = 4
  /// The maximum number of steps before a word is broken.
  private static let mostSteps = 2000

  let flow: TextFlow
  let index: Int
  let container: NSTextContainer
  let text: StyledText
  var cursor: TextCursor
  var offset: Int

  private let spacing: TextSpacing
  private let end: Int
  private let width: CGFloat
  private let limit: Int
  private let breaks: Set<Int>
  private var direction: TextParagraph.Direction
  /// Whether a line separator requires an empty line.
  private var needsEmptyLine: Bool

  private var manager: NSLayoutManager { flow.manager }
  private var isLastContainer: Bool { cursor.container + 1 == manager.textContainers.count }

  init(
    _ flow: TextFlow,
    _ index: Int,
    _ container: NSTextContainer,
    _ cursor: TextCursor,
    offset: Int
  ) {
    self.flow = flow
    self.index = index
    self.container = container
    self.cursor = cursor
    self.offset = offset
    let styled = flow.styled(index)
    flow.stored[index].backgrounds = styled.backgrounds
    flow.stored[index].spacing = styled.spacing
    text = styled.text
    spacing = styled.spacing
    end = flow.stored[index].textLength
    let inner = flow.wrappingWidth(of: container) ?? TextFlow.endless
    width = inner + 2 * container.lineFragmentPadding
    limit =
      flow.format.maximumLines > 0
      ? flow.format.maximumLines : container.maximumNumberOfLines
    breaks = Set(TextBreaks.lineBreaks(in: text.string))
    direction = text.paragraph.direction
    needsEmptyLine = end == 0
  }

  // MARK: - Rows

  mutating func run() -> Bool {
    var y = cursor.y
    if offset == 0, cursor.lines > 0 {
      let before = spaceBefore(y)
      flow.stored[index].spacing.before = before
      y += cursor.gap + before
    }
    var isFirstRow = true
    while offset < end || needsEmptyLine {
      if limit > 0, cursor.lines >= limit { return full() }
      let first = flow.stored[index].pieces.count
      guard let bottom = placeRow(y) else { return full() }
      cursor.y = bottom
      isFirstRow = false
      let gap = lineGap
      flow.stored[index].spacing.line = gap
      cursor.gap = gap
      y = bottom + gap
      if offset < end || needsEmptyLine { extendRow(from: first, by: gap) }
      if flow.stored[index].isTruncated {
        cursor.moveToNextContainer()
        return true
      }
    }
    if isFirstRow { return true }
    cursor.gap = lineGap + spaceAfter
    return true
  }

  /// Adds the spacing below a row to its lines.
  private func extendRow(from first: Int, by gap: CGFloat) {
    for piece in flow.stored[index].pieces.indices.dropFirst(first) {
      flow.stored[index].pieces[piece].fragment?.rect.size.height += gap
      flow.stored[index].pieces[piece].fragment?.usedRect.size.height += gap
    }
  }

  /// Called when the container is full; returns whether there is no other container.
  private mutating func full() -> Bool {
    let isLast = isLastContainer
    if isLast, offset == 0 { flow.endText(before: index) }
    cursor.moveToNextContainer()
    return isLast
  }

  /// Lays out a row of lines side by side at a height or below it; returns its bottom edge, or nil
  /// if the container is full.
  private mutating func placeRow(_ start: CGFloat) -> CGFloat? {
    var y = start
    let part = offset < end ? text.part(offset..<min(offset + 1, end)) : text
    var height = max(part.lineHeight, 1)
    var attempts = 0
    while true {
      var remaining = CGRect.zero
      var rect = space(CGRect(x: 0, y: y, width: width, height: height), &remaining)
      guard !rect.isEmpty else { return nil }
      let top = rect.minY
      var bottom: CGFloat?
      var baseline: CGFloat?
      // The height of the line is known only after it was fitted.
      var taller: CGFloat?
      while offset < end || needsEmptyLine {
        let mayBreakWords =
          attempts >= Self.mostSteps || rect.width >= width - 0.5 || flow.stored[index].text.isEmpty
        if let line = fit(rect, breaksWords: mayBreakWords) {
          let lineHeight = line.layout.size.height
          if bottom == nil, lineHeight > height + 0.01, taller == nil, attempts < Self.mostSteps {
            taller = lineHeight
            break
          }
          if let heightLimit = container.heightLimit, rect.minY + lineHeight > heightLimit + 0.5,
            cursor.lines > 0
          {
            return nil
          }
          let placed = place(line, in: rect, baseline)
          bottom = max(bottom ?? placed.bottom, placed.bottom)
          baseline = baseline ?? placed.baseline
          if flow.stored[index].isTruncated { return bottom }
        }
        guard !remaining.isEmpty else { break }
        let next = remaining
        remaining = .zero
        rect = space(next, &remaining)
        guard !rect.isEmpty, abs(rect.minY - top) < 0.01 else { break }
      }
      if let bottom {
        cursor.lines += 1
        return bottom
      }
      attempts += 1
      if let taller {
        height = taller
        y = top
      } else {
        y = max(top, y) + Self.step
      }
      guard attempts <= Self.mostSteps + 1 else { return nil }
    }
  }

  private func space(_ proposed: CGRect, _ remaining: inout CGRect) -> CGRect {
    let isRightToLeft: Bool =
      switch direction {
      case .rightToLeft: true
      case .leftToRight: false
      case .natural: Self.startsRightToLeft(text.string)
      }
    return container.lineFragmentRect(
      forProposedRect: proposed,
      at: flow.stored[index].start + offset,
      writingDirection: isRightToLeft ? .rightToLeft : .leftToRight,
      remaining: &remaining
    )
  }

  /// Whether the first letter is of a right-to-left script.
  private static func startsRightToLeft(_ text: String) -> Bool {
    for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
      return (0x590...0x8FF).contains(scalar.value) || (0xFB1D...0xFEFC).contains(scalar.value)
    }
    return false
  }

  // MARK: - Lines

  /// Returns the line that fits into a rectangle; nil if not even a word fits, unless words may be
  /// broken.
  private mutating func fit(_ rect: CGRect, breaksWords: Bool) -> Fitted? {
    let inner = rect.width - 2 * container.lineFragmentPadding
    guard breaksWords || inner > 1 else { return nil }
    // Lay out enough text to fill the line, and more if it did not.
    let size = text.runs.isEmpty ? text.attributes.font.size : smallestFont
    var count = Int(min(max(inner, 0) / max(size * 0.2, 1), 1_000_000)) + 24
    while true {
      var stop = min(offset + count, end)
      if stop < end { stop = wholeLetter(stop) }
      var part = text.part(offset..<stop)
      if stop < end { part.paragraph.keepsLastWordsTogether = false }
      part.paragraph.direction = direction
      if part.truncates { part.paragraph.lineBreak = .wordWrap }
      let layout = firstLine(part, inner)
      if !layout.isTruncated, stop < end {
        count *= 2
        continue
      }
      if direction == .natural {
        direction = layout.isRightToLeft ? .rightToLeft : .leftToRight
      }
      var length = stop - offset
      if layout.isTruncated, let first = layout.lines.first { length = first.range.upperBound }
      if let earlier = breakWanted(before: offset + length), earlier > offset {
        var line = text.part(offset..<earlier)
        line.paragraph.direction = direction
        return Fitted(layout: firstLine(line, inner), length: earlier - offset)
      }
      let next = offset + length
      if !breaksWords {
        if next < end, !breaks.contains(next) { return nil }
        if layout.size.width > inner + 0.5 { return nil }
      }
      return Fitted(layout: layout, length: length)
    }
  }

  /// Returns the last line break that the delegate allows, if it refuses the given one.
  private func breakWanted(before place: Int) -> Int? {
    guard let delegate = manager.delegate, place < end else { return nil }
    func isWanted(_ place: Int) -> Bool {
      delegate.layoutManager(
        manager,
        shouldBreakLineByWordBeforeCharacterAt: flow.stored[index].start + place
      )
    }
    guard breaks.contains(place), !isWanted(place) else { return nil }
    return breaks.filter { $0 > offset && $0 < place }.sorted(by: >).first(where: isWanted)
  }

  private var smallestFont: CGFloat {
    text.runs.reduce(CGFloat.infinity) { min($0, $1.attributes.font.size) }
  }

  private func firstLine(_ part: StyledText, _ width: CGFloat) -> TextLayout {
    let runs =
      part.runs.isEmpty
      ? [TextRun(range: 0..<part.string.utf16.count, attributes: part.attributes)] : part.runs
    return TextLayout.firstLine(
      of: part.string,
      runs: runs,
      paragraph: part.paragraph,
      width: max(width, 0)
    )
  }

  /// Returns the end of the grapheme cluster at an offset.
  private func wholeLetter(_ offset: Int) -> Int {
    let letter = flow.stored[index].letterRange(around: offset)
    return letter.isEmpty ? offset : letter.upperBound
  }

  /// Adds a line; returns the bottom edge of its rectangle and its baseline.
  private mutating func place(
    _ line: Fitted,
    in rect: CGRect,
    _ rowBaseline: CGFloat?
  ) -> (bottom: CGFloat, baseline: CGFloat) {
    let start = offset
    let isFirst = flow.stored[index].pieces.isEmpty
    offset += line.length
    needsEmptyLine = offset == end && endsWithSeparator && line.length > 0
    var layout = line.layout
    if isLastContainer, limit > 0, cursor.lines + 1 >= limit,
      offset < end || index + 1 < flow.stored.count
    {
      if text.truncates { layout = truncated(from: start, rect) }
      offset = end
      flow.stored[index].isTruncated = true
    }
    let padding = container.lineFragmentPadding
    var fragment = CGRect(
      x: rect.minX,
      y: rect.minY,
      width: rect.width,
      height: layout.size.height
    )
    let textRect = layout.lines.first?.rect ?? .zero
    var used = CGRect(
      x: rect.minX + textRect.minX,
      y: rect.minY,
      width: textRect.width + 2 * padding,
      height: fragment.height
    )
    var offsetOfBaseline = layout.firstBaseline
    if let rowBaseline, rowBaseline > rect.minY + offsetOfBaseline {
      let move = rowBaseline - rect.minY - offsetOfBaseline
      fragment.size.height += move
      used.size.height += move
      offsetOfBaseline += move
    }
    let glyphs = NSRange(
      location: flow.stored[index].start + start,
      length: offset - start + (offset == end ? flow.stored[index].breakLength : 0)
    )
    if let delegate = manager.delegate, glyphs.length > 0 {
      var (newRect, newUsed, newOffset) = (fragment, used, offsetOfBaseline)
      let isChanged = delegate.layoutManager(
        manager,
        shouldSetLineFragmentRect: &newRect,
        lineFragmentUsedRect: &newUsed,
        baselineOffset: &newOffset,
        in: container,
        forGlyphRange: glyphs
      )
      if isChanged { (fragment, used, offsetOfBaseline) = (newRect, newUsed, newOffset) }
    }
    if isFirst { flow.begin(index, fragment.minY, cursor) }
    let base = flow.isHome(index, cursor) ? flow.stored[index].top : 0
    let baseline = fragment.minY + offsetOfBaseline
    flow.stored[index].pieces.append(
      TextPiece(
        layout: layout,
        range: start..<offset,
        container: cursor.container,
        origin: CGPoint(x: fragment.minX, y: baseline - layout.firstBaseline - base),
        fragment: TextPiece.Fragment(
          rect: fragment.offsetBy(dx: 0, dy: -base),
          usedRect: used.offsetBy(dx: 0, dy: -base)
        )
      )
    )
    let right = fragment.minX + layout.size.width
    flow.stored[index].size.width = max(flow.stored[index].size.width, right)
    if flow.isHome(index, cursor) {
      flow.stored[index].size.height = max(flow.stored[index].size.height, fragment.maxY - base)
    }
    return (fragment.maxY, baseline)
  }

  private var endsWithSeparator: Bool { flow.stored[index].endsWithLineSeparator(end) }

  /// Returns the rest of the text on one truncated line.
  private func truncated(from start: Int, _ rect: CGRect) -> TextLayout {
    var whole = text
    if index + 1 < flow.stored.count, let storage = flow.storage {
      let block = flow.stored[index]
      let isTail = text.paragraph.lineBreak == .truncateTail
      let last = isTail ? min(block.start + block.length, storage.length) : storage.length
      whole = flow.styled(index, extendedTo: last).text
    }
    var part = whole.part(start..<whole.string.utf16.count)
    part.paragraph.direction = direction
    let inner = rect.width - 2 * container.lineFragmentPadding
    return firstLine(part, inner)
  }

  // MARK: - Spacing

  private func proposal(_ y: CGFloat) -> CGRect {
    CGRect(x: 0, y: y, width: width, height: text.lineHeight)
  }

  private func spaceBefore(_ y: CGFloat) -> CGFloat {
    guard let delegate = manager.delegate, flow.stored[index].length > 0 else {
      return spacing.before
    }
    return delegate.layoutManager(
      manager,
      paragraphSpacingBeforeGlyphAt: flow.stored[index].start,
      withProposedLineFragmentRect: proposal(y)
    )
  }

  private var lineGap: CGFloat {
    let start = flow.stored[index].start
    guard let delegate = manager.delegate, flow.stored[index].length > 0 else {
      return spacing.line
    }
    return delegate.layoutManager(
      manager,
      lineSpacingAfterGlyphAt: start + max(min(offset, flow.stored[index].length) - 1, 0),
      withProposedLineFragmentRect: proposal(cursor.y)
    )
  }

  private var spaceAfter: CGFloat {
    let block = flow.stored[index]
    guard let delegate = manager.delegate, block.length > 0 else { return spacing.after }
    return delegate.layoutManager(
      manager,
      paragraphSpacingAfterGlyphAt: block.start + block.length - 1,
      withProposedLineFragmentRect: proposal(cursor.y)
    )
  }
}
