internal import CoreGraphics
internal import Foundation
internal import QuartzCore

// Templates for the classes that UIKit instantiates at run time: see `ClassTemplates`.

@MainActor extension ClassTemplates {
  static func cell(of type: AnyClass, reuseIdentifier: String) -> UITableViewCell {
    UIView.withoutInheritedAnimation {
      view(type, as: CellTemplate.self).init(style: .default, reuseIdentifier: reuseIdentifier)
    }
  }

  static func headerFooter(
    of type: AnyClass,
    reuseIdentifier: String
  ) -> UITableViewHeaderFooterView {
    UIView.withoutInheritedAnimation {
      view(type, as: HeaderFooterTemplate.self).init(reuseIdentifier: reuseIdentifier)
    }
  }

  static func reusableView(of type: AnyClass, size: CGSize) -> UICollectionReusableView {
    UIView.withoutInheritedAnimation {
      let view = view(of: type, frame: CGRect(origin: .zero, size: size))
      return unsafeDowncast(view, to: UICollectionReusableView.self)
    }
  }

  static func layoutAttributes(of type: AnyClass) -> UICollectionViewLayoutAttributes {
    guard let type = type as? UICollectionViewLayoutAttributes.Type else {
      return UICollectionViewLayoutAttributes()
    }
    return unsafeDowncast(new(type), to: UICollectionViewLayoutAttributes.self)
  }

  static func invalidationContext(
    of type: AnyClass
  ) -> UICollectionViewLayoutInvalidationContext {
    guard let type = type as? UICollectionViewLayoutInvalidationContext.Type else {
      return UICollectionViewLayoutInvalidationContext()
    }
    return unsafeDowncast(new(type), to: UICollectionViewLayoutInvalidationContext.self)
  }

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
  private static func new(_ type: NSObject.Type) -> NSObject {
    view(type, as: ObjectTemplate.self).init()
  }
}

class ObjectTemplate: NSObject {
  required override init() { super.init() }
}

final class ObjectTemplateRival: ObjectTemplate {
  let mark: Int

  required init() {
    mark = 1
    super.init()
  }
}

@MainActor class CellTemplate: UITableViewCell {
  required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor final class CellTemplateRival: CellTemplate {
  required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor class HeaderFooterTemplate: UITableViewHeaderFooterView {
  required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor final class HeaderFooterTemplateRival: HeaderFooterTemplate {
  required init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier.map { $0 + " " })
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
