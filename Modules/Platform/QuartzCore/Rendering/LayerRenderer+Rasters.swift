import CoreGraphics
import Foundation

extension LayerRenderer: LayerBackEnd {
  package var backdropRenderer: LayerRenderer { self }

  package func drawWhole(
    _ node: RenderNode,
    at place: SubtreePosition,
    _ pen: Pen<CairoCanvas>,
    _ backdrop: Backdrop?
  ) -> Bool {
    if node.appearance.isGroup || (node.opacity < 1 && !canFadeAlone(node)) {
      if node.opacity >= 1 { drawShadowOfGroup(node, place.device, pen) }
      if let raster = groupRaster(node, place, pen) {
        lay(raster, place, pen, alpha: CGFloat(node.opacity))
      }
      return true
    }
    guard let raster = keptRaster(node, place, pen, backdrop) else { return false }
    lay(raster, place, pen, alpha: 1)
    return true
  }

  package func drawOwn(
    _ node: RenderNode,
    _ device: CGAffineTransform,
    _ pen: Pen<CairoCanvas>,
    by draw: () -> Void
  ) { draw() }

  /// Whether the opacity of the layer can be applied to the only command it draws.
  private func canFadeAlone(_ node: RenderNode) -> Bool {
    guard node.cost <= 1 else {
      return node.shown.rare?.allowsGroupOpacity == false && node.children.isEmpty
        && node.appearance.cost <= 1
    }
    return node.appearance.cost == node.cost && node.shown.displayList == nil
      && node.shown.ownDrawingCost == 0
  }

  /// The image of a group: from the cache if it contains the visible part, or a new one.
  private func groupRaster(
    _ node: RenderNode,
    _ place: SubtreePosition,
    _ pen: Pen<CairoCanvas>
  ) -> Raster? {
    let placement = PixelPlacement(place.device)
    if let raster = node.kept as? Raster, raster.transform == placement.rest,
      raster.backdrop == nil,
      raster.area.contains(place.visible.moved(x: -placement.x, y: -placement.y))
    {
      raster.lastUse = rasters.frame
      return raster
    }
    // Only the visible part is drawn of a group that is much larger than the canvas.
    let whole = pen.canvas.width * pen.canvas.height * 3 / 2
    let part = place.area.area <= max(whole, place.visible.area) ? place.area : place.visible
    let isKept = keepsRasters && !node.layer.subtreeIsAnimated
    return makeRaster(node, place.device, part, backdrop: nil, isOpaque: false, isKept: isKept) {
      drawGroup(node, $0, $1)
    }
  }

  /// A cached image of an unchanged subtree, if caching is worthwhile and indistinguishable from
  /// drawing again.
  private func keptRaster(
    _ node: RenderNode,
    _ place: SubtreePosition,
    _ pen: Pen<CairoCanvas>,
    _ backdrop: Backdrop?
  ) -> Raster? {
    let (device, area) = (place.device, place.area)
    guard keepsRasters, !node.hasBackdrops, node.cost >= 2, node.opacity >= 1, device.keepsAxes,
      node.cleanRenders >= 1, node.moves >= 1 || node.layer.isRasterCandidate,
      !node.layer.subtreeIsAnimated, !area.isEmpty,
      area.area <= pen.canvas.width * pen.canvas.height
    else { return nil }
    // The image equals drawing again only over one known color, on which it was made.
    let fill = PixelRect(snapping: node.bounds, device)
    let isSelfOpaque = node.appearance.isOpaqueFill && fill.contains(area)
    guard isSelfOpaque || (backdrop.map { $0.rect.contains(place.visible) } ?? false) else {
      return nil
    }
    let color = isSelfOpaque ? nil : backdrop?.color
    let placement = PixelPlacement(device)
    if let raster = node.kept as? Raster, raster.transform == placement.rest,
      raster.backdrop == color,
      raster.area == area.moved(x: -placement.x, y: -placement.y)
    {
      raster.lastUse = rasters.frame
      return raster
    }
    return makeRaster(node, device, area, backdrop: color, isOpaque: true, isKept: true) {
      let below = color.map { Backdrop(color: $0, rect: area.moved(x: -area.x, y: -area.y)) }
      drawContent(of: node, $0, $1, below)
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
    draw: (CGAffineTransform, Pen<CairoCanvas>) -> Void
  ) -> Raster? {
    let canvas = makeCanvas(area, device, isOpaque: isOpaque) { device, pen in
      if let backdrop { pen.canvas.clear(pen.clip, to: backdrop) }
      draw(device, pen)
    }
    guard let canvas else { return nil }
    lastRasterCount += 1
    let placement = PixelPlacement(device)
    let raster = Raster(
      canvas: canvas,
      transform: placement.rest,
      area: area.moved(x: -placement.x, y: -placement.y),
      backdrop: backdrop
    )
    if isKept { rasters.add(raster, of: node) }
    return raster
  }

  /// A canvas of the pixels `area`, which a closure draws, given `device` relative to the canvas.
  func makeCanvas(
    _ area: PixelRect,
    _ device: CGAffineTransform,
    isOpaque: Bool,
    draw: (CGAffineTransform, Pen<CairoCanvas>) -> Void
  ) -> CairoCanvas? {
    guard
      let canvas = CairoCanvas(
        width: area.width,
        height: area.height,
        scale: 1,
        isOpaque: isOpaque
      )
    else { return nil }
    var moved = device
    moved.tx -= CGFloat(area.x)
    moved.ty -= CGFloat(area.y)
    let full = PixelRect(x: 0, y: 0, width: area.width, height: area.height)
    draw(moved, Pen(canvas: canvas, clip: full))
    canvas.flush()
    return canvas
  }

  /// Draws the visible pixels of a raster.
  private func lay(
    _ raster: Raster,
    _ place: SubtreePosition,
    _ pen: Pen<CairoCanvas>,
    alpha: CGFloat
  ) {
    let placement = PixelPlacement(place.device)
    let visible = place.visible
    pen.canvas.blit(
      raster.canvas,
      from: visible.moved(x: -placement.x - raster.area.x, y: -placement.y - raster.area.y),
      toPixelX: visible.x,
      y: visible.y,
      alpha: alpha
    )
  }
}
