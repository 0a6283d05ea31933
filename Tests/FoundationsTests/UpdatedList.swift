import Expectations
import Foundation
import ListModel
import ScreenTesting
import TestSupport
import Testing
import UIKit

@testable import Foundations

/// A table or a collection of rows 50 points high, updated by a list updater, without a view model.
final class UpdatedList: UIViewController, UITableViewDataSource, UITableViewDelegate,
  UICollectionViewDataSource, UICollectionViewDelegate
{
  enum Kind: CaseIterable {
    case table, collection
  }

  let list: any BatchUpdating
  let updater: ListUpdater
  var shown: [ListChanges?] = []
  var failures: [ListUpdateFailure] = []
  var onWillShow: ([ListSection]) -> Void = { _ in }
  /// Rows that were inserted without the updater.
  var smuggled = 0

  init(_ kind: Kind) {
    switch kind {
    case .table:
      let table = UITableView(frame: .zero, style: .plain)
      table.rowHeight = 50
      table.separatorStyle = .none
      list = table
    case .collection:
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 320, height: 50)
      layout.minimumLineSpacing = 0
      list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    }
    updater = ListUpdater(container: list)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }

  private var table: UITableView? { list as? UITableView }
  private var collection: UICollectionView? { list as? UICollectionView }

  override func loadView() {
    view = list
    table?.dataSource = self
    table?.delegate = self
    table?.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    collection?.dataSource = self
    collection?.delegate = self
    collection?.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    updater.onWillShow = { [weak self] in self?.onWillShow($0) }
    updater.onShow = { [weak self] in self?.shown.append($0) }
    updater.onFailure = { [weak self] in self?.failures.append($0) }
  }

  /// The rows on screen, top to bottom, as their cells show them.
  var texts: [String] {
    list.visibleItemPaths.sorted().compactMap { path in
      let cell =
        table?.cellForRow(at: path)?.contentConfiguration
        ?? collection?.cellForItem(at: path).flatMap { $0 as? UICollectionViewListCell }?
        .contentConfiguration
      return (cell as? UIListContentConfiguration)?.text
    }
  }

  func reloadData() {
    table?.reloadData()
    collection?.reloadData()
    list.layoutIfNeeded()
  }

  private func content(at path: IndexPath) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.cell()
    let items = updater.sections[path.section].items
    content.text =
      items.indices.contains(path.item) ? items[path.item].as(TestRow.self)?.text : "smuggled"
    return content
  }

  func numberOfSections(in tableView: UITableView) -> Int { updater.sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    updater.sections[section].items.count + smuggled
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.contentConfiguration = content(at: indexPath)
    return cell
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { updater.sections.count }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    updater.sections[section].items.count + smuggled
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    (cell as? UICollectionViewListCell)?.contentConfiguration = content(at: indexPath)
    return cell
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { updater.containerDidScroll() }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    updater.containerDidSettle()
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    updater.containerDidSettle()
  }
}
