import DesignKit
public import Foundations
import ListModel
import MomentsContracts
public import UIKit

/// A screen of ``ListsRow``s, each with a symbol before its title.
public class ListRowsViewController: TableModelViewController {
  private let source: any ListViewModel

  init(_ viewModel: any ListViewModel) {
    source = viewModel
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

  /// Where titles, and the lines between rows, begin beside a symbol, in points; large letters
  /// leave the symbol no room.
  var textInset: CGFloat {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    return Spacing.large + (isLarge ? 0 : 24 + Spacing.medium)
  }

  /// Lines begin elsewhere in large letters.
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let category = traitCollection.preferredContentSizeCategory
    guard isViewLoaded, category != previousTraitCollection?.preferredContentSizeCategory
    else { return }
    apply(TableModel { parts(of: source.sections.value) }, animated: false)
  }
}

extension ListsRow {
  /// What stands before the title.
  var icon: Icon {
    switch kind {
    case .list: .lists
    case .hashtag: .hashtag
    }
  }
}
