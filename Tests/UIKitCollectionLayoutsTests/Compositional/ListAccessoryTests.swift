import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

/// Accessories of rows for editing, details and menus.
@MainActor @Suite
final class ListAccessoryTests: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private let headless = HeadlessHost(size: CGSize(width: 320, height: 400))
  private let window: UIWindow
  private var list = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewFlowLayout()
  )
  private var accessories: (Int) -> [UICellAccessory] = { _ in [] }
  private var states: [Bool] = []

  override init() {
    window = headless.makeWindow()
    super.init()
  }

  private func show(_ accessories: @escaping (Int) -> [UICellAccessory]) {
    self.accessories = accessories
    headless.run {
      var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      configuration.trailingSwipeActionsConfigurationProvider = { _ in
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
        ])
      }
      list = UICollectionView(
        frame: window.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
      )
      list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
      list.allowsMultipleSelectionDuringEditing = true
      list.dataSource = self
      list.delegate = self
      window.addSubview(list)
    }
    headless.settle()
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 4 }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    guard let row = cell as? UICollectionViewListCell else { return cell }
    var content = row.defaultContentConfiguration()
    content.text = "Row \(indexPath.item)"
    row.contentConfiguration = content
    row.accessories = accessories(indexPath.item)
    row.configurationUpdateHandler = { [weak self] _, state in
      if indexPath.item == 0 { self?.states.append(state.isReordering) }
    }
    return row
  }

  func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  private func cell(_ item: Int) -> UICollectionViewListCell? {
    list.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell
  }

  private func edit() {
    headless.run { list.isEditing = true }
    headless.settle()
  }

  private func tap(_ item: Int, x: CGFloat) {
    guard let cell = cell(item) else { return }
    let point = cell.convert(CGPoint(x: x, y: cell.bounds.midY), to: nil)
    headless.tap(at: point)
    headless.settle()
  }

  @Test func deleteOpensTheSwipeActionsUnlessItHasAnAction() {
    var deleted: [Int] = []
    show { item in
      [item == 0 ? .delete() : .delete { deleted.append(item) }]
    }
    expect(cell(0)?.contentView.frame.minX, equals: 0)
    edit()
    tap(1, x: 27)
    expect(deleted, equals: [1])
    tap(0, x: 27)
    expect(cell(0)?.configurationState.isSwiped, equals: true)
  }

  @Test func insertAndDetailCallTheirActions() {
    var calls: [String] = []
    show { item in
      [.insert { calls.append("insert \(item)") }, .detail { calls.append("detail \(item)") }]
    }
    tap(2, x: 265)
    edit()
    tap(1, x: 27)
    expect(calls, equals: ["detail 2", "insert 1"])
  }

  @Test func theCircleOfARowFollowsItsSelection() throws {
    show { _ in [.multiselect()] }
    edit()
    tap(1, x: 150)
    tap(2, x: 27)
    expect(list.indexPathsForSelectedItems?.map(\.item), equals: [1, 2])
    expectLook(window, on: headless, "multiselect")
  }

  @Test func popUpMenusShowTheirSelection() throws {
    var chosen: [String] = []
    let menu = UIMenu(children: ["Small", "Large"].map { UIAction(title: $0) { _ in } })
    show { item in
      item == 0
        ? [
          .popUpMenu(menu) { chosen.append($0.selectedElements.first?.title ?? "-") },
          .disclosureIndicator(),
        ] : [.detail(), .insert(displayed: .always), .delete(displayed: .always)]
    }
    expect(menu.children.compactMap { ($0 as? UIAction)?.state == .on }, equals: [true, false])
    expectLook(window, on: headless, "popup")
    tap(0, x: 220)
    let row = try require(
      headless.host.windows.flatMap(\.subviews).lazy.compactMap { self.find("Large", in: $0) }.first
    )
    headless.tap(at: row.convert(CGPoint(x: 20, y: row.bounds.midY), to: nil))
    headless.settle()
    expect(chosen, equals: ["Large"])
    expect(find("Large", in: try require(self.cell(0))) != nil)
  }

  private func find(_ text: String, in view: UIView) -> UIView? {
    if let label = view as? UILabel, label.text == text { return label }
    return view.subviews.lazy.compactMap { self.find(text, in: $0) }.first
  }

  @Test func rowsKnowThatTheyAreDragged() {
    show { _ in [] }
    states = []
    headless.run {
      _ = list.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
    }
    headless.settle()
    expect(states.last, equals: true)
    headless.run { list.cancelInteractiveMovement() }
    headless.settle()
    expect(states.last, equals: false)
  }

  @Test func separatorsOfSelectedRowsHaveTheirColor() throws {
    func line() throws -> UIColor? {
      let cell = try require(self.cell(0))
      return cell.subviews.first { $0.frame.height <= 0.5 && $0.frame.width > 100 }?.backgroundColor
    }
    show { _ in [] }
    headless.run {
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      configuration.separatorConfiguration.color = .green
      configuration.separatorConfiguration.multipleSelectionColor = .red
      list.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: configuration)
    }
    edit()
    try expect(line(), equals: .green)
    tap(0, x: 150)
    try expect(line(), equals: .red)
    tap(0, x: 150)
    try expect(line(), equals: .green)
  }
}
