internal import CGdkPixbuf  // GLib's list types may be attributed to this module.
internal import CPango
internal import Foundation

/// Shapes a text and breaks it into lines with Pango, and makes a layout of the result.
struct TextTypesetter {
  let request: TextRequest
  let context: TextContext
  let attributes: [TextAttributes]
  let metrics: [FontMetrics]
  /// Whether the text contains combining marks.
  let hasCombiningMarks: Bool
  /// Whether the text contains soft hyphens.
  let hasSoftHyphens: Bool
  /// Whether the files of fallback fonts must be kept open.
  let opensFiles: Bool

  /// A line as broken by Pango.
  ///
  /// Its offsets are relative to `offset` bytes into the text.
  struct ShapedLine {
    var line: UnsafeMutablePointer<PangoLayoutLine>
    var offset: Int
    /// The end of the text's own bytes that were passed to Pango; the rest was appended.
    var end: Int
  }

  /// The lines of a text, valid until the context shapes the next.
  struct Shaped {
    var lines: [ShapedLine]
    var isTruncated: Bool
    /// The text, in UTF-8.
    var bytes: UnsafeBufferPointer<UInt8>
    /// The runs of the text, as UTF-8 ranges.
    var runs: [Range<Int>]
    /// The end of the last line, if lines were dropped.
    var end: Int
  }

  /// The content of one Pango layout: a part of the text, optionally with something appended.
  struct Piece {
    var offset: Int
    var bytes: UnsafeBufferPointer<UInt8>
    /// The number of bytes that are part of the text; an ellipsis may follow.
    var ownCount: Int
    var maximumLines: Int32
    var isEllipsized: Bool
    var startsParagraph: Bool
  }

  /// Runs work on a text with a typesetter that no other thread uses at the same time.
  static func use<Result>(_ request: TextRequest, _ body: (TextTypesetter) -> Result) -> Result {
    FontFiles.with(request) { fonts, opensFiles in
      TextContext.use(fonts) { body(TextTypesetter(request, $0, opensFiles: opensFiles)) }
    }
  }

  init(_ request: TextRequest, _ context: TextContext, opensFiles: Bool) {
    self.request = request
    self.context = context
    self.opensFiles = opensFiles
    attributes = request.key.allAttributes
    // Also if it contains no letter of the text: other threads rely on files that are marked as
    // open.
    if opensFiles { for style in attributes { context.keepFileOpen(of: style.font) } }
    metrics = attributes.map { $0.font.metrics(in: context) }
    var text = request.text
    (hasCombiningMarks, hasSoftHyphens) = text.withUTF8 {
      (Self.hasCombiningMarks($0), Self.hasSoftHyphens($0))
    }
  }

  // MARK: - Lines

  /// Shapes the text and calls a closure with its lines.
  func withShapedLines<Result>(_ body: (Shaped) -> Result) -> Result {
    var text = request.text
    return text.withUTF8 { bytes in
      guard bytes.contains(0) else { return body(shape(bytes)) }
      // Pango treats NUL as the end of the text.
      let cleaned = bytes.map { $0 == 0 ? 0x20 : $0 }
      return cleaned.withUnsafeBufferPointer { body(shape($0)) }
    }
  }

  private var truncates: Bool {
    switch request.paragraph.lineBreak {
    case .truncateHead, .truncateMiddle, .truncateTail:
      request.width >= 0 && request.maximumLines > 0
    case .wordWrap, .charWrap, .clip: false
    }
  }

  private func shape(_ bytes: UnsafeBufferPointer<UInt8>) -> Shaped {
    let runs = byteRanges(bytes)
    var shaped = Shaped(
      lines: [],
      isTruncated: false,
      bytes: bytes,
      runs: runs,
      end: bytes.count
    )
    let limit = Int(request.maximumLines)
    if truncates {
      let isOneParagraph = lineBreakIndex(in: bytes, from: 0) == nil
      if isOneParagraph {
        let piece = Piece(
          offset: 0,
          bytes: bytes,
          ownCount: bytes.count,
          maximumLines: request.maximumLines,
          isEllipsized: true,
          startsParagraph: true
        )
        shaped.lines = lines(of: piece, in: context.mainLayout, runs)
        shaped.isTruncated = pango_layout_is_ellipsized(context.mainLayout) != 0
        return shaped
      }
      if limit == 1 {
        shaped.lines = [lastLine(from: 0, bytes, runs, &shaped.isTruncated)].compactMap(\.self)
        return shaped
      }
    }
    let whole = Piece(
      offset: 0,
      bytes: bytes,
      ownCount: bytes.count,
      maximumLines: 0,
      isEllipsized: false,
      startsParagraph: true
    )
    shaped.lines = lines(of: whole, in: context.mainLayout, runs)
    guard limit > 0, shaped.lines.count > limit else { return shaped }
    shaped.isTruncated = true
    if truncates {
      let start = Int(shaped.lines[limit - 1].line.pointee.start_index)
      shaped.lines.removeSubrange((limit - 1)...)
      var isEllipsized = false
      if let last = lastLine(from: start, bytes, runs, &isEllipsized) { shaped.lines.append(last) }
    } else {
      shaped.end = Int(shaped.lines[limit].line.pointee.start_index)
      shaped.lines.removeSubrange(limit...)
    }
    return shaped
  }

