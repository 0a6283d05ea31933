import DesignKit
import MomentsComposer
import MomentsContracts
import UIKit

extension AppCoordinator {
  /// Shows the sheet to write a note about a person.
  func showNote(about person: PersonReference) {
    guard let viewModel = factory.makeNote(about: person) else {
      return showMessage(factory.strings.notPossibleHere)
    }
    present(NoteViewController(viewModel: viewModel), of: viewModel)
  }

  /// Shows the sheet to edit the reader's profile.
  func showProfileEditor() {
    guard let viewModel = factory.makeProfileEditor() else {
      return showMessage(factory.strings.notPossibleHere)
    }
    let page = ProfileEditorViewController(
      viewModel: viewModel,
      imageLoader: imageLoader,
      photoPicker: photoPicker
    )
    present(page, of: viewModel)
  }

  /// The button for more actions on a person, on their profile; nil where there are none, and on
  /// the reader's own.
  func moreButton(for person: PersonReference) -> UIBarButtonItem? {
    guard person.id != factory.reader?.id else { return nil }
    let strings = factory.strings
    var actions: [UIAction] = []
    if factory.makeNote(about: person) != nil {
      actions.append(
        UIAction(strings.noteAction, .edit, id: "profile.note") { [weak self] in
          self?.go(to: .note(person))
        }
      )
    }
    if factory.makePersonLists(person) != nil {
      actions.append(
        UIAction(strings.addToLists, .lists, id: "profile.lists") { [weak self] in
          self?.go(to: .listsWith(person))
        }
      )
    }
    if factory.makeReport(ReportSubject(person: person)) != nil {
      actions.append(
        UIAction(
          strings.report(person.handle),
          .warning,
          id: "profile.report",
          attributes: .destructive
        ) { [weak self] in self?.go(to: .report(ReportSubject(person: person))) }
      )
    }
    guard !actions.isEmpty else { return nil }
    return moreButton(actions, named: "profile.more")
  }
}
