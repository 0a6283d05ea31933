package import CoreGraphics
import Foundation

extension CALayer {
  /// The rare values, created if the layer has none.
  final var rareForWriting: LayerRareValues {
    if let rare { return rare }
    let made = LayerRareValues()
    rare = made
    return made
  }

  /// Changes the value of `key` with `apply`, sets the affected marks, and runs the action for the
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
    if type(of: self) != CALayer.self { redrawIfWanted(forKey: key.rawValue) }
    action?.run(on: self)
  }

  /// Stores `new` instead of `old`, if they differ, with the action for the property.
  @inline(__always)
  final func change<Value: Equatable>(
    _ key: LayerKey,
    from old: Value,
    to new: Value,
    placement: Bool = false,
    appearance: Bool = false,
    _ store: (Value) -> Void
  ) {
    guard new != old else { return }
    change(key, placement: placement, appearance: appearance) { store(new) }
  }

  /// Stores `new` instead of `old`, if they differ, and draws the layer again, with the action for
  /// the property if it is animatable.
  @inline(__always)
  final func redraw<Value: Equatable>(
    _ key: LayerKey? = nil,
    from old: Value,
    to new: Value,
    _ store: (Value) -> Void
  ) {
    if let key { return change(key, from: old, to: new, appearance: true, store) }
    guard new != old else { return }
    store(new)
    markAppearanceChanged()
  }

  // MARK: Layout

  /// Requests a layout for a change of the size or the sublayers, unless the layer itself makes the
  /// change in its layout pass.
  @inline(__always)
  final func layoutMayBeStale() {
    if !marks.contains(.isLayingOut) { setNeedsLayout() }
  }

  /// Whether this layer or one below it, without a view, needs layout.
  package final var layersAwaitLayout: Bool {
    !marks.isDisjoint(with: [.needsLayout, .subtreeNeedsLayout])
  }

  /// Lays out from the topmost ancestor that needs layout, or otherwise from this layer.
  final func layOutFromTop() {
    var top = self
    var layer = superlayerStore
    while let current = layer {
      // A layout pass in progress includes the ancestors.
      if current.marks.contains(.isLayingOut) || current.owner?.layerIsInLayout == true { break }
      if current.owner?.layerIsDueForLayout ?? current.marks.contains(.needsLayout) {
        top = current
      }
      layer = current.superlayerStore
    }
    if let owner = top.owner { owner.layOutLayerIfNeeded() } else { top.layoutSubtree() }
  }

  /// Lays out this layer and its sublayers until none needs layout: the layout pass of layers
  /// without a view.
  ///
  /// Views lay out their own layers before. Takes constant time if no layer needs layout.
  package final func layoutSubtree() {
    var rounds = 0
    while !marks.isDisjoint(with: [.needsLayout, .subtreeNeedsLayout]) {
      rounds += 1
      // A layout that keeps invalidating itself is continued in the next frame.
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

  /// Draws all layers of the subtree that need display: the display pass of a frame.
  package final func displaySubtreeIfNeeded() {
    displayIfNeeded()
    guard marks.contains(.subtreeNeedsDisplay) else { return }
    marks.remove(.subtreeNeedsDisplay)
    for sublayer in sublayerStore { sublayer.displaySubtreeIfNeeded() }
    rare?.mask?.displaySubtreeIfNeeded()
  }

  /// Draws all layers of the subtree that need display, also those of views, which wait for the
  /// display pass of their window.
  package final func displayAllIfNeeded() {
    owner?.displayLayersIfNeeded()
    displaySubtreeIfNeeded()
  }

  /// Records the output of `draw(in:)` as the layer's content.
  package final func recordDrawing() {
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

  /// The extent of the recorded drawing beyond the bounds; set it when recording.
  package final var drawingReach: DrawingReach {
    get { rare?.drawingReach ?? DrawingReach() }
    set { redraw(from: drawingReach, to: newValue) { rareForWriting.drawingReach = $0 } }
  }

  /// Sets the drawing of the layer, in its own coordinates, instead of a display pass.
  package final func setDisplayList(_ list: DisplayList?) {
    guard list != nil || displayList != nil else { return }
    displayList = list
    displayListBounds = values.bounds
    markAppearanceChanged()
  }
}
