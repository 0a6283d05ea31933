import Expectations
import Foundation
import Testing
import UIKit

/// Lists that size themselves to their content by overriding `contentSize`.
@MainActor @Suite struct ContentSizedListTests {
  private final class Table: UITableView {
    private(set) var sizes: [CGSize] = []
    override var contentSize: CGSize {
      didSet {
        sizes.append(contentSize)
        invalidateIntrinsicContentSize()
      }
    }
    override var intrinsicContentSize: CGSize {
      layoutIfNeeded()
      return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
    }
  }

  private final class Collection: UICollectionView {
    private(set) var sizes: [CGSize] = []
    override var contentSize: CGSize {
      didSet {
        sizes.append(contentSize)
        invalidateIntrinsicContentSize()
      }
    }
    override var intrinsicContentSize: CGSize { contentSize }
  }

  private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    var count: Int
    init(_ count: Int) { self.count = count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

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

  private let host = HeadlessHost(size: CGSize(width: 300, height: 600))
  private let window: UIWindow

  init() { window = host.makeWindow() }

  private func makeTable(_ rows: Rows) -> Table {
    let table = Table(frame: CGRect(x: 0, y: 0, width: 300, height: 10), style: .plain)
    table.rowHeight = 40
    table.estimatedRowHeight = 0
    table.dataSource = rows
    return table
  }

  @Test func aTableSetsItsContentSizeThroughTheProperty() {
    let rows = Rows(3)
    let table = host.run { makeTable(rows) }
    window.addSubview(table)
    host.frame()
    expect(table.sizes.last, equals: CGSize(width: 300, height: 120))
  }

  @Test func aTableInAStackIsAsHighAsItsRows() {
    let rows = Rows(3)
    let (table, stack) = host.run {
      let table = makeTable(rows)
      let stack = UIStackView(arrangedSubviews: [table])
      stack.axis = .vertical
      stack.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: window.topAnchor),
        stack.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        stack.widthAnchor.constraint(equalToConstant: 300),
      ])
      return (table, stack)
    }
    host.frame()
    expect(table.frame.height, equals: CGFloat(120))
    expect(stack.frame.height, equals: CGFloat(120))
    rows.count = 5
    host.run { table.reloadData() }
    host.frame()
    expect(table.frame.height, equals: CGFloat(200))
    expect(stack.frame.height, equals: CGFloat(200))
    expect(table.visibleCells.count, equals: 5)
    expect(!host.host.needsFrame)
  }

  @Test func aTableInAScrollViewMakesItsContentHigh() {
    let rows = Rows(30)
    let (table, scrollView) = host.run {
      let table = makeTable(rows)
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
      table.translatesAutoresizingMaskIntoConstraints = false
      scrollView.addSubview(table)
      window.addSubview(scrollView)
      NSLayoutConstraint.activate([
        table.topAnchor.constraint(equalTo: scrollView.topAnchor),
        table.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
        table.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
        table.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
        table.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
      ])
      return (table, scrollView)
    }
    host.frame()
    expect(table.frame.height, equals: CGFloat(1200))
    expect(scrollView.contentSize, equals: CGSize(width: 300, height: 1200))
  }

  @Test func aCollectionSetsItsContentSizeThroughTheProperty() {
    let rows = Rows(3)
    let collection = host.run {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 300, height: 50)
      layout.minimumLineSpacing = 0
      let collection = Collection(
        frame: CGRect(x: 0, y: 0, width: 300, height: 100),
        collectionViewLayout: layout
      )
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collection.dataSource = rows
      window.addSubview(collection)
      return collection
    }
    host.frame()
    expect(collection.sizes, equals: [CGSize(width: 300, height: 150)])
    rows.count = 4
    host.run { collection.reloadData() }
    host.frame()
    expect(collection.sizes.last, equals: CGSize(width: 300, height: 200))
  }

  @Test func reloadDataUpdatesTheContentSizeOfATableImmediately() {
    let rows = Rows(3)
    let table = host.run { makeTable(rows) }
    window.addSubview(table)
    host.frame()
    rows.count = 10
    host.run {
      table.reloadData()
      expect(table.contentSize.height, equals: CGFloat(400))
    }
    host.frame()
    expect(table.contentSize.height, equals: CGFloat(400))
  }

  @Test func settingTheSameRowHeightAgainReloadsNothing() {
    final class Controller: UITableViewController {
      var made = 0
      var layouts = 0
      override func tableView(
        _ tableView: UITableView,
        numberOfRowsInSection section: Int
      ) -> Int { 3 }
      override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        made += 1
        return UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layouts += 1
        tableView.rowHeight = 50
        tableView.estimatedRowHeight = 50
        tableView.sectionHeaderTopPadding = 0
        tableView.verticalScrollIndicatorInsets = UIEdgeInsets(top: 4, left: 0, bottom: 4, right: 0)
        tableView.showsVerticalScrollIndicator = false
      }
    }
    let controller = host.run { Controller() }
    window.rootViewController = controller
    host.frame()
    host.frame()
    expect(controller.layouts, isBelow: 6)
    expect(controller.made, isAtMost: 6)
    expect(host.settle())
  }
}
