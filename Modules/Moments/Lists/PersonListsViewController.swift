import DesignKit
public import Foundations
import ListModel
import MomentsComponents
public import MomentsContracts
import MomentsLanguage
public import UIKit

/// The sheet that adds a person to the reader's lists: each tap adds or removes them.
///
/// Present it with `inSheet()`.
public final class PersonListsViewController: ListViewController {
  private let viewModel: any PersonListsViewModel

  /// Makes the sheet's page with a view model, demo or live.
  public init(viewModel: any PersonListsViewModel) {
    self.viewModel = viewModel
    super.init(viewModel, style: .table(.insetGrouped))
    title = viewModel.title
  }

  public override func registerRows() {
    listView.declareRows { [viewModel] sections in
      TableModel {
        Section(id: "lists", sections.flatMap { $0.rows(of: ListsRow.self) }) { row in
          Row(
            TitleRow(
              row.title,
              id: row.itemID,
              detail: row.detail,
              image: row.icon.image,
              role: .opens,
              isChosen: row.isChosen
            )
          )
          .onSelect { _ in viewModel.toggle(row.itemID) }
        }
      }
    }
  }

  public override func bind() {
    super.bind()
    let strings = viewModel.strings
    let done = UIBarButtonItem(strings.composerDone, id: "lists.done", style: .done) {
      [weak self] in self?.dismiss(animated: true)
    }
    let add = UIBarButtonItem(strings.newList, .add, id: "lists.add") { [weak self] in
      self?.makeList()
    }
    navigationItem.leftBarButtonItem = add
    navigationItem.rightBarButtonItem = done
  }

  private func makeList() {
    let page = ListTitleViewController(.make, strings: viewModel.strings) { [viewModel] in
      viewModel.makeList($0)
    }
    present(page.inSheet(), animated: true)
  }
}
