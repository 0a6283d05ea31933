import DesignKit
import Foundations
import ListModel
import MomentsContracts
import UIKit

/// A page of the sheet with the drafts: choose one to go on with it, swipe one to throw it away.
final class ComposerDraftsViewController: TableModelViewController {
  private let viewModel: any ComposerViewModel
  private var work: Task<Void, Never>?

  init(viewModel: any ComposerViewModel) {
    self.viewModel = viewModel
    super.init(TableModel().style(.insetGrouped))
    title = viewModel.strings.composerDraftsTitle
  }

  isolated deinit {
    work?.cancel()
  }

  override func bind() {
    super.bind()
    let empty = ListMessageView()
    empty.show(
      ListEmptyMessage(
        title: viewModel.strings.composerNoDrafts,
        message: viewModel.strings.composerNoDraftsMessage
      )
    )
    work = Task { [weak self, viewModel] in
      await viewModel.loadDrafts()
      guard !Task.isCancelled, let self else { return }
      emptyView = empty
      viewModel.drafts.observe { [weak self] in self?.show($0) }.disposed(by: bindings)
    }
  }

  private func show(_ drafts: [ComposerDraftRow]) {
    apply(
      TableModel {
        if !drafts.isEmpty {
          Section(id: "drafts") {
            for draft in drafts {
              Row(ComposerDraftView.self, draft)
                .separator(.inset(leading: Spacing.large))
                .onSelect { [weak self] in self?.open($0) }
                .trailingSwipe { [weak self] in self?.swipe(on: $0) }
            }
          }
        }
      }
      .style(.insetGrouped),
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

/// A draft: how it begins, and what else there is to know.
final class ComposerDraftView: BaseListItemView<ComposerDraftRow, Never> {
  private let textLabel = UILabel()
  private let detailLabel = UILabel()
  private let column = UIStackView()

  override func makeControls() {
    for label in [textLabel, detailLabel] { column.addArrangedSubview(label) }
    addSubview(column)
  }

  override func styleControls() {
    column.axis = .vertical
    column.spacing = Spacing.xxSmall
    configure(textLabel) {
      $0.font = Typography.body()
      $0.textColor = Palette.primaryText
      $0.numberOfLines = 2
    }
    configure(detailLabel) {
      $0.font = Typography.caption()
      $0.textColor = Palette.secondaryText
      $0.numberOfLines = 2
    }
    for label in [textLabel, detailLabel] { label.adjustsFontForContentSizeCategory = true }
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  override func constrainControls() {
    column.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      // In the middle: a row is rounded up to whole pixels, and none of the labels is to get the rest.
      column.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: Spacing.medium),
      column.centerYAnchor.constraint(equalTo: centerYAnchor),
      column.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Spacing.large),
      column.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Spacing.large),
    ])
  }

  override func update(with viewModel: ComposerDraftRow) {
    textLabel.text = viewModel.text
    detailLabel.text = viewModel.detail
    accessibilityLabel = [viewModel.text, viewModel.detail].joined(separator: "\n")
    accessibilityIdentifier = "draft.\(viewModel.id)"
  }
}

extension ComposerDraftView: SelfContainedItemView {}
