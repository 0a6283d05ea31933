public import CoreGraphics
public import Foundation

/// An animation of one property of a layer, by key path: `position`, `bounds.size.width`,
/// `transform.rotation.z`.
open class CAPropertyAnimation: CAAnimation {
  /// The key path of the animated property, or a part of one.
  open var keyPath: String?
  /// Whether the animated value is added to the value without the animation.
  open var isAdditive = false
  /// Whether each repetition starts from the end value of the previous one.
  open var isCumulative = false
  /// Converts animated numbers to a transform; nil if the values are transforms.
  open var valueFunction: CAValueFunction?

  /// Returns a value as it is stored: a number as an object, which is cast to every type of number.
  static func object(_ value: Any?) -> Any? { value as? NSNumber ?? value }

  /// Creates an animation without a property.
  public override init() {
    super.init()
  }

  /// Creates an animation of the property at `path`.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// Adds the animation to the layer `anObject`, for the property `event` if it has no key path.
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
