import CoreGraphics
import Foundation

/// The state that a step of the update walk inherits.
struct Pass {
  /// The time of the superlayer.
  var time: CFTimeInterval
  /// The change date that the update closes.
  var date: UInt64
  /// The superlayer's transform to pixels at the last update, and now.
  var old: CGAffineTransform
  var new: CGAffineTransform
  var oldClip: PixelRect
  var newClip: PixelRect
  /// Whether the whole subtree is redrawn anyway.
  var isQuiet = false
  /// The transform of the layer in addition to its own placement; nil for the identity.
  ///
  /// Unretained, so that copying a pass needs no reference counting: the code that sets it retains
  /// it until the layers below are updated.
  unowned(unsafe) var space: SpaceAbove?
  /// The pixels of the image that a layer in space is drawn into; nil outside of one.
  var image: PixelRect?
  /// Whether the ancestors are seen from behind.
  var isReversed = false
  /// Whether the layer's own coordinates are those of the canvas, ignoring its placement.
  var isUnplaced = false
  /// The opacity of the layer's copy in a replicator layer.
  var replicaAlpha: Float = 1
}

extension LayerTree {
  /// Updates `node` to its layer's state and records the pixels that changed.
  func update(_ node: RenderNode, _ pass: Pass) {
    let layer = node.layer
    let time = layer.localTime(fromParent: pass.time)
    let isNew = node.date == 0
    let isAnimated = layer.isAnimated && showsAnimations
    if isAnimated || node.animated != nil {
      node.animated = isAnimated ? layer.presented(at: time) : nil
    }
    let shown = node.shown
    let wasVisible = node.isVisible && !isNew
    let oldDevice = node.local.concatenating(pass.old).snapped
    let oldOpacity = node.opacity
    node.opacity = shown.values.opacity * pass.replicaAlpha
    let oldPlane = node.projection
    place(node, pass)
    let newDevice = node.local.concatenating(pass.new).snapped
    node.isHidden =
      node.isHidden || shown.values.isHidden
      || shown.isTurnedAway(isReversed(node, newDevice, pass))

    guard node.isVisible else {
      // Not updated until it is visible; its last content is removed.
      if wasVisible && !pass.isQuiet { add(node.subtreeRect, oldDevice, pass.oldClip) }
      return
    }
    let isMoved = oldDevice != newDevice
    let isFaded = oldOpacity != node.opacity || !wasVisible
    let isDirty =
      isNew || layer.changes.content > node.date || (layer.subtreeIsAnimated && isNewTime)
      || oldPlane !== node.projection
    guard isDirty else {
      node.cleanRenders += 1
      if isMoved { node.moves += 1 }
      if !pass.isQuiet, isMoved || isFaded || pass.oldClip != pass.newClip {
        if wasVisible { add(node.subtreeRect, oldDevice, pass.oldClip) }
        add(node.subtreeRect, newDevice, pass.newClip)
      }
      if node.hasBackdrops {
        var inner = pass
        // Changes behind it while it was invisible are unknown.
        inner.isQuiet = pass.isQuiet || !wasVisible
        updateBackdrops(in: node, newDevice, inner)
      }
      return
    }
    updateDirty(
      node,
      pass,
      time: time,
      oldDevice: oldDevice,
      newDevice: newDevice,
      wasVisible: wasVisible,
      isFaded: isFaded
    )
  }

  /// Determines the layer's placement in its superlayer: affine or in space.
  private func place(_ node: RenderNode, _ pass: Pass) {
    let shown = node.shown
    node.isHidden = false
    guard pass.space != nil || shown.hasPerspective, !pass.isUnplaced else {
      node.projection = nil
      node.local = pass.isUnplaced ? .identity : shown.transformToSuperlayer
      return
    }
    var transform = shown.placementInSpace
    if let space = pass.space { transform = CATransform3DConcat(transform, space.transform) }
    let map = PlaneMap(transform)
    if let affine = map.affine {
      node.projection = nil
      node.local = affine
      return
    }
    node.local = .identity
    if map.g == 0, map.h == 0 {
      // It is completely behind the eye.
      node.isHidden = true
    }
    let plane = ProjectedPlane(map, bounds: shown.values.bounds, scale: pass.new.meanScale)
    if let old = node.projection {
      if old.map == plane.map, old.raster == plane.raster { return }
      plane.image = old.image
    }
    node.projection = plane
  }

  /// Whether the layer is seen from behind.
  private func isReversed(
    _ node: RenderNode,
    _ device: CGAffineTransform,
    _ pass: Pass
  ) -> Bool {
    let turn = node.projection?.map.determinant ?? 1
    return (turn * (device.a * device.d - device.b * device.c) < 0) != pass.isReversed
  }

