import CoreGraphics
import Foundation

extension LayerTree {
  /// Updates the copies that a replicator layer shows of its sublayers: a node each, with its own
  /// placement and time.
  ///
  /// The whole layer is redrawn when anything in it changes, so the pass is quiet.
  func updateReplicas(
    of node: RenderNode,
    _ planes: [SpacePlane],
    _ replication: CAReplicatorLayer.Replication,
    _ pass: Pass
  ) {
    let replicas = (0..<replication.count).flatMap { _ in planes.map(\.layer) }
    if !hasSameOrder(node.children, replicas) { node.children = replicas.map(RenderNode.init) }
    let step = node.shown.transformAboutAnchor(replication.transform)
    var instanceTransform: CATransform3D?
    var delay: CFTimeInterval = 0
    for instance in 0..<replication.count {
      for (index, plane) in planes.enumerated() {
        let child = node.children[instance * planes.count + index]
        child.layer = plane.layer
        var inner = pass.entering(plane)
        inner.time -= delay
        inner.replicaAlpha *= replication.alpha(of: instance)
        let space = instanceTransform.map { transform in
          SpaceAbove(
            inner.space.map { CATransform3DConcat(transform, $0.transform) } ?? transform
          )
        }
        if let space { inner.space = space }
        withExtendedLifetime((space, planes)) { update(child, inner) }
      }
      delay += replication.delay
      instanceTransform = instanceTransform.map { CATransform3DConcat(step, $0) } ?? step
    }
  }
}
