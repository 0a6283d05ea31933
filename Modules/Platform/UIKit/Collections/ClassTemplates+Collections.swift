internal import CoreGraphics
internal import Foundation
internal import QuartzCore

// Templates of the classes that collections instantiate: see `ClassTemplates`.

@MainActor extension ClassTemplates {
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
}
