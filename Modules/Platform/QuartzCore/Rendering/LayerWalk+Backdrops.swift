import CoreGraphics
import Foundation

extension LayerBackEnd {
  /// Draws the layer's effect on the content behind it.
  ///
  /// The effect is an image in the pixels of the root, which Cairo draws for all back ends.
  func drawBackdrop(
    of node: RenderNode,
    _ device: CGAffineTransform,
    _ pen: Pen<Canvas>,
    alpha: CGFloat,
    isRounded: Bool
  ) {
    let state = node.backdrop
    // There is nothing behind a layer in space within its own plane.
    let value = node.projection == nil ? state?.value : node.shown.rare?.backdrop
    guard let value, !value.isClear else { return }
    guard let state, !value.tint.isOpaque, abs(state.device.determinant) >= 1e-12,
      let backdrop = backdropRenderer.backdrop(of: node, state)
    else {
      // There is nothing visible behind it.
      let (outline, space) = outline(of: node, device)
      let box = isRounded ? outline : RoundedRect(outline.rect, radius: 0)
      return pen.draw(.fillRoundedRect(box, value.tint.faded(by: alpha)), space)
    }
    pen.draw(.save)
    if isRounded {
      let (outline, space) = outline(of: node, device)
      pen.draw(.clipRoundedRect(outline), space)
    } else {
      clip(to: node.bounds, device, pen)
    }
    let image = backdrop.image
    let whole = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    pen.draw(
      .image(image, rect: backdrop.rect, source: whole, .default, alpha: alpha),
      state.device.inverted().concatenating(device).snapped
    )
    pen.draw(.restore)
  }
}

extension LayerRenderer {
  /// The image of a layer's backdrop, from the cache or newly drawn.
  ///
  /// - Returns: The image in pixels of the root; nil if there is no content behind the layer.
  func backdrop(of node: RenderNode, _ state: BackdropState) -> BackdropState.PlacedImage? {
    if let image = state.image { return image }
    guard let tree = state.tree, let value = state.value, !state.source.isEmpty else { return nil }
    let path = tree.path(to: node)
    guard path.count > 1 else { return nil }
    let first = path.dropLast().lastIndex { $0.isLaidDownAsOne } ?? 0
    let parent = path[..<first].reduce(tree.base) { $1.device(in: $0) }
    let area = state.source
    let color = first == 0 ? backdropColor : nil
    let canvas = makeCanvas(area, parent, isOpaque: false) { parent, pen in
      if let color { pen.canvas.clear(pen.clip, to: color) }
      let known = color.flatMap { $0.isOpaque ? Backdrop(color: $0, rect: pen.clip) : nil }
      drawBehind(path[first...], parent, pen, known)
    }
    let glass = FrostedGlass(
      sigma: Double(value.radius * state.device.meanScale / 2),
      saturation: Double(value.saturation),
      tint: value.tint
    )
    guard let canvas, let image = glass.image(of: canvas.pixels) else { return nil }
    let rect = CGRect(
      x: area.x,
      y: area.y,
      width: image.width * glass.step,
      height: image.height * glass.step
    )
    let made = BackdropState.PlacedImage(image: image, rect: rect)
    state.image = made
    lastBackdropCount += 1
    return made
  }

  /// Draws the content behind the last node of `path`, from the layer of the first one on.
  ///
  /// - Parameters:
  ///   - path: The nodes from the first to the last, each a child of the previous one.
  ///   - parent: The transform from the coordinates of the first one's superlayer to pixels.
  ///   - pen: The destination.
  ///   - backdrop: The known content below.
  ///   - isFirst: Whether the content begins at the first layer, whose shadow is then omitted.
  private func drawBehind(
    _ path: ArraySlice<RenderNode>,
    _ parent: CGAffineTransform,
    _ pen: Pen<CairoCanvas>,
    _ backdrop: Backdrop?,
    isFirst: Bool = true
  ) {
    guard let node = path.first, let next = path.dropFirst().first else { return }
    var (pen, backdrop) = (pen, backdrop)
    let device = node.device(in: parent)
    if !isFirst { drawShadowOfGroup(node, device, pen) }
    if node.appearance.cost > 0 {
      drawAppearance(of: node, device, pen, alpha: 1, isClippedLater: false)
    }
    backdrop = backdropAfterAppearance(of: node, device, backdrop)
    if node.appearance.clips {
      pen.clip = pen.clip.intersection(PixelRect(snapping: node.bounds, device, isClip: true))
      guard !pen.clip.isEmpty else { return }
      pen.draw(.save)
      if node.appearance.clipsRounded {
        let (outline, space) = outline(of: node, device)
        pen.draw(.clipRoundedRect(outline), space)
      } else {
        clip(to: node.bounds, device, pen)
      }
    }
    var drawn: [PixelRect] = []
    for child in node.children {
      if child === next { break }
      drawChild(child, device, pen, backdrop, &drawn)
    }
    if !drawn.isEmpty { backdrop = nil }
    drawBehind(path.dropFirst(), device, pen, backdrop, isFirst: false)
    if node.appearance.clips { pen.draw(.restore) }
  }
}

extension RenderNode {
  /// Whether layer and sublayers are composited as a group, so that their backdrops cannot show the
  /// content below.
  ///
  /// False if only corners are rounded: that clips, but changes nothing inside.
  fileprivate var isLaidDownAsOne: Bool {
    guard opacity >= 1, mask == nil, projection == nil else { return true }
    guard appearance.isGroup, let rare = shown.rare else { return false }
    return appearance.spreads || rare.shouldRasterize || rare.vibrancy != nil
  }
}

extension CGAffineTransform {
  fileprivate var determinant: CGFloat { a * d - b * c }
}
