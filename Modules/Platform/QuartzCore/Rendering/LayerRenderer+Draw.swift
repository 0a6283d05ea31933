internal import CCairo
import CoreGraphics
import Foundation

extension LayerRenderer {
  /// Draws the subtree of `node` over what is there.
  ///
  /// `cover` is the way down to the layer that hides all that is drawn before it.
  func drawNode(
    _ node: RenderNode,
    _ parent: CGAffineTransform,
    _ pen: Pen,
    _ backdrop: Backdrop?,
    cover: ArraySlice<RenderNode>? = nil
  ) {
    guard node.isVisible else { return }
    let device = node.local.concatenating(parent).snapped
    let area = PixelRect(touching: node.subtreeRect, device)
    let visible = area.intersection(pen.clip)
    guard !visible.isEmpty else { return }
    if cover != nil {
      drawContent(of: node, device, pen, backdrop, cover: cover)
    } else if node.look.isGroup || (node.opacity < 1 && !canFadeAlone(node)) {
      drawGroup(node, device, area, visible, pen)
    } else if let raster = keptRaster(node, device, area, visible, pen, backdrop) {
      blit(raster, device, visible, pen, alpha: 1)
    } else {
      drawContent(of: node, device, pen, backdrop, cover: nil, alpha: CGFloat(node.opacity))
    }
  }

  /// Whether the opacity of the layer can be that of the one thing it draws.
  private func canFadeAlone(_ node: RenderNode) -> Bool {
    guard node.cost <= 1 else {
      return node.shown.rare?.allowsGroupOpacity == false && node.children.isEmpty
        && node.look.cost <= 1
    }
    return node.look.cost == node.cost && node.shown.displayList == nil
      && node.shown.ownDrawingCost == 0
  }

  // MARK: Content

  /// Draws the layer, as faint as `alpha`, and its sublayers, but no mask and no rounded clip of the sublayers.
  func drawContent(
    of node: RenderNode,
    _ device: CGAffineTransform,
    _ pen: Pen,
    _ backdrop: Backdrop?,
    cover: ArraySlice<RenderNode>?,
    alpha: CGFloat = 1,
    isClippedLater: Bool = false
  ) {
    let shown = node.shown
    var backdrop = backdrop
    var rest: ArraySlice<RenderNode>?
    if let cover, cover.count > 1 {
      // Something below hides the layer itself.
      rest = cover.dropFirst()
    } else {
      drawLook(of: node, device, pen, alpha: alpha, isClippedLater: isClippedLater)
      backdrop = backdropAfterLook(of: node, device, pen, backdrop)
    }
    if !node.children.isEmpty {
      drawChildren(of: node, device, pen, backdrop, cover: rest)
    }
    if shown.values.borderWidth > 0 && !isClippedLater {
      drawBorder(of: shown, device, pen, alpha: alpha)
    }
  }

  private func backdropAfterLook(
    of node: RenderNode,
    _ device: CGAffineTransform,
    _ pen: Pen,
    _ before: Backdrop?
  ) -> Backdrop? {
    if node.look.cost == 0 { return before }
    guard !node.look.drawsOverFill, node.look.isOpaqueFill, node.opacity >= 1, device.isUpright,
      let color = node.shown.values.backgroundColor
    else { return nil }
    return Backdrop(color: color, rect: PixelRect(snapping: node.bounds, device))
  }

  private func drawChildren(
    of node: RenderNode,
    _ device: CGAffineTransform,
    _ pen: Pen,
    _ backdrop: Backdrop?,
    cover: ArraySlice<RenderNode>?
  ) {
    let cr = pen.context
    var pen = pen
    var isSaved = false
    if node.look.clips {
      if device.isUpright {
        let clip = PixelRect(snapping: node.bounds, device)
        if !clip.contains(pen.clip) {
          pen.clip = pen.clip.intersection(clip)
          guard !pen.clip.isEmpty else { return }
          cairo_save(cr)
          isSaved = true
          cairo_identity_matrix(cr)
          cairo_rectangle(
            cr,
            Double(clip.x),
            Double(clip.y),
            Double(clip.width),
            Double(clip.height)
          )
          cairo_clip(cr)
        }
      } else {
        cairo_save(cr)
        isSaved = true
        setMatrix(device, cr)
        let b = node.bounds
        cairo_rectangle(cr, Double(b.minX), Double(b.minY), Double(b.width), Double(b.height))
        cairo_clip(cr)
        pen.clip = pen.clip.intersection(PixelRect(touching: node.bounds, device))
      }
    }
    let next = cover?.first
    var isSkipping = next != nil
    var drawn: [PixelRect] = []
    for child in node.children {
      if isSkipping {
        guard child === next else { continue }
        isSkipping = false
        drawNode(child, device, pen, backdrop, cover: cover)
        drawn.append(pen.clip)
        continue
      }
      guard child.isVisible, !child.subtreeRect.isNull else { continue }
      let area = PixelRect(touching: child.subtreeRect, child.local.concatenating(device).snapped)
        .intersection(pen.clip)
      guard !area.isEmpty else { continue }
      var below = backdrop
      if below != nil {
        // What is drawn in the same place before hides the color.
        if drawn.count > 64 || drawn.contains(where: { !$0.intersection(area).isEmpty }) {
          below = nil
        }
        drawn.append(area)
      }
      drawNode(child, device, pen, below)
    }
    if isSaved { cairo_restore(cr) }
  }

