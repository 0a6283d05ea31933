import CoreGraphics
import Foundation
import QuartzCore

extension UICollectionViewTransitionLayout {
  final func prepareLayouts() {
    for layout in [currentLayout, nextLayout]
    where stale.remove(ObjectIdentifier(layout)) != nil {
      layout.prepare()
    }
  }

  /// The content offset at the current progress.
  final var offset: CGPoint {
    CGPoint(x: mix(offsets.from.x, offsets.to.x), y: mix(offsets.from.y, offsets.to.y))
  }

  final func mix(_ old: CGFloat, _ new: CGFloat) -> CGFloat {
    old + (new - old) * transitionProgress
  }

  /// The elements of either layout in the visible part that corresponds to the rectangle.
  final func mixedElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let present = offset
    func elements(
      of layout: UICollectionViewLayout,
      at offset: CGPoint
    ) -> [(element: CollectionElement, attributes: UICollectionViewLayoutAttributes)] {
      let area = rect.offsetBy(dx: offset.x - present.x, dy: offset.y - present.y)
      return (layout.layoutAttributesForElements(in: area) ?? [])
        .map { (CollectionElement($0), $0) }
    }
    let old = elements(of: currentLayout, at: offsets.from)
    let new = elements(of: nextLayout, at: offsets.to)
    let newByElement = Dictionary(new, uniquingKeysWith: { first, _ in first })
    let known = Set(old.map(\.element))
    let mixedOld = old.compactMap { element, attributes in
      mix(attributes, newByElement[element] ?? nextLayout.attributes(of: element))
    }
    let mixedNew = new.compactMap { element, attributes in
      known.contains(element)
        ? nil : mix(currentLayout.attributes(of: element), attributes)
    }
    return mixedOld + mixedNew
  }

  final func mixed(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    mix(currentLayout.attributes(of: element), nextLayout.attributes(of: element))
  }

  /// Interpolates the attributes of an element; one that only one layout contains fades in place.
  private func mix(
    _ old: UICollectionViewLayoutAttributes?,
    _ new: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let start = old ?? new, let end = new ?? old else { return nil }
    let result = (transitionProgress < 0.5 ? start : end).duplicate
    result.size = CGSize(
      width: mix(start.size.width, end.size.width),
      height: mix(start.size.height, end.size.height)
    )
    result.center = CGPoint(
      x: mix(start.center.x, end.center.x),
      y: mix(start.center.y, end.center.y)
    )
    result.alpha = mix(old == nil ? 0 : start.alpha, new == nil ? 0 : end.alpha)
    if !CATransform3DEqualToTransform(start.transform3D, end.transform3D) {
      result.transform3D = start.transform3D.mixed(with: end.transform3D, by: mix)
    }
    return result
  }
}

extension CATransform3D {
  fileprivate func mixed(
    with other: CATransform3D,
    by mix: (CGFloat, CGFloat) -> CGFloat
  ) -> CATransform3D {
    CATransform3D(
      m11: mix(m11, other.m11),
      m12: mix(m12, other.m12),
      m13: mix(m13, other.m13),
      m14: mix(m14, other.m14),
      m21: mix(m21, other.m21),
      m22: mix(m22, other.m22),
      m23: mix(m23, other.m23),
      m24: mix(m24, other.m24),
      m31: mix(m31, other.m31),
      m32: mix(m32, other.m32),
      m33: mix(m33, other.m33),
      m34: mix(m34, other.m34),
      m41: mix(m41, other.m41),
      m42: mix(m42, other.m42),
      m43: mix(m43, other.m43),
      m44: mix(m44, other.m44)
    )
  }
}
