import Expectations
import Foundation
import TestSupport
import Testing
import UIKit
import _Testing_Lists

@testable import UIKitCore

/// A delegate with sizes and distances of its own.
final class FlowDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  var size: (IndexPath) -> CGSize = { _ in CGSize(width: 50, height: 50) }
  var inset: UIEdgeInsets = .zero
  var lineSpacing: CGFloat = 10
  var itemSpacing: CGFloat = 10
  var header: (Int) -> CGFloat = { _ in 0 }
  private(set) var sizeRequests = 0

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sizeRequests += 1
    return size(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { inset }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { lineSpacing }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { itemSpacing }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: 0, height: header(section)) }
}

@Suite struct CollectionFlowLayoutTests {
  private func fixture(
    _ counts: [Int],
    width: CGFloat = 375,
    height: CGFloat = 600,
    _ setUp: (UICollectionViewFlowLayout) -> Void = { _ in }
  ) -> CollectionFixture {
    let layout = UICollectionViewFlowLayout()
    setUp(layout)
    var next = 0
    let sections = counts.enumerated().map { index, count in
      defer { next += count }
      return FixtureSection(identity: index, rows: Array(next..<next + count))
    }
    let fixture = CollectionFixture(
      sections,
      layout: layout,
      size: CGSize(width: width, height: height)
    )
    fixture.headless.frame()
    return fixture
  }

  private func frames(_ fixture: CollectionFixture, section: Int = 0) -> [CGRect] {
    (0..<fixture.sections[section].rows.count).compactMap {
      fixture.collection.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
    }
  }

  @Test func fullLinesDistributeTheRemainingSpace() {
    let fixture = fixture([3]) { $0.itemSize = CGSize(width: 100, height: 40) }
    expect(frames(fixture).map(\.minX), equals: [0, 137.5, 275])
  }

  @Test func theLastLineIsSpacedAsIfItWereFull() {
    let fixture = fixture([10])
    let xs = frames(fixture).map(\.minX)
    expect(xs, equals: [0, 65, 130, 195, 260, 325, 0, 65, 130, 195])
    expect(frames(fixture).map(\.minY), equals: [0, 0, 0, 0, 0, 0, 60, 60, 60, 60])
  }

  @Test func aSingleItemIsCenteredEvenIfWider() {
    let fixture = fixture([2]) { $0.itemSize = CGSize(width: 425, height: 40) }
    expect(frames(fixture).map(\.minX), equals: [-25, -25])
  }

  @Test func itemsThatFitExactlyStayInTheirLine() {
    let fixture = fixture([3]) {
      $0.itemSize = CGSize(width: 375 / 3, height: 40)
      $0.minimumInteritemSpacing = 0
    }
    expect(frames(fixture).map(\.minX), equals: [0, 125, 250])
    let thirds = self.fixture([3], width: 320) {
      $0.itemSize = CGSize(width: 320.0 / 3, height: 40)
      $0.minimumInteritemSpacing = 0
    }
    expect(Set(frames(thirds).map(\.minY)), equals: [0])
    // Origins are on whole pixels, sizes are as requested.
    expect(frames(thirds).map(\.minX), equals: [0, 106.5, 213.5] as [CGFloat])
  }

