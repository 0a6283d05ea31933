extension CALayer {
  final func insert(_ layer: CALayer, at index: Int) {
    precondition(layer !== self && !isDescendant(of: layer), "a layer cannot be inside itself")
    var index = min(index, sublayerStore.count)
    if let parent = layer.superlayerStore {
      if parent === self, let old = sublayerStore.firstIndex(where: { $0 === layer }) {
        if old < index { index -= 1 }
        guard old != index else { return }
        sublayerStore.remove(at: old)
      } else {
        layer.removeFromSuperlayer()
      }
    }
    layer.superlayerStore = self
    sublayerStore.insert(layer, at: index)
    adoptMarks(of: layer)
    markContentChanged()
    layoutMayBeStale()
  }

  private func isDescendant(of other: CALayer) -> Bool {
    var layer = superlayerStore
    while let current = layer {
      if current === other { return true }
      layer = current.superlayerStore
    }
    return false
  }

  /// Makes this layer the superlayer of `layer` without adding it to the sublayers, for a mask.
  final func attach(mask layer: CALayer) {
    layer.superlayerStore = self
    adoptMarks(of: layer)
  }

  final func detachMask() {
    superlayerStore = nil
  }
}