  // MARK: Groups

  /// Draws a subtree aside and lays it down as one.
  private func drawGroup(
    _ node: RenderNode,
    _ device: CGAffineTransform,
    _ area: PixelRect,
    _ visible: PixelRect,
    _ pen: Pen
  ) {
    if let style = node.shown.shadowStyle, node.shown.shadowOutline != nil, node.look.isGroup,
      node.opacity >= 1
    {
      drawShadow(of: node.shown, style, device, pen, alpha: 1)
    }
    guard let raster = groupRaster(node, device, area, visible, pen) else { return }
    blit(raster, device, visible, pen, alpha: Double(node.opacity))
  }

  /// The picture of a group: kept where it covers what is visible, else made.
  private func groupRaster(
    _ node: RenderNode,
    _ device: CGAffineTransform,
    _ area: PixelRect,
    _ visible: PixelRect,
    _ pen: Pen
  ) -> Raster? {
    let placement = PixelPlacement(device)
    if let raster = node.raster, raster.transform == placement.rest, raster.backdrop == nil,
      raster.area.contains(visible.moved(x: -placement.x, y: -placement.y))
    {
      raster.lastUse = rasters.frame
      return raster
    }
    // A group much larger than the canvas is only drawn where it shows.
    let whole = pen.canvas.width * pen.canvas.height * 3 / 2
    let part = area.area <= max(whole, visible.area) ? area : visible
    let isKept = keepsRasters && !node.layer.subtreeIsAnimated
    return makeRaster(node, device, part, backdrop: nil, isOpaque: false, isKept: isKept) {
      self.drawGroupContent(of: node, $0, $1)
    }
  }

  private func drawGroupContent(of node: RenderNode, _ device: CGAffineTransform, _ pen: Pen) {
    let shown = node.shown
    let isRounded = node.look.clipsRounded
    let cr = pen.context
    let shadow = shown.shadowOutline == nil ? shown.shadowStyle : nil
    if let shadow {
      setMatrix(device, cr)
      pen.canvas.draw(.beginGroup(alpha: 1, shadow))
    }
    if let fade = shown.rare?.fade {
      drawFade(fade, of: node, device, pen)
    } else {
      drawContent(of: node, device, pen, nil, cover: nil, isClippedLater: isRounded)
    }
    if isRounded {
      cairo_save(cr)
      cairo_set_operator(cr, CAIRO_OPERATOR_DEST_IN)
      cairo_set_source_rgba(cr, 0, 0, 0, 1)
      addOutline(of: shown, shown.values.bounds, device, cr)
      cairo_fill(cr)
      cairo_restore(cr)
      if shown.values.borderWidth > 0 { drawBorder(of: shown, device, pen, alpha: 1) }
    }
    if shadow != nil {
      setMatrix(device, cr)
      pen.canvas.draw(.endGroup)
    }
    if let mask = node.mask { apply(mask, device, pen) }
  }

  private func drawFade(
    _ fade: LayerFade,
    of node: RenderNode,
    _ device: CGAffineTransform,
    _ pen: Pen
  ) {
    let cr = pen.context
    cairo_push_group(cr)
    drawContent(of: node, device, pen, nil, cover: nil, isClippedLater: node.look.clipsRounded)
    cairo_pop_group_to_source(cr)
    let progress = Double(min(max(fade.progress, 0), 1))
    cairo_paint_with_alpha(cr, progress)
    cairo_save(cr)
    setMatrix(device, cr)
    cairo_push_group(cr)
    let source = CGRect(x: 0, y: 0, width: fade.from.width, height: fade.from.height)
    pen.canvas.draw(.image(fade.from, rect: fade.rect, source: source, .default, alpha: 1))
    cairo_pop_group_to_source(cr)
    cairo_set_operator(cr, CAIRO_OPERATOR_ADD)
    cairo_paint_with_alpha(cr, 1 - progress)
    cairo_restore(cr)
  }

  private func apply(_ mask: RenderNode, _ device: CGAffineTransform, _ pen: Pen) {
    let cr = pen.context
    cairo_save(cr)
    cairo_push_group(cr)
    drawNode(mask, device, pen, nil)
    cairo_pop_group_to_source(cr)
    cairo_set_operator(cr, CAIRO_OPERATOR_DEST_IN)
    cairo_identity_matrix(cr)
    cairo_paint(cr)
    cairo_restore(cr)
  }

  // MARK: Rasters

