internal import CCairo
internal import Foundation

/// Conversion of paths, colors and styles to Cairo.
enum CairoPaths {
  /// Sets the source to a color.
  static func setColor(_ color: CGColor, of context: OpaquePointer) {
    if let tile = color.tile {
      tile.setSource(of: context, alpha: color.alpha)
      return
    }
    cairo_set_source_rgba(
      context,
      Double(color.red),
      Double(color.green),
      Double(color.blue),
      Double(color.alpha)
    )
  }

  /// Adds a rectangle to the context's path.
  static func append(_ rect: CGRect, to context: OpaquePointer) {
    cairo_rectangle(
      context,
      Double(rect.minX),
      Double(rect.minY),
      Double(rect.width),
      Double(rect.height)
    )
  }

  /// Adds a path to the context's path.
  static func append(_ path: CGPath, to context: OpaquePointer) {
    if case .roundedRect(let rounded) = path.shape {
      append(rounded, to: context)
      return
    }
    var current = CGPoint.zero
    var start = CGPoint.zero
    func curve(_ c1: CGPoint, _ c2: CGPoint, _ p: CGPoint) {
      cairo_curve_to(
        context,
        Double(c1.x),
        Double(c1.y),
        Double(c2.x),
        Double(c2.y),
        Double(p.x),
        Double(p.y)
      )
      current = p
    }
    for element in path.elements {
      switch element {
      case .move(let p):
        cairo_move_to(context, Double(p.x), Double(p.y))
        (current, start) = (p, p)
      case .line(let p):
        cairo_line_to(context, Double(p.x), Double(p.y))
        current = p
      case .quad(let c, let p):
        let (c1, c2) = cubicControls(from: current, control: c, to: p)
        curve(c1, c2, p)
      case .curve(let c1, let c2, let p): curve(c1, c2, p)
      case .close:
        cairo_close_path(context)
        current = start
      }
    }
  }

  /// Adds a rounded rectangle to the context's path.
  static func append(_ rounded: RoundedRect, to context: OpaquePointer) {
    let r = rounded.rect
    let (x0, y0, x1, y1) = (Double(r.minX), Double(r.minY), Double(r.maxX), Double(r.maxY))
    guard !rounded.isRect else {
      cairo_rectangle(context, x0, y0, x1 - x0, y1 - y0)
      return
    }
    let (tl, tr) = (Double(rounded.topLeft), Double(rounded.topRight))
    let (br, bl) = (Double(rounded.bottomRight), Double(rounded.bottomLeft))
    cairo_new_sub_path(context)
    cairo_arc(context, x1 - tr, y0 + tr, tr, -Double.pi / 2, 0)
    cairo_arc(context, x1 - br, y1 - br, br, 0, Double.pi / 2)
    cairo_arc(context, x0 + bl, y1 - bl, bl, Double.pi / 2, Double.pi)
    cairo_arc(context, x0 + tl, y0 + tl, tl, Double.pi, 3 * Double.pi / 2)
    cairo_close_path(context)
  }

  /// Sets line width, caps, joins and dashes.
  static func apply(_ style: StrokeStyle, to context: OpaquePointer) {
    cairo_set_line_width(context, Double(style.width))
    switch style.cap {
    case .butt: cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(context, CAIRO_LINE_CAP_SQUARE)
    }
    switch style.join {
    case .miter: cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(context, CAIRO_LINE_JOIN_BEVEL)
    }
    cairo_set_miter_limit(context, Double(style.miterLimit))
    // Dashes that are all of length zero would put the context into an error state.
    let dashes = style.dashLengths.map { Double(max(0, $0)) }
    let isDashed = dashes.contains { $0 > 0 }
    cairo_set_dash(context, dashes, isDashed ? Int32(dashes.count) : 0, Double(style.dashPhase))
  }

  /// Sets the fill rule.
  static func apply(_ rule: CGPathFillRule, to context: OpaquePointer) {
    cairo_set_fill_rule(
      context,
      rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING
    )
  }
}

extension CGBlendMode {
  /// The corresponding Cairo operator.
  var cairoOperator: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}
