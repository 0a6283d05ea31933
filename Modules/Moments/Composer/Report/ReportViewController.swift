import DesignKit
public import Foundations
import ListModel
public import MomentsComponents
public import MomentsContracts
import MomentsLanguage
import MomentsValues
import UIKit

/// The sheet that reports a person to the server's moderators.
///
/// Present it with `inSheet()`.
public final class ReportViewController: FormSheetViewController<ReportContent> {
  private let viewModel: any ReportViewModel

  /// Makes the sheet's page with a view model, demo or live.
  public init(viewModel: any ReportViewModel) {
    self.viewModel = viewModel
    let strings = viewModel.strings
    super.init(
      viewModel,
      showing: viewModel.content,
      named: "report",
      finish: strings.reportSend,
      as: "send"
    )
    // There is no space for the server, which is shown below where it matters.
    let name = viewModel.content.value.person.handle.dropFirst().prefix { $0 != "@" }
    title = strings.report("@\(name)")
  }

  public override func table(of content: ReportContent) -> TableModel {
    let strings = viewModel.strings
    return TableModel {
      Section(strings.reportQuestion, id: "categories", content.categories) { category in
        Row(
          TitleRow(
            strings.reportCategory(category),
            id: ListItemID("report.category.\(category.rawValue)"),
            detail: strings.reportCategoryDetail(category),
            role: .opens,
            isChosen: content.category == category
          )
        )
        .onSelect { [viewModel] _ in viewModel.choose(category) }
      }
      if content.category == .rules {
        choices(strings.reportRules, "rule", content.rules) { [viewModel] in
          viewModel.toggleRule($0)
        }
      }
      if !content.posts.isEmpty {
        choices(strings.reportPosts, "post", content.posts) { [viewModel] in
          viewModel.togglePost($0)
        }
      }
      Section(strings.reportComment, id: "comment") {
        Row(
          WrittenTextView.self,
          WrittenTextRow(
            itemID: "report.comment",
            text: content.comment,
            label: strings.reportComment,
            placeholder: strings.reportCommentPlaceholder,
            counter: content.counter,
            strings: strings
          )
        )
        .onAction { [viewModel] text, _ in viewModel.setComment(text) }
      }
      if let host = content.host {
        Section(id: "forward") {
          Row(
            TitleRow(
              strings.reportForward(host),
              id: "report.forward",
              detail: strings.reportForwardDetail,
              isOn: content.isForwarded
            )
          )
          .onAction { [viewModel] isOn, _ in viewModel.setForwarded(isOn) }
        }
      }
    }
  }

  /// Several independent choices.
  private func choices(
    _ title: String,
    _ name: String,
    _ choices: [ReportContent.Choice],
    _ toggle: @escaping (ListItemID) -> Void
  ) -> Section {
    Section(title, id: ListItemID(name), choices) { choice in
      Row(
        TitleRow(
          choice.title,
          id: ListItemID("report.\(name).\(choice.id)"),
          detail: choice.detail.isEmpty ? nil : choice.detail,
          role: .opens,
          isChosen: choice.isChosen
        )
      )
      .onSelect { _ in toggle(choice.id) }
    }
  }
}
