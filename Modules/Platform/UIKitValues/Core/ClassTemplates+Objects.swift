internal import CoreGraphics
internal import Foundation
internal import QuartzCore

extension ClassTemplates {
  /// Makes an object of a subclass of `NSObject`, such as a delegate; nil for any other class.
  package static func object(of type: Any.Type) -> NSObject? {
    (type as? NSObject.Type).map(new)
  }

  /// Not inlined: the optimizer would consider the object one of the template's class.
  @inline(never)
  package static func new(_ type: NSObject.Type) -> NSObject {
    view(type, as: ObjectTemplate.self).init()
  }
}

class ObjectTemplate: NSObject {
  required override init() { super.init() }
}

final class ObjectTemplateOverride: ObjectTemplate {
  let mark: Int

  required init() {
    mark = 1
    super.init()
  }
}
