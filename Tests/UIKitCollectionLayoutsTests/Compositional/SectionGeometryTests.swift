import Expectations
import Foundation
import TestSupport
import Testing
import UIKit

@testable import UIKitCollectionLayouts
@testable import UIKitCore

@Suite struct SectionGeometryTests {
  private static let traits = UITraitCollection.current

  static func sectionContainer(_ axis: LayoutAxis = .vertical) -> SectionContainer {
    SectionContainer(axis: axis, size: CGSize(width: 320, height: 600), traits: traits)
  }

  static func size(
    _ width: NSCollectionLayoutDimension,
    _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  static func list(estimate: CGFloat = 44) -> NSCollectionLayoutSection {
    let size = size(.fractionalWidth(1), .estimated(estimate))
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    )
  }

  static func grid(columns: Int, height: CGFloat) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1))
    )
    return NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(height)),
        repeatingSubitem: item,
        count: columns
      )
    )
  }

  static func header(_ height: CGFloat) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(height)),
      elementKind: "header",
      alignment: .top
    )
  }

  @Test func headerInsetsGroupsAndFooterAddUp() {
    let section = Self.grid(columns: 2, height: 50)
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 5, trailing: 20)
    section.interGroupSpacing = 8
    let footer = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: Self.size(.fractionalWidth(1), .absolute(24)),
      elementKind: "footer",
      alignment: .bottom
    )
    section.boundarySupplementaryItems = [Self.header(30), footer]
    let geometry = SectionGeometry(section, itemCount: 5, sectionContainer: Self.sectionContainer())
    expect(geometry.lines.count, equals: 3)
    expect(geometry.linesLength, equals: 166)
    expect(geometry.extent, equals: 235)
    expect(geometry.place(ofItem: 3)?.frame, equals: CGRect(x: 160, y: 98, width: 140, height: 50))
    expect(geometry.frame(ofBoundary: 0), equals: CGRect(x: 20, y: 0, width: 280, height: 30))
    expect(geometry.frame(ofBoundary: 1), equals: CGRect(x: 20, y: 211, width: 280, height: 24))
  }

  @Test func pinnedHeadersStayInTheirSection() {
    let section = Self.list()
    let header = Self.header(30)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let geometry = SectionGeometry(
      section,
      itemCount: 10,
      sectionContainer: Self.sectionContainer()
    )
    expect(geometry.frame(ofBoundary: 0, visibleFrom: -100, to: 500).minY, equals: 0)
    expect(geometry.frame(ofBoundary: 0, visibleFrom: 200, to: 800).minY, equals: 200)
    expect(geometry.frame(ofBoundary: 0, visibleFrom: 465, to: 900).minY, equals: 440)
  }

  @Test func aMeasuredCellMovesOnlyTheItemsAfterIt() {
    let geometry = SectionGeometry(
      Self.list(),
      itemCount: 100_000,
      sectionContainer: Self.sectionContainer()
    )
    expect(geometry.extent, equals: 4_400_000)
    expect(geometry.measure(item: 10, size: CGSize(width: 320, height: 144)))
    expect(!geometry.measure(item: 10, size: CGSize(width: 320, height: 144)))
    expect(geometry.extent, equals: 4_400_100)
    expect(geometry.place(ofItem: 10)?.frame, equals: CGRect(x: 0, y: 440, width: 320, height: 144))
    expect(geometry.place(ofItem: 9)?.frame.minY, equals: 396)
    expect(geometry.place(ofItem: 99_999)?.frame.minY, equals: 4_400_056)
    expect(geometry.lines(from: 4_400_020, to: 4_400_200), equals: 99_998..<100_000)
  }

  @Test func selfSizingTagsFlowIntoLines() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Self.size(.fractionalWidth(1), .estimated(30)),
      subitems: [NSCollectionLayoutItem(layoutSize: Self.size(.estimated(100), .absolute(30)))]
    )
    let geometry = SectionGeometry(
      NSCollectionLayoutSection(group: group),
      itemCount: 7,
      sectionContainer: Self.sectionContainer()
    )
    expect(geometry.lineStarts, equals: [0, 3, 6])
    for (item, width) in [50, 60, 200, 300, 10, 10, 10].enumerated() {
      _ = geometry.measure(item: item, size: CGSize(width: CGFloat(width), height: 30))
    }
    expect(geometry.lineStarts, equals: [0, 3, 6])
    expect(geometry.place(ofItem: 2)?.frame, equals: CGRect(x: 110, y: 0, width: 200, height: 30))
    expect(geometry.place(ofItem: 5)?.frame, equals: CGRect(x: 310, y: 30, width: 10, height: 30))
  }

  @Test func aShelfIsAsHighAsItsHighestCell() {
    let size = Self.size(.absolute(120), .estimated(100))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    )
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 6, trailing: 16)
    let geometry = SectionGeometry(
      section,
      itemCount: 20,
      sectionContainer: Self.sectionContainer()
    )
    expect(geometry.extent, equals: 110)
    expect(geometry.scrollLength, equals: 2622)
    _ = geometry.measure(item: 0, size: CGSize(width: 120, height: 140))
    _ = geometry.measure(item: 1, size: CGSize(width: 120, height: 90))
    expect(geometry.extent, equals: 150)
    expect(geometry.place(ofItem: 1)?.frame, equals: CGRect(x: 146, y: 4, width: 120, height: 90))
  }

  @Test(arguments: [1, 3], Seeds.first(1))
  func randomUpdatesAgreeWithALayoutFromScratch(columns: Int, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let size = Self.size(.fractionalWidth(1 / CGFloat(columns)), .estimated(40))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: Self.size(.fractionalWidth(1), .estimated(40)),
        repeatingSubitem: NSCollectionLayoutItem(layoutSize: size),
        count: columns
      )
    )
    section.interGroupSpacing = 3
    var heights: [CGFloat?] = Array(repeating: nil, count: 50)
    let geometry = SectionGeometry(
      section,
      itemCount: 50,
      sectionContainer: Self.sectionContainer()
    )
    for _ in 0..<200 {
      if Bool.random(using: &random), !heights.isEmpty {
        let item = Int.random(in: 0..<heights.count, using: &random)
        let height = CGFloat(Int.random(in: 10...90, using: &random))
        heights[item] = height
        _ = geometry.measure(item: item, size: CGSize(width: 320, height: height))
      } else {
        let removed = heights.indices.filter { _ in Int.random(in: 0..<9, using: &random) == 0 }
        for item in removed.reversed() { heights.remove(at: item) }
        let added = Int.random(in: 0..<5, using: &random)
        let count = heights.count + added
        let inserted = Array(Array(0..<count).shuffled(using: &random).prefix(added)).sorted()
        for item in inserted { heights.insert(nil, at: item) }
        geometry.apply(removed: removed, inserted: inserted)
      }
      let fresh = SectionGeometry(
        section,
        itemCount: heights.count,
        sectionContainer: Self.sectionContainer()
      )
      for (item, height) in heights.enumerated() {
        if let height { _ = fresh.measure(item: item, size: CGSize(width: 320, height: height)) }
      }
      try require(abs(fresh.extent - geometry.extent) < 0.01)
      for item in heights.indices {
        try require(fresh.place(ofItem: item)?.frame == geometry.place(ofItem: item)?.frame)
      }
    }
  }
}
