import DesignKit
import Foundations
import ListModel
import MomentsContracts
import MomentsLanguage
import UIKit

/// A page of the sheet that chooses one of several values, and goes back.
final class ComposerChoiceViewController: ListViewController {
  /// A row that opens another page, and its action.
  typealias Further = (row: TitleRow, open: () -> Void)

  private let choices: [TitleRow]
  private let further: () -> Further?
  private let onChoose: (Int) -> Void
  private var hasOpened = false

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - title: The title of the page.
  ///   - choices: The values to choose from.
  ///   - further: The row that opens another page, read each time the page appears; `nil` for none.
  ///   - onChoose: Called with the index of the chosen value.
  init(
    title: String,
    choices: [TitleRow],
    further: @escaping () -> Further? = { nil },
    onChoose: @escaping (Int) -> Void
  ) {
    self.choices = choices
    self.further = further
    self.onChoose = onChoose
    super.init(style: .table(.insetGrouped))
    self.title = title
  }

  /// The page that chooses the language of the text.
  convenience init(
    languages: [WritingLanguage],
    chosen: String,
    strings: Strings,
    onChoose: @escaping (String) -> Void
  ) {
    self.init(
      title: strings.composerLanguageTitle,
      choices: languages.map {
        TitleRow(
          $0.name,
          id: ListItemID("choice.\($0.tag)"),
          role: .opens,
          isChosen: $0.tag == chosen
        )
      },
      onChoose: { onChoose(languages[$0].tag) }
    )
  }

  override func bind() {
    super.bind()
    show()
  }

  /// Shows the choice made on a page that this one opened.
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if further() != nil { show() }
  }

  private func show() {
    // As wide as the symbols, which are hidden at large text sizes.
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let inset = !isLarge && choices.contains { $0.image != nil } ? 24 + Spacing.medium : 0
    apply(
      TableModel {
        Section(id: "choices") {
          for (index, choice) in choices.enumerated() {
            Row(choice)
              .separator(.inset(leading: Spacing.large + inset))
              .onSelect { [weak self] _ in self?.choose(index) }
          }
        }
        if let further = further() {
          Section(id: "further") {
            if further.row.role == .opens {
              Row(further.row).accessory(.disclosureIndicator).onSelect { _ in further.open() }
            } else {
              Row(further.row)
            }
          }
        }
      },
      animated: false
    )
  }

  /// Scrolls a long page to the chosen value, as soon as its height is known.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard !hasOpened, listView.bounds.height > 0 else { return }
    hasOpened = true
    listView.scrollView.layoutIfNeeded()
    if let chosen = choices.first(where: { $0.isChosen == true }), choices.count > 12 {
      listView.scroll(to: chosen.itemID, in: TitleRowView.self, at: .middle, animated: false)
    }
  }

  private func choose(_ index: Int) {
    onChoose(index)
    navigationController?.popViewController(animated: true)
  }
}
