import ListModel
import UIKit

/// Gets cells from a collection view and fills them; registers what it has not registered yet.
final class ListCellPool {
  private weak var collectionView: UICollectionView?
  private var registered: Set<String> = []
  private var typeNames: [ObjectIdentifier: String] = [:]

  init(_ collectionView: UICollectionView?) {
    self.collectionView = collectionView
  }

  /// A cell around a row view, showing a row.
  func cell<View: ListItemView>(
    _ makeView: () -> View,
    at indexPath: IndexPath,
    showing viewModel: View.ViewModel,
    onAction: @escaping (View.Action) -> Void
  ) -> UICollectionViewCell {
    guard let collectionView else { return UICollectionViewCell() }
    typealias Cell = BaseCollectionViewCell<View>
    // Rows of one type may ask for pools of their own, and two views may show one type.
    let identifier = "\(viewModel.reuseIdentifier) in \(typeName(of: View.self))"
    if registered.insert(identifier).inserted {
      collectionView.register(Cell.self, forCellWithReuseIdentifier: identifier)
    }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    (cell as? Cell).map { fill($0, makeView, viewModel, onAction) }
    return cell
  }

  /// A cell of a class of its own.
  func cell<Cell: UICollectionViewCell>(_ type: Cell.Type, at indexPath: IndexPath) -> Cell? {
    guard let collectionView else { return nil }
    let identifier = typeName(of: type)
    if registered.insert(identifier).inserted {
      collectionView.register(type, forCellWithReuseIdentifier: identifier)
    }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    return cell as? Cell
  }

  /// A header or footer around a row view.
  func supplementary<View: ListItemView>(
    _ kind: ListSupplementaryKind,
    _ makeView: () -> View,
    at indexPath: IndexPath,
    showing viewModel: View.ViewModel,
    onAction: @escaping (View.Action) -> Void
  ) -> UICollectionReusableView {
    guard let collectionView else { return UICollectionReusableView() }
    typealias Reusable = BaseCollectionReusableView<View>
    let identifier = "\(viewModel.reuseIdentifier) in \(typeName(of: View.self))"
    if registered.insert("\(kind) \(identifier)").inserted {
      collectionView.register(
        Reusable.self,
        forSupplementaryViewOfKind: kind.elementKind,
        withReuseIdentifier: identifier
      )
    }
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind.elementKind,
      withReuseIdentifier: identifier,
      for: indexPath
    )
    (view as? Reusable).map { fill($0, makeView, viewModel, onAction) }
    return view
  }

  /// A header or footer without anything in it.
  func emptySupplementary(_ elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView
  {
    guard let collectionView else { return UICollectionReusableView() }
    if registered.insert("empty \(elementKind)").inserted {
      collectionView.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: elementKind,
        withReuseIdentifier: "empty"
      )
    }
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: elementKind,
      withReuseIdentifier: "empty",
      for: indexPath
    )
  }

  /// Shows a row in a cell that is on screen.
  func fill<Cell: ListItemCell>(
    _ cell: Cell,
    _ makeView: () -> Cell.ItemView,
    _ viewModel: Cell.ItemView.ViewModel,
    _ onAction: @escaping (Cell.ItemView.Action) -> Void
  ) {
    let itemView = cell.itemView ?? makeView()
    if cell.itemView == nil { cell.install(itemView) }
    // A row that changed in place comes here without a visit to the pool.
    (itemView as? any RowBindingOwner)?.bindings.dispose()
    itemView.onAction = onAction
    itemView.update(with: viewModel)
  }

  private func typeName(of type: Any.Type) -> String {
    let key = ObjectIdentifier(type)
    if let name = typeNames[key] { return name }
    let name = String(reflecting: type)
    typeNames[key] = name
    return name
  }
}
