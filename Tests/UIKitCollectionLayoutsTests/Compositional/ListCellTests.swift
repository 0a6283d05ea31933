import Expectations
import Foundation
import TestSupport
import Testing
import UIKit
import _Testing_Lists

@testable import UIKitCollectionLayouts
@testable import UIKitCore

@Suite struct ListCellTests {
  private func fixture(
    items: Int = 12,
    appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
    _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) -> CompositionalFixture {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    change(&configuration)
    let fixture = CompositionalFixture(
      items: items,
      layout: UICollectionViewCompositionalLayout.list(using: configuration)
    )
    fixture.headless.frame()
    return fixture
  }

  @Test func separatorsFollowTheConfigurationAndTheHandler() throws {
    let fixture = fixture {
      $0.separatorConfiguration.bottomSeparatorInsets = .init(
        top: 0,
        leading: 40,
        bottom: 0,
        trailing: 10
      )
      $0.itemSeparatorHandler = { path, configuration in
        var configuration = configuration
        if path.item == 1 { configuration.bottomSeparatorVisibility = .hidden }
        if path.item == 2 { configuration.topSeparatorVisibility = .visible }
        return configuration
      }
    }
    let first = try require(fixture.cell(0))
    let line = try require(first.bottomLine)
    expect(line.frame, equals: CGRect(x: 40, y: first.bounds.height - 0.5, width: 270, height: 0.5))
    expectNil(fixture.cell(1)?.bottomLine)
    expect(fixture.cell(2)?.topLine != nil)
  }

  @Test func separatorsAlignWithTheirLayoutGuide() throws {
    let fixture = fixture()
    let cell = try require(fixture.cell(0))
    expect(cell.bottomLine?.frame.minX, equals: 16)
    cell.separatorLayoutGuide.leadingAnchor.constraint(
      equalTo: cell.contentView.leadingAnchor,
      constant: 60
    ).isActive = true
    cell.setNeedsLayout()
    fixture.headless.frame()
    expect(cell.bottomLine?.frame.minX, equals: 60)
  }

  @Test(arguments: [false, true])
  func separatorsBeginAtTheTextBesideAnImage(isRightToLeft: Bool) throws {
    let fixture = fixture()
    fixture.headless.host.updateTraits {
      $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    }
    fixture.headless.frame()
    let cell = try require(fixture.cell(0))
    var content = UIListContentConfiguration.cell()
    content.text = "A row"
    content.image = UIGraphicsImageRenderer(size: CGSize(width: 29, height: 29)).image { _ in }
    fixture.headless.run { cell.contentConfiguration = content }
    fixture.headless.frame()
    let view = try require(cell.contentView as? UIListContentView)
    let text = try require(view.textLayoutGuide)
    fixture.headless.frame()
    let line = try require(cell.bottomLine?.frame)
    let frame = view.convert(text.layoutFrame, to: cell)
    let (start, end) =
      isRightToLeft
      ? (cell.bounds.maxX - line.maxX, line.minX) : (line.minX, cell.bounds.maxX - line.maxX)
    let leading = isRightToLeft ? cell.bounds.maxX - frame.maxX : frame.minX
    expect(leading, isAbove: 44)
    expect(abs(start - leading), isAtMost: 0.5)
    expect(end, equals: 0)
  }

  @Test func onlyTheEndsOfAGroupAreRound() {
    let fixture = fixture(items: 3, appearance: .insetGrouped)
    expect(fixture.cells.map(\.layer.cornerRadius), equals: [10, 0, 10])
    expect(fixture.cells.map(\.frame.minX), equals: [16, 16, 16])
    expectNil(fixture.cells.last?.bottomLine)
    fixture.sections[0].rows.append(99)
    fixture.headless.run { fixture.collection.insertItems(at: [IndexPath(item: 3, section: 0)]) }
    fixture.headless.settle()
    expect(fixture.cells.map(\.layer.cornerRadius), equals: [10, 0, 0, 10])
    expect(fixture.cells[2].bottomLine != nil)
  }

  @Test func accessoriesTakeSpaceFromTheContent() throws {
    let fixture = fixture()
    let cell = try require(fixture.cell(0))
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    cell.accessories = [
      .customView(
        configuration: .init(
          customView: badge,
          placement: .leading(displayed: .always),
          maintainsFixedSize: true
        )
      ), .label(text: "12"), .disclosureIndicator(),
    ]
    cell.indentationLevel = 1
    fixture.headless.frame()
    expect(cell.contentView.frame.minX, equals: 62)
    expect(cell.contentView.frame.maxX, isBelow: 280)
    let views = cell.accessoryViews.filter { !$0.accessory.isLeading }
    expect(views.map(\.frame.minX), equals: views.map(\.frame.minX).sorted())
    expect(views.last.map { $0.frame.maxX == 304 }, equals: true)
  }

  @Test func editingShowsOtherAccessories() throws {
    let fixture = fixture()
    let cell = try require(fixture.cell(0))
    cell.accessories = [.reorder(), .disclosureIndicator(displayed: .whenNotEditing)]
    expect(cell.accessoryViews.count, equals: 1)
    fixture.headless.run { fixture.collection.isEditing = true }
    fixture.headless.settle()
    guard case .reorder = try require(cell.accessoryViews.first).accessory.kind else {
      Issue.record("no grip")
      return
    }
    fixture.headless.run { fixture.collection.isEditing = false }
    fixture.headless.settle()
    guard case .disclosureIndicator = try require(cell.accessoryViews.first).accessory.kind else {
      Issue.record("no chevron")
      return
    }
  }

  @Test func aDeleteActionRemovesTheRow() throws {
    weak var weakFixture: CompositionalFixture?
    let fixture = fixture {
      $0.trailingSwipeActionsConfigurationProvider = { path in
        let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
          weakFixture?.sections[0].rows.remove(at: path.item)
          weakFixture?.collection.deleteItems(at: [path])
          done(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
      }
    }
    weakFixture = fixture
    let cell = try require(fixture.cell(2))
    let identity = cell.identity
    let y = cell.frame.midY
    // All the way.
    fixture.headless.drag(
      from: CGPoint(x: 300, y: y),
      to: CGPoint(x: 5, y: y),
      duration: 0.3,
      hold: 0.2
    )
    fixture.headless.settle()
    expect(!fixture.sections[0].rows.contains(identity))
    expectNil(fixture.fault())
    expectNil(fixture.collection.swipeActions?.openRow)
    expect(fixture.cells.allSatisfy { $0.bounds.minX == 0 })
  }
}
