public import CoreGraphics
public import Foundation

/// A layer that draws copies of its sublayers, each with a further transform, delay and alpha
/// offset.
///
/// For example the spokes of an activity indicator or a row of dots.
///
/// The copies are only drawn: hit testing finds the sublayers at the position of the first copy
/// only.
open class CAReplicatorLayer: CALayer {
  /// The parameters of the repetition.
  struct Replication {
    var count = 1
    var delay: CFTimeInterval = 0
    var transform = CATransform3DIdentity
    var alphaOffset: Float = 0

    /// The opacity of a copy, from 0 to 1.
    func alpha(of instance: Int) -> Float {
      min(max(1 + Float(instance) * alphaOffset, 0), 1)
    }
  }

  private(set) final var repeats = Replication()

  /// Creates a layer that draws its sublayers once.
  public override init() {
    super.init()
  }

  /// Creates a copy of `layer` to present animated values.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CAReplicatorLayer { repeats = layer.repeats }
  }

  /// Creates a layer that draws its sublayers once.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The number of copies, including the sublayers themselves; 1 by default, and 0 hides them.
  open var instanceCount: Int {
    get { repeats.count }
    set {
      repeats.count = max(newValue, 0)
      markAppearanceChanged()
    }
  }

  /// The time delay between successive copies, in seconds: animations of the sublayers run through
  /// the copies.
  open var instanceDelay: CFTimeInterval {
    get { repeats.delay }
    set {
      repeats.delay = newValue
      markAppearanceChanged()
    }
  }

  /// The transform from each copy to the next, around the layer's anchor point.
  open var instanceTransform: CATransform3D {
    get { repeats.transform }
    set {
      repeats.transform = newValue
      markAppearanceChanged()
    }
  }

  /// The difference in opacity between successive copies; negative to fade out.
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
