import DesignKit
public import Foundations
import ListModel
public import MomentsComponents
public import MomentsContracts
import MomentsLanguage
import UIKit

/// The sheet in which the reader writes a private note about a person.
///
/// Present it with `inSheet()`.
public final class NoteViewController: FormSheetViewController<NoteContent> {
  private let viewModel: any NoteViewModel

  /// Makes the sheet's page with a view model, demo or live.
  public init(viewModel: any NoteViewModel) {
    self.viewModel = viewModel
    let strings = viewModel.strings
    super.init(
      viewModel,
      showing: viewModel.content,
      named: "note",
      finish: strings.save,
      isAnimated: false
    )
    // There is no space for the server.
    let name = viewModel.content.value.person.handle.dropFirst().prefix { $0 != "@" }
    title = strings.note(about: "@\(name)")
  }

  public override func table(of content: NoteContent) -> TableModel {
    let strings = viewModel.strings
    return TableModel {
      Section(strings.notePrivacy, id: "note") {
        Row(
          WrittenTextView.self,
          WrittenTextRow(
            itemID: "note.text",
            text: content.text,
            label: strings.noteTitle,
            placeholder: strings.notePlaceholder,
            counter: content.counter,
            strings: strings
          )
        )
        .onAction { [viewModel] text, _ in viewModel.setText(text) }
      }
    }
  }
}
