package import Foundation
package import UIKit

/// The interface that tables and collection views share, by common names.
@MainActor package protocol ListUnderTest: UIScrollView {
  // As both have it.
  var allowsMultipleSelection: Bool { get set }
  var isPrefetchingEnabled: Bool { get set }
  var hasUncommittedUpdates: Bool { get }
  func reloadData()
  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)

  var shownCells: [UIView] { get }
  /// The cells of the last layout, regardless of pending updates.
  var laidOutCells: [UIView] { get }
  var shownPaths: [IndexPath] { get }
  var selectedPaths: [IndexPath] { get }
  /// Cells of deleted rows that are being removed.
  var goingCells: [UIView] { get }
  func rowCount(in section: Int) -> Int
  func shownCell(at path: IndexPath) -> UIView?
  func path(of cell: UIView) -> IndexPath?
  func frameOfRow(at path: IndexPath) -> CGRect?
  func choose(_ path: IndexPath)
  func show(_ path: IndexPath, at position: UITableView.ScrollPosition, animated: Bool)
  func insert(_ paths: [IndexPath])
  func delete(_ paths: [IndexPath])
  func reload(_ paths: [IndexPath])
  func refill(_ paths: [IndexPath])
  /// Calls the list's update method; only tables have row animations.
  func make(_ update: ListUpdate, _ animation: UITableView.RowAnimation)
}

extension ListUnderTest {
  package var isAtBeginning: Bool { contentOffset.y <= 0.5 - adjustedContentInset.top }
}

extension UITableView: ListUnderTest {
  package var shownCells: [UIView] { visibleCells }
  package var laidOutCells: [UIView] {
    // Not `visibleCells`, which lays out first.
    subviews.filter { cell in
      cell is UITableViewCell && !cell.isHidden && !leavingViews.contains { $0 === cell }
    }
  }
  package var shownPaths: [IndexPath] { indexPathsForVisibleRows ?? [] }
  package var selectedPaths: [IndexPath] { indexPathsForSelectedRows ?? [] }
  package var goingCells: [UIView] { leavingViews }
  package func rowCount(in section: Int) -> Int { numberOfRows(inSection: section) }
  package func shownCell(at path: IndexPath) -> UIView? { cellForRow(at: path) }
  package func path(of cell: UIView) -> IndexPath? {
    (cell as? UITableViewCell).flatMap(indexPath(for:))
  }
  package func frameOfRow(at path: IndexPath) -> CGRect? { rectForRow(at: path) }
  package func choose(_ path: IndexPath) {
    selectRow(at: path, animated: false, scrollPosition: .none)
  }

  package func show(_ path: IndexPath, at position: UITableView.ScrollPosition, animated: Bool) {
    scrollToRow(at: path, at: position, animated: animated)
  }

  package func insert(_ paths: [IndexPath]) { insertRows(at: paths, with: .fade) }
  package func delete(_ paths: [IndexPath]) { deleteRows(at: paths, with: .automatic) }
  package func reload(_ paths: [IndexPath]) { reloadRows(at: paths, with: .automatic) }
  package func refill(_ paths: [IndexPath]) { reconfigureRows(at: paths) }

  package func make(_ update: ListUpdate, _ animation: RowAnimation) {
    switch update {
    case .insertRow(let path): insertRows(at: [path], with: animation)
    case .deleteRow(let path): deleteRows(at: [path], with: animation)
    case .reloadRow(let path): reloadRows(at: [path], with: animation)
    case .moveRow(let from, let to): moveRow(at: from, to: to)
    case .insertSection(let section): insertSections([section], with: animation)
    case .deleteSection(let section): deleteSections([section], with: animation)
    case .reloadSection(let section): reloadSections([section], with: animation)
    case .moveSection(let from, let to): moveSection(from, toSection: to)
    }
  }
}

extension UICollectionView: ListUnderTest {
  package var shownCells: [UIView] { visibleCells }
  package var laidOutCells: [UIView] { visibleCells }
  package var shownPaths: [IndexPath] { indexPathsForVisibleItems }
  package var selectedPaths: [IndexPath] { indexPathsForSelectedItems ?? [] }
  package var goingCells: [UIView] { leavingViews }
  package func rowCount(in section: Int) -> Int { numberOfItems(inSection: section) }
  package func shownCell(at path: IndexPath) -> UIView? { cellForItem(at: path) }

  package func path(of cell: UIView) -> IndexPath? {
    (cell as? UICollectionViewCell).flatMap(indexPath(for:))
  }

  package func frameOfRow(at path: IndexPath) -> CGRect? {
    layoutAttributesForItem(at: path)?.frame
  }
  package func choose(_ path: IndexPath) {
    selectItem(at: path, animated: false, scrollPosition: [])
  }

  package func show(_ path: IndexPath, at position: UITableView.ScrollPosition, animated: Bool) {
    let positions: [UITableView.ScrollPosition: ScrollPosition] = [
      .top: .top, .middle: .centeredVertically, .bottom: .bottom,
    ]
    scrollToItem(at: path, at: positions[position] ?? [], animated: animated)
  }

  package func insert(_ paths: [IndexPath]) { insertItems(at: paths) }
  package func delete(_ paths: [IndexPath]) { deleteItems(at: paths) }
  package func reload(_ paths: [IndexPath]) { reloadItems(at: paths) }
  package func refill(_ paths: [IndexPath]) { reconfigureItems(at: paths) }

  package func make(_ update: ListUpdate, _ animation: UITableView.RowAnimation) {
    switch update {
    case .insertRow(let path): insertItems(at: [path])
    case .deleteRow(let path): deleteItems(at: [path])
    case .reloadRow(let path): reloadItems(at: [path])
    case .moveRow(let from, let to): moveItem(at: from, to: to)
    case .insertSection(let section): insertSections([section])
    case .deleteSection(let section): deleteSections([section])
    case .reloadSection(let section): reloadSections([section])
    case .moveSection(let from, let to): moveSection(from, toSection: to)
    }
  }
}

/// The kinds of list that a behavior is tested with.
package nonisolated enum ListKind: String, CaseIterable, Codable {
  case table
  /// A flow layout of rows that find their sizes.
  case flow
  /// A flow layout of items of 50 by 50, five in a line.
  case grid
  case compositional

  /// The kinds with self-sizing cells.
  package static let selfSizing: [Self] = [.table, .flow, .compositional]

  @MainActor package func fixture(_ sections: [FixtureSection]) -> ListFixture {
    switch self {
    case .table: TableFixture(sections)
    case .flow: CollectionFixture(sections, layout: UICollectionViewFlowLayout.ofRows())
    case .grid: CollectionFixture(sections, layout: UICollectionViewFlowLayout())
    case .compositional:
      CompositionalFixture(
        sections,
        layout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
      )
    }
  }

  /// A fixture of one section that is on screen.
  @MainActor package func fixture(rows: Int) -> ListFixture {
    let fixture = fixture([FixtureSection(identity: 0, rows: Array(1..<rows + 1))])
    fixture.headless.frame()
    return fixture
  }
}

extension UICollectionViewFlowLayout {
  /// Rows as wide as the screen that find their heights.
  package static func ofRows() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 0
    return layout
  }
}
