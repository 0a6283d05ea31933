import Foundation
import QuartzCore

/// Makes layers of a class that is known at run time only.
///
/// Swift demands a `required` initializer for that, which Apple's layers do not have, and which subclasses written for iOS
/// do not declare. Every subclass of `CALayer` has `init()` in the same place of its table of methods, so calling it through
/// this class reaches the right one.
class LayerTemplate: CALayer {
  required override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  final class func make(_ layerClass: AnyClass) -> CALayer {
    guard layerClass != CALayer.self, let type = layerClass as? CALayer.Type else {
      return CALayer()
    }
    return unsafeBitCast(type, to: LayerTemplate.Type.self).init()
  }
}

/// A subclass that is never used.
///
/// Without one the optimizer finds the template's initializer without rival, and calls it directly whatever the class.
final class LayerTemplateRival: LayerTemplate {
  required init() {
    super.init()
    name = "rival"
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
