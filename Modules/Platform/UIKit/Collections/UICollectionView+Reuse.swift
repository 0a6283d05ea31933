internal import CoreGraphics
internal import Foundation

/// What a supplementary view is found again by.
struct SupplementaryName: Hashable {
  var kind: String
  var id: String
}

extension UICollectionView {
  // MARK: Registration

  final func registerCell(_ type: AnyClass?, _ identifier: String) {
    if let type, !(type is UICollectionViewCell.Type) {
      fatalError(
        "must pass a class that is a subclass of UICollectionViewCell for cell registration: \(type)"
      )
    }
    cellTypes[identifier] = type
  }

  final func registerSupplementary(_ type: AnyClass?, _ name: SupplementaryName) {
    if let type, !(type is UICollectionReusableView.Type) {
      fatalError(
        "must pass a class that is a subclass of UICollectionReusableView for supplementary view"
          + " registration: \(type)"
      )
    }
    supplementaryTypes[name] = type
  }

  // MARK: Cells

  final func dequeueCell(_ identifier: String, for path: IndexPath) -> UICollectionViewCell {
    let element = CollectionElement(.cell, path)
    if let request, request.reconfigured != nil, request.element == element,
      let cell = request.reconfigured
    {
      guard cell.storedIdentifier == identifier else {
        fatalError(
          "Attempted to dequeue a cell using a different registration or reuse identifier than the"
            + " existing cell when reconfiguring an item, which is not allowed. You must dequeue a"
            + " cell using the same registration or reuse identifier that was used to dequeue the"
            + " cell originally to obtain the existing cell. Dequeued reuse identifier:"
            + " \(identifier); Original reuse identifier: \(cell.storedIdentifier ?? "nil")"
        )
      }
      return cell
    }
    let cell: UICollectionViewCell
    if let pooled = cellPool[identifier]?.popLast() {
      pooled.prepareToBeReused()
      cell = pooled
    } else if let type = cellTypes[identifier],
      let made = ReusableTemplate.make(type, size: sizeForRequest(element)) as? UICollectionViewCell
    {
      made.storedIdentifier = identifier
      cell = made
    } else {
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
    let view: UICollectionReusableView
    if let pooled = supplementaryPool[name]?.popLast() {
      pooled.prepareToBeReused()
      view = pooled
    } else if let type = supplementaryTypes[name] {
      view = ReusableTemplate.make(type, size: sizeForRequest(element))
      view.storedIdentifier = name.id
    } else {
      fatalError(
        "could not dequeue a view of kind: \(name.kind) with identifier \(name.id) - must register"
          + " a nib or a class for the identifier or connect a prototype cell in a storyboard"
      )
    }
    didDequeue(view, element)
    return view
  }

  /// As large as the element will be, so that the data source can measure.
  private func sizeForRequest(_ element: CollectionElement) -> CGSize {
    request?.element == element ? request?.size ?? .zero : .zero
  }

  private func didDequeue(_ view: UICollectionReusableView, _ element: CollectionElement) {
    guard let request, request.element == element else { return }
    if let other = request.dequeued, other !== view {
      fatalError(
        "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you"
          + " really need to dequeue more cells than the collection view is requesting, use the"
          + " -dequeueReusableCellWithReuseIdentifier:forIndexPath: method outside of the data"
          + " source. Cell: \(other)"
      )
    }
    if view.bounds.size != request.size {
      UIView.withoutInheritedAnimation { view.bounds.size = request.size }
    }
    self.request?.dequeued = view
  }
}
