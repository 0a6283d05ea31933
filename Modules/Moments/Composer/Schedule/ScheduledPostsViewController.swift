import DesignKit
public import Foundations
import ListModel
public import MomentsComponents
public import MomentsContracts
import MomentsLanguage
public import UIKit

/// The scheduled posts on the server: a tap changes the time, a swipe deletes.
public final class ScheduledPostsViewController: ListScreenViewController {
  private let viewModel: any ScheduledPostsViewModel

  /// Makes the screen with a view model, demo or live.
  public init(viewModel: any ScheduledPostsViewModel) {
    self.viewModel = viewModel
    super.init(viewModel: viewModel, style: .insetGrouped)
  }

  public override func registerRows() {
    register(ScheduledPostRow.self) { [weak self, viewModel] post in
      Row(TitleRow(post.text, id: post.id, detail: post.detail, role: .opens, lines: 5))
        .accessory(.disclosureIndicator)
        .onSelect { _ in self?.chooseTime(of: post) }
        .trailingSwipe { _ in
          .deletion(viewModel.strings.delete) { self?.askToDelete(post) }
        }
        .contextMenu { _ in self?.menu(of: post) }
    }
  }

  private func chooseTime(of post: ScheduledPostRow) {
    guard let time = viewModel.time(of: post.id) else { return }
    navigationController?.pushViewController(
      ScheduleTimeViewController(time) { [viewModel] in viewModel.change(post.id, to: $0) },
      animated: true
    )
  }

  private func menu(of post: ScheduledPostRow) -> UIMenu {
    let change = UIAction(viewModel.strings.scheduledChange, .schedule, id: "scheduled.change") {
      [weak self] in self?.chooseTime(of: post)
    }
    let delete = UIAction(
      viewModel.strings.delete,
      .delete,
      id: "scheduled.delete",
      attributes: .destructive
    ) { [weak self] in self?.askToDelete(post) }
    return UIMenu(children: [change, delete])
  }

  private func askToDelete(_ post: ScheduledPostRow) {
    let strings = viewModel.strings
    let question = MomentRow.Actions.Question(
      title: strings.delete,
      question: strings.scheduledDeleteQuestion,
      explanation: post.detail
    )
    ask(question, strings: strings) { [viewModel] in viewModel.delete(post.id) }
  }
}
