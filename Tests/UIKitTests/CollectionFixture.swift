import Foundation
import TestSupport

@testable import UIKit

/// A cell as large as it is told to be.
final class FixtureItemCell: UICollectionViewCell {
  let box = UIView()
  var identity = 0
  private(set) var reuses = 0
  private var widthConstraint: NSLayoutConstraint?
  private var heightConstraint: NSLayoutConstraint?

  var wanted = CGSize.zero {
    didSet {
      widthConstraint?.constant = wanted.width
      heightConstraint?.constant = wanted.height
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    let width = box.widthAnchor.constraint(equalToConstant: 10)
    let height = box.heightAnchor.constraint(equalToConstant: 10)
    width.priority = .defaultHigh
    height.priority = .defaultHigh
    widthConstraint = width
    heightConstraint = height
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      width, height,
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

final class FixtureHeaderView: UICollectionReusableView {
  var identity = 0
}

/// A collection view over a model of identities.
final class CollectionFixture: NSObject, UICollectionViewDataSource, UICollectionViewDelegate,
  UICollectionViewDataSourcePrefetching
{
  struct Section {
    var identity: Int
    var items: [Int]
  }

  let headless: HeadlessHost
  let window: UIWindow
  let collection: UICollectionView
  var sections: [Section]
  /// The size that a cell asks for.
  var wantedSize: (Int) -> CGSize = { CGSize(width: 320, height: CGFloat(30 + $0 * 37 % 90)) }
  private(set) var cellRequests = 0
  private(set) var log: [String] = []
  var keepsLog = false
  var whenDisplayed: ((IndexPath) -> Void)?
  var refusesSelection: Set<Int> = []

  init(
    _ sections: [Section],
    layout: UICollectionViewLayout,
    size: CGSize = CGSize(width: 320, height: 600)
  ) {
    headless = HeadlessHost(size: size, scale: 2)
    window = headless.makeWindow()
    collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    self.sections = sections
    super.init()
    collection.register(FixtureItemCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      collection.register(
        FixtureHeaderView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "part"
      )
    }
    collection.dataSource = self
    collection.delegate = self
    collection.prefetchDataSource = self
    window.addSubview(collection)
  }

  convenience init(items: Int, layout: UICollectionViewLayout) {
    self.init([Section(identity: 0, items: Array(1..<items + 1))], layout: layout)
  }

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
    if let cell = cell as? FixtureItemCell {
      cell.identity = identity
      cell.wanted = wantedSize(identity)
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
      withReuseIdentifier: "part",
      for: indexPath
    )
    (view as? FixtureHeaderView)?.identity = sections[indexPath.section].identity
    return view
  }

  /// Fills the cells on screen from the model, as an app does that keeps them up to date by itself.
  func refillVisible() {
    for cell in collection.visibleCells.compactMap({ $0 as? FixtureItemCell }) {
      cell.wanted = wantedSize(cell.identity)
    }
  }

  // MARK: Log

  private func note(_ entry: String) {
    if keepsLog { log.append(entry) }
  }

  func clearLog() { log.removeAll() }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    note("willDisplay \(indexPath.item)")
    whenDisplayed?(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { note("didEndDisplaying \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) { note("willDisplayPart \(indexPath.section)") }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) { note("didEndDisplayingPart \(indexPath.section)") }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    note("shouldHighlight \(indexPath.item)")
    return true
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didHighlightItemAt indexPath: IndexPath
  ) { note("didHighlight \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView,
    didUnhighlightItemAt indexPath: IndexPath
  ) { note("didUnhighlight \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    note("shouldSelect \(indexPath.item)")
    return !refusesSelection.contains(indexPath.item)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    note("shouldDeselect \(indexPath.item)")
    return true
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    note("didSelect \(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    note("didDeselect \(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    note("prefetch \(indexPaths.map(\.item))")
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) { note("cancel \(indexPaths.map(\.item))") }

  // MARK: Checks

  /// What is wrong with what the collection view shows; nil when it shows what the layout says, for the model.
  func fault(isMirrored: Bool = false) -> String? {
    let bounds = collection.bounds
    let layout = collection.collectionViewLayout
    let width = max(collection.contentSize.width, bounds.width)
    let area =
      isMirrored
      ? CGRect(x: width - bounds.maxX, y: bounds.minY, width: bounds.width, height: bounds.height)
      : bounds
    let wanted = (layout.layoutAttributesForElements(in: area) ?? []).filter {
      $0.frame.meets(area) && $0.representedElementCategory == .cell
    }.map { attributes in
      guard isMirrored else { return attributes }
      let copy = attributes.duplicate
      copy.center.x = width - copy.center.x
      return copy
    }
    let paths = Set(wanted.map(\.indexPath))
    let cells = collection.visibleCells.compactMap { $0 as? FixtureItemCell }
    if Set(collection.indexPathsForVisibleItems) != paths {
      return "shows \(collection.indexPathsForVisibleItems.count) items, not \(paths.count)"
    }
    guard cells.count == paths.count else { return "cells and paths differ in number" }
    for attributes in wanted {
      let path = attributes.indexPath
      guard let cell = collection.cellForItem(at: path) as? FixtureItemCell else {
        return "\(path) has no cell"
      }
      let identity = sections[path.section].items[path.item]
      if cell.identity != identity { return "\(path) shows \(cell.identity), not \(identity)" }
      if cell.isHidden || cell.alpha != attributes.alpha { return "\(path) is hidden" }
      if abs(cell.frame.minX - attributes.frame.minX) > 0.001
        || cell.frame.minY != attributes.frame.minY || cell.frame.size != attributes.size
      {
        return "\(path) is at \(cell.frame)"
      }
      if collection.indexPath(for: cell) != path { return "\(path) is not the path of its cell" }
      if layout is UICollectionViewFlowLayout, layout.wantsPreferredSizes,
        cell.frame.size != wantedSize(identity)
      {
        return "\(path) is \(cell.frame.size), not \(wantedSize(identity))"
      }
    }
    let strangers = collection.subviews.filter { view in
      view is FixtureItemCell && !view.isHidden && !cells.contains { $0 === view }
        && !collection.leavingViews.contains { $0 === view }
    }
    if !strangers.isEmpty { return "\(strangers.count) cells too many" }
    return nil
  }

  /// The first item below the bars, and where it is on screen.
  var readerPlace: (identity: Int, place: CGFloat)? {
    let top = collection.bounds.minY + collection.adjustedContentInset.top
    let cells = collection.visibleCells.compactMap { $0 as? FixtureItemCell }
    let first = cells.filter { $0.frame.maxY > top }.min {
      ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX)
    }
    return first.map { ($0.identity, $0.frame.minY - collection.bounds.minY) }
  }
}
