import DesignKit
import Foundations
import ListModel
public import MomentsComponents
public import MomentsContracts
import MomentsLanguage
import UIKit

/// The reader's filters: a tap edits one, a swipe deletes one.
public final class WordFiltersViewController: ListScreenViewController {
  private let viewModel: any WordFiltersViewModel

  /// Makes the screen with a view model, demo or live.
  public init(viewModel: any WordFiltersViewModel) {
    self.viewModel = viewModel
    super.init(viewModel: viewModel, style: .insetGrouped)
  }

  public override func registerRows() {
    register(WordFilterRow.self) { [weak self, viewModel] filter in
      Row(
        TitleRow(filter.title, id: filter.id, detail: filter.detail, role: .opens, lines: 5)
      )
      .accessory(.disclosureIndicator)
      .onSelect { _ in viewModel.open(filter.id) }
      .trailingSwipe { _ in
        .deletion(viewModel.strings.delete) { self?.askToDelete(filter) }
      }
      .contextMenu { _ in self?.menu(of: filter) }
    }
  }

  /// Adds the button that creates a filter.
  public override func bind() {
    super.bind()
    let add = UIBarButtonItem(viewModel.strings.filterAdd, .add, id: "filters.add") { [viewModel] in
      viewModel.add()
    }
    navigationItem.rightBarButtonItem = add
  }

  private func menu(of filter: WordFilterRow) -> UIMenu {
    let delete = UIAction(
      viewModel.strings.filterDeleteCommand,
      .delete,
      id: "filters.delete",
      attributes: .destructive
    ) { [weak self] in self?.askToDelete(filter) }
    return UIMenu(children: [delete])
  }

  private func askToDelete(_ filter: WordFilterRow) {
    ask(viewModel.strings.filterDeleteQuestion(filter.title), strings: viewModel.strings) {
      [viewModel] in viewModel.delete(filter.id)
    }
  }
}
