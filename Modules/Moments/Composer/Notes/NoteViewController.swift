import DesignKit
public import Foundations
import ListModel
public import MomentsContracts
public import UIKit

/// The sheet in which the reader writes something down about a person, for nobody else.
///
/// Show it by ``makeSheet(viewModel:)``.
public final class NoteViewController: TableModelViewController {
  private let viewModel: any NoteViewModel
  private var loading: Task<Void, Never>?
  private let saveButton = UIBarButtonItem()

  /// Makes the sheet's page over a view model, demo or live.
  public init(viewModel: any NoteViewModel) {
    self.viewModel = viewModel
    super.init(style: .table(.insetGrouped))
    // There is no room for the server.
    let name = viewModel.content.value.person.handle.dropFirst().prefix { $0 != "@" }
    title = viewModel.strings.note(about: "@\(name)")
  }

  isolated deinit {
    loading?.cancel()
  }

  /// Makes the sheet.
  public static func makeSheet(viewModel: any NoteViewModel) -> UINavigationController {
    .writingSheet(NoteViewController(viewModel: viewModel))
  }

  /// Puts the buttons into the bar, and follows the view model.
  public override func bind() {
    super.bind()
    let strings = viewModel.strings
    navigationItem.showWritingButtons(
      saveButton,
      titles: (strings.cancel, strings.save),
      identifiers: ("note.cancel", "note.save"),
      onCancel: { [viewModel] in viewModel.close() },
      onDone: { [viewModel] in viewModel.save() }
    )
    viewModel.content.observe { [weak self] in self?.show($0) }.disposed(by: bindings)
    viewModel.message.observe { [weak self] in self?.listView.show($0) }.disposed(by: bindings)
    loading = Task { [viewModel] in await viewModel.load() }
  }

  /// Hands the screen view to the view model.
  public override func trackScreenView() {
    viewModel.screenDidAppear()
  }

  private func show(_ content: NoteContent) {
    let strings = viewModel.strings
    apply(
      TableModel {
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
      },
      animated: false
    )
    saveButton.isEnabled = content.canBeSaved
    // A drag must not throw away what is written.
    isModalInPresentation = content.isChanged
    navigationController?.isModalInPresentation = isModalInPresentation
  }
}
