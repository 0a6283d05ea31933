import Foundation
import ListModel
import ScreenTesting
import UIKit

@testable import Foundations

/// The ways to make a list: what shows its rows, and where it finds how to show them.
enum ListFace: CaseIterable {
  case table, collection
  /// Lists whose values have section controllers.
  case sections, sectionsTable
  /// Closure-built lists over a view model.
  case builtTable, builtCollection

  /// A list with a row for each value of a type, in any view.
  func makeList<View: ListItemView>(
    _ viewModel: any ListViewModel,
    _ makeRow: @escaping (View.ViewModel) -> Row<View>
  ) -> ListView {
    switch self {
    case .builtTable: return ListView(viewModel) { Self.model($0, makeRow) }
    case .builtCollection:
      return ListView(viewModel, style: .collection) { Self.model($0, makeRow) }
    case .table, .collection, .sections, .sectionsTable:
      let list = makeList(viewModel)
      register(in: list, makeRow)
      return list
    }
  }

  /// The lists whose rows are registered.
  nonisolated static let registering: [ListFace] = [.table, .collection]

  /// Sets how the values of a list without a model are shown.
  fileprivate func register<Value: ListItemViewModel>(
    in list: some ListRegistering,
    _ makeRow: @escaping (Value) -> some ListRow
  ) {
    if self == .sections || self == .sectionsTable {
      list.register(Value.self) { ListSingleSectionController<Value>(makeRow) }
    } else {
      list.register(Value.self, makeRow)
    }
  }

  /// A list of registered rows, without any registration.
  func makeList(_ viewModel: any ListViewModel) -> ListView {
    switch self {
    case .sections, .collection, .builtCollection: ListView(viewModel, style: .collection)
    case .sectionsTable, .table, .builtTable: ListView(viewModel)
    }
  }

  fileprivate static func model<Value: ListItemViewModel>(
    _ sections: [ListSection],
    _ makeRow: (Value) -> some ListRow
  ) -> TableModel {
    TableModel(
      sections: sections.map { section in
        Section(id: section.id, section.rows(of: Value.self)) { makeRow($0) }
      }
    )
    .separators(false)
  }
}

/// A list screen of ``TestRow``s that records the reader's actions.
final class ListFaceScreen {
  let viewModel = TestListViewModel()
  let controller: ListViewController
  let screen: Screen
  private let log: RowLog

  var list: any BatchUpdating { controller.listView.driver.container }
  var actions: [Int] { log.actions }
  var selections: [Int] { log.selections }
  var prefetched: [Int] { log.prefetched }

  init(
    _ face: ListFace,
    traits: ScreenTraits = ScreenTraits(size: CGSize(width: 320, height: 480))
  ) {
    let log = RowLog()
    self.log = log
    let controller: ListViewController =
      switch face {
      case .table, .sectionsTable: TableScreen(face, viewModel: viewModel, log: log)
      case .collection, .sections: CollectionScreen(face, viewModel: viewModel, log: log)
      case .builtTable, .builtCollection:
        ListViewController(
          viewModel,
          style: face == .builtTable ? .table() : .collection
        ) { [log] in $0.declareRows { ListFace.model($0, log.row) } }
      }
    self.controller = controller
    screen = Screen(traits: traits) { controller }
  }

  /// The texts on screen, top to bottom.
  var texts: [String] {
    list.visibleItemPaths.sorted().compactMap { path in
      let id = controller.listView.itemID(at: path)
      return id.flatMap { try? screen.view("label.\($0)") as? UILabel }?.text
    }
  }

  /// The number of rows in the list, on screen or not.
  var count: Int { controller.listView.rows(of: TestRow.self).count }

  /// Whether there are rows that the list does not show yet.
  var hasWaitingRows: Bool { controller.listView.driver.hasWaitingRows }

  /// The frames of the cells on screen.
  var frames: [CGRect] { list.visibleItemPaths.compactMap { list.frameOfItem(at: $0) } }
}

private final class RowLog {
  var actions: [Int] = []
  var selections: [Int] = []
  var prefetched: [Int] = []

  func row(_ row: TestRow) -> Row<TestRowView> {
    Row({ TestRowView() }, row)
      .onAction { [self] _, row in actions.append(row.id) }
      .onSelect(tints: false) { [self] in selections.append($0.id) }
      .onPrefetch { [self] in prefetched.append($0.id) }
  }
}

private final class TableScreen: BaseTableViewController {
  private let face: ListFace
  private let log: RowLog

  init(_ face: ListFace, viewModel: any ListViewModel, log: RowLog) {
    self.face = face
    self.log = log
    super.init(viewModel: viewModel)
  }

  override func registerRows() { face.register(in: self) { [log] in log.row($0) } }
}

private final class CollectionScreen: ListViewController {
  private let face: ListFace
  private let log: RowLog

  init(_ face: ListFace, viewModel: any ListViewModel, log: RowLog) {
    self.face = face
    self.log = log
    super.init(viewModel, style: .collection)
  }

  override func registerRows() { face.register(in: self) { [log] in log.row($0) } }
}
