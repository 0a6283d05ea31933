internal import CoreGraphics
internal import Foundation
internal import QuartzCore

// Templates of views that are made at run time: see `ClassTemplates`.

@MainActor extension ClassTemplates {
  /// Makes a view of a subclass of `UIView`.
  ///
  /// Not inlined: the optimizer would consider the view one of the template's class.
  @inline(never)
  static func view(of type: AnyClass, frame: CGRect) -> UIView {
    view(type, as: ViewTemplate.self).init(frame: frame)
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
