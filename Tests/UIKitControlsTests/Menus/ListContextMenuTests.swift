import Expectations
import Foundation
import Testing
import UIKit

/// Menus of the rows of tables and the items of collection views.
@MainActor @Suite struct ListContextMenuTests {
  final class Lists: NSObject, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource, UICollectionViewDelegate
  {
    let headless = HeadlessHost(size: CGSize(width: 320, height: 480))
    var asked: [[IndexPath]] = []
    var events: [String] = []

    private func menu(_ paths: [IndexPath]) -> UIContextMenuConfiguration? {
      asked.append(paths)
      return UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Copy", identifier: .init("copy")) { _ in }])
      })
    }

    func makeTable() -> UITableView {
      let window = headless.makeWindow()
      let table = headless.run {
        let table = UITableView(frame: window.bounds, style: .plain)
        table.rowHeight = 50
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = self
        table.delegate = self
        window.addSubview(table)
        return table
      }
      headless.settle()
      return table
    }

    func makeCollection() -> UICollectionView {
      let window = headless.makeWindow()
      let collection = headless.run {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 50)
        layout.minimumLineSpacing = 0
        let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = self
        collection.delegate = self
        window.addSubview(collection)
        return collection
      }
      headless.settle()
      return collection
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func tableView(
      _ tableView: UITableView,
      contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? { menu([indexPath]) }

    func tableView(
      _ tableView: UITableView,
      willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { events.append("show") }

    func tableView(
      _ tableView: UITableView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { events.append("end") }

    func tableView(
      _ tableView: UITableView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) { events.append("commit") }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      events.append("select")
    }

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 4 }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
      point: CGPoint
    ) -> UIContextMenuConfiguration? { menu(indexPaths) }

    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfiguration configuration: UIContextMenuConfiguration,
      highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
      events.append("highlight \(indexPath.item)")
      return collectionView.cellForItem(at: indexPath).map { UITargetedPreview(view: $0) }
    }

    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfiguration configuration: UIContextMenuConfiguration,
      dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
      events.append("dismiss \(indexPath.item)")
      return nil
    }

    func collectionView(
      _ collectionView: UICollectionView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) { events.append("commit") }

    /// The lifted preview.
    func preview(in list: UIView) -> UIView? {
      list.window.flatMap { ContextMenuTests.Fixture.find("menu.preview", in: $0) }
    }
  }

  @Test func tablesRequestTheMenuOfThePointedRow() {
    let lists = Lists()
    let table = lists.makeTable()
    lists.headless.click(at: CGPoint(x: 100, y: 120), buttons: .secondary)
    expect(lists.asked, equals: [[IndexPath(row: 2, section: 0)]])
    expect(table.contextMenuInteraction?.menuAppearance, equals: .compact)
    lists.headless.press(.keyboardEscape)
    expect(lists.events, equals: ["show", "end"])
  }

  @Test func longPressingARowOpensItsMenuWithoutSelecting() {
    let lists = Lists()
    let table = lists.makeTable()
    lists.headless.tap(at: CGPoint(x: 100, y: 20), duration: 0.8)
    lists.headless.settle()
    expect(lists.events, equals: ["show"])
    expectNil(table.indexPathForSelectedRow)
    expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.isHighlighted, equals: false)
  }

  @Test func theMenuKeyOpensTheMenuOfTheFocusedRow() {
    let lists = Lists()
    _ = lists.makeTable()
    lists.headless.press(.keyboardTab)
    lists.headless.press(.keyboardDownArrow)
    lists.headless.press(.keyboardApplication)
    expect(lists.asked, equals: [[IndexPath(row: 1, section: 0)]])
  }

  @Test func collectionsRequestTheMenuOfAllSelectedItems() {
    let lists = Lists()
    let collection = lists.makeCollection()
    let both = [IndexPath(item: 0, section: 0), IndexPath(item: 2, section: 0)]
    lists.headless.run {
      collection.allowsMultipleSelection = true
      for path in both { collection.selectItem(at: path, animated: false, scrollPosition: []) }
    }
    lists.headless.click(at: CGPoint(x: 100, y: 120), buttons: .secondary)
    lists.headless.press(.keyboardEscape)
    lists.headless.click(at: CGPoint(x: 100, y: 70), buttons: .secondary)
    lists.headless.press(.keyboardEscape)
    lists.headless.click(at: CGPoint(x: 100, y: 400), buttons: .secondary)
    expect(lists.asked.map(Set.init), equals: [Set(both), [IndexPath(item: 1, section: 0)], []])
  }

  @Test func delegatesFromBeforeIOS16ReturnTheMenuOfOneItem() {
    final class Older: NSObject, UICollectionViewDelegate {
      var asked: [IndexPath] = []

      func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
      ) -> UIContextMenuConfiguration? {
        asked.append(indexPath)
        return UIContextMenuConfiguration(actionProvider: { _ in
          UIMenu(children: [UIAction(title: "Copy", identifier: .init("copy")) { _ in }])
        })
      }
    }
    let lists = Lists()
    let older = Older()
    let collection = lists.makeCollection()
    lists.headless.run { collection.delegate = older }
    lists.headless.click(at: CGPoint(x: 100, y: 120), buttons: .secondary)
    expect(older.asked, equals: [IndexPath(item: 2, section: 0)])
    expect(collection.contextMenuInteraction?.menuAppearance, equals: .compact)
    lists.headless.press(.keyboardEscape)
    lists.headless.click(at: CGPoint(x: 100, y: 400), buttons: .secondary)
    expect(older.asked.count, equals: 1)
  }

  // MARK: Previews

  @Test func longPressingLiftsTheCellAndTappingItCommits() throws {
    let lists = Lists()
    let table = lists.makeTable()
    lists.headless.tap(at: CGPoint(x: 100, y: 120), duration: 0.8)
    lists.headless.settle()
    expect(table.contextMenuInteraction?.menuAppearance, equals: .rich)
    let preview = try require(lists.preview(in: table))
    // It is as wide as the window leaves room for, and about where the cell is.
    expect(preview.frame.width, equals: 304)
    expect(abs(preview.frame.midY - 125), isBelow: 1)
    lists.headless.tap(at: CGPoint(x: 160, y: 125))
    lists.headless.settle()
    expect(lists.events, equals: ["show", "commit", "end"])
    expectNil(lists.preview(in: table))
  }

  @Test func liftedCellsReturnToTheirMovedRow() throws {
    let lists = Lists()
    let table = lists.makeTable()
    lists.headless.tap(at: CGPoint(x: 100, y: 20), duration: 0.8)
    lists.headless.settle()
    lists.headless.run {
      table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 3, section: 0))
    }
    lists.headless.settle()
    lists.headless.tap(at: CGPoint(x: 20, y: 470))
    try expect(require(lists.preview(in: table)).center, equals: CGPoint(x: 160, y: 175))
    lists.headless.settle()
    expectNil(lists.preview(in: table))
  }

  @Test func aCollectionLiftsThePreviewOfItsDelegate() throws {
    let lists = Lists()
    let collection = lists.makeCollection()
    lists.headless.tap(at: CGPoint(x: 100, y: 120), duration: 0.8)
    lists.headless.settle()
    let preview = try require(lists.preview(in: collection))
    lists.headless.tap(at: preview.center)
    lists.headless.settle()
    expect(lists.events, equals: ["highlight 2", "commit", "dismiss 2"])
  }
}
