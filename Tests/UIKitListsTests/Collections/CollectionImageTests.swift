import CoreGraphics
import Expectations
import Foundation
import Testing
import UIKit

/// What a grid looks like on the screen, while it is scrolled and changed.
@Suite struct CollectionImageTests {
  private final class Swatch: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.layer.cornerRadius = 8
      let selected = UIView()
      selected.backgroundColor = .systemYellow
      selectedBackgroundView = selected
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Title: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .secondarySystemBackground
      label.font = .preferredFont(forTextStyle: .headline)
      addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      label.frame = bounds.insetBy(dx: 16, dy: 0)
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    var counts = [23, 40]
    private let swatch = UICollectionView.CellRegistration<Swatch, Int> { cell, _, item in
      let colors: [UIColor] = [.systemBlue, .systemGreen, .systemOrange, .systemPink, .systemTeal]
      cell.contentView.backgroundColor = colors[item % colors.count]
    }
    private let title = UICollectionView.SupplementaryRegistration<Title>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in
      view.label.text = "Section \(path.section + 1)"
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { counts[section] }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(
        using: swatch,
        for: indexPath,
        item: indexPath.item
      )
    }

    func collectionView(
      _ collectionView: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueConfiguredReusableSupplementary(using: title, for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      indexPath.section == 0
        ? CGSize(width: 60, height: 60)
        : CGSize(width: 50 + indexPath.item * 29 % 90, height: 30)
    }
  }

  private final class Mirrored: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  @Test(arguments: [false, true])
  func headersPinSelectionsShowAndDeletionsFade(isMirrored: Bool) throws {
    let headless = HeadlessHost(size: CGSize(width: 375, height: 560), scale: 1)
    let window = headless.makeWindow()
    let layout = Mirrored()
    layout.headerReferenceSize = CGSize(width: 0, height: 36)
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionInset = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
    let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    collection.backgroundColor = .systemBackground
    if isMirrored { collection.semanticContentAttribute = .forceRightToLeft }
    let source = Source()
    collection.dataSource = source
    collection.delegate = source
    headless.run { window.addSubview(collection) }
    headless.frame()
    headless.run {
      collection.contentOffset.y = 100
      collection.selectItem(
        at: IndexPath(item: 6, section: 0),
        animated: false,
        scrollPosition: []
      )
    }
    func pixel(x: CGFloat, y: CGFloat) throws -> UInt32 {
      try require(headless.snapshot()).pixel(x: Int(isMirrored ? 374 - x : x), y: Int(y))
    }
    // The header is at the top, over the space beside the first row of swatches.
    try expect(pixel(x: 4, y: 2), equals: 0xFFF2_F2F7)
    try expect(pixel(x: 4, y: 60), equals: 0xFFFF_FFFF)
    // The second swatch of the second row, and the selection behind its rounded corner.
    try expect(pixel(x: 117, y: 50), equals: 0xFF34_C759)
    try expect(pixel(x: 88, y: 77), equals: 0xFFFF_CC00)
    try expect(pixel(x: 158, y: 77), equals: 0xFFFF_FFFF)

    let deleted = try pixel(x: 258, y: 50)
    headless.run {
      collection.performBatchUpdates {
        source.counts = [20, 40]
        collection.deleteItems(at: (8..<11).map { IndexPath(item: $0, section: 0) })
      }
    }
    headless.advance(by: 0.12)
    let fading = try pixel(x: 258, y: 50)
    headless.settle()
    let following = try pixel(x: 258, y: 50)
    expect(Set([deleted, fading, following]).count, equals: 3)
    expect(collection.numberOfItems(inSection: 0), equals: 20)
  }
}
