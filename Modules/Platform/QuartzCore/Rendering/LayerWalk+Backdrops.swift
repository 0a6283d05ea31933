import CoreGraphics
import Foundation

extension LayerBackEnd {
  /// Draws what the layer shows of that which is drawn before it.
  ///
  /// It is an image in the pixels of the root, which Cairo makes for all back ends.
  func drawBackdrop(
    of node: RenderNode,
    _ device: CGAffineTransform,
    _ pen: Pen<Canvas>,
    alpha: CGFloat,
    isRounded: Bool
  ) {
    let state = node.backdrop
    // Behind a layer that is turned in space there is nothing in its plane.
    let value = node.projection == nil ? state?.value : node.shown.rare?.backdrop
    guard let value, !value.isClear else { return }
    guard let state, !value.tint.isOpaque, abs(state.device.determinant) >= 1e-12,
      let backdrop = backdropRenderer.backdrop(of: node, state)
    else {
      // Nothing is behind it, or nothing of that can be seen.
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
  /// The image of what the layer shows of that which is drawn before it: the one kept, or a new
  /// one.
  ///
  /// - Returns: The image in pixels of the root; nil where nothing is drawn before it.
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

  /// Draws all that is drawn before the last node of `path`, from the layer of the first one on.
  ///
  /// - Parameters:
  ///   - path: The nodes on the way down, each a child of the one before.
  ///   - parent: The transform from the coordinates of the superlayer of the first to pixels.
  ///   - pen: Where to draw.
  ///   - backdrop: The known content below.
  ///   - isFirst: Whether the first layer is the one where that begins: its shadow is not part of
  ///     it.
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
  /// Whether layer and sublayers are drawn aside, so that what is below shows in none of them.
  ///
  /// Not where only corners are rounded: that cuts off, and changes nothing inside.
  fileprivate var isLaidDownAsOne: Bool {
    guard opacity >= 1, mask == nil, projection == nil else { return true }
    guard appearance.isGroup, let rare = shown.rare else { return false }
    return appearance.spreads || rare.shouldRasterize || rare.vibrancy != nil
  }
}

extension CGAffineTransform {
  fileprivate var determinant: CGFloat { a * d - b * c }
}
