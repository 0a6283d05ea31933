import Foundation
import Foundations
import ListModel
import ScreenTesting
import UIKit

@testable import Foundations

/// The two ways to build a list screen with a collection view.
enum CollectionFace: CaseIterable {
  case rows
  case adapter
}

/// A list screen of ``TestRow``s in a collection view, built in either way.
final class CollectionFaceScreen {
  let viewModel = TestListViewModel()
  let controller: UIViewController
  let list: UICollectionView
  let screen: Screen
  private let log: RowLog

  var actions: [Int] { log.actions }
  var selections: [Int] { log.selections }
  var prefetched: [Int] { log.prefetched }

  init(
    _ face: CollectionFace,
    traits: ScreenTraits = ScreenTraits(size: CGSize(width: 320, height: 480))
  ) {
    let log = RowLog()
    self.log = log
    switch face {
    case .rows:
      let rows = RowsViewController(viewModel: viewModel, log: log)
      (controller, list) = (rows, rows.collectionView)
    case .adapter:
      let objects = ObjectsViewController(viewModel: viewModel, log: log)
      (controller, list) = (objects, objects.collectionView)
    }
    let controller = controller
    screen = Screen(traits: traits) { controller }
  }

  var texts: [String] {
    list.indexPathsForVisibleItems.sorted().compactMap { path in
      (list.cellForItem(at: path) as? BaseCollectionViewCell<TestRowView>)?.itemView?.label.text
    }
  }
}

final class RowLog {
  var actions: [Int] = []
  var selections: [Int] = []
  var prefetched: [Int] = []
}

private final class RowsViewController: BaseCollectionViewController {
  private let log: RowLog

  init(viewModel: any ListViewModel, log: RowLog) {
    self.log = log
    super.init(viewModel: viewModel)
  }

  override func registerRows() {
    register(TestRow.self) { [log] row in
      Row({ TestRowView() }, row)
        .onAction { _, row in log.actions.append(row.id) }
        .onSelect(tints: false) { log.selections.append($0.id) }
        .onPrefetch { log.prefetched.append($0.id) }
    }
  }
}

private final class ObjectsViewController: ListAdapterViewController {
  private let log: RowLog

  init(viewModel: any ListViewModel, log: RowLog) {
    self.log = log
    super.init(viewModel: viewModel)
  }

  override func registerSections() {
    adapter.register(
      { TestRowView() },
      onAction: { [log] _, row in log.actions.append(row.id) },
      onSelect: { [log] row in log.selections.append(row.id) }
    )
  }
}
