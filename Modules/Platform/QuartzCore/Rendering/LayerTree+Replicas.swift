import CoreGraphics
import Foundation

extension LayerTree {
  /// Brings the copies that a replicator layer shows of its sublayers up to date: a node each, at
  /// its own place and its own time.
  ///
  /// All of the layer is redrawn when anything in it changes, so the pass is a quiet one.
  func updateReplicas(
    of node: RenderNode,
    _ layers: [CALayer],
    _ replication: CAReplicatorLayer.Replication,
    _ pass: Pass
  ) {
    let replicas = (0..<replication.count).flatMap { _ in layers }
    if !hasSameOrder(node.children, replicas) { node.children = replicas.map(RenderNode.init) }
    let step = node.shown.transformAboutAnchor(replication.transform)
    var inner = pass
    for instance in 0..<replication.count {
      inner.replicaAlpha = replication.alpha(of: instance)
      for (index, layer) in layers.enumerated() {
        let child = node.children[instance * layers.count + index]
        child.layer = layer
        update(child, inner)
      }
      inner.time -= replication.delay
      inner.sublayerTransform = inner.sublayerTransform.map(step.concatenating) ?? step
    }
  }
}
