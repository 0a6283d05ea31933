import DesignKit
public import Foundations
import ListModel
public import MomentsComponents
public import MomentsContracts
import MomentsLanguage
import MomentsValues
public import UIKit

/// The reader's lists and followed hashtags: a tap opens the timeline of one.
///
/// A swipe, or the menu of a row, renames or deletes a list, shows its members, or unfollows a
/// hashtag.
public final class ListsViewController: ListScreenViewController {
  private let viewModel: any ListsViewModel

  /// Makes the screen with a view model, demo or live.
  public init(viewModel: any ListsViewModel) {
    self.viewModel = viewModel
    super.init(viewModel: viewModel, style: .insetGrouped)
  }

  /// Adds the button that creates a list to the bar.
  public override func bind() {
    super.bind()
    guard viewModel.canMakeLists else { return }
    let add = UIBarButtonItem(viewModel.strings.newList, .add, id: "lists.add") { [weak self] in
      self?.makeList()
    }
    navigationItem.rightBarButtonItem = add
  }

  // MARK: Rows

  public override func registerRows() {
    listView.declareRows { [weak self] sections in
      TableModel(sections: self?.parts(of: sections.flatMap { $0.rows(of: ListsRow.self) }) ?? [])
    }
  }

  private func parts(of rows: [ListsRow]) -> [Section] {
    let strings = viewModel.strings
    let lists = rows.filter { $0.list != nil }
    let tags = rows.filter { $0.list == nil }
    return [
      (strings.listsSection, "lists", lists), (strings.followedTagsSection, "tags", tags),
    ]
    .filter { !$0.2.isEmpty }
    .map { title, id, rows in
      Section(title, id: ListItemID(id), rows) { row in
        Row(
          TitleRow(
            row.title,
            id: row.itemID,
            detail: row.detail,
            image: row.icon.image,
            role: .opens
          )
        )
        .accessory(.disclosureIndicator)
        .onSelect { [viewModel] _ in viewModel.open(row.itemID) }
        .trailingSwipe { [weak self] _ in self?.swipe(on: row) }
        .contextMenu { [weak self] _ in self?.menu(of: row) }
      }
    }
  }

  private struct Command {
    var title: String
    var icon: Icon
    var isDestructive = false
    var perform: @MainActor () -> Void
  }

  /// The commands of a row: in a swipe and in the menu.
  private func commands(for row: ListsRow) -> [Command] {
    let strings = viewModel.strings
    guard let list = row.list else {
      return [
        Command(title: strings.unfollowHashtag, icon: .remove, isDestructive: true) {
          [viewModel] in viewModel.delete(row.itemID)
        }
      ]
    }
    return [
      Command(title: strings.listMembers, icon: .people) { [viewModel] in
        viewModel.openMembers(row.itemID)
      },
      Command(title: strings.renameList, icon: .edit) { [weak self] in self?.rename(row, list) },
      Command(title: strings.deleteList, icon: .delete, isDestructive: true) {
        [weak self] in self?.askToDelete(row, list)
      },
    ]
  }

  private func swipe(on row: ListsRow) -> UISwipeActionsConfiguration {
    let actions = commands(for: row).reversed().map { command in
      let action = UIContextualAction(
        style: command.isDestructive ? .destructive : .normal,
        title: command.title
      ) { _, _, done in
        command.perform()
        done(true)
      }
      action.image = command.icon.image
      return action
    }
    let configuration = UISwipeActionsConfiguration(actions: Array(actions))
    // A deletion cannot be undone: a full swipe must not perform it.
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  private func menu(of row: ListsRow) -> UIMenu {
    UIMenu(
      children: commands(for: row).map { command in
        UIAction(
          title: command.title,
          image: command.icon.image,
          attributes: command.isDestructive ? .destructive : []
        ) { _ in command.perform() }
      }
    )
  }

  // MARK: What is asked first

  private func makeList() {
    let page = ListTitleViewController(.make, strings: viewModel.strings) { [viewModel] in
      viewModel.makeList($0)
    }
    present(page.inSheet(), animated: true)
  }

  private func rename(_ row: ListsRow, _ list: ReaderList) {
    let page = ListTitleViewController(.rename(list.title), strings: viewModel.strings) {
      [viewModel] in viewModel.rename(row.itemID, to: $0)
    }
    present(page.inSheet(), animated: true)
  }

  private func askToDelete(_ row: ListsRow, _ list: ReaderList) {
    let strings = viewModel.strings
    let question = MomentRow.Actions.Question(
      title: strings.deleteList,
      question: strings.deleteListQuestion(row.title),
      explanation: strings.deleteListExplanation
    )
    ask(question, strings: strings) { [viewModel] in viewModel.delete(row.itemID) }
  }
}
