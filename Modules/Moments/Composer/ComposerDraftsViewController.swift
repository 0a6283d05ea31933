import DesignKit
import Foundations
import ListModel
import MomentsContracts
import MomentsLanguage
import UIKit

/// A page of the sheet with the drafts: a tap opens one, a swipe deletes one.
final class ComposerDraftsViewController: ListViewController {
  private let viewModel: any ComposerViewModel
  private var work: Task<Void, Never>?

  init(viewModel: any ComposerViewModel) {
    self.viewModel = viewModel
    super.init(style: .table(.insetGrouped))
    title = viewModel.strings.composerDraftsTitle
  }

  deinit {
    work?.cancel()
  }

  override func bind() {
    super.bind()
    work = Task { [weak self, viewModel] in
      await viewModel.loadDrafts()
      guard !Task.isCancelled, let self else { return }
      viewModel.drafts.observe { [weak self] in self?.show($0) }.disposed(by: bindings)
    }
  }

  private func show(_ drafts: [ComposerDraftRow]) {
    let strings = viewModel.strings
    let empty = ListEmptyMessage(
      title: strings.composerNoDrafts,
      message: strings.composerNoDraftsMessage
    )
    apply(
      TableModel {
        for draft in drafts {
          let id = ListItemID("draft.\(draft.id)")
          Row(TitleRow(draft.text, id: id, detail: draft.detail, role: .opens, lines: 2))
            .separator(.inset(leading: Spacing.large))
            .onSelect { [weak self] _ in self?.open(draft) }
            .trailingSwipe { [weak self] _ in self?.swipe(on: draft) }
        }
      }
      .state(drafts.isEmpty ? .empty(empty) : .content),
      animated: view.window != nil
    )
  }

  private func open(_ draft: ComposerDraftRow) {
    Task { [weak self, viewModel] in
      await viewModel.openDraft(draft.id)
      self?.navigationController?.popViewController(animated: true)
    }
  }

  private func swipe(on draft: ComposerDraftRow) -> UISwipeActionsConfiguration {
    let action = UIContextualAction(style: .destructive, title: viewModel.strings.delete) {
      [viewModel] _, _, completion in
      Task {
        await viewModel.deleteDraft(draft.id)
        completion(true)
      }
    }
    return UISwipeActionsConfiguration(actions: [action])
  }
}