  /// A picture of an unchanged subtree, where it is worth keeping one and it cannot be told from drawing anew.
  private func keptRaster(
    _ node: RenderNode,
    _ device: CGAffineTransform,
    _ area: PixelRect,
    _ visible: PixelRect,
    _ pen: Pen,
    _ backdrop: Backdrop?
  ) -> Raster? {
    guard keepsRasters, node.cost >= 2, node.opacity >= 1, device.isUpright,
      node.cleanRenders >= 1, node.moves >= 1 || node.layer.isRasterCandidate,
      !node.layer.subtreeIsAnimated, !area.isEmpty,
      area.area <= pen.canvas.width * pen.canvas.height
    else { return nil }
    // Only over one known color is the picture, made over that color, the same as drawing anew.
    let fill = PixelRect(snapping: node.bounds, device)
    let isSelfOpaque = node.look.isOpaqueFill && fill.contains(area)
    guard isSelfOpaque || (backdrop.map { $0.rect.contains(visible) } ?? false) else { return nil }
    let color = isSelfOpaque ? nil : backdrop?.color
    let placement = PixelPlacement(device)
    if let raster = node.raster, raster.transform == placement.rest, raster.backdrop == color,
      raster.area == area.moved(x: -placement.x, y: -placement.y)
    {
      raster.lastUse = rasters.frame
      return raster
    }
    return makeRaster(node, device, area, backdrop: color, isOpaque: true, isKept: true) {
      let below = color.map { Backdrop(color: $0, rect: area.moved(x: -area.x, y: -area.y)) }
      self.drawContent(of: node, $0, $1, below, cover: nil)
    }
  }

  /// Draws the pixels `area` of a subtree into a canvas of its own.
  private func makeRaster(
    _ node: RenderNode,
    _ device: CGAffineTransform,
    _ area: PixelRect,
    backdrop: CGColor?,
    isOpaque: Bool,
    isKept: Bool,
    draw: (CGAffineTransform, Pen) -> Void
  ) -> Raster? {
    guard
      let canvas = CairoCanvas(
        width: area.width,
        height: area.height,
        scale: 1,
        isOpaque: isOpaque
      )
    else { return nil }
    lastRasterCount += 1
    if let backdrop {
      cairo_set_source_rgb(
        canvas.context,
        Double(backdrop.red),
        Double(backdrop.green),
        Double(backdrop.blue)
      )
      cairo_paint(canvas.context)
    }
    var moved = device
    moved.tx -= CGFloat(area.x)
    moved.ty -= CGFloat(area.y)
    draw(
      moved,
      Pen(canvas: canvas, clip: PixelRect(x: 0, y: 0, width: area.width, height: area.height))
    )
    cairo_surface_flush(canvas.surface)
    let placement = PixelPlacement(device)
    let raster = Raster(
      canvas: canvas,
      transform: placement.rest,
      area: area.moved(x: -placement.x, y: -placement.y),
      backdrop: backdrop,
      isOpaque: isOpaque
    )
    if isKept { rasters.add(raster, of: node) }
    return raster
  }

  /// Lays the pixels `visible` of a raster down.
  private func blit(
    _ raster: Raster,
    _ device: CGAffineTransform,
    _ visible: PixelRect,
    _ pen: Pen,
    alpha: Double
  ) {
    let cr = pen.context
    let placement = PixelPlacement(device)
    let x = placement.x + raster.area.x
    let y = placement.y + raster.area.y
    cairo_save(cr)
    cairo_identity_matrix(cr)
    cairo_set_source_surface(cr, raster.canvas.surface, Double(x), Double(y))
    cairo_pattern_set_filter(cairo_get_source(cr), CAIRO_FILTER_NEAREST)
    cairo_rectangle(
      cr,
      Double(visible.x),
      Double(visible.y),
      Double(visible.width),
      Double(visible.height)
    )
    if alpha >= 1 {
      cairo_fill(cr)
    } else {
      cairo_clip(cr)
      cairo_paint_with_alpha(cr, alpha)
    }
    cairo_restore(cr)
  }

  // MARK: What hides all below

  /// Finds the frontmost layer that covers `rect` with an opaque color, and the way up from it.
  func findCover(
    of rect: PixelRect,
    _ node: RenderNode,
    _ parent: CGAffineTransform,
    _ clip: PixelRect,
    _ path: inout [RenderNode]
  ) -> Bool {
    guard node.isVisible, node.opacity >= 1, !node.look.isGroup else { return false }
    let device = node.local.concatenating(parent).snapped
    guard device.isUpright, PixelRect(touching: node.subtreeRect, device).contains(rect) else {
      return false
    }
    let fill = PixelRect(snapping: node.bounds, device)
    if !node.look.clips || fill.contains(rect) {
      for child in node.children.reversed()
      where findCover(of: rect, child, device, clip, &path) {
        path.append(node)
        return true
      }
    }
    guard node.look.isOpaqueFill, fill.contains(rect) else { return false }
    path.append(node)
    return true
  }
}
