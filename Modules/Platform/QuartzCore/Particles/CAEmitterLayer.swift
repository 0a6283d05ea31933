public import CoreGraphics
public import Foundation

/// A layer that emits particles, such as confetti, snow, hearts or sparks.
///
/// Particles are drawn over the layer's background and contents, in its plane, and beyond its
/// bounds unless it masks to them. The emission is deterministic for a given seed and values. The
/// layer's time begins at its `beginTime`: without one, the layer appears to have emitted since the
/// clock started; set `beginTime = CACurrentMediaTime()` to start without particles. No frames are
/// drawn for it while nothing is emitted and no particle is alive. The maximum is 16,384 particles.
open class CAEmitterLayer: CALayer {
  /// The parameters of the emission.
  struct Emitter {
    var position = CGPoint.zero
    var zPosition: CGFloat = 0
    var size = CGSize.zero
    var depth: CGFloat = 0
    var shape = CAEmitterLayerEmitterShape.point
    var mode = CAEmitterLayerEmitterMode.volume
    var renderMode = CAEmitterLayerRenderMode.unordered
    var birthRate: Float = 1
    var lifetime: Float = 1
    var velocity: Float = 1
    var scale: Float = 1
    var spin: Float = 1
    var seed: UInt32 = 0
    var cells: [CAEmitterCell] = []
  }

  final var emitter = Emitter()
  /// The state of the emission, shared with presentation copies.
  final var emission = Emission()
  /// The time shown by a presentation copy.
  private var shownTime: CFTimeInterval?

  override func copyOwnValues(of layer: CALayer) {
    guard let layer = layer as? CAEmitterLayer else { return }
    emitter = layer.emitter
    emission = layer.emission
  }

  /// The kinds of particles to emit.
  open var emitterCells: [CAEmitterCell]? {
    get { emitter.cells.isEmpty ? nil : emitter.cells }
    set {
      emitter.cells = newValue ?? []
      emission.forget()
      emissionChanged()
    }
  }

  // MARK: Shape

  /// The center of the shape, in the layer's coordinates.
  open var emitterPosition: CGPoint {
    get { emitter.position }
    set { change(.emitterPosition, from: emitter.position, to: newValue) { emitter.position = $0 } }
  }

  /// The distance of the shape in front of the layer's plane, which only affects the drawing order.
  open var emitterZPosition: CGFloat {
    get { emitter.zPosition }
    set {
      change(.emitterZPosition, from: emitter.zPosition, to: newValue) { emitter.zPosition = $0 }
    }
  }

  /// The size of the shape, in points.
  open var emitterSize: CGSize {
    get { emitter.size }
    set { change(.emitterSize, from: emitter.size, to: newValue) { emitter.size = $0 } }
  }

  /// The depth of the shape, in points.
  open var emitterDepth: CGFloat {
    get { emitter.depth }
    set { change(.emitterDepth, from: emitter.depth, to: newValue) { emitter.depth = $0 } }
  }

  /// Where particles are emitted, in relation to the emitter's position and size; `point` by
  /// default.
  open var emitterShape: CAEmitterLayerEmitterShape {
    get { emitter.shape }
    set { emitter.shape = newValue }
  }

  /// The part of the shape at which particles are emitted.
  open var emitterMode: CAEmitterLayerEmitterMode {
    get { emitter.mode }
    set { emitter.mode = newValue }
  }

  /// The drawing order and blending of particles.
  open var renderMode: CAEmitterLayerRenderMode {
    get { emitter.renderMode }
    set {
      emitter.renderMode = newValue
      markAppearanceChanged()
    }
  }

  /// The seed of the random values.
  open var seed: UInt32 {
    get { emitter.seed }
    set { emitter.seed = newValue }
  }

  // MARK: Factors

  /// A factor for the birth rates of all cells; 0 stops the emission without removing existing
  /// particles.
  open var birthRate: Float {
    get { emitter.birthRate }
    set {
      guard newValue != emitter.birthRate else { return }
      change(.birthRate) { emitter.birthRate = newValue }
      emissionChanged()
    }
  }

  /// A factor of the lifetimes of all cells.
  open var lifetime: Float {
    get { emitter.lifetime }
    set {
      guard newValue != emitter.lifetime else { return }
      change(.lifetime) { emitter.lifetime = newValue }
      emissionChanged()
    }
  }

  /// A factor of the velocities of all cells.
  open var velocity: Float {
    get { emitter.velocity }
    set { change(.velocity, from: emitter.velocity, to: newValue) { emitter.velocity = $0 } }
  }

  /// A factor of the scales of all cells.
  open var scale: Float {
    get { emitter.scale }
    set { change(.scale, from: emitter.scale, to: newValue) { emitter.scale = $0 } }
  }

  /// A factor of the spins of all cells.
  open var spin: Float {
    get { emitter.spin }
    set { change(.spin, from: emitter.spin, to: newValue) { emitter.spin = $0 } }
  }

  /// The start of the layer's time, in seconds of the superlayer's time; setting it removes
  /// existing particles.
  open override var beginTime: CFTimeInterval {
    get { super.beginTime }
    set {
      super.beginTime = newValue
      emission.forget()
      emissionChanged()
    }
  }

