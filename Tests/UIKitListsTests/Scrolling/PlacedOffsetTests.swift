import Expectations
import Foundation
import Testing
import UIKit

/// A content offset that code sets past the end stays until the reader scrolls or the content
/// changes.
@MainActor @Suite struct PlacedOffsetTests {
  /// A list of rows that are 40 points high, on a screen of 300 by 400 points.
  private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    var count = 20

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  enum Kind: CaseIterable {
    case table, collection
  }

  private let host = HeadlessHost(size: CGSize(width: 300, height: 400))
  private let rows = Rows()
  /// Where the last row ends at the lower edge.
  private let end: CGFloat = 400

  private func show(_ kind: Kind) -> UIScrollView {
    let window = host.makeWindow()
    let view: UIScrollView
    switch kind {
    case .table:
      let table = UITableView(frame: window.bounds)
      table.rowHeight = 40
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = rows
      view = table
    case .collection:
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 300, height: 40)
      layout.minimumLineSpacing = 0
      let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collection.dataSource = rows
      view = collection
    }
    window.addSubview(view)
    host.settle()
    return view
  }

  private func reload(_ view: UIScrollView) {
    (view as? UITableView)?.reloadData()
    (view as? UICollectionView)?.reloadData()
  }

  @Test(arguments: Kind.allCases) func offsetsPastTheEndAreKept(_ kind: Kind) {
    let view = show(kind)
    view.contentOffset.y = end + 120
    host.settle()
    expect(view.contentOffset.y, equals: end + 120)
    view.setNeedsLayout()
    host.settle()
    expect(view.contentOffset.y, equals: end + 120)
  }

  @Test(arguments: Kind.allCases) func animationsPastTheEndAreKept(_ kind: Kind) {
    let view = show(kind)
    host.run { view.setContentOffset(CGPoint(x: 0, y: end + 120), animated: true) }
    host.advance(by: 1)
    host.settle()
    expect(view.contentOffset.y, equals: end + 120)
  }

  @Test(arguments: Kind.allCases) func contentChangesRestoreTheOffset(_ kind: Kind) {
    let view = show(kind)
    view.contentOffset.y = end + 120
    host.settle()
    rows.count = 15
    reload(view)
    host.settle()
    expect(view.contentOffset.y, equals: end - 200)
  }

  @Test(arguments: Kind.allCases) func scrollingReturnsAnOffsetPastTheEndToTheContent(_ kind: Kind)
  {
    let view = show(kind)
    view.contentOffset.y = end + 120
    host.settle()
    host.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 160))
    host.advance(by: 3)
    expect(view.contentOffset.y, equals: end)
  }

  @Test(arguments: Kind.allCases) func scrollingToARowStopsAtTheEnd(_ kind: Kind) {
    let view = show(kind)
    let last = IndexPath(item: 19, section: 0)
    (view as? UITableView)?.scrollToRow(at: last, at: .top, animated: false)
    (view as? UICollectionView)?.scrollToItem(at: last, at: .top, animated: false)
    host.settle()
    expect(view.contentOffset.y, equals: end)
  }

  @Test func insetsDoNotMoveContentOutsideOfAWindow() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 500, height: 500)
    view.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    expect(view.contentOffset, equals: .zero)
    view.contentOffset = CGPoint(x: -20, y: -10)
    view.contentInset.top = 4
    expect(view.contentOffset, equals: CGPoint(x: -20, y: -4))
    view.contentOffset.y = 430
    view.contentInset.bottom = 0
    expect(view.contentOffset.y, equals: 400)
  }

  @Test func insetsMoveContentThatFitsOutsideOfAWindow() {
    let empty = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    empty.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 0, right: 0)
    expect(empty.contentOffset, equals: CGPoint(x: -20, y: -10))
    let small = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    small.contentSize = CGSize(width: 50, height: 50)
    small.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 0, right: 0)
    expect(small.contentOffset, equals: CGPoint(x: -20, y: -10))
  }
}
