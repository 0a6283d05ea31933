import Foundation
import ListModel
import ScreenTesting
import UIKit

@testable import Foundations

/// A list of objects with section controllers on a screen of its own.
final class SectionScreen {
  let viewModel = TestListViewModel()
  let list: ListView
  let screen: Screen
  var problems: [ListUpdateFailure] = []

  init(
    _ style: ListViewStyle = .collection,
    size: CGSize = CGSize(width: 320, height: 480),
    _ register: (ListView) -> Void
  ) {
    let list = ListView(viewModel, style: style)
    self.list = list
    register(list)
    screen = Screen(traits: ScreenTraits(size: size)) {
      let controller = UIViewController()
      list.frame = controller.view.bounds
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      controller.view.addSubview(list)
      return controller
    }
    list.onUpdateFailure = { [weak self] in self?.problems.append($0) }
  }

  /// Shows objects in one section.
  func show(_ objects: [any ListItemViewModel]) {
    viewModel.show([ListSection(id: "main", items: objects.map { AnyListItem(erasing: $0) })])
  }

  /// Shows objects and waits until everything is at rest.
  func settle(_ objects: [any ListItemViewModel]) async {
    show(objects)
    await screen.settle()
  }

  /// The texts of all rows, on screen or not.
  var allTexts: [String] {
    list.updater.sections.flatMap(\.items).compactMap { $0.row(as: TestRow.self)?.text }
  }

  /// The texts of the cells on screen, top to bottom.
  var texts: [String] { views.compactMap { $0.label.text } }

  /// The row views on screen, top to bottom.
  var views: [TestRowView] {
    list.driver.container.visibleItemPaths.sorted().compactMap(view)
  }

  func view(_ path: IndexPath) -> TestRowView? { cell(path)?.itemView as? TestRowView }

  func cell(_ path: IndexPath) -> (any RowCell)? {
    (list.tableView?.cellForRow(at: path) ?? list.collectionView?.cellForItem(at: path))
      as? any RowCell
  }
}
