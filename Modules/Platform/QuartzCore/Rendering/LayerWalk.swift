package import CoreGraphics
import Foundation

extension LayerBackEnd {
  /// Draws the subtree of `node` over the existing content.
  ///
  /// - Parameters:
  ///   - node: The root of the subtree, up to date.
  ///   - parent: The transform from the coordinates of its superlayer to pixels.
  ///   - pen: The destination.
  ///   - backdrop: The known content below.
  ///   - cover: The path to the layer that hides everything drawn before it.
  package func draw(
    _ node: RenderNode,
    _ parent: CGAffineTransform,
    _ pen: Pen<Canvas>,
    _ backdrop: Backdrop? = nil,
    cover: ArraySlice<RenderNode>? = nil
  ) {
    guard node.isVisible else { return }
    let device = node.local.concatenating(parent).snapped
    let area = PixelRect(touching: node.subtreeRect, device)
    let visible = area.intersection(pen.clip)
    guard !visible.isEmpty else { return }
    if cover == nil,
      drawWhole(
        node,
        at: SubtreePosition(device: device, area: area, visible: visible),
        pen,
        backdrop
      )
    {
      return
    }
    drawContent(of: node, device, pen, backdrop, cover: cover, alpha: CGFloat(node.opacity))
  }

  // MARK: Content

  /// Draws the layer with the opacity `alpha`, and its sublayers, without the mask and the rounded
  /// clip.
  func drawContent(
    of node: RenderNode,
    _ device: CGAffineTransform,
    _ pen: Pen<Canvas>,
    _ backdrop: Backdrop?,
    cover: ArraySlice<RenderNode>? = nil,
    alpha: CGFloat = 1,
    isClippedLater: Bool = false
  ) {
    var backdrop = backdrop
    var rest: ArraySlice<RenderNode>?
    if let cover, cover.count > 1 {
      // A sublayer covers the layer itself.
      rest = cover.dropFirst()
    } else {
      if node.appearance.cost > 0 {
        drawOwn(node, device, pen) {
          drawAppearance(of: node, device, pen, alpha: alpha, isClippedLater: isClippedLater)
        }
      }
      backdrop = backdropAfterAppearance(of: node, device, backdrop)
    }
    if !node.children.isEmpty {
      drawChildren(of: node, device, pen, backdrop, cover: rest)
    }
    if node.shown.values.borderWidth > 0 && !isClippedLater {
      drawBorder(of: node, device, pen, alpha: alpha)
    }
  }

  func backdropAfterAppearance(
    of node: RenderNode,
    _ device: CGAffineTransform,
    _ before: Backdrop?
  ) -> Backdrop? {
    if node.appearance.cost == 0 { return before }
    guard !node.appearance.drawsOverFill, node.appearance.isOpaqueFill, node.opacity >= 1,
      device.keepsAxes,
      let color = node.shown.values.backgroundColor
    else { return nil }
    return Backdrop(color: color, rect: PixelRect(snapping: node.bounds, device))
  }

  private func drawChildren(
    of node: RenderNode,
    _ device: CGAffineTransform,
    _ pen: Pen<Canvas>,
    _ backdrop: Backdrop?,
    cover: ArraySlice<RenderNode>?
  ) {
    var pen = pen
    var isClipped = false
    if node.appearance.clips {
      let clip = PixelRect(snapping: node.bounds, device, isClip: true)
      isClipped = !device.keepsAxes || !clip.contains(pen.clip)
      pen.clip = pen.clip.intersection(clip)
      guard !pen.clip.isEmpty else { return }
    }
    if isClipped {
      pen.draw(.save)
      clip(to: node.bounds, device, pen)
    }
    // Tinted copies make a group.
    if node.appearance.isGroup, let repeats = node.shown.replicator?.repeats, repeats.isTinted {
      drawTinted(node, repeats, device, pen)
      if isClipped { pen.draw(.restore) }
      return
    }
    let next = cover?.first
    var isSkipping = next != nil
    var drawn: [PixelRect] = []
    for child in node.children {
      if isSkipping {
        guard child === next else { continue }
        isSkipping = false
        draw(child, device, pen, backdrop, cover: cover)
        drawn.append(pen.clip)
        continue
      }
      drawChild(child, device, pen, backdrop, &drawn)
    }
    if isClipped { pen.draw(.restore) }
  }

  /// Draws a sublayer over siblings that were drawn at `drawn`.
  func drawChild(
    _ child: RenderNode,
    _ device: CGAffineTransform,
    _ pen: Pen<Canvas>,
    _ backdrop: Backdrop?,
    _ drawn: inout [PixelRect]
  ) {
    guard child.isVisible, !child.subtreeRect.isNull else { return }
    let area = PixelRect(touching: child.subtreeRect, child.local.concatenating(device).snapped)
      .intersection(pen.clip)
    guard !area.isEmpty else { return }
    var below = backdrop
    if below != nil {
      // Content drawn before in the same area hides the color.
      if drawn.count > 64 || drawn.contains(where: { !$0.intersection(area).isEmpty }) {
        below = nil
      }
      drawn.append(area)
    }
    draw(child, device, pen, below)
  }

