internal import CGdkPixbuf  // GLib's list types may be attributed to this module.
internal import CPango
internal import CoreGraphics
internal import Foundation

/// The grapheme clusters of a text that was laid out without a width, and its break opportunities:
/// enough to break it into lines of any width without shaping it again.
///
/// A label that wraps is measured twice, first without a width, then with the final one. The lines
/// are the same as Pango's; a test compares them.
struct TextClusters: Sendable {
  /// A letter with its combining marks.
  struct Cluster: Sendable {
    /// The start of the letter, as a UTF-8 offset in the text.
    var start: Int32
    /// The index of its first glyph in the drawing.
    var glyph: Int32
    /// The width, in Pango's units.
    var width: Int32
    /// Whether a line may break before it: between words, or anywhere.
    var breaksWord: Bool
    var breaksLetters: Bool
    var isSpace: Bool
    /// Whether it may be kerned with the next letter, so that a break between them changes widths.
    var isKerned: Bool
  }

  /// A paragraph: its letters, and its end including the line break.
  struct Paragraph: Sendable {
    var clusters: Range<Int>
    var end: Int
  }

  /// A line: its letters, and their width without the space at a soft line break.
  struct Line {
    var clusters: Range<Int>
    var width: Int32
    /// Their width including that space.
    var advance: Int32
  }

  var clusters: [Cluster] = []
  var paragraphs: [Paragraph] = []
  var glyphCount = 0

  /// Breaks a paragraph into lines of a width in Pango's units, as many letters on each as fit.
  ///
  /// Returns nil if kerned letters would be separated: Pango then shapes them again.
  func lines(
    of paragraph: Paragraph,
    width limit: Int32,
    keepsLastWordsTogether: Bool
  ) -> [Line]? {
    var lines: [Line] = []
    var start = paragraph.clusters.lowerBound
    let end = paragraph.clusters.upperBound
    while start < end {
      var width: Int32 = 0
      var wordBreak: Line?
      var letterBreak: Line?
      var next = start
      var fitsAll = true
      while next < end {
        let cluster = clusters[next]
        width += cluster.width
        next += 1
        // A space may hang over the end of a line, but Pango does not allow that at the end of a
        // paragraph.
        let visible = cluster.isSpace && next < end ? width - cluster.width : width
        if visible > limit {
          fitsAll = false
          break
        }
        guard next < end else { break }
        let line = Line(clusters: start..<next, width: visible, advance: width)
        if clusters[next].breaksWord { wordBreak = line }
        if clusters[next].breaksLetters { letterBreak = line }
      }
      if fitsAll {
        lines.append(Line(clusters: start..<end, width: width, advance: width))
        if keepsLastWordsTogether { pushOut(&lines, width: limit) }
        return lines
      }
      let chosen =
        wordBreak ?? letterBreak ?? firstLetter(from: start, end)
      start = chosen.clusters.upperBound
      if start < end, clusters[start - 1].isKerned, clusters[start].isKerned { return nil }
      lines.append(chosen)
    }
    if lines.isEmpty { lines.append(Line(clusters: start..<start, width: 0, advance: 0)) }
    return lines
  }

  /// Moves a word to the last line if that has only one, both fit, and others are before them.
  private func pushOut(_ lines: inout [Line], width limit: Int32) {
    guard lines.count > 1, let last = lines.last else { return }
    let before = lines[lines.count - 2]
    let letters = clusters[before.clusters]
    guard letters.last?.isSpace == true, !clusters[last.clusters].contains(where: \.isSpace),
      let start = letters.indices.dropFirst().last(where: {
        clusters[$0].breaksWord && clusters[$0 - 1].isSpace
      })
    else { return }
    let moved = letters[start...].reduce(0) { $0 + $1.width }
    guard moved + last.width <= limit else { return }
    let kept = before.advance - moved
    lines.removeLast(2)
    lines.append(
      Line(
        clusters: before.clusters.lowerBound..<start,
        width: kept - clusters[start - 1].width,
        advance: kept
      )
    )
    let width = moved + last.width
    lines.append(
      Line(clusters: start..<last.clusters.upperBound, width: width, advance: width)
    )
  }

  /// A line of a single letter, if not even that fits.
  private func firstLetter(from start: Int, _ end: Int) -> Line {
    var next = start + 1
    while next < end, !clusters[next].breaksLetters { next += 1 }
    let width = clusters[start..<next].reduce(0) { $0 + $1.width }
    return Line(clusters: start..<next, width: width, advance: width)
  }
}

