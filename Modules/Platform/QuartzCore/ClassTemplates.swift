import Foundation

/// Creates objects of classes that are known only at run time, such as registered cells.
///
/// Swift requires a `required` initializer for that. Apple's classes have none there, and
/// subclasses written for iOS declare none. But every subclass has the initializers of its
/// superclass in the same slots of its method table: overridden or inherited ones, or, if it hides
/// them, one that stops the program with the same message as on iOS, "Use of unimplemented
/// initializer". Called through a *template*, a class that declares them `required`, they are found
/// in these slots (decision 0041).
///
/// Each template has a subclass that is never used and whose overridden initializers have an
/// effect: without it the optimizer considers the template's own initializers the only ones, and
/// calls them directly for every class.
package enum ClassTemplates {
  /// Returns a class as the template type, to call the initializers that the template declares.
  ///
  /// The class MUST be a subclass of the template's superclass.
  package static func view<Template: AnyObject>(
    _ type: AnyClass,
    as template: Template.Type
  ) -> Template.Type {
    unsafeBitCast(type, to: Template.Type.self)
  }

  /// Creates a layer of a class.
  package static func layer(of type: AnyClass) -> CALayer {
    guard type != CALayer.self, type is CALayer.Type else { return CALayer() }
    return view(type, as: LayerTemplate.self).init()
  }

  /// Creates a copy of a layer, with the layer's own class.
  static func copy(of layer: CALayer) -> CALayer {
    view(type(of: layer), as: LayerTemplate.self).init(layer: layer)
  }
}

class LayerTemplate: CALayer {
  required override init() { super.init() }
  required override init(layer: Any) { super.init(layer: layer) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class LayerTemplateOverride: LayerTemplate {
  required init() {
    super.init()
    name = "override"
  }

  required init(layer: Any) {
    super.init(layer: layer)
    name = "override"
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
