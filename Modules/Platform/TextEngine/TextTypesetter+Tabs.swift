internal import CPango
internal import Foundation

extension TextTypesetter {
  /// The default distance between tab stops, in points.
  private static let usualInterval: CGFloat = 28

  /// Sets Pango's tab stops to those of the paragraph.
  func setTabs(of layout: OpaquePointer, _ bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.contains(0x09) else { return }
    let paragraph = request.paragraph
    // Pango's positions are relative to the outermost start of the first and the other lines.
    let edge =
      request.width < 0 ? 0 : min(paragraph.firstLineHeadIndent, paragraph.headIndent)
    let interval =
      paragraph.defaultTabInterval > 0 ? paragraph.defaultTabInterval : Self.usualInterval
    var stops = paragraph.tabStops ?? []
    // Pango continues with the distance of the last two.
    let last = stops.last?.location ?? 0
    var next = ((last / interval).rounded(.down) + 1) * interval
    for _ in 0..<2 {
      stops.append(TextParagraph.TabStop(location: next))
      next += interval
    }
    let shown = stops.filter { $0.location > edge }
    guard let tabs = pango_tab_array_new(Int32(shown.count), 0) else { return }
    for (index, stop) in shown.enumerated() {
      pango_tab_array_set_tab(
        tabs,
        Int32(index),
        stop.alignment.pango,
        Int32(((stop.location - edge) * 1024).rounded())
      )
      if case .decimal(let point) = stop.alignment {
        pango_tab_array_set_decimal_point(tabs, Int32(index), point.value)
      }
    }
    pango_layout_set_tabs(layout, tabs)
    pango_tab_array_free(tabs)
  }
}

extension TextParagraph.TabStop.Alignment {
  fileprivate var pango: PangoTabAlign {
    switch self {
    case .left: PANGO_TAB_LEFT
    case .center: PANGO_TAB_CENTER
    case .right: PANGO_TAB_RIGHT
    case .decimal: PANGO_TAB_DECIMAL
    }
  }
}