extension TextTypesetter {
  /// The letters of the text, if lines of other widths can be made from them.
  ///
  /// The text must be left to right and uniform, without elements whose width depends on the line.
  func clusters(of shaped: Shaped) -> TextClusters? {
    guard request.width < 0, !shaped.isTruncated, request.canBeBrokenAnew else { return nil }
    var count: Int32 = 0
    guard let marks = pango_layout_get_log_attrs_readonly(context.mainLayout, &count) else {
      return nil
    }
    var result = TextClusters()
    result.clusters.reserveCapacity(shaped.bytes.count)
    var (byte, character) = (0, 0)
    for (index, item) in shaped.lines.enumerated() {
      let first = result.clusters.count
      guard pango_layout_line_get_resolved_direction(item.line) != PANGO_DIRECTION_RTL else {
        return nil
      }
      var node = item.line.pointee.runs
      while let current = node {
        node = current.pointee.next
        guard let run = Self.run(of: current), let piece = run.pointee.item,
          piece.pointee.analysis.level == 0, let glyphs = run.pointee.glyphs.pointee.glyphs,
          let places = run.pointee.glyphs.pointee.log_clusters
        else { return nil }
        var previous: Int32 = -1
        for index in 0..<Int(run.pointee.glyphs.pointee.num_glyphs) {
          let info = glyphs[index]
          if info.glyph & 0x1000_0000 != 0, info.glyph != 0x0FFF_FFFF { return nil }
          if places[index] == previous {
            result.clusters[result.clusters.count - 1].width += info.geometry.width
          } else {
            previous = places[index]
            let start = Int(piece.pointee.offset) + Int(previous)
            guard start >= byte, start < shaped.bytes.count else { return nil }
            while byte < start {
              byte += 1
              if shaped.bytes[byte] & 0xC0 != 0x80 { character += 1 }
            }
            guard character < Int(count) else { return nil }
            let mark = marks[character]
            result.clusters.append(
              TextClusters.Cluster(
                start: Int32(start),
                glyph: Int32(result.glyphCount),
                width: info.geometry.width,
                breaksWord: mark.is_line_break != 0,
                breaksLetters: mark.is_char_break != 0,
                isSpace: mark.is_white != 0,
                isKerned: mark.is_white == 0 && shaped.bytes[start] < 0xE3
              )
            )
          }
          if info.glyph != 0x0FFF_FFFF { result.glyphCount += 1 }
        }
      }
      let next = index + 1 < shaped.lines.count ? shaped.lines[index + 1] : nil
      result.paragraphs.append(
        TextClusters.Paragraph(
          clusters: first..<result.clusters.count,
          end: next.map { Int($0.line.pointee.start_index) } ?? shaped.end
        )
      )
    }
    return result
  }
}

extension TextRequest {
  /// Whether the text can be broken into lines of any width after a single layout.
  ///
  /// Its fonts must have equal heights, and it must be left to right, without elements whose width
  /// depends on the line.
  var canBeBrokenAnew: Bool {
    guard paragraph.alignment != .justified, paragraph.headIndent == 0,
      paragraph.firstLineHeadIndent == 0, paragraph.tailIndent == 0, paragraph.lineBreak != .clip,
      paragraph.lineBreak != .charWrap, paragraph.direction != .rightToLeft, stylesAreSimple
    else { return false }
    var text = text
    return text.withUTF8 { bytes in
      guard bytes.count > 12 else { return false }
      var previous: UInt8 = 0
      for byte in bytes {
        switch byte {
        // Tabs extend to positions on the line.
        case 0x09: return false
        // If a line ends at one of several spaces, Pango drops one, but not always the same.
        case 0x20 where previous == 0x20: return false
        // Soft hyphens are only visible at the end of a line.
        case 0xAD where previous == 0xC2: return false
        // Hebrew, Arabic and neighboring blocks.
        case 0xD6...0xDF: return false
        // Which Korean words are broken depends on the width.
        case 0xEA...0xED where paragraph.keepsHangulWords: return false
        case 0x84...0x87 where previous == 0xE1 && paragraph.keepsHangulWords: return false
        default: break
        }
        previous = byte
      }
      return true
    }
  }

  private var stylesAreSimple: Bool {
    func isSimple(_ style: TextAttributes) -> Bool {
      style.kern == 0 && style.baselineOffset == 0 && style.effects == nil && !style.underline
        && !style.strikethrough
        && style.backgroundColor == nil && style.attachment == nil
    }
    switch style {
    case .plain(let style): return isSimple(style)
    case .runs(let runs):
      guard let first = runs.first?.attributes.font else { return false }
      return runs.allSatisfy { run in
        let font = run.attributes.font
        return isSimple(run.attributes) && font.size == first.size
          && (font == first || font.metrics.lineHeight == first.metrics.lineHeight)
      }
    }
  }
}
