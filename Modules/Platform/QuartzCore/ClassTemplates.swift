import Foundation

/// Makes objects of classes that are known only when the program runs, such as registered cells.
///
/// Swift demands a `required` initializer for that. Apple's classes have none there, and subclasses
/// written for iOS declare none. But every subclass has the initializers of its superclass at the
/// same places of its table of methods: its own where it overrides them, inherited ones where it
/// does not, and where it hides them one that stops the program with the message that iOS has, "Use
/// of unimplemented initializer". Called through a *template*, a class that declares them
/// `required`, they are found at these places (decision 0041).
///
/// Each template has a *rival*, a subclass that is never used and whose initializers do something:
/// without one the optimizer finds the template's own without rival, and calls them directly
/// whatever the class.
package enum ClassTemplates {
  /// A class seen as the template, for calling the initializers that the template declares.
  ///
  /// The class MUST be a subclass of the template's superclass.
  package static func view<Template: AnyObject>(
    _ type: AnyClass,
    as template: Template.Type
  ) -> Template.Type {
    unsafeBitCast(type, to: Template.Type.self)
  }

  /// A layer of a class.
  package static func layer(of type: AnyClass) -> CALayer {
    guard type != CALayer.self, type is CALayer.Type else { return CALayer() }
    return view(type, as: LayerTemplate.self).init()
  }

  /// A copy of a layer, of the layer's own class.
  static func copy(of layer: CALayer) -> CALayer {
    view(type(of: layer), as: LayerTemplate.self).init(layer: layer)
  }
}

class LayerTemplate: CALayer {
  required override init() { super.init() }
  required override init(layer: Any) { super.init(layer: layer) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class LayerTemplateRival: LayerTemplate {
  required init() {
    super.init()
    name = "rival"
  }

  required init(layer: Any) {
    super.init(layer: layer)
    name = "rival"
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
