import Expectations
import Foundation
import Testing
import UIKit

/// Titles at the trailing edge lead to sections.
@MainActor @Suite struct SectionIndexTests {
  /// Sections of five rows of 40 points with headers of 30 points, named by letters.
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var titles: [String]? = ["A", "B", "C", "D", "E", "F", "G", "H"]
    var leadsTo: ((Int) -> Int)?
    var asked: [String] = []

    func numberOfSections(in tableView: UITableView) -> Int { 8 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = "Row \(indexPath.row) of section \(indexPath.section)"
      return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      titles?[section]
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      30
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }

    func tableView(
      _ tableView: UITableView,
      sectionForSectionIndexTitle title: String,
      at index: Int
    ) -> Int {
      asked.append("\(title) \(index)")
      return leadsTo?(index) ?? index
    }
  }

  private let rows = Rows()
  /// A section with its header, in points.
  private let section: CGFloat = 230

  private func show(
    language: String = "en",
    prepare: (UITableView) -> Void = { _ in }
  ) -> (HeadlessHost, UITableView) {
    let direction: UITraitEnvironmentLayoutDirection =
      language == "ar" ? .rightToLeft : .leftToRight
    let host = HeadlessHost(
      size: CGSize(width: 300, height: 400),
      traits: UITraitCollection { $0.layoutDirection = direction }
    )
    let window = host.makeWindow()
    let table = host.run { () -> UITableView in
      let table = UITableView(frame: window.bounds)
      table.sectionHeaderTopPadding = 0
      table.rowHeight = 40
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = rows
      table.delegate = rows
      prepare(table)
      window.addSubview(table)
      return table
    }
    host.frame()
    return (host, table)
  }

  /// The view that shows the index: the element that can be adjusted.
  private func indexView(of table: UITableView) -> UIView? {
    table.subviews.first { $0.accessibilityTraits.contains(.adjustable) }
  }

  private func content(of table: UITableView) -> CGRect {
    table.visibleCells.first?.contentView.frame ?? .null
  }

  @Test func theIndexIsAtTheTrailingEdgeAndRowsAreInset() throws {
    let (_, table) = show()
    let index = try require(indexView(of: table))
    expect(index.frame, equals: CGRect(x: 284, y: 0, width: 16, height: 400))
    expect(content(of: table), equals: CGRect(x: 0, y: 0, width: 284, height: 40))
  }

  @Test func rightToLeftIndexesAreAtTheLeft() throws {
    let (_, table) = show(language: "ar")
    let index = try require(indexView(of: table))
    expect(index.frame.minX, equals: 0)
    expect(content(of: table), equals: CGRect(x: 16, y: 0, width: 284, height: 40))
  }

  @Test func tappingAndDraggingScrollToSections() {
    let (host, table) = show()
    // Eight titles of 14 points in the middle of 400 points: the third is at 144 + 2.5 * 14.
    host.tap(at: CGPoint(x: 292, y: 144 + 35), duration: 0.3)
    expect(rows.asked, equals: ["C 2"])
    expect(table.contentOffset.y, equals: 2 * section)
    host.drag(from: CGPoint(x: 292, y: 144 + 35), to: CGPoint(x: 292, y: 144 + 63), hold: 0.2)
    expect(rows.asked.last, equals: "E 4")
    expect(rows.asked.contains("D 3"))
    expect(table.contentOffset.y, equals: 4 * section)
    expect(!table.isDragging)
  }

  @Test func scrollingStopsAtTheEndOfTheContent() {
    let (host, table) = show()
    host.tap(at: CGPoint(x: 292, y: 144 + 7 * 14 + 7), duration: 0.3)
    expect(table.contentOffset.y, equals: 8 * section - 400)
  }

  @Test func theDataSourceMapsTitlesToSections() {
    let (host, table) = show()
    rows.leadsTo = { 5 - $0 }
    host.tap(at: CGPoint(x: 292, y: 144 + 7), duration: 0.3)
    expect(table.contentOffset.y, equals: 5 * section)
    rows.leadsTo = { _ in 99 }
    host.tap(at: CGPoint(x: 292, y: 144 + 35), duration: 0.3)
    expect(table.contentOffset.y, equals: 5 * section)
  }

  @Test func theIndexStaysInPlaceAsTheTableScrolls() throws {
    let (host, table) = show()
    host.run { table.contentOffset.y = 300 }
    host.frame()
    let index = try require(indexView(of: table))
    expect(index.frame, equals: CGRect(x: 284, y: 300, width: 16, height: 400))
    expect(table.subviews.last { $0.frame.height > 20 }, isSameAs: index)
  }

  @Test func theIndexRequiresAMinimumNumberOfRows() {
    let (host, table) = show { $0.sectionIndexMinimumDisplayRowCount = 41 }
    expectNil(indexView(of: table))
    expect(content(of: table).width, equals: 300)
    host.run { table.sectionIndexMinimumDisplayRowCount = 40 }
    host.frame()
    expect(indexView(of: table) != nil)
    expect(content(of: table).width, equals: 284)
  }

  @Test func titlesAreRequestedAgainOnReload() {
    let (host, table) = show()
    rows.titles = nil
    host.run { table.reloadSectionIndexTitles() }
    host.frame()
    expectNil(indexView(of: table))
    expect(content(of: table).width, equals: 300)
  }

  @Test func assistiveTechnologiesMoveBetweenTitles() throws {
    let (host, table) = show()
    let index = try require(indexView(of: table))
    expect(index.accessibilityLabel, equals: "Section index")
    expectNil(index.accessibilityValue)
    host.run { index.accessibilityIncrement() }
    host.run { index.accessibilityIncrement() }
    expect(index.accessibilityValue, equals: "B")
    expect(table.contentOffset.y, equals: 230)
    host.run { index.accessibilityDecrement() }
    expect(index.accessibilityValue, equals: "A")
  }

  @Test func colorsFollowTheTable() throws {
    let (host, table) = show {
      $0.sectionIndexBackgroundColor = .systemYellow
      $0.sectionIndexTrackingBackgroundColor = .systemGreen
    }
    let index = try require(indexView(of: table))
    expect(index.backgroundColor, equals: .systemYellow)
    host.touch(.began, at: CGPoint(x: 292, y: 200))
    host.advance(by: 0.3)
    expect(index.backgroundColor, equals: .systemGreen)
    host.touch(.ended, at: CGPoint(x: 292, y: 200))
    expect(index.backgroundColor, equals: .systemYellow)
  }

  // MARK: Collections

  private final class Items: NSObject, UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 20 }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func indexTitles(for collectionView: UICollectionView) -> [String]? { ["1", "2", "3"] }

    func collectionView(
      _ collectionView: UICollectionView,
      indexPathForIndexTitle title: String,
      at index: Int
    ) -> IndexPath { IndexPath(item: index, section: index) }
  }

  @Test func collectionViewTitlesScrollToItems() {
    let host = HeadlessHost(size: CGSize(width: 300, height: 400))
    let window = host.makeWindow()
    let items = Items()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 280, height: 50)
    layout.minimumLineSpacing = 0
    let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = items
    window.addSubview(collection)
    host.frame()
    host.tap(at: CGPoint(x: 292, y: 200), duration: 0.3)
    expect(collection.contentOffset.y, equals: 1050)
  }
}
