import DesignKit
import Foundations
import ListModel
import MomentsContracts
import UIKit

/// A page of the sheet that chooses one of several things, and goes back.
final class ComposerChoiceViewController: TableModelViewController {
  private let choices: [ComposerChoice]
  private let onChoose: (String) -> Void
  private var hasOpened = false

  init(title: String, choices: [ComposerChoice], onChoose: @escaping (String) -> Void) {
    self.choices = choices
    self.onChoose = onChoose
    super.init(TableModel().style(.insetGrouped))
    self.title = title
  }

  /// The page that chooses the language something is written in.
  convenience init(
    languages: [ComposerLanguage],
    chosen: String,
    strings: Strings,
    onChoose: @escaping (String) -> Void
  ) {
    self.init(
      title: strings.composerLanguageTitle,
      choices: languages.map {
        ComposerChoice(id: $0.tag, title: $0.name, isChosen: $0.tag == chosen)
      },
      onChoose: onChoose
    )
  }

  override func bind() {
    super.bind()
    // As wide as the symbols, which large letters leave no room for.
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let inset = !isLarge && choices.contains { $0.icon != nil } ? 24 + Spacing.medium : 0
    apply(
      TableModel {
        Section(id: "choices") {
          for choice in choices {
            Row(ComposerChoiceView.self, choice)
              .separator(.inset(leading: Spacing.large + inset))
              .onSelect { [weak self] in self?.choose($0) }
          }
        }
      }
      .style(.insetGrouped),
      animated: false
    )
  }

  /// Opens a long page at what is chosen, as soon as it is known how high the page is.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard !hasOpened, tableView.bounds.height > 0 else { return }
    hasOpened = true
    tableView.layoutIfNeeded()
    if let chosen = choices.first(where: \.isChosen), choices.count > 12 {
      scroll(to: chosen.itemID, in: ComposerChoiceView.self, at: .middle, animated: false)
    }
  }

  private func choose(_ choice: ComposerChoice) {
    onChoose(choice.id)
    navigationController?.popViewController(animated: true)
  }
}
