internal import CPango

extension TextTypesetter {
  /// Moves a word to the last line of each paragraph that would have only one, where both fit.
  ///
  /// Whether they fit is known when Pango has laid them out: it shapes words of several fonts, and
  /// the space at the end of a line has no width.
  func keepLastWordsTogether(in layout: OpaquePointer, _ piece: Piece, _ runs: [Range<Int>]) {
    let width = pango_layout_get_width(layout)
    guard width >= 0, request.paragraph.lineBreak != .charWrap,
      pango_layout_is_ellipsized(layout) == 0
    else { return }
    let wanted = Self.lastWords(of: layout, piece.bytes)
    guard !wanted.isEmpty else { return }
    configure(layout, piece, runs, unbroken: wanted)
    // A negative indent is that of all lines but the first.
    let most = width + min(0, pango_layout_get_indent(layout))
    let starts = Self.lines(of: layout).filter { Self.width(of: $0) <= most }
      .map { Int($0.pointee.start_index) }
    let fitting = wanted.filter { starts.contains($0.lowerBound) }
    if fitting.count < wanted.count { configure(layout, piece, runs, unbroken: fitting) }
  }

  /// The last two words of each paragraph whose last line has only one, if there are others before
  /// them on the line before, as ranges of bytes.
  private static func lastWords(
    of layout: OpaquePointer,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> [Range<Int>] {
    let lines = lines(of: layout).map { line in
      let start = Int(line.pointee.start_index)
      return start..<min(start + Int(line.pointee.length), bytes.count)
    }
    return lines.indices.dropFirst().compactMap { index in
      let (line, before) = (lines[index], lines[index - 1])
      let isLast = index + 1 == lines.count || lines[index + 1].lowerBound > line.upperBound
      guard isLast, !line.isEmpty, !bytes[line].contains(0x20),
        before.upperBound == line.lowerBound,
        before.count > 1, bytes[before.upperBound - 1] == 0x20,
        let space = bytes[before].dropLast().lastIndex(of: 0x20)
      else { return nil }
      return space + 1..<line.upperBound
    }
  }

  private static func width(of line: UnsafeMutablePointer<PangoLayoutLine>) -> Int32 {
    var logical = PangoRectangle()
    pango_layout_line_get_extents(line, nil, &logical)
    return logical.width
  }
}
