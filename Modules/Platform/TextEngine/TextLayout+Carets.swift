internal import CGdkPixbuf  // GLib's list types may be attributed to this module.
internal import CPango
internal import Foundation

extension TextLayout {
  /// Determines the possible caret positions.
  ///
  /// Takes time linear in the length of the text; text that is not simple is shaped again.
  package func makeCarets() -> TextCarets {
    if !parts.isEmpty { return makeCaretsOfParts() }
    if let clusters { return makeCarets(clusters) }
    return TextTypesetter.use(request) { $0.withShapedLines { makeCarets($0) } }
  }

  private func makeCarets(_ shaped: TextTypesetter.Shaped) -> TextCarets {
    var offsets = TextOffsets(shaped.bytes)
    var lines: [TextCarets.Line] = []
    for (item, line) in zip(shaped.lines, measuredLines) {
      var places: [(byte: Int, character: TextCarets.Character)] = []
      var x = Float(line.x)
      var node = item.line.pointee.runs
      let text = pango_layout_get_text(item.line.pointee.layout)
      while let current = node {
        node = current.pointee.next
        guard let text, let run = TextTypesetter.run(of: current), let piece = run.pointee.item
        else { continue }
        let width = Float(pango_glyph_string_get_width(run.pointee.glyphs)) / 1024
        defer { x += width }
        let count = Int(piece.pointee.num_chars)
        var widths = [Int32](repeating: 0, count: count)
        pango_glyph_item_get_logical_widths(run, text, &widths)
        let isRightToLeft = piece.pointee.analysis.level % 2 == 1
        var edge = isRightToLeft ? x + width : x
        var byte = Int(piece.pointee.offset) + item.offset
        for width in widths {
          guard byte < item.end, byte < shaped.bytes.count else { break }
          let next = isRightToLeft ? edge - Float(width) / 1024 : edge + Float(width) / 1024
          let character = TextCarets.Character(
            start: 0,
            leading: edge,
            trailing: next,
            isRightToLeft: isRightToLeft
          )
          places.append((byte, character))
          edge = next
          byte += 1
          while byte < shaped.bytes.count, shaped.bytes[byte] & 0xC0 == 0x80 { byte += 1 }
        }
      }
      places.sort { $0.byte < $1.byte }
      let start = offsets.utf16(line.start)
      let characters = places.map { place -> TextCarets.Character in
        var character = place.character
        character.start = Int32(offsets.utf16(place.byte))
        return character
      }
      lines.append(caretLine(line, characters, start..<max(start, offsets.utf16(line.end))))
    }
    return TextCarets(lines: lines)
  }

  private func makeCarets(_ clusters: TextClusters) -> TextCarets {
    var text = text
    return text.withUTF8 { bytes in
      var offsets = TextOffsets(bytes)
      let lines = measuredLines.map { line -> TextCarets.Line in
        let start = offsets.utf16(line.start)
        var x = Float(line.x)
        let range = clusters.range(of: line)
        var characters: [TextCarets.Character] = []
        characters.reserveCapacity(range.count)
        for index in range {
          let cluster = clusters.clusters[index]
          let end =
            index + 1 < range.upperBound ? Int(clusters.clusters[index + 1].start) : line.end
          let starts = Self.scalarStarts(in: bytes, Int(cluster.start)..<end)
          let share = Float(cluster.width) / 1024 / Float(max(starts.count, 1))
          for byte in starts {
            characters.append(
              TextCarets.Character(
                start: Int32(offsets.utf16(byte)),
                leading: x,
                trailing: x + share,
                isRightToLeft: false
              )
            )
            x += share
          }
        }
        return caretLine(line, characters, start..<max(start, offsets.utf16(line.end)))
      }
      return TextCarets(lines: lines)
    }
  }

  /// The start of each scalar of a letter, without the line break after it.
  private static func scalarStarts(
    in bytes: UnsafeBufferPointer<UInt8>,
    _ range: Range<Int>
  ) -> [Int] {
    if range.count == 1 { return [range.lowerBound] }
    return range.filter { byte in
      guard bytes[byte] & 0xC0 != 0x80 else { return false }
      if byte == range.lowerBound { return true }
      if bytes[byte] == 0x0A || bytes[byte] == 0x0D { return false }
      return
        !(bytes[byte] == 0xE2 && byte + 2 < range.upperBound && bytes[byte + 1] == 0x80
        && bytes[byte + 2] & 0xFE == 0xA8)
    }
  }

  private func caretLine(
    _ line: MeasuredLine,
    _ characters: [TextCarets.Character],
    _ range: Range<Int>
  ) -> TextCarets.Line {
    TextCarets.Line(
      rect: CGRect(x: line.x, y: line.top, width: line.width, height: line.height),
      range: range,
      isRightToLeft: line.isRightToLeft,
      characters: characters
    )
  }
}
