import Foundation

/// How text is drawn: filled, stroked, or added to the clip.
public enum CGTextDrawingMode: Int32, Sendable {
  /// Fills the letters, the default.
  case fill = 0
  /// Strokes the outlines of letters with the line width and the line style of the context.
  case stroke = 1
  /// Fills the letters, then strokes their outlines.
  case fillStroke = 2
  /// Draws nothing.
  case invisible = 3
  /// Fills the letters, then clips to them.
  case fillClip = 4
  /// Strokes the outlines of letters, then clips to the letters.
  case strokeClip = 5
  /// Fills and strokes, then clips to the letters.
  case fillStrokeClip = 6
  /// Clips to the letters.
  case clip = 7

  var fills: Bool { [.fill, .fillStroke, .fillClip, .fillStrokeClip].contains(self) }
  var strokes: Bool { [.stroke, .fillStroke, .strokeClip, .fillStrokeClip].contains(self) }
  var clips: Bool { rawValue >= CGTextDrawingMode.fillClip.rawValue }
}

extension CGContext {
  /// Sets how text is drawn; part of the graphics state.
  ///
  /// Lines are stroked in the color of the text: labels with an outline draw their text twice, in
  /// two colors. Emoji that are images are drawn only if text is filled.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textMode = mode }

  /// Draws text in a mode other than `fill`.
  func paintText(_ text: GlyphDrawing, at point: CGPoint, _ color: CGColor) {
    let mode = state.textMode
    if mode.fills { paintNow(.glyphs(text, at: point, color)) }
    guard mode.strokes || mode.clips else { return }
    let move = CGAffineTransform(translationX: point.x, y: point.y)
    let outlines = text.outlines.map { (path: $0.path.applying(move), color: $0.color ?? color) }
    if mode.strokes {
      for (path, color) in outlines { paintNow(.strokePath(path, state.stroke, color)) }
      if !mode.fills {
        for bar in text.decorations {
          let rect = bar.rect.offsetBy(dx: point.x, dy: point.y)
          paintNow(.fillRect(rect, bar.color ?? color))
        }
      }
    }
    if mode.clips {
      clip(to: CGPath(elements: outlines.flatMap { $0.path.elements }), using: .winding)
    }
  }
}
