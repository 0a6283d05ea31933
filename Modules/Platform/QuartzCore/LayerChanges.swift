import Synchronization

/// The count that dates changes of layers: a renderer advances it to find what changed since.
///
/// Shared by all threads: two trees on two threads only ever see it grow.
enum ChangeClock {
  private static let clock = Atomic<UInt64>(1)

  static var now: UInt64 { clock.load(ordering: .relaxed) }

  /// Closes the current period and returns it: what changes from now on is dated later.
  static func advance() -> UInt64 {
    clock.wrappingAdd(1, ordering: .relaxed).oldValue
  }
}

/// When parts of a layer last changed, by the `ChangeClock`.
struct LayerChanges {
  // A new layer counts as changed now: it may have the address of one that a renderer has known.
  /// The layer's own drawing: colors, contents, shape, recorded commands.
  var appearance = ChangeClock.now
  /// Anything within the layer's coordinates: the appearance, sublayers, their places.
  var content = ChangeClock.now
}

extension CALayer {
  /// Notes that the layer's own drawing changed.
  package final func markAppearanceChanged() {
    changes.appearance = ChangeClock.now
    markContentChanged()
  }

  /// Notes that the image of the subtree in the layer's own coordinates changed.
  ///
  /// O(depth), with an early out.
  package final func markContentChanged() {
    let now = ChangeClock.now
    var layer = self
    while layer.changes.content != now {
      layer.changes.content = now
      guard let parent = layer.superlayer else {
        layer.rare?.onContentChange?()
        return
      }
      layer = parent
    }
  }

  /// Called at the first change within this root's tree after each commit.
  package final var onContentChange: (() -> Void)? {
    get { rare?.onContentChange }
    set { rareForWriting.onContentChange = newValue }
  }

  /// Notes that the layer's place in its superlayer changed.
  final func markPlacementChanged() {
    superlayer?.markContentChanged()
    // A root has no superlayer to notify, and a mask's position is part of its superlayer's
    // appearance.
    if superlayer == nil { markContentChanged() }
    if let parent = superlayer, parent.rare?.mask === self { parent.markAppearanceChanged() }
  }

  /// The date of the last change within the subtree; greater than the one seen before when there
  /// was a change.
  package final var contentChangeDate: UInt64 { changes.content }

  /// Notes that the layer is on a screen, so that changes of it are worth an animation.
  package final func noteShown() { marks.insert(.wasRendered) }

  /// Sets `mark` on all layers above, until one has it already.
  final func propagate(_ mark: LayerMarks) {
    var layer = superlayer
    while let current = layer, !current.marks.contains(mark) {
      current.marks.insert(mark)
      layer = current.superlayer
      // What waits wants a frame.
      if layer == nil { current.rare?.onContentChange?() }
    }
  }

  /// Takes over what waits in `layer`, a new sublayer or mask.
  final func adoptMarks(of layer: CALayer) {
    var adopted: LayerMarks = []
    if !layer.marks.isDisjoint(with: [.needsLayout, .subtreeNeedsLayout]) {
      adopted.insert(.subtreeNeedsLayout)
    }
    if !layer.marks.isDisjoint(with: [.needsDisplay, .subtreeNeedsDisplay]) {
      adopted.insert(.subtreeNeedsDisplay)
    }
    if layer.marks.contains(.subtreeHasAnimations) { adopted.insert(.subtreeHasAnimations) }
    if layer.leavesPlane { marks.insert(.ordersByDepth) }
    var current = Optional(self)
    while let layer = current, !layer.marks.isSuperset(of: adopted) {
      layer.marks.formUnion(adopted)
      current = layer.superlayer
    }
  }
}
