import Locking

/// The counter that dates changes of layers.
///
/// A renderer advances it to find what changed since.
///
/// Shared by all threads: each layer tree only sees it increase.
enum ChangeClock {
  private static let clock = Mutex<UInt64>(1)

  static var now: UInt64 { clock.withLock { $0 } }

  /// Ends the current period and returns it: later changes get a later date.
  static func advance() -> UInt64 {
    clock.withLock {
      $0 += 1
      return $0 - 1
    }
  }
}

/// The dates of the last changes of a layer, by the `ChangeClock`.
struct LayerChanges {
  // A new layer is dated now: it may have the address of one that a renderer knows.
  /// The layer's own drawing: colors, contents, shape, recorded commands.
  var appearance = ChangeClock.now
  /// Anything within the layer's coordinates: the appearance, sublayers, and their placement.
  var content = ChangeClock.now
}

extension CALayer {
  /// Marks the layer's own drawing as changed.
  package final func markAppearanceChanged() {
    changes.appearance = ChangeClock.now
    markContentChanged()
  }

  /// Marks the content of the subtree, in the layer's own coordinates, as changed.
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

  /// Marks the layer's placement in its superlayer as changed.
  final func markPlacementChanged() {
    superlayer?.markContentChanged()
    // A root has no superlayer to notify, and a mask's placement is part of its superlayer's
    // appearance.
    if superlayer == nil { markContentChanged() }
    if let parent = superlayer, parent.rare?.mask === self { parent.markAppearanceChanged() }
  }

  /// The date of the last change within the subtree; greater than a previous value if something
  /// changed since.
  package final var contentChangeDate: UInt64 { changes.content }

  /// Marks the layers of the subtree that came since the last frame as being on a screen, so that
  /// their changes are animated.
  final func noteCommitted() {
    guard !marks.contains(.wasCommitted) || marks.contains(.subtreeAwaitsCommit) else { return }
    marks.insert(.wasCommitted)
    marks.remove(.subtreeAwaitsCommit)
    for sublayer in sublayerStore { sublayer.noteCommitted() }
    rare?.mask?.noteCommitted()
  }

  /// Sets `mark` on all ancestors, until one already has it.
  final func propagate(_ mark: LayerMarks) {
    var layer = superlayer
    while let current = layer, !current.marks.contains(mark) {
      current.marks.insert(mark)
      layer = current.superlayer
      // Pending changes need a frame.
      if layer == nil { current.rare?.onContentChange?() }
    }
  }

  /// Propagates the pending marks of `layer`, a new sublayer or mask.
  final func adoptMarks(of layer: CALayer) {
    var adopted: LayerMarks = []
    if !layer.marks.isDisjoint(with: [.needsLayout, .subtreeNeedsLayout]) {
      adopted.insert(.subtreeNeedsLayout)
    }
    if !layer.marks.isDisjoint(with: [.needsDisplay, .subtreeNeedsDisplay]) {
      adopted.insert(.subtreeNeedsDisplay)
    }
    if layer.marks.contains(.subtreeHasAnimations) { adopted.insert(.subtreeHasAnimations) }
    if layer.marks.intersection([.wasCommitted, .subtreeAwaitsCommit]) != .wasCommitted {
      adopted.insert(.subtreeAwaitsCommit)
    }
    if layer.leavesPlane { marks.insert(.ordersByDepth) }
    var current = Optional(self)
    while let layer = current, !layer.marks.isSuperset(of: adopted) {
      layer.marks.formUnion(adopted)
      current = layer.superlayer
    }
  }
}
