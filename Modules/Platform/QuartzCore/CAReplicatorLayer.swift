public import CoreGraphics
public import Foundation

/// A layer that shows its sublayers several times, each time moved, delayed and faded a little
/// more: the spokes of an activity indicator, a text that follows itself, a row of dots.
///
/// The copies are drawn, and are no layers: touches find the sublayers only where the first copy
/// shows them.
open class CAReplicatorLayer: CALayer {
  /// How sublayers are repeated.
  struct Replication {
    var count = 1
    var delay: CFTimeInterval = 0
    var transform = CATransform3DIdentity
    var alphaOffset: Float = 0

    /// How opaque a copy is, from 0 to 1.
    func alpha(of instance: Int) -> Float {
      min(max(1 + Float(instance) * alphaOffset, 0), 1)
    }
  }

  private(set) final var repeats = Replication()

  /// Creates a layer that shows its sublayers once.
  public override init() {
    super.init()
  }

  /// Creates a copy of `layer` to present animated values.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CAReplicatorLayer { repeats = layer.repeats }
  }

  /// Creates a layer that shows its sublayers once.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// How often the sublayers are shown; 1 at first, and 0 hides them.
  open var instanceCount: Int {
    get { repeats.count }
    set {
      repeats.count = max(newValue, 0)
      markAppearanceChanged()
    }
  }

  /// By how much each copy is behind the one before in time, in seconds: what animates in the
  /// sublayers runs through the copies.
  open var instanceDelay: CFTimeInterval {
    get { repeats.delay }
    set {
      repeats.delay = newValue
      markAppearanceChanged()
    }
  }

  /// How each copy lies to the one before, about the layer's anchor point.
  open var instanceTransform: CATransform3D {
    get { repeats.transform }
    set {
      repeats.transform = newValue
      markAppearanceChanged()
    }
  }

  /// What is added to the opacity of each copy over the one before; negative for copies that fade.
  open var instanceAlphaOffset: Float {
    get { repeats.alphaOffset }
    set {
      repeats.alphaOffset = newValue
      markAppearanceChanged()
    }
  }

  override func makePresentation() -> CALayer { CAReplicatorLayer(layer: self) }

  override var replicator: CAReplicatorLayer? { self }
}
