import ListModel
import UIKit

/// How rows of each view-model type become cells: the one place where a row's type is recovered for collections.
struct ListRowRegistry {
  private struct Entry {
    let cell: (AnyListItem, IndexPath, ListCellPool) -> UICollectionViewCell?
    let supplementary:
      (ListSupplementaryKind, AnyListItem, IndexPath, ListCellPool) -> UICollectionReusableView?
    let select: (AnyListItem) -> Void
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  mutating func register<View: ListItemView>(
    _ makeView: @escaping () -> View,
    onAction: @escaping (View.Action, View.ViewModel) -> Void,
    onSelect: ((View.ViewModel) -> Void)?
  ) {
    entries[ObjectIdentifier(View.ViewModel.self)] = Entry(
      cell: { item, indexPath, pool in
        guard let viewModel = item.as(View.ViewModel.self) else { return nil }
        return pool.cell(makeView, at: indexPath, showing: viewModel) { onAction($0, viewModel) }
      },
      supplementary: { kind, item, indexPath, pool in
        guard let viewModel = item.as(View.ViewModel.self) else { return nil }
        return pool.supplementary(kind, makeView, at: indexPath, showing: viewModel) {
          onAction($0, viewModel)
        }
      },
      select: { item in
        if let viewModel = item.as(View.ViewModel.self) { onSelect?(viewModel) }
      }
    )
  }

  /// The cell of a row.
  ///
  /// A row that nobody registered is a mistake in the program, told with the type and the place to mend it.
  func cell(
    for item: AnyListItem,
    at indexPath: IndexPath,
    from pool: ListCellPool,
    owner: AnyObject
  ) -> UICollectionViewCell {
    guard let cell = entries[item.typeID]?.cell(item, indexPath, pool) else {
      preconditionFailure(
        "\(type(of: owner)) must register a view for \(type(of: item.base)) in registerRows()"
      )
    }
    return cell
  }

  /// The header or footer of a section.
  func supplementary(
    _ kind: ListSupplementaryKind,
    for item: AnyListItem,
    at indexPath: IndexPath,
    from pool: ListCellPool,
    owner: AnyObject
  ) -> UICollectionReusableView {
    guard let view = entries[item.typeID]?.supplementary(kind, item, indexPath, pool) else {
      preconditionFailure(
        "\(type(of: owner)) must register a view for \(type(of: item.base)) in registerRows()"
      )
    }
    return view
  }

  func select(_ item: AnyListItem) {
    entries[item.typeID]?.select(item)
  }
}
