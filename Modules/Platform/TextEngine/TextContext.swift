internal import CPango
internal import Foundation
internal import Locking

// Unchecked: Pango objects must not be used by two threads at once. The pool provides a context to
// one thread at a time.
/// The objects that one thread needs to shape text: a font map, a Pango context and reused layouts.
final class TextContext: @unchecked Sendable {
  /// The context, a `PangoContext *`.
  let context: OpaquePointer
  /// A layout for whole texts, a `PangoLayout *`.
  let mainLayout: OpaquePointer
  /// A layout for truncated last lines.
  let tailLayout: OpaquePointer
  /// The attributes of every text, a `PangoAttrList *`: no hyphens when a word is broken because it
  /// exceeds the line.
  let defaultAttributes: OpaquePointer?
  private let fonts: FontLibrary.Selection
  private let fontMap: UnsafeMutablePointer<PangoFontMap>
  private var descriptions: [FontSpec: OpaquePointer] = [:]

  private static let pool = Mutex<[FontLibrary.Selection: [TextContext]]>([:])

  /// Runs work with a context that no other thread uses at the same time.
  ///
  /// - Parameters:
  ///   - fonts: The set of fonts that may be needed; lookups in larger sets take longer.
  ///   - body: The work.
  /// - Returns: The result of the work.
  static func use<Result>(
    _ fonts: FontLibrary.Selection,
    _ body: (TextContext) -> Result
  ) -> Result {
    let context = pool.withLock { $0[fonts]?.popLast() } ?? TextContext(fonts)
    defer { pool.withLock { $0[fonts, default: []].append(context) } }
    return body(context)
  }