  private func updateDirty(
    _ node: RenderNode,
    _ pass: Pass,
    time: CFTimeInterval,
    oldDevice: CGAffineTransform,
    newDevice: CGAffineTransform,
    wasVisible: Bool,
    isFaded: Bool
  ) {
    let layer = node.layer
    let shown = node.shown
    node.kept = nil
    node.moves = 0
    node.cleanRenders = 0
    let oldAppearance = node.appearance
    let oldBounds = node.bounds
    let oldOwn = node.ownRect
    let oldSubtree = node.subtreeRect
    let isAppearanceChanged =
      layer.changes.appearance > node.date || (layer.isAnimated && isNewTime)
    node.bounds = shown.values.bounds
    node.appearance = shown.appearanceSummary(hasSublayers: !layer.sublayerStore.isEmpty)
    if let plane = node.projection {
      node.appearance.isGroup = true
      node.appearance.isOpaqueFill = false
      if !isStill(node) { plane.image = nil }
    }
    if isAppearanceChanged || oldBounds != node.bounds {
      node.ownRect = shown.ownRect
      node.keptAppearance = nil
    }
    node.date = pass.date

    let isGroupChanged =
      oldAppearance.isGroup != node.appearance.isGroup
      || oldAppearance.clips != node.appearance.clips
      || (isAppearanceChanged && node.appearance.isGroup)
    var isWhole =
      pass.isQuiet || isFaded || isGroupChanged || node.appearance.spreads || oldAppearance.spreads
      || pass.oldClip != pass.newClip || shown.replicator != nil || node.projection != nil
    let oldFrame = oldBounds.applying(oldDevice)
    let newFrame = node.bounds.applying(newDevice)
    let isFrameMoved =
      oldFrame != newFrame || !oldDevice.hasSameAxes(as: newDevice)
      || (shown is CAShapeLayer && oldDevice != newDevice)
    if node.appearance.isGroup && isFrameMoved { isWhole = true }
    if !isWhole && (isAppearanceChanged || isFrameMoved) {
      add(oldOwn, oldDevice, pass.oldClip)
      add(node.ownRect, newDevice, pass.newClip)
    }

    var inner = pass
    inner.time = time
    inner.old = oldDevice
    inner.new = newDevice
    inner.isQuiet = isWhole
    inner.replicaAlpha = 1
    if oldAppearance.clips {
      inner.oldClip = pass.oldClip.intersection(
        PixelRect(snapping: oldBounds, oldDevice, isClip: true)
      )
    }
    if node.appearance.clips {
      inner.newClip = pass.newClip.intersection(
        PixelRect(snapping: node.bounds, newDevice, isClip: true)
      )
    }
    inner.isUnplaced = false
    let space = shown.space(in: pass.space)
    inner.space = space
    if let plane = node.projection {
      inner.isReversed = isReversed(node, newDevice, pass)
      inner.old = plane.raster
      inner.new = plane.raster
      let image = PixelRect(covering: node.bounds.applying(plane.raster))
      inner.image = image
      inner.newClip = node.appearance.clips ? image : .everything
      inner.oldClip = inner.newClip
    }
    if node.appearance.hasBackdrop, node.projection == nil {
      var outer = pass
      outer.isQuiet = pass.isQuiet || !wasVisible
      updateBackdrop(of: node, newDevice, outer)
    } else if oldAppearance.hasBackdrop {
      node.backdrop = nil
    }
    withExtendedLifetime(space) {
      updateChildren(of: node, inner)
      updateMask(of: node, inner)
    }
    sumUp(node, pass)
    if isWhole && !pass.isQuiet {
      if wasVisible { add(oldSubtree, oldDevice, pass.oldClip) }
      add(node.subtreeRect, newDevice, pass.newClip)
    }
  }

  private func updateChildren(of node: RenderNode, _ pass: Pass) {
    let layer = node.layer
    if let replicator = node.shown.replicator {
      return updateReplicas(of: node, planes(of: node, pass), replicator.repeats, pass)
    }
    guard layer.marks.contains(.ordersByDepth) else {
      if !hasSameOrder(node.children, layer.sublayerStore) {
        rearrange(node, layer.sublayerStore, pass)
      }
      for (child, layer) in zip(node.children, layer.sublayerStore) {
        updateChild(child, layer, pass)
      }
      return
    }
    let planes = planes(of: node, pass)
    let layers = planes.map(\.layer)
    if !hasSameOrder(node.children, layers) { rearrange(node, layers, pass) }
    withExtendedLifetime(planes) {
      for (child, plane) in zip(node.children, planes) {
        updateChild(child, plane.layer, pass.entering(plane))
      }
    }
  }