  /// The last line, for all text from an offset on, which may contain line breaks.
  private func lastLine(
    from start: Int,
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ runs: [Range<Int>],
    _ isTruncated: inout Bool
  ) -> ShapedLine? {
    var part: [UInt8]
    var ownCount = bytes.count - start
    if request.paragraph.lineBreak == .truncateTail {
      let end = lineBreakIndex(in: bytes, from: start) ?? bytes.count
      part = Array(bytes[start..<end])
      ownCount = part.count
      if end < bytes.count {
        part += Array("…".utf8)
        isTruncated = true
      }
    } else {
      part = Array(bytes[start...])
      while let index = part.withUnsafeBufferPointer({ lineBreakIndex(in: $0, from: 0) }) {
        // A separator of three bytes becomes three spaces, which preserves offsets.
        let length = part[index] == 0xE2 ? 3 : 1
        part.replaceSubrange(index..<(index + length), with: Array(repeating: 0x20, count: length))
      }
    }
    let startsParagraph = Self.startsParagraph(at: start, bytes)
    let found = part.withUnsafeBufferPointer { buffer in
      lines(
        of: Piece(
          offset: start,
          bytes: buffer,
          ownCount: ownCount,
          maximumLines: 1,
          isEllipsized: true,
          startsParagraph: startsParagraph
        ),
        in: context.tailLayout,
        runs
      )
    }
    if pango_layout_is_ellipsized(context.tailLayout) != 0 { isTruncated = true }
    return found.first
  }

  private func lines(
    of piece: Piece,
    in layout: OpaquePointer,
    _ runs: [Range<Int>]
  ) -> [ShapedLine] {
    configure(layout, piece, runs)
    if request.paragraph.keepsLastWordsTogether { keepLastWordsTogether(in: layout, piece, runs) }
    if request.paragraph.alignment == .justified { keepSingleWords(in: layout, piece.bytes) }
    let isEllipsized = piece.isEllipsized && pango_layout_is_ellipsized(layout) != 0
    var lines: [ShapedLine] = []
    var node = pango_layout_get_lines_readonly(layout)
    while let current = node {
      if let data = current.pointee.data {
        let line = data.assumingMemoryBound(to: PangoLayoutLine.self)
        if isEllipsized { narrowEllipsis(of: line) }
        lines.append(
          ShapedLine(line: line, offset: piece.offset, end: piece.offset + piece.ownCount)
        )
      }
      node = current.pointee.next
    }
    return lines
  }

  /// The bytes of a layout's text that the ellipsis of a line replaces; nil without one.
  static func omittedBytes(of line: UnsafeMutablePointer<PangoLayoutLine>) -> Range<Int>? {
    var node = line.pointee.runs
    while let current = node {
      node = current.pointee.next
      guard let item = run(of: current)?.pointee.item, item.pointee.analysis.flags & 2 != 0 else {
        continue
      }
      let start = Int(item.pointee.offset)
      return start..<start + Int(item.pointee.length)
    }
    return nil
  }

  /// Restores the natural width of an ellipsis, which Pango widens to fill the layout.
  private func narrowEllipsis(of line: UnsafeMutablePointer<PangoLayoutLine>) {
    var node = line.pointee.runs
    while let current = node {
      node = current.pointee.next
      guard let run = Self.run(of: current), let item = run.pointee.item,
        item.pointee.analysis.flags & 2 != 0, let glyphs = run.pointee.glyphs.pointee.glyphs
      else { continue }
      for index in 0..<Int(run.pointee.glyphs.pointee.num_glyphs) {
        var logical = PangoRectangle()
        pango_font_get_glyph_extents(
          item.pointee.analysis.font,
          glyphs[index].glyph,
          nil,
          &logical
        )
        glyphs[index].geometry.width = min(glyphs[index].geometry.width, logical.width)
      }
    }
  }