  private init(_ fonts: FontLibrary.Selection) {
    self.fonts = fonts
    guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT),
      let context = pango_font_map_create_context(map), let main = pango_layout_new(context),
      let tail = pango_layout_new(context)
    else { preconditionFailure("Pango was built without FreeType fonts") }
    fontMap = map
    self.context = context
    mainLayout = main
    tailLayout = tail
    defaultAttributes = pango_attr_list_new()
    pango_attr_list_insert(defaultAttributes, pango_attr_insert_hyphens_new(0))
    if let config = FontLibrary.fonts(of: fonts).configuration {
      pango_fc_font_map_set_config(OpaquePointer(map), config)
    }
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    // Text is laid out in points, so that widths are the same at every scale.
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string("en"))
  }

  /// The description of a font with its fallbacks, a `PangoFontDescription *`; cached.
  func description(of spec: FontSpec) -> OpaquePointer? {
    if let known = descriptions[spec] { return known }
    let description = pango_font_description_new()
    let fallback = FontLibrary.families(of: fonts)
    let families = fallback.first == spec.family ? fallback : [spec.family] + fallback
    pango_font_description_set_family(description, families.joined(separator: ","))
    pango_font_description_set_absolute_size(
      description,
      (Double(spec.size) * Double(PANGO_SCALE)).rounded()
    )
    pango_font_description_set_weight(
      description,
      PangoWeight(rawValue: PangoWeight.RawValue(max(100, min(1000, spec.weight))))
    )
    pango_font_description_set_style(
      description,
      spec.italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL
    )
    descriptions[spec] = description
    return description
  }

  /// Keeps the file of a font open for the lifetime of the program, independent of the letters of a
  /// text; must be called within ``FontFiles/with(_:_:)``.
  func keepFileOpen(of spec: FontSpec) {
    withScaledFont(of: spec) { FontFiles.keepOpen($0, forGood: true) }
  }

  /// Whether the file of a font stays open.
  func isFileKeptOpen(of spec: FontSpec) -> Bool {
    withScaledFont(of: spec, FontFiles.isKeptOpen) ?? false
  }

  /// Runs work on Cairo's font for a description; does nothing if there is no such font.
  private func withScaledFont<Result>(
    of spec: FontSpec,
    _ body: (OpaquePointer) -> Result
  ) -> Result? {
    guard let font = pango_font_map_load_font(fontMap, context, description(of: spec)) else {
      return nil
    }
    defer { g_object_unref(font) }
    return pango_cairo_font_get_scaled_font(OpaquePointer(font)).map(body)
  }

  /// A font's glyphs for UTF-16 units, one each; 0 if it has none.
  func glyphs(of spec: FontSpec, for units: [UInt16]) -> [UInt32] {
    var found = [UInt32](repeating: 0, count: units.count)
    _ = withScaledFont(of: spec) { font in
      for (index, unit) in units.enumerated() {
        guard let scalar = Unicode.Scalar(unit) else { continue }
        var glyphs: UnsafeMutablePointer<cairo_glyph_t>?
        var count: Int32 = 0
        var text = String(scalar)
        text.withUTF8 { bytes in
          bytes.withMemoryRebound(to: CChar.self) {
            _ = cairo_scaled_font_text_to_glyphs(
              font,
              0,
              0,
              $0.baseAddress,
              Int32($0.count),
              &glyphs,
              &count,
              nil,
              nil,
              nil
            )
          }
        }
        if count > 0, let glyphs { found[index] = UInt32(truncatingIfNeeded: glyphs[0].index) }
        cairo_glyph_free(glyphs)
      }
    }
    return found
  }

  /// The metrics of a font, read from its file.
  func loadMetrics(of spec: FontSpec) -> FontMetrics {
    var metrics = FontMetrics(
      ascender: spec.size,
      descender: -spec.size * 0.2,
      leading: 0,
      capHeight: spec.size * 0.7,
      xHeight: spec.size * 0.5,
      lineHeight: spec.size * 1.2,
      underlinePosition: spec.size * 0.1,
      underlineThickness: spec.size * 0.05,
      strikethroughPosition: spec.size * 0.3
    )
    guard let font = pango_font_map_load_font(fontMap, context, description(of: spec))
    else { return metrics }
    defer { g_object_unref(font) }
    func points(_ units: Int32) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }
    if let read = pango_font_get_metrics(font, nil) {
      metrics.ascender = points(pango_font_metrics_get_ascent(read))
      metrics.descender = -points(pango_font_metrics_get_descent(read))
      metrics.lineHeight = metrics.ascender - metrics.descender
      metrics.underlineThickness = points(pango_font_metrics_get_underline_thickness(read))
      metrics.underlinePosition =
        -points(pango_font_metrics_get_underline_position(read)) + metrics.underlineThickness / 2
      metrics.strikethroughPosition =
        points(pango_font_metrics_get_strikethrough_position(read))
        - points(pango_font_metrics_get_strikethrough_thickness(read)) / 2
      pango_font_metrics_unref(read)
    }
    if spec.isHelvetica {
      // As binary fractions, whose sums are exact: programs round heights of lines up to pixels.
      func exact(_ length: CGFloat) -> CGFloat { (length * 1_048_576).rounded() / 1_048_576 }
      metrics.setLine(ascender: exact(0.92 * spec.size), descender: -exact(0.23 * spec.size))
    }
    metrics.capHeight = inkHeight(of: "H", spec) ?? metrics.capHeight
    metrics.xHeight = inkHeight(of: "x", spec) ?? metrics.xHeight
    return metrics
  }

  /// The height of a letter above the baseline.
  ///
  /// Measured at a large size for precision.
  private func inkHeight(of letter: String, _ spec: FontSpec) -> CGFloat? {
    guard spec.size > 0 else { return nil }
    var large = spec
    large.size = 1000
    pango_layout_set_attributes(tailLayout, nil)
    pango_layout_set_font_description(tailLayout, description(of: large))
    pango_layout_set_width(tailLayout, -1)
    pango_layout_set_ellipsize(tailLayout, PANGO_ELLIPSIZE_NONE)
    pango_layout_set_text(tailLayout, letter, -1)
    guard let line = pango_layout_get_line_readonly(tailLayout, 0) else { return nil }
    var ink = PangoRectangle()
    pango_layout_line_get_extents(line, &ink, nil)
    return CGFloat(-ink.y) / CGFloat(PANGO_SCALE) * spec.size / 1000
  }
}
