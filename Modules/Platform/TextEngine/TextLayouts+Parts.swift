import CoreGraphics
import Foundation

extension TextLayouts {
  /// Lays out each part of a text separately and joins the layouts.
  func joined(_ request: TextRequest) -> TextLayout {
    let parts = PartText.parts(of: key)
    let width = request.width >= 0 ? CGFloat(request.width) / 1024 : widest(parts)
    var placed: [PlacedPart] = []
    var top: CGFloat = 0
    var remaining = Int(request.maximumLines)
    var isTruncated = false
    for (index, part) in parts.enumerated() {
      var layout = part.layouts().layout(width: width, maximumLines: remaining)
      if remaining > 0, index + 1 < parts.count, layout.lineCount >= remaining {
        // The following parts are truncated: with the break, the last line ends in an ellipsis.
        layout = part.layouts(withBreak: true).layout(width: width, maximumLines: remaining)
        isTruncated = true
      }
      if let last = placed.last {
        let above = parts[placed.count - 1].paragraph
        top = last.top + last.layout.size.height + above.lineSpacing + above.paragraphSpacing
        top += part.paragraph.paragraphSpacingBefore
      }
      isTruncated = isTruncated || layout.isTruncated
      placed.append(
        PlacedPart(layout: layout, top: top, start: part.range.lowerBound, byte: part.byte)
      )
      guard remaining > 0 else { continue }
      remaining -= layout.lineCount
      if remaining <= 0 { break }
    }
    return TextLayout(joining: placed, for: request, isTruncated: isTruncated)
  }

  /// The width of the widest line, in points, in which the others are aligned.
  private func widest(_ parts: [PartText]) -> CGFloat {
    let width = parts.reduce(0) { width, part in
      max(width, part.layouts().layout(width: nil, maximumLines: 0).size.width)
    }
    // Pango rounds widths to its units.
    return (width * 1024).rounded(.up) / 1024
  }
}

/// A part of a text, its layout and its position.
struct PlacedPart: Sendable {
  var layout: TextLayout
  /// The distance from the top of the whole layout, in points.
  var top: CGFloat
  /// The start of the part, in UTF-16 units.
  var start: Int
  /// The start of the part, in UTF-8 bytes.
  var byte: Int
}

/// A part of a text as a separate text.
private struct PartText {
  var text: Substring
  /// The text including the break at its end.
  var broken: Substring
  var style: TextKey.Style
  var paragraph: TextParagraph
  var range: Range<Int>
  var byte: Int

  static func parts(of key: TextKey) -> [PartText] {
    let all = key.text
    var from = all.startIndex
    var byte = 0
    return key.parts.enumerated().map { index, part in
      let to = all.utf16.index(from, offsetBy: part.range.count)
      let broken = all[from..<to]
      defer {
        byte += broken.utf8.count
        from = to
      }
      var text = broken
      if index + 1 < key.parts.count {
        // A carriage return and a line feed are one `Character`.
        text = broken.dropLast()
      }
      return PartText(
        text: text,
        broken: broken,
        style: key.style.clamped(to: part.range),
        paragraph: part.paragraph,
        range: part.range,
        byte: byte
      )
    }
  }

  func layouts(withBreak: Bool = false) -> TextLayouts {
    let text = String(withBreak ? broken : text)
    switch style {
    case .plain(let attributes):
      return .of(text, attributes: attributes, paragraph: paragraph)
    case .runs(let runs):
      return .of(text, runs: runs, paragraph: paragraph)
    }
  }
}

extension TextKey.Style {
  /// The style of a part of the text, with ranges relative to the start of the part.
  fileprivate func clamped(to range: Range<Int>) -> Self {
    guard case .runs(let runs) = self else { return self }
    let start = range.lowerBound
    return .runs(
      runs.compactMap { run in
        let shown = run.range.clamped(to: range)
        guard !shown.isEmpty || run.range.lowerBound == start else { return nil }
        return TextRun(
          range: shown.lowerBound - start..<shown.upperBound - start,
          attributes: run.attributes
        )
      }
    )
  }
}
