internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// The key of a supplementary view class: kind and identifier.
struct SupplementaryName: Hashable {
  var kind: String
  var id: String
}

extension UICollectionReusableView: ReusedView {}

extension UICollectionView {
  // MARK: Registration

  final func registerCell(_ type: AnyClass?, _ identifier: String) {
    cellPool.register(
      type,
      identifier,
      refusal: "must pass a class that is a subclass of UICollectionViewCell for cell registration:"
        + " \(type, default: "nil")"
    )
  }

  final func registerSupplementary(_ type: AnyClass?, _ name: SupplementaryName) {
    supplementaryPool.register(
      type,
      name,
      refusal: "must pass a class that is a subclass of UICollectionReusableView for supplementary"
        + " view registration: \(type, default: "nil")"
    )
  }

  // MARK: Cells

  final func dequeueCell(_ identifier: String, for path: IndexPath) -> UICollectionViewCell {
    let element = CollectionElement(.cell, path)
    if let cell = cellToRefill(at: element, identifier) { return cell }
    let cell = cellPool.dequeue(identifier, for: self) { make($0, element, identifier) }
    guard let cell else {
      fatalError(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier"
          + " \(identifier) - must register a nib or a class for the identifier or connect a"
          + " prototype cell in a storyboard"
      )
    }
    didDequeue(cell, element)
    return cell
  }

  // MARK: Supplementary views

  final func dequeueSupplementary(
    _ name: SupplementaryName,
    for path: IndexPath
  ) -> UICollectionReusableView {
    let element = CollectionElement(.supplementaryView, kind: name.kind, path)
    let view = supplementaryPool.dequeue(name, for: self) { make($0, element, name.id) }
    guard let view else {
      fatalError(
        "could not dequeue a view of kind: \(name.kind) with identifier \(name.id) - must register"
          + " a nib or a class for the identifier or connect a prototype cell in a storyboard"
      )
    }
    didDequeue(view, element)
    return view
  }

  /// Makes a view with the size of the element, so that the data source can measure in it.
  private func make<View: UICollectionReusableView>(
    _ type: AnyClass,
    _ element: CollectionElement,
    _ identifier: String
  ) -> View? {
    let size = request?.place == element ? request?.size : nil
    let view = ClassTemplates.reusableView(of: type, size: size ?? .zero)
    view.storedIdentifier = identifier
    return view as? View
  }

  private func didDequeue(_ view: UICollectionReusableView, _ element: CollectionElement) {
    guard let request, request.place == element else { return }
    self.request?.note(
      view,
      insteadOf: "collection view is requesting, use the"
        + " -dequeueReusableCellWithReuseIdentifier:forIndexPath: method outside of the data source"
    )
    request.prepare?(view)
  }
}