  // MARK: Groups

  /// Draws the shadow of a layer whose content is drawn as a group: a transition does not fade it.
  ///
  /// A mask also applies to the shadow, so that of a masked layer is drawn in its group.
  package func drawShadowOfGroup(
    _ node: RenderNode,
    _ device: CGAffineTransform,
    _ pen: Pen<Canvas>
  ) {
    guard node.projection == nil, node.shown.rare?.fade?.isFlip != true else { return }
    drawShadowOfFlatGroup(node, device, pen)
  }

  /// Draws the shadow of a layer that is drawn into the image of its plane.
  func drawShadowOfFlatGroup(
    _ node: RenderNode,
    _ device: CGAffineTransform,
    _ pen: Pen<Canvas>
  ) {
    guard node.appearance.isGroup, node.mask == nil else { return }
    drawShadow(of: node.shown, device, pen, alpha: 1)
  }

  /// Draws the layer and its sublayers with its rounded clip, its mask and the shadow of its
  /// content, and during a transition also the previous content.
  ///
  /// The canvas, or the current group, contains nothing else.
  package func drawGroup(
    _ node: RenderNode,
    _ device: CGAffineTransform,
    _ pen: Pen<Canvas>
  ) {
    if let plane = node.projection { return drawProjected(node, plane, device, pen) }
    drawFlatGroup(node, device, pen)
  }

  /// Draws the group without the layer's rotation in space.
  func drawFlatGroup(_ node: RenderNode, _ device: CGAffineTransform, _ pen: Pen<Canvas>) {
    guard !drawRasterized(node, device, pen) else { return }
    guard let fade = node.shown.rare?.fade, fade.motion != .fade else {
      drawGroupInPlace(node, device, pen)
      return
    }
    for side in fade.sides(of: node.bounds) where side.alpha > 0 {
      if let turn = side.turn {
        drawTurned(node, fade, isOld: side.isOld, turn, device, pen)
        continue
      }
      pen.draw(.beginMoved(side.transform, alpha: side.alpha), device)
      if side.isOld {
        let whole = CGRect(x: 0, y: 0, width: fade.from.width, height: fade.from.height)
        pen.draw(.image(fade.from, rect: fade.rect, source: whole, .default, alpha: 1), device)
      } else {
        drawGroupInPlace(node, device, pen)
      }
      pen.draw(.endGroup)
    }
  }

  func drawGroupInPlace(
    _ node: RenderNode,
    _ device: CGAffineTransform,
    _ pen: Pen<Canvas>
  ) {
    let shown = node.shown
    let isRounded = node.appearance.clipsRounded
    let shadow = shown.shadowOutline == nil ? shown.shadowStyle : nil
    if node.mask != nil { drawShadow(of: shown, device, pen, alpha: 1) }
    if let shadow { pen.draw(.beginGroup(alpha: 1, shadow), device) }
    let fade = shown.rare?.fade.flatMap { $0.motion == .fade ? $0 : nil }
    if let fade {
      let progress = min(max(fade.progress, 0), 1)
      pen.draw(.beginFade(from: fade.from, rect: fade.rect, progress: progress), device)
    }
    let vibrancy = shown.rare?.vibrancy
    if let vibrancy {
      let alpha = 1 + (vibrancy.color.alpha - 1) * vibrancy.amount
      pen.draw(.beginGroup(alpha: alpha, nil))
    }
    drawContent(of: node, device, pen, nil, isClippedLater: isRounded)
    if let vibrancy {
      // Applies the color to the content, preserving its alpha.
      let color = vibrancy.color.copy(alpha: vibrancy.amount) ?? vibrancy.color
      pen.draw(.save)
      pen.draw(.blendMode(.sourceAtop))
      pen.draw(.fillRect(node.contentRect, color), device)
      pen.draw(.restore)
      pen.draw(.endGroup)
    }
    if fade != nil { pen.draw(.endGroup) }
    if isRounded {
      let (outline, space) = outline(of: node, device)
      pen.draw(.keepInside(outline), space)
      drawBorder(of: node, device, pen, alpha: 1)
    }
    if shadow != nil { pen.draw(.endGroup) }
    guard let mask = node.mask else { return }
    pen.draw(.save)
    pen.draw(.blendMode(.destinationIn))
    pen.draw(.beginGroup(alpha: 1, nil))
    draw(mask, device, pen)
    pen.draw(.endGroup)
    pen.draw(.restore)
  }
}
