import Expectations
import Foundation
import Testing
import UIKit

@testable import UIKitCollectionLayouts
@testable import UIKitCore

@Suite struct GroupSolverTests {
  typealias Item = NSCollectionLayoutItem
  typealias Group = NSCollectionLayoutGroup
  typealias Size = NSCollectionLayoutSize
  typealias Dimension = NSCollectionLayoutDimension

  private func size(_ width: Dimension, _ height: Dimension) -> Size {
    Size(widthDimension: width, heightDimension: height)
  }

  private func item(_ width: Dimension, _ height: Dimension) -> Item {
    Item(layoutSize: size(width, height))
  }

  private func solve(
    _ group: Group,
    in container: CGSize = CGSize(width: 300, height: 600),
    items: Int = 1000,
    measured: @escaping (Int) -> CGSize? = { _ in nil }
  ) -> SolvedGroup {
    let environment = LayoutEnvironment(
      container: LayoutContainer(size: container),
      traits: UITraitCollection.current
    )
    return GroupSolver(environment: environment, measured: measured)
      .solve(group, in: container, items: items)
  }

  @Test func subitemsRepeatWhileTheyFit() {
    let group = Group.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)),
      subitems: [item(.fractionalWidth(0.25), .fractionalHeight(1))]
    )
    let solved = solve(group)
    expect(solved.leaves.map(\.frame.minX), equals: [0, 75, 150, 225])
    expect(solved.leaves.allSatisfy { $0.frame.size == CGSize(width: 75, height: 60) })
    expect(solved.size, equals: CGSize(width: 300, height: 60))
  }

  @Test func spacingReducesTheNumberOfItems() {
    let group = Group.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)),
      subitems: [item(.fractionalWidth(0.25), .fractionalHeight(1))]
    )
    group.interItemSpacing = .fixed(10)
    expect(solve(group).leaves.map(\.frame.minX), equals: [0, 85, 170])
    group.interItemSpacing = .flexible(10)
    expect(solve(group).leaves.map(\.frame.minX), equals: [0, 112.5, 225])
  }

  @Test func fixedCountsThatDoNotFitShareTheSpace() {
    let group = Group.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)),
      repeatingSubitem: item(.fractionalWidth(1), .fractionalHeight(1)),
      count: 3
    )
    group.interItemSpacing = .fixed(6)
    let solved = solve(group)
    expect(solved.leaves.map(\.frame.minX), equals: [0, 102, 204])
    expect(solved.leaves.map(\.frame.width), equals: [96, 96, 96])
  }

  @Test func fixedCountsThatFitKeepTheirSize() {
    let group = Group.vertical(
      layoutSize: size(.absolute(100), .absolute(300)),
      repeatingSubitem: item(.fractionalWidth(1), .absolute(50)),
      count: 3
    )
    expect(solve(group).leaves.map(\.frame.minY), equals: [0, 50, 100])
  }

  @Test func contentInsetsShrinkItemsWithoutMovingOthers() {
    let inner = item(.fractionalWidth(0.5), .fractionalHeight(1))
    inner.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let group = Group.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)),
      subitems: [inner]
    )
    group.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    let frames = solve(group).leaves.map(\.frame)
    expect(
      frames,
      equals: [
        CGRect(x: 12, y: 1, width: 134, height: 56), CGRect(x: 152, y: 1, width: 134, height: 56),
      ]
    )
  }

  @Test func groupsNest() {
    let leading = item(.fractionalWidth(0.7), .fractionalHeight(1))
    let trailing = Group.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)),
      repeatingSubitem: item(.fractionalWidth(1), .fractionalHeight(0.5)),
      count: 2
    )
    let group = Group.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.4)),
      subitems: [leading, trailing]
    )
    let frames = solve(group).leaves.map(\.frame)
    expect(frames.count, equals: 3)
    expect(abs(frames[0].width - 210) < 0.001 && frames[0].height == 120)
    expect(abs(frames[1].minX - 210) < 0.001 && frames[1].height == 60)
    expect(frames[2].minY, equals: 60)
    // The last group has only the remaining items.
    expect(solve(group, items: 2).leaves.count, equals: 2)
  }

  @Test func estimatedSizesFollowTheCells() {
    let group = Group.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(44)),
      subitems: [item(.fractionalWidth(0.5), .estimated(44))]
    )
    expect(solve(group).size.height, equals: 44)
    let heights: [CGFloat] = [80, 30]
    let solved = solve(group, items: 2) { CGSize(width: 150, height: heights[$0]) }
    expect(solved.size.height, equals: 80)
    expect(solved.leaves.map(\.frame.height), equals: [80, 30])
  }

  @Test func aFractionOfAnEstimatedHeightFollowsTheMeasuredOne() {
    let group = Group.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(44)),
      subitems: [
        item(.absolute(10), .fractionalHeight(1)), item(.absolute(290), .estimated(44)),
      ]
    )
    let solved = solve(group) { $0 == 1 ? CGSize(width: 290, height: 120) : nil }
    expect(solved.leaves.map(\.frame.height), equals: [120, 120])
  }

  @Test func siblingsCanBeAsLargeAsTheLargest() {
    let group = Group.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(44)),
      repeatingSubitem: item(.fractionalWidth(1 / 3), .uniformAcrossSiblings(estimate: 20)),
      count: 3
    )
    let heights: [CGFloat] = [10, 70, 40]
    let solved = solve(group, items: 3) { CGSize(width: 100, height: heights[$0]) }
    expect(solved.leaves.map(\.frame.height), equals: [70, 70, 70])
    expect(solved.size.height, equals: 70)
  }

  @Test func selfSizingWidthsFillALine() {
    let group = Group.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(30)),
      subitems: [item(.estimated(100), .absolute(30))]
    )
    group.interItemSpacing = .fixed(10)
    expect(group.fitsByMeasuring)
    expect(solve(group).leaves.map(\.frame.minX), equals: [0, 110])
    let widths: [CGFloat] = [40, 60, 120, 40, 200]
    let solved = solve(group, items: 5) { CGSize(width: widths[$0], height: 30) }
    expect(solved.leaves.map(\.frame.minX), equals: [0, 50, 120, 250])
    expect(solved.leaves.count, equals: 4)
  }

  @Test func edgeSpacingCentersAcrossTheAxis() {
    let inner = item(.absolute(50), .absolute(20))
    inner.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0),
      top: .flexible(0),
      trailing: .flexible(0),
      bottom: .flexible(0)
    )
    let group = Group.horizontal(
      layoutSize: size(.absolute(300), .absolute(60)),
      repeatingSubitem: inner,
      count: 1
    )
    expect(solve(group).leaves[0].frame, equals: CGRect(x: 125, y: 20, width: 50, height: 20))
  }

  @Test func customGroupsPlaceTheirItems() {
    let group = Group.custom(layoutSize: size(.fractionalWidth(1), .absolute(90))) { environment in
      let width = environment.container.effectiveContentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 2, height: 90)),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: width / 2, y: 45, width: width / 2, height: 45),
          zIndex: 3
        ),
      ]
    }
    let solved = solve(group)
    expect(solved.leaves.map(\.frame.minX), equals: [0, 150])
    expect(solved.leaves.map(\.zIndex), equals: [0, 3])
  }

  @Test func badgesFollowTheirAnchor() {
    let anchor = NSCollectionLayoutAnchor(
      edges: [.top, .trailing],
      fractionalOffset: CGPoint(x: 0.5, y: -0.5)
    )
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)),
      elementKind: "badge",
      containerAnchor: anchor
    )
    let inner = Item(
      layoutSize: size(.absolute(100), .absolute(100)),
      supplementaryItems: [badge]
    )
    let group = Group.horizontal(
      layoutSize: size(.absolute(300), .absolute(100)),
      subitems: [inner]
    )
    let frames = solve(group).supplementaries.map(\.frame)
    expect(frames.map(\.minX), equals: [90, 190, 290])
    expect(frames.allSatisfy { $0.minY == -10 })
    expect(solve(group).supplementaries.map(\.leaf), equals: [0, 1, 2])
  }
}
