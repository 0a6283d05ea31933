import CoreGraphics

extension LayerBackEnd {
  /// Draws the copies of a replicator layer whose colors differ from those of the sublayers.
  func drawTinted(
    _ node: RenderNode,
    _ repeats: CAReplicatorLayer.Replication,
    _ device: CGAffineTransform,
    _ pen: Pen<Canvas>
  ) {
    guard repeats.count > 0 else { return }
    let size = node.children.count / repeats.count
    for instance in 0..<repeats.count {
      var drawn: [PixelRect] = []
      pen.draw(.beginGroup(alpha: 1, nil))
      for child in node.children[instance * size..<(instance + 1) * size] {
        drawChild(child, device, pen, nil, &drawn)
      }
      pen.draw(.multiply(repeats.tint(of: instance)))
      pen.draw(.endGroup)
    }
  }
}
