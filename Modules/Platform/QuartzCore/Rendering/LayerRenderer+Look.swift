internal import CCairo
import CoreGraphics
import Foundation

func setMatrix(_ t: CGAffineTransform, _ cr: OpaquePointer) {
  var matrix = cairo_matrix_t(
    xx: Double(t.a),
    yx: Double(t.b),
    xy: Double(t.c),
    yy: Double(t.d),
    x0: Double(t.tx),
    y0: Double(t.ty)
  )
  cairo_set_matrix(cr, &matrix)
}

extension LayerRenderer {
  /// Draws what the layer itself shows, but the border, which goes over the sublayers.
  func drawLook(
    of node: RenderNode,
    _ device: CGAffineTransform,
    _ pen: Pen,
    alpha: CGFloat,
    isClippedLater: Bool
  ) {
    guard node.look.cost > 0 else { return }
    let shown = node.shown
    let cr = pen.context
    if let style = shown.shadowStyle, shown.shadowOutline != nil, !node.look.isGroup {
      drawShadow(of: shown, style, device, pen, alpha: alpha)
    }
    if let color = shown.values.backgroundColor, color.alpha > 0 {
      setColor(color, alpha, cr)
      if shown.values.cornerRadius > 0 && !isClippedLater {
        addOutline(of: shown, node.bounds, device, cr)
        cairo_fill(cr)
      } else if device.isUpright {
        let rect = PixelRect(snapping: node.bounds, device).intersection(pen.clip)
        cairo_identity_matrix(cr)
        cairo_rectangle(
          cr,
          Double(rect.x),
          Double(rect.y),
          Double(rect.width),
          Double(rect.height)
        )
        cairo_fill(cr)
      } else {
        setMatrix(device, cr)
        let b = node.bounds
        cairo_rectangle(cr, Double(b.minX), Double(b.minY), Double(b.width), Double(b.height))
        cairo_fill(cr)
      }
    }
    guard shown.values.contents != nil || shown.displayList != nil || shown.ownDrawingCost > 0
    else { return }
    cairo_save(cr)
    if shown.values.masksToBounds {
      if shown.values.cornerRadius > 0 && !isClippedLater {
        addOutline(of: shown, node.bounds, device, cr)
        cairo_clip(cr)
      } else {
        clip(to: node.bounds, device, cr)
      }
    }
    if let image = shown.values.contents { drawContents(image, of: shown, device, pen, alpha) }
    if let list = shown.displayList { draw(list, of: shown, device, pen) }
    if shown.ownDrawingCost > 0 {
      setMatrix(device, cr)
      shown.drawOwn(on: pen.canvas)
    }
    cairo_restore(cr)
  }

  private func drawContents(
    _ image: CGImage,
    of shown: CALayer,
    _ device: CGAffineTransform,
    _ pen: Pen,
    _ alpha: CGFloat
  ) {
    let part = shown.contentsRect
    let source = CGRect(
      x: part.minX * CGFloat(image.width),
      y: part.minY * CGFloat(image.height),
      width: part.width * CGFloat(image.width),
      height: part.height * CGFloat(image.height)
    )
    let quality: CGInterpolationQuality =
      shown.magnificationFilter == .nearest && shown.minificationFilter == .nearest
      ? .none : .default
    var place = shown.contentsPlacement(of: image)
    let cr = pen.context
    if device.isUpright && device.a > 0 && device.d > 0 {
      // On whole pixels, so that an image of the right size is copied as it is.
      place = PixelRect(snapping: place, device).rect
      cairo_identity_matrix(cr)
    } else {
      setMatrix(device, cr)
    }
    pen.canvas.draw(.image(image, rect: place, source: source, quality, alpha: alpha))
  }

  private func draw(
    _ list: DisplayList,
    of shown: CALayer,
    _ device: CGAffineTransform,
    _ pen: Pen
  ) {
    let cr = pen.context
    let bounds = shown.values.bounds
    cairo_save(cr)
    if !shown.values.masksToBounds { clip(to: bounds, device, cr, isOutward: true) }
    let transform = shown.displayListPlacement.concatenating(device)
    setMatrix(transform, cr)
    pen.canvas.draw(list)
    cairo_restore(cr)
  }

