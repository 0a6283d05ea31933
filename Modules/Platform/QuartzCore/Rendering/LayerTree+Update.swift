import CoreGraphics
import Foundation

/// The values that a step of the update walk inherits.
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
  /// Whether everything here is redrawn anyway.
  var isQuiet = false
  /// The superlayer's `sublayerTransform` about its anchor, nil for none.
  var sublayerTransform: CGAffineTransform?
  /// How opaque the copy is that a replicator layer makes of the layer.
  var replicaAlpha: Float = 1
}

extension LayerTree {
  /// Brings `node` up to date with its layer and notes the pixels that changed.
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
    var local = shown.transformToSuperlayerBeforeSublayerTransform
    if let above = pass.sublayerTransform { local = local.concatenating(above) }
    node.local = local
    let newDevice = local.concatenating(pass.new).snapped
    node.isHidden = shown.values.isHidden || shown.isTurnedAway(newDevice)
    layer.noteShown()

    guard node.isVisible else {
      // Not updated until it is visible; its last content is removed.
      if wasVisible && !pass.isQuiet { add(node.subtreeRect, oldDevice, pass.oldClip) }
      return
    }
    let isMoved = oldDevice != newDevice
    let isFaded = oldOpacity != node.opacity || !wasVisible
    let isDirty =
      isNew || layer.changes.content > node.date || (layer.subtreeIsAnimated && isNewTime)
    guard isDirty else {
      node.cleanRenders += 1
      if isMoved { node.moves += 1 }
      if !pass.isQuiet, isMoved || isFaded || pass.oldClip != pass.newClip {
        if wasVisible { add(node.subtreeRect, oldDevice, pass.oldClip) }
        add(node.subtreeRect, newDevice, pass.newClip)
      }
      if node.hasBackdrops {
        var inner = pass
        // What changed behind it while it was invisible is not known.
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
      || pass.oldClip != pass.newClip || shown.replicator != nil
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
    if let rare = shown.rare, !CATransform3DIsIdentity(rare.sublayerTransform) {
      inner.sublayerTransform = shown.sublayerTransformAboutAnchor
    } else {
      inner.sublayerTransform = nil
    }
    if node.appearance.hasBackdrop {
      var outer = pass
      outer.isQuiet = pass.isQuiet || !wasVisible
      updateBackdrop(of: node, newDevice, outer)
    } else if oldAppearance.hasBackdrop {
      node.backdrop = nil
    }
    updateChildren(of: node, inner)
    updateMask(of: node, inner)
    sumUp(node)
    if isWhole && !pass.isQuiet {
      if wasVisible { add(oldSubtree, oldDevice, pass.oldClip) }
      add(node.subtreeRect, newDevice, pass.newClip)
    }
  }

  private func updateChildren(of node: RenderNode, _ pass: Pass) {
    let layers = node.layer.sublayersByDepth
    if let replicator = node.shown.replicator {
      return updateReplicas(of: node, layers, replicator.repeats, pass)
    }
    if !hasSameOrder(node.children, layers) { rearrange(node, layers, pass) }
    for (child, layer) in zip(node.children, layers) {
      child.layer = layer
      let isNew = child.date == 0
      guard isNew && !pass.isQuiet else {
        update(child, pass)
        continue
      }
      var quiet = pass
      quiet.isQuiet = true
      update(child, quiet)
      if child.isVisible {
        add(child.subtreeRect, child.local.concatenating(pass.new).snapped, pass.newClip)
      }
    }
  }

  func hasSameOrder(_ nodes: [RenderNode], _ layers: [CALayer]) -> Bool {
    guard nodes.count == layers.count else { return false }
    for index in nodes.indices where nodes[index].identity != ObjectIdentifier(layers[index]) {
      return false
    }
    return true
  }

  /// Makes the nodes follow `layers`: notes the pixels of those gone and of those whose order
  /// changed.
  private func rearrange(_ node: RenderNode, _ layers: [CALayer], _ pass: Pass) {
    var known: [ObjectIdentifier: Int] = [:]
    for (index, child) in node.children.enumerated() { known[child.identity] = index }
    let old = node.children
    var isKept = [Bool](repeating: false, count: old.count)
    var last = -1
    node.children = layers.map { layer in
      // A new layer at the address of an old one has a later date than any node of before.
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
    guard let mask = node.shown.rare?.mask else {
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

  /// Works out what the node's subtree covers and costs.
  private func sumUp(_ node: RenderNode) {
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
    node.subtreeRect = rect
    node.cost = cost
    node.hasBackdrops = hasBackdrops
  }

  /// Notes that `rect` of a layer is to be redrawn.
  private func add(_ rect: CGRect, _ device: CGAffineTransform, _ clip: PixelRect) {
    damage.add(PixelRect(touching: rect, device).intersection(clip))
  }
}