  /// Sets text and style of a layout; the parts `unbroken` of the piece, as ranges of its bytes,
  /// have no line breaks.
  func configure(
    _ layout: OpaquePointer,
    _ piece: Piece,
    _ runs: [Range<Int>],
    unbroken: [Range<Int>] = []
  ) {
    let paragraph = request.paragraph
    switch paragraph.direction {
    case .natural:
      let direction = piece.direction
      pango_context_set_base_dir(context.context, direction ?? PANGO_DIRECTION_LTR)
      pango_layout_set_auto_dir(layout, direction == nil ? 1 : 0)
    case .leftToRight:
      pango_context_set_base_dir(context.context, PANGO_DIRECTION_LTR)
      pango_layout_set_auto_dir(layout, 0)
    case .rightToLeft:
      pango_context_set_base_dir(context.context, PANGO_DIRECTION_RTL)
      pango_layout_set_auto_dir(layout, 0)
    }
    let list = attributeList(for: piece, runs, unbroken: unbroken)
    pango_layout_set_attributes(layout, list)
    if let list { pango_attr_list_unref(list) }
    pango_layout_set_font_description(layout, context.description(of: attributes[0].font))
    let first = piece.startsParagraph ? paragraph.firstLineHeadIndent : paragraph.headIndent
    if request.width < 0 || paragraph.lineBreak == .clip && request.maximumLines == 1 {
      pango_layout_set_width(layout, -1)
      pango_layout_set_indent(layout, 0)
    } else {
      let indent = Int32(min(first, paragraph.headIndent) * 1024)
      let end = Int32(paragraph.lineEnd(in: CGFloat(request.width) / 1024) * 1024)
      pango_layout_set_width(layout, safeWidth(max(0, end - indent), piece.bytes))
      pango_layout_set_indent(layout, Int32((first - paragraph.headIndent) * 1024))
    }
    setTabs(of: layout, piece.bytes)
    pango_layout_set_wrap(
      layout,
      paragraph.lineBreak == .charWrap ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR
    )
    pango_layout_set_justify(layout, paragraph.alignment == .justified ? 1 : 0)
    pango_layout_set_ellipsize(layout, piece.isEllipsized ? ellipsizeMode : PANGO_ELLIPSIZE_NONE)
    pango_layout_set_height(layout, piece.isEllipsized ? -max(1, piece.maximumLines) : -1)
    piece.bytes.withMemoryRebound(to: CChar.self) {
      pango_layout_set_text(layout, $0.baseAddress ?? Self.empty, Int32($0.count))
    }
  }

  private nonisolated(unsafe) static let empty: UnsafePointer<CChar> = {
    let memory = UnsafeMutablePointer<CChar>.allocate(capacity: 1)
    memory.initialize(to: 0)
    return UnsafePointer(memory)
  }()

  private var ellipsizeMode: PangoEllipsizeMode {
    switch request.paragraph.lineBreak {
    case .truncateHead: PANGO_ELLIPSIZE_START
    case .truncateMiddle: PANGO_ELLIPSIZE_MIDDLE
    case .truncateTail: PANGO_ELLIPSIZE_END
    case .wordWrap, .charWrap, .clip: PANGO_ELLIPSIZE_NONE
    }
  }

  /// The width, or that of a letter if Pango would fail an assertion: that happens if a mark or a
  /// joiner after a space must be separated from what follows, in a width that none of them fits.
  private func safeWidth(_ width: Int32, _ bytes: UnsafeBufferPointer<UInt8>) -> Int32 {
    let letter = Int32((attributes.map(\.font.size).max() ?? 0) * 1024)
    guard width < letter, Self.hasMarkBehindSpace(bytes) else { return width }
    return letter
  }

  private static func hasMarkBehindSpace(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var isBehindSpace = false
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if isBehindSpace, scalar.properties.isGraphemeExtend || scalar.value == 0x200D { return true }
      isBehindSpace = scalar.properties.isWhitespace
    }
    return false
  }

  // MARK: - Breaks

  /// The index of the next line break: line feed, carriage return, line or paragraph separator.
  private func lineBreakIndex(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x0A || byte == 0x0D { return index }
      if byte == 0xE2, index + 2 < bytes.count, bytes[index + 1] == 0x80,
        bytes[index + 2] & 0xFE == 0xA8
      {
        return index
      }
      index += 1
    }
    return nil
  }

  static func startsParagraph(at index: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard index > 0, index <= bytes.count else { return true }
    if bytes[index - 1] == 0x0A || bytes[index - 1] == 0x0D { return true }
    return index >= 3 && bytes[index - 3] == 0xE2 && bytes[index - 2] == 0x80
      && bytes[index - 1] == 0xA9
  }

  /// Whether the bytes contain U+0300 to U+036F, or the blocks U+1A80, U+1DC0 and U+20C0, which
  /// contain the remaining marks.
  private static func hasCombiningMarks(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case 0xCC, 0xCD: return true
      case 0xE1 where index + 1 < bytes.count && [0xAA, 0xAB, 0xB7].contains(bytes[index + 1]):
        return true
      case 0xE2 where index + 1 < bytes.count && bytes[index + 1] == 0x83: return true
      default: index += 1
      }
    }
    return false
  }

  private static func hasSoftHyphens(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 1
    while index < bytes.count {
      if bytes[index] == 0xAD, bytes[index - 1] == 0xC2 { return true }
      index += 1
    }
    return false
  }

  /// The runs as UTF-8 ranges; a single range for a text with uniform attributes.
  private func byteRanges(_ bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    guard case .runs(let runs) = request.style, !runs.isEmpty else { return [0..<bytes.count] }
    var offsets = TextOffsets(bytes)
    var start = 0
    return runs.map { run in
      let end = max(start, offsets.utf8(run.range.upperBound))
      defer { start = end }
      return start..<end
    }
  }
}

extension FontSpec {
  /// The metrics, read with the given context if they are not cached.
  func metrics(in context: TextContext) -> FontMetrics {
    FontMetricsStore.metrics(of: self) { context.loadMetrics(of: self) }
  }
}