  private func clip(
    to bounds: CGRect,
    _ device: CGAffineTransform,
    _ cr: OpaquePointer,
    isOutward: Bool = false
  ) {
    if device.isUpright {
      let rect =
        isOutward
        ? PixelRect(covering: bounds.applying(device)) : PixelRect(snapping: bounds, device)
      cairo_identity_matrix(cr)
      cairo_rectangle(
        cr,
        Double(rect.x),
        Double(rect.y),
        Double(rect.width),
        Double(rect.height)
      )
    } else {
      setMatrix(device, cr)
      cairo_rectangle(
        cr,
        Double(bounds.minX),
        Double(bounds.minY),
        Double(bounds.width),
        Double(bounds.height)
      )
    }
    cairo_clip(cr)
  }

  func drawShadow(
    of shown: CALayer,
    _ style: ShadowStyle,
    _ device: CGAffineTransform,
    _ pen: Pen,
    alpha: CGFloat
  ) {
    var style = style
    style.color = style.color.faded(by: alpha)
    setMatrix(device, pen.context)
    switch shown.shadowOutline {
    case .path(let path)?:
      if case .roundedRect(let box) = path.shape {
        pen.canvas.draw(.shadow(box, style))
      } else {
        pen.canvas.draw(.pathShadow(path, style))
      }
    case .box(let box)?: pen.canvas.draw(.shadow(box, style))
    case nil: break
    }
  }

  func drawBorder(of shown: CALayer, _ device: CGAffineTransform, _ pen: Pen, alpha: CGFloat) {
    guard let color = shown.borderColor, color.alpha > 0, shown.values.borderWidth > 0 else {
      return
    }
    let cr = pen.context
    let width = shown.values.borderWidth
    setColor(color, alpha, cr)
    let bounds = shown.values.bounds
    if device.isUpright {
      let outer = PixelRect(snapping: bounds, device).rect
      let scale = device.meanScale
      // Straight edges are crisp: whole pixels, and one at least.
      let pixels = max(1, (width * scale).rounded())
      cairo_identity_matrix(cr)
      let outline = shown.rounded(outer, scale: scale)
      addRounded(outline, cr)
      if pixels * 2 < min(outer.width, outer.height) { addRounded(outline.inset(by: pixels), cr) }
    } else {
      setMatrix(device, cr)
      addRounded(shown.roundedBounds, cr)
      if width * 2 < min(bounds.width, bounds.height) {
        addRounded(shown.roundedBounds.inset(by: width), cr)
      }
    }
    cairo_set_fill_rule(cr, CAIRO_FILL_RULE_EVEN_ODD)
    cairo_fill(cr)
    cairo_set_fill_rule(cr, CAIRO_FILL_RULE_WINDING)
  }

  /// Adds the outline of the layer's rounded bounds, on whole pixels where the layer is upright.
  func addOutline(
    of shown: CALayer,
    _ bounds: CGRect,
    _ device: CGAffineTransform,
    _ cr: OpaquePointer
  ) {
    if device.isUpright {
      cairo_identity_matrix(cr)
      addRounded(
        shown.rounded(PixelRect(snapping: bounds, device).rect, scale: device.meanScale),
        cr
      )
    } else {
      setMatrix(device, cr)
      addRounded(shown.rounded(bounds, scale: 1), cr)
    }
  }

  private func addRounded(_ box: RoundedRect, _ cr: OpaquePointer) {
    let left = Double(box.rect.minX)
    let top = Double(box.rect.minY)
    let right = Double(box.rect.maxX)
    let bottom = Double(box.rect.maxY)
    guard !box.isRect else {
      cairo_rectangle(cr, left, top, right - left, bottom - top)
      return
    }
    let quarter = Double.pi / 2
    func corner(_ x: Double, _ y: Double, _ radius: CGFloat, _ turn: Double) {
      if radius > 0 {
        cairo_arc(cr, x, y, Double(radius), turn * quarter, (turn + 1) * quarter)
      } else {
        cairo_line_to(cr, x, y)
      }
    }
    let (tl, tr) = (Double(box.topLeft), Double(box.topRight))
    let (br, bl) = (Double(box.bottomRight), Double(box.bottomLeft))
    cairo_new_sub_path(cr)
    corner(right - tr, top + tr, box.topRight, 3)
    corner(right - br, bottom - br, box.bottomRight, 0)
    corner(left + bl, bottom - bl, box.bottomLeft, 1)
    corner(left + tl, top + tl, box.topLeft, 2)
    cairo_close_path(cr)
  }

  private func setColor(_ color: CGColor, _ alpha: CGFloat, _ cr: OpaquePointer) {
    cairo_set_source_rgba(
      cr,
      Double(color.red),
      Double(color.green),
      Double(color.blue),
      Double(color.alpha * alpha)
    )
  }
}
