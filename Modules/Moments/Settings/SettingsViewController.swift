import DesignKit
import Foundations
import ListModel
public import MomentsComponents
public import MomentsContracts
import MomentsLanguage
import UIKit

/// The settings: appearance, language, storage, and about.
public final class SettingsViewController: ListScreenViewController {
  private let viewModel: any SettingsViewModel

  /// Makes the screen with a view model, demo or live.
  public init(viewModel: any SettingsViewModel) {
    self.viewModel = viewModel
    super.init(viewModel: viewModel, style: .insetGrouped)
  }

  public override func registerRows() {
    listView.allowsRefresh = false
    listView.declareRows(of: viewModel.content) { [weak self] in
      self?.table(of: $0) ?? TableModel()
    }
  }

  private func table(of content: SettingsContent) -> TableModel {
    let strings = viewModel.strings
    return TableModel {
      choices(
        strings.appearanceTitle,
        "appearance",
        AppSettings.Appearance.allCases,
        \.appearance,
        of: content.settings,
        name: strings.appearance
      )
      choices(
        strings.languageTitle,
        "language",
        [nil] + AppLanguage.allCases,
        \.language,
        of: content.settings,
        name: strings.language
      )
      choices(
        strings.textSizeTitle,
        "text-size",
        AppSettings.TextSize.allCases,
        \.textSize,
        of: content.settings,
        name: strings.textSize
      )
      if content.hasAccounts || content.hasFilters {
        Section(id: "accounts") {
          if content.hasAccounts {
            opening(strings.accountsTitle, id: "settings.accounts", .accounts) {
              $0.openAccounts()
            }
          }
          if content.hasFilters {
            opening(strings.filtersTitle, id: "settings.filters", .filter) { $0.openFilters() }
          }
        }
      }
      if !content.storage.isEmpty {
        Section(strings.storageTitle, id: "storage") {
          for amount in content.storage { rows(of: amount) }
        }
      }
      Section(id: "about") {
        opening(strings.aboutTitle, id: "settings.about", nil) { $0.openAbout() }
      }
    }
  }

  /// A single choice, with a checkmark on the chosen one.
  private func choices<Choice: Equatable>(
    _ title: String,
    _ id: String,
    _ all: [Choice],
    _ choice: any WritableKeyPath<AppSettings, Choice> & Sendable,
    of settings: AppSettings,
    name: (Choice) -> String
  ) -> Section {
    Section(title, id: ListItemID(id)) {
      for (index, one) in all.enumerated() {
        Row(
          TitleRow(
            name(one),
            id: ListItemID("\(id).\(index)"),
            isChosen: settings[keyPath: choice] == one
          )
        )
        .onSelect { [viewModel] _ in
          var changed = viewModel.content.value.settings
          changed[keyPath: choice] = one
          viewModel.choose(changed)
        }
      }
    }
  }

  private func opening(
    _ title: String,
    id: ListItemID,
    _ icon: Icon?,
    _ open: @escaping (any SettingsViewModel) -> Void
  ) -> Row<TitleRowView> {
    Row(TitleRow(title, id: id, image: icon?.image, role: .opens))
      .accessory(.disclosureIndicator)
      .onSelect { [viewModel] _ in open(viewModel) }
  }

  @RowBuilder private func rows(of amount: StorageAmount) -> [AnyRow] {
    let strings = viewModel.strings
    let kind = amount.kind
    Row(
      TitleRow(
        strings.storage(kind),
        id: ListItemID("storage.\(kind.rawValue)"),
        detail: strings.bytes(amount.bytes)
      )
    )
    if amount.canBeErased {
      Row(
        TitleRow(
          strings.eraseCommand(kind),
          id: ListItemID("erase.\(kind.rawValue)"),
          role: .destructive
        )
      )
      .onSelect { [weak self] _ in self?.askToErase(kind) }
    }
  }

  private func askToErase(_ kind: StorageAmount.Kind) {
    let strings = viewModel.strings
    let question = UIAlertController(
      title: strings.eraseQuestion(kind),
      message: strings.eraseExplanation(kind),
      preferredStyle: .alert
    )
    question.addAction(UIAlertAction(title: strings.cancel, style: .cancel))
    question.addAction(
      UIAlertAction(title: strings.erase, style: .destructive) { [viewModel] _ in
        viewModel.erase(kind)
      }
    )
    present(question, animated: true)
  }
}
