import DesignKit
public import Foundations
import ListModel
public import MomentsComponents
public import MomentsContracts
import MomentsLanguage
import MomentsValues
import UIKit

/// The sheet that edits a filter.
///
/// Present it with `inSheet()`.
public final class WordFilterViewController: FormSheetViewController<WordFilterContent> {
  private let viewModel: any WordFilterViewModel

  /// Makes the sheet's page with a view model, demo or live.
  public init(viewModel: any WordFilterViewModel) {
    self.viewModel = viewModel
    let strings = viewModel.strings
    super.init(viewModel, showing: viewModel.content, named: "filter", finish: strings.filterSave)
    title = viewModel.content.value.isKnown ? strings.filterEditTitle : strings.filterAdd
  }

  // MARK: What it shows

  public override func table(of content: WordFilterContent) -> TableModel {
    let strings = viewModel.strings
    return TableModel {
      words(of: content)
      Section(strings.filterWhere, id: "places", FilterPlace.allCases) { place in
        choice(strings.filterPlace(place), "place.\(place)", content.places.contains(place)) {
          $0.toggle(place)
        }
      }
      Section(strings.filterWhat, id: "actions", FilterAction.allCases) { action in
        choice(
          strings.filterAction(action),
          detail: strings.filterActionDetail(action),
          "action.\(action)",
          content.action == action
        ) { $0.choose(action) }
      }
      Section(strings.filterUntil, id: "ends", content.ends.enumerated()) { place, end in
        choice(strings.filterEnd(end), "end.\(place)", content.end == end) { $0.choose(end) }
      }
      Section(strings.filterName, id: "name") {
        Row(
          TextFieldRow(
            content.title,
            id: "filter.name",
            placeholder: strings.filterNamePlaceholder,
            label: strings.filterName
          )
        ) { [viewModel] in viewModel.setTitle($0) }
      }
      if content.isKnown {
        Section(id: "delete") {
          Row(TitleRow(strings.filterDeleteCommand, id: "filter.delete", role: .destructive))
            .onSelect { [weak self] _ in self?.askToDelete(content.savedTitle) }
        }
      }
    }
  }

  @SectionBuilder private func words(of content: WordFilterContent) -> [Section] {
    let strings = viewModel.strings
    Section(strings.filterWords, id: "words") {
      for (place, word) in content.words.enumerated() {
        Row(
          TextFieldRow(
            word,
            id: ListItemID("filter.word.\(place)"),
            placeholder: strings.filterWordPlaceholder,
            label: strings.filterWordNumber(place + 1),
            takesFocus: place == 0 && content.savedWords.isEmpty
          )
        ) { [viewModel] in viewModel.setWord($0, at: place) }
      }
      for suggestion in content.suggestions {
        Row(
          TitleRow(
            strings.filterTake(suggestion),
            id: ListItemID("filter.take.\(suggestion)"),
            role: .command
          )
        )
        .onSelect { [viewModel] _ in viewModel.take(suggestion) }
      }
    }
    Section(id: "whole") {
      Row(
        TitleRow(
          strings.filterWhole,
          id: "filter.whole",
          detail: strings.filterWholeDetail,
          isOn: content.isWhole
        )
      )
      .onAction { [viewModel] isOn, _ in viewModel.setWhole(isOn) }
    }
  }

  /// A list of choices, with a checkmark on the chosen ones.
  private func choice(
    _ title: String,
    detail: String? = nil,
    _ name: String,
    _ isChosen: Bool,
    _ choose: @escaping (any WordFilterViewModel) -> Void
  ) -> Row<TitleRowView> {
    Row(
      TitleRow(
        title,
        id: ListItemID("filter.\(name)"),
        detail: detail,
        role: .opens,
        isChosen: isChosen
      )
    )
    .onSelect { [viewModel] _ in choose(viewModel) }
  }

  private func askToDelete(_ title: String) {
    ask(viewModel.strings.filterDeleteQuestion(title), strings: viewModel.strings) {
      [viewModel] in viewModel.delete()
    }
  }
}