  /// Runs a copy of `anim`, which may also animate cells, for example
  /// `emitterCells.spark.birthRate`.
  open override func add(_ anim: CAAnimation, forKey key: String?) {
    super.add(anim, forKey: key)
    emission.isResumed = true
    beginEmitting()
  }

  /// Removes all animations of this layer; the emission continues.
  open override func removeAllAnimations() {
    super.removeAllAnimations()
    emissionChanged()
  }

  // MARK: Frames

  /// Checks again whether there is something to emit.
  private func emissionChanged() {
    guard !marks.contains(.isPresentation) else { return }
    markAppearanceChanged()
    if Emission.canEmit(emitter, after: emission.time) || !emission.particles.isEmpty {
      beginEmitting()
      emission.isResumed = true
    }
  }

  /// Emits until `time`, and returns whether more frames are needed.
  override func emit(to time: CFTimeInterval) -> Bool {
    (presented(at: time) as? CAEmitterLayer)?.show(time)
    // An animation may increase a birth rate from zero.
    return !emission.particles.isEmpty || Emission.canEmit(emitter, after: time)
      || animationState?.running.contains { $0.isMoving } ?? false
  }

  override func show(_ time: CFTimeInterval) {
    emission.advance(to: time, emitter)
    shownTime = time
  }

  override var ownDrawingCost: Int { emission.particles.isEmpty ? 0 : 2 }

  override var ownDrawingRect: CGRect {
    emission.bounds(at: shownTime ?? emission.time ?? 0)
  }

  override var ownDrawing: DisplayList? {
    emission.drawing(at: shownTime ?? emission.time ?? 0, emitter.renderMode)
  }

  override func makePresentation() -> CALayer { CAEmitterLayer(layer: self) }

  // MARK: Values by name

  override func ownValue(of key: LayerKey) -> AnimatableValue? {
    switch key {
    case .emitterPosition: .point(emitter.position)
    case .emitterZPosition: .scalar(emitter.zPosition)
    case .emitterSize: .size(emitter.size)
    case .emitterDepth: .scalar(emitter.depth)
    case .birthRate: .scalar(CGFloat(emitter.birthRate))
    case .lifetime: .scalar(CGFloat(emitter.lifetime))
    case .velocity: .scalar(CGFloat(emitter.velocity))
    case .scale: .scalar(CGFloat(emitter.scale))
    case .spin: .scalar(CGFloat(emitter.spin))
    default: nil
    }
  }

  override func presentOwn(_ value: AnimatableValue, of key: LayerKey) {
    switch (key, value) {
    case (.emitterPosition, .point(let new)): emitter.position = new
    case (.emitterZPosition, .scalar(let new)): emitter.zPosition = new
    case (.emitterSize, .size(let new)): emitter.size = new
    case (.emitterDepth, .scalar(let new)): emitter.depth = new
    case (.birthRate, .scalar(let new)): emitter.birthRate = Float(new)
    case (.lifetime, .scalar(let new)): emitter.lifetime = Float(new)
    case (.velocity, .scalar(let new)): emitter.velocity = Float(new)
    case (.scale, .scalar(let new)): emitter.scale = Float(new)
    case (.spin, .scalar(let new)): emitter.spin = Float(new)
    default: break
    }
    if key == .birthRate || key == .lifetime { emissionChanged() }
  }

  override func cellValue(at path: [String]) -> AnimatableValue? {
    guard let key = path.last, let cell = Self.cell(emitter.cells, path.dropLast()) else {
      return nil
    }
    return CAEmitterCell.keyedProperties[key].flatMap { AnimatableValue($0.get(cell)) }
  }

  override func presentCell(_ value: AnimatableValue, at path: [String]) {
    guard let key = path.last, let property = CAEmitterCell.keyedProperties[key] else { return }
    // A presentation copy gets cells of its own when the first value is set.
    if marks.contains(.isPresentation) { Self.copyCells(&emitter.cells, path.dropLast()) }
    guard let cell = Self.cell(emitter.cells, path.dropLast()) else { return }
    _ = property.set(cell, value.any)
    emissionChanged()
  }

  /// The cell at a path of names, with `emitterCells` in between.
  private static func cell(
    _ cells: [CAEmitterCell],
    _ path: ArraySlice<String>
  ) -> CAEmitterCell? {
    guard let cell = cells.first(where: { $0.name == path.first }) else { return nil }
    let rest = path.dropFirst()
    guard !rest.isEmpty else { return cell }
    guard rest.first == LayerKey.emitterCells.rawValue else { return nil }
    return Self.cell(cell.emitterCells ?? [], rest.dropFirst())
  }

  private static func copyCells(_ cells: inout [CAEmitterCell], _ path: ArraySlice<String>) {
    guard let index = cells.firstIndex(where: { $0.name == path.first }) else { return }
    let copy = cells[index].duplicate()
    cells[index] = copy
    guard path.count > 2, var inner = copy.emitterCells else { return }
    copyCells(&inner, path.dropFirst(2))
    copy.emitterCells = inner
  }
}
