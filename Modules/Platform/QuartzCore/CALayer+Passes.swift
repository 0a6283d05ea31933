package import CoreGraphics
import Foundation

extension CALayer {
  /// The rare values, made now if the layer has none.
  final var rareForWriting: LayerRareValues {
    if let rare { return rare }
    let made = LayerRareValues()
    rare = made
    return made
  }

  /// Changes the value of `key` by `apply`, marks what that touches, and runs the action for the
  /// key.
  @inline(__always)
  final func change(
    _ key: LayerKey,
    placement: Bool = false,
    appearance: Bool = false,
    _ apply: () -> Void
  ) {
    let action = pendingAction(for: key)
    apply()
    if placement { markPlacementChanged() }
    if appearance { markAppearanceChanged() }
    action?.run(on: self)
  }

  // MARK: Layout

  /// Requests a layout for a change of the size or the sublayers, unless the layout of the layer
  /// itself makes it.
  @inline(__always)
  final func layoutMayBeStale() {
    if !marks.contains(.isLayingOut) { setNeedsLayout() }
  }

  /// Whether layers wait for their layout, at or below this one, that are no view's.
  package final var layersAwaitLayout: Bool {
    !marks.isDisjoint(with: [.needsLayout, .subtreeNeedsLayout])
  }

  /// Lays out from the topmost layer above that waits, or else from this one.
  final func layOutFromTop() {
    var top = self
    var layer = superlayerStore
    while let current = layer {
      // A layout that is running takes care of what is above by itself.
      if current.marks.contains(.isLayingOut) || current.owner?.layerIsInLayout == true { break }
      if current.owner?.layerIsDueForLayout ?? current.marks.contains(.needsLayout) {
        top = current
      }
      layer = current.superlayerStore
    }
    if let owner = top.owner { owner.layOutLayerIfNeeded() } else { top.layoutSubtree() }
  }

  /// Lays out this layer and all below that wait, until none does: the layout pass of layers that
  /// are no view's.
  ///
  /// Views lay out their own layers before. A clean tree costs one test.
  package final func layoutSubtree() {
    var rounds = 0
    while !marks.isDisjoint(with: [.needsLayout, .subtreeNeedsLayout]) {
      rounds += 1
      // A layout that requests itself again and again is continued in the next frame.
      guard rounds <= 32 else { return }
      if marks.contains(.needsLayout) {
        marks.remove(.needsLayout)
        marks.insert(.isLayingOut)
        layoutSublayers()
        marks.remove(.isLayingOut)
      }
      guard marks.contains(.subtreeNeedsLayout) else { continue }
      marks.remove(.subtreeNeedsLayout)
      for sublayer in sublayerStore
      where sublayer.layersAwaitLayout && sublayer.superlayerStore === self {
        sublayer.layoutSubtree()
      }
      rare?.mask?.layoutSubtree()
    }
  }

  // MARK: Display

  /// Draws all layers of the subtree that wait to be drawn: the display pass of a frame.
  package final func displaySubtreeIfNeeded() {
    displayIfNeeded()
    guard marks.contains(.subtreeNeedsDisplay) else { return }
    marks.remove(.subtreeNeedsDisplay)
    for sublayer in sublayerStore { sublayer.displaySubtreeIfNeeded() }
    rare?.mask?.displaySubtreeIfNeeded()
  }

  /// Records what `draw(in:)` draws as the layer's content.
  final func recordDrawing() {
    let bounds = values.bounds
    guard bounds.width > 0, bounds.height > 0 else {
      setDisplayList(nil)
      return
    }
    let context = CGContext(recordingInto: bounds)
    delegate?.layerWillDraw(self)
    draw(in: context)
    let list = context.takeDisplayList()
    setDisplayList(list.isEmpty ? nil : list)
  }

  /// How far the recorded drawing reaches beyond the bounds; to be set as it is recorded.
  package final var drawingReach: DrawingReach {
    get { rare?.drawingReach ?? DrawingReach() }
    set {
      guard newValue != drawingReach else { return }
      rareForWriting.drawingReach = newValue
      markAppearanceChanged()
    }
  }

  /// Sets the drawing of the layer, in its own coordinates, in the place of a display pass.
  package final func setDisplayList(_ list: DisplayList?) {
    guard list != nil || displayList != nil else { return }
    displayList = list
    displayListBounds = values.bounds
    markAppearanceChanged()
  }
}
