import DesignKit
public import Foundations
import ListModel
import MomentsContracts
public import UIKit

/// A screen of ``ListsRow``s, each with a symbol before its title.
public class ListRowsViewController: TableModelViewController {
  init(_ viewModel: any ListViewModel) {
    weak var screen: ListRowsViewController?
    super.init(viewModel, style: .table(.insetGrouped)) { sections in
      TableModel { if let screen { screen.parts(of: sections) } }
    }
    screen = self
  }

  /// The sections of the screen.
  func parts(of rows: [ListsRow]) -> [Section] { [] }

  private func parts(of sections: [ListSection]) -> [Section] {
    parts(of: sections.flatMap { $0.rows(of: ListsRow.self) })
  }
}

extension ListsRow {
  /// The symbol before the title.
  var icon: Icon {
    switch kind {
    case .list: .lists
    case .hashtag: .hashtag
    }
  }
}
