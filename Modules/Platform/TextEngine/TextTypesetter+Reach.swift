internal import CGdkPixbuf  // GLib's list types may be attributed to this module.
internal import CPango
internal import CoreGraphics
internal import Foundation

extension TextTypesetter {
  /// Scripts whose letters fit into the lines of any font, and are not measured.
  private static let fittingScripts: Set<UInt8> = Set(
    [
      PANGO_SCRIPT_COMMON, PANGO_SCRIPT_INHERITED, PANGO_SCRIPT_LATIN, PANGO_SCRIPT_GREEK,
      PANGO_SCRIPT_CYRILLIC, PANGO_SCRIPT_HAN, PANGO_SCRIPT_HIRAGANA, PANGO_SCRIPT_KATAKANA,
      PANGO_SCRIPT_HANGUL, PANGO_SCRIPT_BOPOMOFO,
    ].map { UInt8(truncatingIfNeeded: $0.rawValue) }
  )

  /// The extent of letters beyond their lines, limited to half a line: a name may contain any
  /// number of stacked marks.
  func reach(of shaped: Shaped, _ lines: [MeasuredLine]) -> TextReach {
    var reach = TextReach()
    let shadows = attributes.compactMap { $0.effects?.shadow }
    for shadow in shadows {
      reach.top = max(reach.top, shadow.reach - shadow.offset.height)
      reach.bottom = max(reach.bottom, shadow.reach + shadow.offset.height)
    }
    for (item, line) in zip(shaped.lines, lines) {
      var node = item.line.pointee.runs
      while let current = node {
        node = current.pointee.next
        guard let run = Self.run(of: current),
          hasCombiningMarks
            || !Self.fittingScripts.contains(run.pointee.item.pointee.analysis.script)
        else { continue }
        var ink = PangoRectangle()
        pango_glyph_string_extents(
          run.pointee.glyphs,
          run.pointee.item.pointee.analysis.font,
          &ink,
          nil
        )
        let baseline =
          line.baseline
          - attributes[runIndex(of: run, in: item, shaped.runs)]
          .baselineOffset
        let top = baseline + CGFloat(ink.y) / 1024
        let bottom = baseline + CGFloat(ink.y + ink.height) / 1024
        reach.top = max(reach.top, min(line.top - top, line.height / 2))
        reach.bottom = max(reach.bottom, min(bottom - line.top - line.height, line.height / 2))
      }
    }
    return reach
  }
}
