public import CoreGraphics
public import Foundation

/// A layer that draws copies of its sublayers, each with a further transform, delay, color and
/// alpha offset.
///
/// For example the spokes of an activity indicator or a row of dots.
///
/// The copies are only drawn: hit testing finds the sublayers at the position of the first copy
/// only. Copies of another color than white cost a group of pixels each.
open class CAReplicatorLayer: CALayer {
  /// The parameters of the repetition.
  struct Replication {
    var count = 1
    var delay: CFTimeInterval = 0
    var transform = CATransform3DIdentity
    var color = CGColor.white
    var redOffset: Float = 0
    var greenOffset: Float = 0
    var blueOffset: Float = 0
    var alphaOffset: Float = 0

    /// The opacity of a copy, from 0 to 1.
    func alpha(of instance: Int) -> Float { part(color.alpha, alphaOffset, instance) }

    /// Whether a copy has another color than the sublayers.
    var isTinted: Bool {
      color.red < 1 || color.green < 1 || color.blue < 1
        || count > 1 && (redOffset < 0 || greenOffset < 0 || blueOffset < 0)
    }

    /// The color that a copy is multiplied by, without its alpha.
    func tint(of instance: Int) -> CGColor {
      CGColor(
        srgbRed: CGFloat(part(color.red, redOffset, instance)),
        green: CGFloat(part(color.green, greenOffset, instance)),
        blue: CGFloat(part(color.blue, blueOffset, instance)),
        alpha: 1
      )
    }

    private func part(_ first: CGFloat, _ offset: Float, _ instance: Int) -> Float {
      min(max(Float(first) + Float(instance) * offset, 0), 1)
    }
  }

  private(set) final var repeats = Replication()

  override func copyOwnValues(of layer: CALayer) {
    if let layer = layer as? CAReplicatorLayer { repeats = layer.repeats }
  }

  /// The number of copies, including the sublayers themselves; 1 by default, and 0 hides them.
  open var instanceCount: Int {
    get { repeats.count }
    set { change(.instanceCount, appearance: true) { repeats.count = max(newValue, 0) } }
  }

  /// The time delay between successive copies, in seconds: animations of the sublayers run through
  /// the copies.
  open var instanceDelay: CFTimeInterval {
    get { repeats.delay }
    set { change(.instanceDelay, appearance: true) { repeats.delay = newValue } }
  }

  /// The transform from each copy to the next, around the layer's anchor point.
  open var instanceTransform: CATransform3D {
    get { repeats.transform }
    set { change(.instanceTransform, appearance: true) { repeats.transform = newValue } }
  }

  /// The color that the first copy is multiplied by, including its alpha; white by default, which
  /// keeps the colors of the sublayers.
  open var instanceColor: CGColor? {
    get { repeats.color }
    set { change(.instanceColor, appearance: true) { repeats.color = newValue ?? .white } }
  }

  /// The difference in red between the colors of successive copies; 0 by default.
  open var instanceRedOffset: Float {
    get { repeats.redOffset }
    set { change(.instanceRedOffset, appearance: true) { repeats.redOffset = newValue } }
  }

  /// The difference in green between the colors of successive copies; 0 by default.
  open var instanceGreenOffset: Float {
    get { repeats.greenOffset }
    set { change(.instanceGreenOffset, appearance: true) { repeats.greenOffset = newValue } }
  }

  /// The difference in blue between the colors of successive copies; 0 by default.
  open var instanceBlueOffset: Float {
    get { repeats.blueOffset }
    set { change(.instanceBlueOffset, appearance: true) { repeats.blueOffset = newValue } }
  }

  /// The difference in opacity between successive copies; negative to fade out.
  open var instanceAlphaOffset: Float {
    get { repeats.alphaOffset }
    set { change(.instanceAlphaOffset, appearance: true) { repeats.alphaOffset = newValue } }
  }

  override func makePresentation() -> CALayer { CAReplicatorLayer(layer: self) }

  override var replicator: CAReplicatorLayer? { self }

  override func ownValue(of key: LayerKey) -> AnimatableValue? {
    switch key {
    case .instanceCount: .scalar(CGFloat(repeats.count))
    case .instanceDelay: .scalar(CGFloat(repeats.delay))
    case .instanceTransform: .transform(repeats.transform)
    case .instanceColor: .color(repeats.color)
    case .instanceRedOffset: .scalar(CGFloat(repeats.redOffset))
    case .instanceGreenOffset: .scalar(CGFloat(repeats.greenOffset))
    case .instanceBlueOffset: .scalar(CGFloat(repeats.blueOffset))
    case .instanceAlphaOffset: .scalar(CGFloat(repeats.alphaOffset))
    default: nil
    }
  }

  override func presentOwn(_ value: AnimatableValue, of key: LayerKey) {
    switch (key, value) {
    case (.instanceCount, .scalar(let new)): repeats.count = Int(max(new, 0).rounded())
    case (.instanceDelay, .scalar(let new)): repeats.delay = CFTimeInterval(new)
    case (.instanceTransform, .transform(let new)): repeats.transform = new
    case (.instanceColor, .color(let new)): repeats.color = new ?? .white
    case (.instanceRedOffset, .scalar(let new)): repeats.redOffset = Float(new)
    case (.instanceGreenOffset, .scalar(let new)): repeats.greenOffset = Float(new)
    case (.instanceBlueOffset, .scalar(let new)): repeats.blueOffset = Float(new)
    case (.instanceAlphaOffset, .scalar(let new)): repeats.alphaOffset = Float(new)
    default: break
    }
  }
}
