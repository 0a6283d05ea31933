import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKit

/// Images for inspection; `MOMENTS_COLLECTION_IMAGES=folder` saves them.
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

  @Test func gridsWithHeadersOnScreen() throws {
    for isMirrored in [false, true] {
      let headless = HeadlessHost(size: CGSize(width: 375, height: 560), scale: 1)
      let window = headless.makeWindow()
      let layout = Mirrored()
      layout.headerReferenceSize = CGSize(width: 0, height: 36)
      layout.sectionHeadersPinToVisibleBounds = true
      layout.sectionInset = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
      let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
      if isMirrored { collection.semanticContentAttribute = .forceRightToLeft }
      let source = Source()
      collection.dataSource = source
      collection.delegate = source
      headless.run { window.addSubview(collection) }
      headless.frame()
      headless.run {
        collection.contentOffset.y = 100
        collection.selectItem(
          at: IndexPath(item: 7, section: 0),
          animated: false,
          scrollPosition: []
        )
      }
      let image = try #require(headless.snapshot())
      #expect(image.width == 375)
      let folder = ProcessInfo.processInfo.environment["MOMENTS_COLLECTION_IMAGES"]
      if let folder {
        try headless.writeSnapshot(to: "\(folder)/grid\(isMirrored ? "-mirrored" : "").png")
      }
      headless.run {
        collection.performBatchUpdates {
          source.counts = [20, 40]
          collection.deleteItems(at: (8..<11).map { IndexPath(item: $0, section: 0) })
        }
      }
      headless.advance(by: 0.12)
      if let folder {
        try headless.writeSnapshot(
          to: "\(folder)/grid-deleting\(isMirrored ? "-mirrored" : "").png"
        )
      }
      headless.settle()
      #expect(collection.numberOfItems(inSection: 0) == 20)
    }
  }
}
