import CoreGraphics
import Foundation

/// Backdrops: effects of layers on the content behind them.
///
/// The update walks the tree in drawing order. So the damage found before it reaches a layer is the
/// damage behind that layer.
extension LayerTree {
  /// Checks whether the backdrop of the layer of `node` changed; if so, the whole layer is redrawn.
  ///
  /// - Returns: Whether the caches of the layer and its ancestors are invalid.
  @discardableResult
  func updateBackdrop(of node: RenderNode, _ device: CGAffineTransform, _ pass: Pass) -> Bool {
    guard let value = node.shown.rare?.backdrop else { return false }
    let state = node.backdrop ?? BackdropState()
    node.backdrop = state
    let screen = pass.image ?? rootArea
    let frame = PixelRect(touching: node.bounds, device).intersection(pass.newClip)
      .intersection(screen)
    let reach = Int((value.radius * device.meanScale).rounded(.up))
    let source = PixelRect(
      x: frame.x - reach,
      y: frame.y - reach,
      width: frame.width + 2 * reach,
      height: frame.height + 2 * reach
    ).intersection(screen)
    let isElsewhere = state.update(value, in: self, device, frame: frame, source: source)
    guard isElsewhere || pass.isQuiet || damage.touches(source) else { return false }
    state.image = nil
    node.kept = nil
    node.keptAppearance = nil
    if !pass.isQuiet { damage.add(frame) }
    return true
  }

  /// Checks the backdrops in a subtree that itself is unchanged.
  ///
  /// - Returns: Whether one of them changed.
  @discardableResult
  func updateBackdrops(in node: RenderNode, _ device: CGAffineTransform, _ pass: Pass) -> Bool {
    // The image of a layer in space contains only that layer, which is unchanged.
    guard node.projection == nil else { return false }
    var isChanged = node.appearance.hasBackdrop && updateBackdrop(of: node, device, pass)
    var inner = pass
    if node.appearance.clips {
      inner.newClip = pass.newClip.intersection(
        PixelRect(snapping: node.bounds, device, isClip: true)
      )
    }
    for child in node.children where child.hasBackdrops && child.isVisible {
      let place = child.local.concatenating(device).snapped
      if updateBackdrops(in: child, place, inner) { isChanged = true }
    }
    if isChanged { node.kept = nil }
    return isChanged
  }

  /// The pixels of the root layer.
  var rootArea: PixelRect {
    PixelRect(touching: node.bounds, node.local.concatenating(base).snapped)
  }

  /// The nodes from the root to `target`; empty if the target is not found, for example in a mask.
  func path(to target: RenderNode) -> [RenderNode] {
    var path: [RenderNode] = []
    return findPath(to: target, from: node, &path) ? path.reversed() : []
  }

  private func findPath(
    to target: RenderNode,
    from node: RenderNode,
    _ path: inout [RenderNode]
  ) -> Bool {
    if node !== target {
      let next = node.children.first {
        $0.hasBackdrops && $0.isVisible && findPath(to: target, from: $0, &path)
      }
      guard next != nil else { return false }
    }
    path.append(node)
    return true
  }
}
