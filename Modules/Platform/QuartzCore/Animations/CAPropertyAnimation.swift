public import CoreGraphics
public import Foundation

/// An animation of one property of a layer, by key path: `position`, `bounds.size.width`,
/// `transform.rotation.z`.
open class CAPropertyAnimation: CAAnimation {
  /// The property, or part of one, that is animated.
  open var keyPath: String?
  /// Whether the animated value is added to what the layer would show without it.
  open var isAdditive = false
  /// Whether each repetition starts from the end of the one before.
  open var isCumulative = false
  /// Makes a transform of the numbers of an animation of `transform`; nil where the values are
  /// transforms.
  open var valueFunction: CAValueFunction?

  /// Creates an animation without a property.
  public override init() {
    super.init()
  }

  /// Creates an animation of the property at `path`.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// Adds the animation to the layer `anObject`, on the property `event` where it has none of its
  /// own.
  open override func run(
    forKey event: String,
    object anObject: Any,
    arguments dict: [AnyHashable: Any]?
  ) {
    guard keyPath == nil, let copy = duplicate() as? CAPropertyAnimation else {
      super.run(forKey: event, object: anObject, arguments: dict)
      return
    }
    copy.keyPath = event
    (anObject as? CALayer)?.add(copy, forKey: event)
  }

  override func duplicate() -> CAAnimation { duplicateProperty(into: CAPropertyAnimation()) }

  final func duplicateProperty<Animation: CAPropertyAnimation>(into copy: Animation) -> Animation {
    copy.keyPath = keyPath
    copy.isAdditive = isAdditive
    copy.isCumulative = isCumulative
    copy.valueFunction = valueFunction
    return duplicate(into: copy)
  }
}
