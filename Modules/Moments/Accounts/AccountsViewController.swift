import DesignKit
public import Foundations
import ListModel
public import MomentsComponents
public import MomentsContracts
import MomentsLanguage
import UIKit

/// The reader's accounts: choose, add and sign out of accounts, and see the outbox.
public final class AccountsViewController: ListScreenViewController {
  private let viewModel: any AccountsViewModel
  private let imageLoader: ImageLoader

  /// Makes the screen with a view model, demo or live.
  public init(viewModel: any AccountsViewModel, imageLoader: ImageLoader) {
    self.viewModel = viewModel
    self.imageLoader = imageLoader
    super.init(viewModel: viewModel, style: .insetGrouped)
  }

  public override func registerRows() {
    listView.allowsRefresh = false
    listView.declareRows(of: viewModel.content) { [weak self] content in
      content.flatMap { self?.table(of: $0) } ?? TableModel()
    }
  }

  private func table(of content: AccountsContent) -> TableModel {
    let strings = viewModel.strings
    let textInset = Spacing.large + Metrics.avatar + Spacing.medium
    let add = CommandRow("add", icon: .add, title: strings.addAccount)
    return TableModel {
      accounts(of: content, add: add, textInset: textInset)
      if let outbox = content.outbox {
        Section(id: "outbox") {
          Row(CommandListItemView.self, CommandRow("outbox", icon: .outbox, title: outbox))
            .onSelect { [viewModel] _ in viewModel.openOutbox() }
          if content.hasScheduled {
            Row(
              CommandListItemView.self,
              CommandRow("scheduled", icon: .schedule, title: strings.scheduledTitle)
            )
            .onSelect { [viewModel] _ in viewModel.openScheduled() }
          }
        }
      }
      // The swipe on each account does the same, but is hard to discover with a mouse.
      if let current = content.accounts.first(where: \.isCurrent), let title = current.signOutTitle
      {
        Section(id: "sign-out") {
          Row(CommandListItemView.self, signOut(of: current))
            .onSelect { [weak self] _ in self?.askToSignOut(of: current, title: title) }
        }
      }
    }
  }

  private func signOut(of account: AccountRow) -> CommandRow {
    CommandRow(
      "sign-out",
      icon: nil,
      title: viewModel.strings.signOutCommand(account.detail),
      isDestructive: true
    )
  }

  private func accounts(
    of content: AccountsContent,
    add: CommandRow,
    textInset: CGFloat
  ) -> Section {
    let section = Section(id: "accounts") {
      for account in content.accounts {
        Row({ [imageLoader] in AccountListItemView(imageLoader: imageLoader) }, account)
          .separator(.inset(leading: textInset))
          .onSelect { [viewModel] in viewModel.choose($0.id) }
          .trailingSwipe { [weak self] in self?.swipe(on: $0) }
      }
      Row(CommandListItemView.self, add)
        .onSelect { [viewModel] _ in viewModel.addAccount() }
    }
    return content.notice.map { section.footer($0) } ?? section
  }

  private func swipe(on account: AccountRow) -> UISwipeActionsConfiguration? {
    guard let title = account.signOutTitle else { return nil }
    let action = UIContextualAction(style: .destructive, title: title) {
      [weak self] _, _, completion in
      self?.askToSignOut(of: account, title: title)
      completion(true)
    }
    let configuration = UISwipeActionsConfiguration(actions: [action])
    // Data deleted by signing out cannot be restored: a full swipe must not perform it.
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  private func askToSignOut(of account: AccountRow, title: String) {
    let strings = viewModel.strings
    let question = UIAlertController(
      title: strings.signOutQuestion(account.detail),
      message: [account.loss, strings.signOutExplanation].compactMap(\.self)
        .joined(separator: "\n"),
      preferredStyle: .alert
    )
    question.addAction(UIAlertAction(title: strings.cancel, style: .cancel))
    question.addAction(
      UIAlertAction(title: title, style: .destructive) { [viewModel] _ in
        viewModel.signOut(account.id)
      }
    )
    present(question, animated: true)
  }
}