  @Test func headersIgnoreSectionInsets() throws {
    let fixture = fixture([4, 4]) {
      $0.sectionInset = UIEdgeInsets(top: 5, left: 20, bottom: 7, right: 30)
      $0.headerReferenceSize = CGSize(width: 10, height: 33)
      $0.footerReferenceSize = CGSize(width: 10, height: 11)
    }
    let header = try require(
      fixture.collection.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 1)
      )
    )
    expect(header.frame, equals: CGRect(x: 0, y: 33 + 5 + 50 + 7 + 11, width: 375, height: 33))
    expect(frames(fixture, section: 1).first, equals: CGRect(x: 20, y: 144, width: 50, height: 50))
    expect(fixture.collection.contentSize, equals: CGSize(width: 375, height: 2 * 106))
    expect(
      fixture.collection.visibleSupplementaryViews(
        ofKind: UICollectionView.elementKindSectionFooter
      ).count,
      equals: 2
    )
  }

  @Test func aSectionWithoutAHeaderSizeHasNoHeader() {
    let fixture = fixture([4])
    let kind = UICollectionView.elementKindSectionHeader
    let attributes = fixture.collection.layoutAttributesForSupplementaryElement(
      ofKind: kind,
      at: IndexPath(item: 0, section: 0)
    )
    expect(attributes?.size, equals: .zero)
    expect(fixture.collection.visibleSupplementaryViews(ofKind: kind), satisfies: \.isEmpty)
  }

  @Test func horizontalLinesAreColumns() {
    let fixture = fixture([5], height: 200) {
      $0.scrollDirection = .horizontal
      $0.itemSize = CGSize(width: 80, height: 60)
      $0.minimumLineSpacing = 4
      $0.headerReferenceSize = CGSize(width: 30, height: 1)
    }
    expect(
      frames(fixture),
      equals: [
        CGRect(x: 30, y: 0, width: 80, height: 60), CGRect(x: 30, y: 70, width: 80, height: 60),
        CGRect(x: 30, y: 140, width: 80, height: 60), CGRect(x: 114, y: 0, width: 80, height: 60),
        CGRect(x: 114, y: 70, width: 80, height: 60),
      ]
    )
    expect(fixture.collection.contentSize, equals: CGSize(width: 194, height: 200))
    let header = fixture.collection.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 0)
    )
    expect(header?.frame, equals: CGRect(x: 0, y: 0, width: 30, height: 200))
  }

  @Test func itemsOfALineAreCenteredAcross() {
    let delegate = FlowDelegate()
    delegate.size = { CGSize(width: 160, height: $0.item == 0 ? 40 : 100) }
    let fixture = fixture([2])
    fixture.collection.delegate = delegate
    fixture.headless.frame()
    expect(frames(fixture).map(\.minY), equals: [30, 0])
    expect(frames(fixture).map(\.minX), equals: [0, 215])
  }

  @Test func delegateSizesAreRequestedOnceAndOverrideTheLayout() {
    let delegate = FlowDelegate()
    delegate.size = { CGSize(width: 100, height: CGFloat(20 + $0.item % 3)) }
    delegate.inset = UIEdgeInsets(top: 9, left: 10, bottom: 0, right: 10)
    delegate.lineSpacing = 3
    delegate.itemSpacing = 1
    delegate.header = { $0 == 0 ? 12 : 0 }
    let fixture = fixture([300])
    fixture.collection.delegate = delegate
    fixture.headless.frame()
    expect(delegate.sizeRequests, equals: 300)
    expect(frames(fixture).first, equals: CGRect(x: 10, y: 22, width: 100, height: 20))
    expect(frames(fixture)[3].minY, equals: CGFloat(12 + 9 + 22 + 3 + 1))
    fixture.collection.contentOffset.y = 500
    fixture.headless.frame()
    expect(delegate.sizeRequests, equals: 300)
    expectNil(fixture.fault())
  }

  @Test func headersAndFootersStickToTheEdges() throws {
    let fixture = fixture([60, 60]) {
      $0.headerReferenceSize = CGSize(width: 0, height: 30)
      $0.footerReferenceSize = CGSize(width: 0, height: 20)
      $0.sectionHeadersPinToVisibleBounds = true
      $0.sectionFootersPinToVisibleBounds = true
    }
    func part(_ kind: String, _ section: Int) -> UIView? {
      fixture.collection.supplementaryView(
        forElementKind: kind,
        at: IndexPath(item: 0, section: section)
      )
    }
    let header = UICollectionView.elementKindSectionHeader
    let footer = UICollectionView.elementKindSectionFooter
    expect(part(footer, 0)?.frame.maxY, equals: 600)
    fixture.collection.contentOffset.y = 123
    fixture.headless.frame()
    expect(part(header, 0)?.frame.minY, equals: 123)
    expect(part(footer, 0)?.frame.maxY, equals: 640)
    // The section ends at 640: the header is pushed out.
    fixture.collection.contentOffset.y = 610
    fixture.headless.frame()
    expect(part(header, 0)?.frame.maxY, equals: 620)
    expect(part(header, 1)?.frame.minY, equals: 640)
    expect(part(header, 1)?.superview?.subviews.last { $0 is FixtureItemCell }?.isHidden != nil)
  }

  @Test func anOffsetThatIsSetAfterAnInvalidationIsKept() {
    let fixture = fixture([600])
    let collection = fixture.collection
    for change in [{ $0.invalidateLayout() }, { $0.minimumLineSpacing += 1 }]
      as [(UICollectionViewFlowLayout) -> Void]
    {
      collection.contentOffset.y = 700
      fixture.headless.frame()
      if let layout = collection.collectionViewLayout as? UICollectionViewFlowLayout {
        change(layout)
      }
      collection.contentOffset.y = 100
      fixture.headless.frame()
      expect(collection.contentOffset.y, equals: 100)
    }
  }

  @Test func rightToLeftLayoutsStartAtTheRight() {
    final class Mirrored: UICollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    for direction in [UICollectionView.ScrollDirection.vertical, .horizontal] {
      let layout = Mirrored()
      layout.scrollDirection = direction
      layout.itemSize = CGSize(width: 100, height: 600)
      layout.minimumLineSpacing = 10
      let fixture = CollectionFixture(items: 20, layout: layout)
      fixture.collection.semanticContentAttribute = .forceRightToLeft
      fixture.headless.frame()
      let first = fixture.collection.cellForItem(at: IndexPath(item: 0, section: 0))
      expect(first?.frame.maxX, equals: fixture.collection.bounds.maxX)
      let second = fixture.collection.cellForItem(at: IndexPath(item: 1, section: 0))
      expect(second?.frame.maxX, equals: fixture.collection.bounds.maxX - 110)
      if direction == .horizontal {
        expect(fixture.collection.contentOffset.x, equals: CGFloat(20 * 110 - 10 - 320))
        fixture.collection.contentOffset.x = 700
        fixture.headless.frame()
        let places = fixture.collection.visibleCells.map {
          $0.frame.minX - fixture.collection.contentOffset.x
        }
        fixture.sections[0].rows.insert(contentsOf: [901, 902, 903], at: 2)
        fixture.headless.run {
          fixture.collection.insertItems(at: (2..<5).map { IndexPath(item: $0, section: 0) })
        }
        expect(
          fixture.collection.visibleCells.map {
            $0.frame.minX - fixture.collection.contentOffset.x
          },
          equals: places
        )
      }
    }
  }

  @Test func changingTheWidthRebreaksLines() {
    let fixture = fixture([100])
    expect(frames(fixture)[6].minY, equals: 60)
    fixture.collection.frame.size.width = 240
    fixture.headless.frame()
    expect(frames(fixture)[4].minY, equals: 60)
    expect(fixture.collection.contentSize.width, equals: 240)
    expectNil(fixture.fault())
  }

  @Test func layoutsCanBeConfiguredDuringPrepare() {
    final class Thirds: UICollectionViewFlowLayout {
      override func prepare() {
        let width = (collectionView?.bounds.width ?? 0) / 3
        itemSize = CGSize(width: width, height: width)
        minimumInteritemSpacing = 0
        super.prepare()
      }
    }
    let fixture = CollectionFixture(items: 9, layout: Thirds())
    fixture.collection.frame.size.width = 300
    fixture.headless.frame()
    expect(frames(fixture).map(\.size.width), equals: Array(repeating: 100, count: 9))
    fixture.collection.frame.size.width = 150
    fixture.headless.frame()
    expect(frames(fixture).map(\.minX).prefix(3), equals: [0, 50, 100])
    expect(fixture.headless.settle(limit: 1))
  }

  /// Lines whose cells change their sizes in any order, compared with a layout from scratch.
  @Test(arguments: Seeds.first(60))
  func randomItemSizesMatchANewLayout(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var section = FlowSection()
    section.count = Int.random(in: 1..<80, using: &random)
    section.width = 100
    section.itemSpacing = 5
    section.lineSpacing = 3
    section.usual = FlowSize(
      width: Double(Int.random(in: 10..<60, using: &random)),
      length: 20
    )
    if seed % 3 == 0 {
      section.given = ContiguousArray(
        (0..<section.count).map { _ in
          FlowSize(width: Double(Int.random(in: 5..<90, using: &random)), length: 15)
        }
      )
    }
    section.breakLines(changes: true)
    for _ in 0..<60 {
      let size = FlowSize(
        width: Double(Int.random(in: 5..<110, using: &random)),
        length: Double(Int.random(in: 1..<50, using: &random))
      )
      section.setSize(size, of: Int.random(in: 0..<section.count, using: &random))
      var fresh = section
      fresh.breakLines(changes: true)
      expect(section.lines.count, equals: fresh.lines.count, "seed \(seed)")
      expect(section.length, equals: fresh.length, "seed \(seed)")
      for line in 0..<fresh.lines.count {
        expect(section.lines.items(of: line), equals: fresh.lines.items(of: line), "seed \(seed)")
        expect(section.lines.offset(of: line), equals: fresh.lines.offset(of: line), "seed \(seed)")
      }
      for item in 0..<section.count {
        expect(section.lines.items(of: section.lines.line(of: item)).contains(item))
      }
    }
  }
}
