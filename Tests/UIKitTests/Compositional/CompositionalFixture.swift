import Foundation
import TestSupport

@testable import UIKit

/// A row of a collection as high as its content says.
final class ListFixtureCell: UICollectionViewListCell {
  let box = UIView()
  var identity = 0
  var height: CGFloat = 0 {
    didSet { heightConstraint?.constant = height }
  }
  private var heightConstraint: NSLayoutConstraint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    let height = box.heightAnchor.constraint(equalToConstant: 10)
    heightConstraint = height
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      contentView.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      height,
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A header as high as its content says.
final class ListFixtureHeader: UICollectionReusableView {
  let box = UIView()
  private var heightConstraint: NSLayoutConstraint?
  var height: CGFloat = 0 {
    didSet { heightConstraint?.constant = height }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    box.translatesAutoresizingMaskIntoConstraints = false
    addSubview(box)
    let height = box.heightAnchor.constraint(equalToConstant: 20)
    heightConstraint = height
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: topAnchor),
      box.leadingAnchor.constraint(equalTo: leadingAnchor),
      box.trailingAnchor.constraint(equalTo: trailingAnchor),
      bottomAnchor.constraint(equalTo: box.bottomAnchor),
      height,
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A collection view with a compositional layout over a model of identities, each with a height that follows from it.
final class CompositionalFixture: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  struct Section {
    var identity: Int
    var items: [Int]
  }

  let headless: HeadlessHost
  let window: UIWindow
  let collection: UICollectionView
  var sections: [Section]
  var extraHeights: [Int: CGFloat] = [:]
  private(set) var cellRequests = 0
  private(set) var moves: [(IndexPath, IndexPath)] = []
  private(set) var selected: [IndexPath] = []

  init(
    _ sections: [Section],
    layout: UICollectionViewLayout,
    size: CGSize = CGSize(width: 320, height: 600),
    isRightToLeft: Bool = false
  ) {
    headless = HeadlessHost(size: size, scale: 2)
    window = headless.makeWindow()
    collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    self.sections = sections
    super.init()
    if isRightToLeft { collection.semanticContentAttribute = .forceRightToLeft }
    collection.register(ListFixtureCell.self, forCellWithReuseIdentifier: "cell")
    for kind in ["header", UICollectionView.elementKindSectionHeader] {
      collection.register(
        ListFixtureHeader.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "header"
      )
    }
    collection.dataSource = self
    collection.delegate = self
    window.addSubview(collection)
  }

  convenience init(items: Int, layout: UICollectionViewLayout) {
    self.init([Section(identity: 0, items: Array(1..<items + 1))], layout: layout)
  }

  func height(of identity: Int) -> CGFloat {
    CGFloat(30 + identity * 37 % 90) + (extraHeights[identity] ?? 0)
  }

  func headerHeight(of identity: Int) -> CGFloat { CGFloat(20 + identity % 5) }

  // MARK: Data

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { sections[section].items.count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    cellRequests += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    let identity = sections[indexPath.section].items[indexPath.item]
    if let cell = cell as? ListFixtureCell {
      cell.identity = identity
      cell.height = height(of: identity)
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "header",
      for: indexPath
    )
    (view as? ListFixtureHeader)?.height = headerHeight(of: sections[indexPath.section].identity)
    return view
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selected.append(indexPath)
  }

  // MARK: Looking

  var cells: [ListFixtureCell] { collection.visibleCells.compactMap { $0 as? ListFixtureCell } }

  var identities: [Int] { cells.map(\.identity) }

  func cell(_ item: Int, _ section: Int = 0) -> ListFixtureCell? {
    collection.cellForItem(at: IndexPath(item: item, section: section)) as? ListFixtureCell
  }

  /// What is wrong with a list; nil when rows follow each other without gaps, each as high as it wants to be.
  func fault(hasHeaders: Bool = false) -> String? {
    let bounds = collection.bounds
    let paths = collection.indexPathsForVisibleItems
    let order = sections.enumerated().flatMap { section, content in
      content.items.indices.map { IndexPath(item: $0, section: section) }
    }
    guard cells.count == paths.count else { return "cells and paths differ in number" }
    if cells.isEmpty { return order.isEmpty ? nil : "no cells at \(bounds)" }
    guard let first = order.firstIndex(of: paths[0]) else { return "first path is gone" }
    guard Array(order[first..<min(first + paths.count, order.count)]) == paths else {
      return "paths have gaps: \(paths)"
    }
    var bottom: CGFloat?
    var section = paths[0].section
    for (cell, path) in zip(cells, paths) {
      let identity = sections[path.section].items[path.item]
      if cell.identity != identity { return "\(path) shows \(cell.identity), not \(identity)" }
      if cell.isHidden || cell.alpha != 1 { return "\(path) is hidden" }
      if cell.frame.height != height(of: identity) {
        return "\(path) is \(cell.frame.height) high, not \(height(of: identity))"
      }
      if cell.frame.width != bounds.width { return "\(path) is \(cell.frame.width) wide" }
      if let bottom {
        var gap: CGFloat = 0
        while section < path.section {
          section += 1
          if hasHeaders { gap += headerHeight(of: sections[section].identity) }
        }
        if abs(cell.frame.minY - bottom - gap) > 0.01 {
          return "\(path) begins at \(cell.frame.minY), not \(bottom + gap)"
        }
      }
      bottom = cell.frame.maxY
    }
    if cells[0].frame.minY > bounds.minY, paths[0] != order[0], !hasHeaders {
      return "room above the first row"
    }
    if let last = cells.last, last.frame.maxY < bounds.maxY, paths.last != order.last, !hasHeaders {
      return "room below the last row"
    }
    return nil
  }
}
