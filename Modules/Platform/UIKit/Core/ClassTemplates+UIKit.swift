internal import CoreGraphics
internal import Foundation
internal import QuartzCore

// Templates of views and of other objects that are made at run time: see `ClassTemplates`.

@MainActor extension ClassTemplates {
  /// Makes a view of a subclass of `UIView`.
  ///
  /// Not inlined: the optimizer would consider the view one of the template's class.
  @inline(never)
  static func view(of type: AnyClass, frame: CGRect) -> UIView {
    view(type, as: ViewTemplate.self).init(frame: frame)
  }
}

extension ClassTemplates {
  /// Makes an object of a subclass of `NSObject`, such as a delegate; nil for any other class.
  static func object(of type: Any.Type) -> NSObject? {
    (type as? NSObject.Type).map(new)
  }

  /// Not inlined for the same reason as `view(of:frame:)`.
  @inline(never)
  static func new(_ type: NSObject.Type) -> NSObject {
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

@MainActor class ViewTemplate: UIView {
  required override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor final class ViewTemplateOverride: ViewTemplate {
  required init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
