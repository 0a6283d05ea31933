internal import CGdkPixbuf  // GLib's lists may count as its own: both include them.
internal import CPango
internal import Foundation

extension TextTypesetter {
  /// Restores the widths of letters in justified lines of one word: Pango expands them, Apple does
  /// not.
  ///
  /// Lines of Chinese or Japanese are expanded between all letters on both platforms.
  func keepSingleWords(in layout: OpaquePointer, _ bytes: UnsafeBufferPointer<UInt8>) {
    let words = Self.lines(of: layout).enumerated().compactMap { index, line in
      Self.isWord(line, bytes) ? index : nil
    }
    guard !words.isEmpty else { return }
    // The same lines without justification, retained while the layout is computed again.
    pango_layout_set_justify(layout, 0)
    let natural = Self.lines(of: layout)
    for index in words where index < natural.count { pango_layout_line_ref(natural[index]) }
    pango_layout_set_justify(layout, 1)
    let spread = Self.lines(of: layout)
    for index in words where index < natural.count {
      if index < spread.count { Self.takeWidths(of: natural[index], for: spread[index]) }
      pango_layout_line_unref(natural[index])
    }
  }

  static func lines(of layout: OpaquePointer) -> [UnsafeMutablePointer<PangoLayoutLine>] {
    var lines: [UnsafeMutablePointer<PangoLayoutLine>] = []
    var node = pango_layout_get_lines_readonly(layout)
    while let current = node {
      if let data = current.pointee.data {
        lines.append(data.assumingMemoryBound(to: PangoLayoutLine.self))
      }
      node = current.pointee.next
    }
    return lines
  }

  /// Whether a line has no space that can be expanded, and no letters that are words by themselves.
  private static func isWord(
    _ line: UnsafeMutablePointer<PangoLayoutLine>,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let start = Int(line.pointee.start_index)
    var text = bytes[start..<min(start + Int(line.pointee.length), bytes.count)]
    while text.last == 0x20 { text.removeLast() }
    var before: UInt8 = 0
    for byte in text {
      // Spaces, and all letters from U+3000.
      if byte == 0x20 || byte == 0x09 || (before == 0xC2 && byte == 0xA0) || byte >= 0xE3 {
        return false
      }
      before = byte
    }
    return !text.isEmpty
  }

  private static func takeWidths(
    of natural: UnsafeMutablePointer<PangoLayoutLine>,
    for spread: UnsafeMutablePointer<PangoLayoutLine>
  ) {
    var (from, to) = (natural.pointee.runs, spread.pointee.runs)
    while let one = from, let two = to {
      (from, to) = (one.pointee.next, two.pointee.next)
      guard let source = run(of: one)?.pointee.glyphs, let target = run(of: two)?.pointee.glyphs,
        source.pointee.num_glyphs == target.pointee.num_glyphs
      else { continue }
      for index in 0..<Int(source.pointee.num_glyphs) {
        target.pointee.glyphs[index].geometry = source.pointee.glyphs[index].geometry
      }
    }
  }
}
