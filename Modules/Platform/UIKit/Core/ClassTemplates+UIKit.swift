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
      view(type, as: ReusableTemplate.self).init(frame: CGRect(origin: .zero, size: size))
    }
  }

  static func layoutAttributes(of type: AnyClass) -> UICollectionViewLayoutAttributes {
    guard type is UICollectionViewLayoutAttributes.Type else {
      return UICollectionViewLayoutAttributes()
    }
    return view(type, as: AttributesTemplate.self).init()
  }

  static func invalidationContext(
    of type: AnyClass
  ) -> UICollectionViewLayoutInvalidationContext {
    guard type is UICollectionViewLayoutInvalidationContext.Type else {
      return UICollectionViewLayoutInvalidationContext()
    }
    return view(type, as: InvalidationContextTemplate.self).init()
  }
}

extension ClassTemplates {
  /// Makes an object of a subclass of `NSObject`, such as a delegate; nil for any other class.
  static func object(of type: Any.Type) -> NSObject? {
    guard let type = type as? NSObject.Type else { return nil }
    return view(type, as: ObjectTemplate.self).init()
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

@MainActor class ReusableTemplate: UICollectionReusableView {
  required override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor final class ReusableTemplateRival: ReusableTemplate {
  required init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor class AttributesTemplate: UICollectionViewLayoutAttributes {
  required override init() { super.init() }
}

@MainActor final class AttributesTemplateRival: AttributesTemplate {
  required init() {
    super.init()
    isHidden = true
  }
}

@MainActor class InvalidationContextTemplate: UICollectionViewLayoutInvalidationContext {
  required override init() { super.init() }
}

@MainActor final class InvalidationContextTemplateRival: InvalidationContextTemplate {
  required init() {
    super.init()
    invalidatesEverything = true
  }
}