  private func updateChild(_ child: RenderNode, _ layer: CALayer, _ pass: Pass) {
    child.layer = layer
    guard child.date == 0, !pass.isQuiet else { return update(child, pass) }
    var quiet = pass
    quiet.isQuiet = true
    update(child, quiet)
    if child.isVisible {
      add(child.subtreeRect, child.local.concatenating(pass.new).snapped, pass.newClip)
    }
  }

  /// The layers that are drawn in the plane of a node's layer, from back to front.
  private func planes(of node: RenderNode, _ pass: Pass) -> [SpacePlane] {
    node.layer.planesByDepth(
      shown: node.shown,
      at: pass.time,
      in: pass.space,
      showsAnimations: showsAnimations
    )
  }

  /// Whether a changed layer only moved, so that an image of it in its own coordinates is still
  /// valid.
  private func isStill(_ node: RenderNode) -> Bool {
    let layer = node.layer
    guard layer.changes.content <= node.date else { return false }
    guard layer.subtreeIsAnimated else { return true }
    if let state = layer.animationState, !state.running.allSatisfy(\.isPlacementOnly) {
      return false
    }
    return !layer.sublayerStore.contains(where: \.subtreeIsAnimated)
      && !(layer.rare?.mask?.subtreeIsAnimated ?? false)
  }

  func hasSameOrder(_ nodes: [RenderNode], _ layers: [CALayer]) -> Bool {
    guard nodes.count == layers.count else { return false }
    for index in nodes.indices where nodes[index].identity != ObjectIdentifier(layers[index]) {
      return false
    }
    return true
  }

  /// Updates the child nodes to `layers`, and records the pixels of removed and reordered ones.
  private func rearrange(_ node: RenderNode, _ layers: [CALayer], _ pass: Pass) {
    var known: [ObjectIdentifier: Int] = [:]
    for (index, child) in node.children.enumerated() { known[child.identity] = index }
    let old = node.children
    var isKept = [Bool](repeating: false, count: old.count)
    var last = -1
    node.children = layers.map { layer in
      // A new layer at the address of an old one has a later date than all previous nodes.
      guard let index = known[ObjectIdentifier(layer)], !isKept[index] else {
        return RenderNode(layer)
      }
      isKept[index] = true
      if index < last, !pass.isQuiet, old[index].isVisible {
        add(old[index].subtreeRect, old[index].local.concatenating(pass.old).snapped, pass.oldClip)
        add(old[index].subtreeRect, old[index].local.concatenating(pass.new).snapped, pass.newClip)
      }
      last = max(last, index)
      return old[index]
    }
    guard !pass.isQuiet else { return }
    for (index, child) in old.enumerated() where !isKept[index] && child.isVisible {
      add(child.subtreeRect, child.local.concatenating(pass.old).snapped, pass.oldClip)
    }
  }

  private func updateMask(of node: RenderNode, _ pass: Pass) {
    guard let mask = node.shown.rare?.mask, !node.layer.isSpace else {
      node.mask = nil
      return
    }
    let child: RenderNode
    if let known = node.mask, known.identity == ObjectIdentifier(mask) {
      child = known
    } else {
      child = RenderNode(mask)
      node.mask = child
    }
    var quiet = pass
    quiet.isQuiet = true
    update(child, quiet)
  }

  /// Computes the bounds and the cost of the node's subtree.
  private func sumUp(_ node: RenderNode, _ pass: Pass) {
    var rect = CGRect.null
    var cost = node.appearance.cost
    var hasBackdrops = node.appearance.hasBackdrop
    for child in node.children where child.isVisible {
      hasBackdrops = hasBackdrops || child.hasBackdrops
      guard !child.subtreeRect.isNull else { continue }
      rect = rect.union(child.subtreeRect.applying(child.local))
      cost += child.cost
    }
    if node.appearance.clips { rect = rect.intersection(node.bounds) }
    rect = rect.union(node.ownRect)
    if node.appearance.spreads, let rare = node.shown.rare {
      rect = rect.union(node.shown.shadowRect(of: rect, rare))
      if let fade = rare.fade { rect = fade.reach(of: rect, bounds: node.bounds) }
    }
    node.subtreeRect = node.projection?.see(rect, pass.new, screen: pass.image ?? rootArea) ?? rect
    node.cost = cost
    node.hasBackdrops = hasBackdrops
  }

  /// Records that `rect` of a layer must be redrawn.
  private func add(_ rect: CGRect, _ device: CGAffineTransform, _ clip: PixelRect) {
    damage.add(PixelRect(touching: rect, device).intersection(clip))
  }
}

extension Pass {
  /// The pass of a layer of the space, which the caller must retain during the pass.
  func entering(_ plane: SpacePlane) -> Pass {
    var result = self
    result.time = plane.time
    result.space = plane.space
    result.replicaAlpha *= plane.alpha
    return result
  }
}
