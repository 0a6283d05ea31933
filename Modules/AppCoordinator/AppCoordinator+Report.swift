import DesignKit
import MomentsComposer
import MomentsContracts
import UIKit

extension AppCoordinator {
  /// Shows the sheet to report somebody.
  func showReport(of subject: ReportSubject) {
    guard let viewModel = factory.makeReport(subject) else {
      return say(factory.strings.notPossibleHere)
    }
    let sheet = ReportViewController.makeSheet(viewModel: viewModel)
    let said = factory.strings.reported(subject.person.handle)
    viewModel.onClose = { [weak self, weak sheet] isReported in
      sheet?.presentingViewController?.dismiss(animated: true)
      if isReported { self?.say(said) }
    }
    askToSignIn(on: sheet.topViewController)
    shell.frontmost.present(sheet, animated: true)
  }

  /// What else can be done with somebody, on their profile; nil where nothing can, and on the
  /// reader's own.
  func moreButton(for person: PersonReference) -> UIBarButtonItem? {
    guard person.id != factory.reader?.id else { return nil }
    let strings = factory.strings
    var actions: [UIAction] = []
    if factory.makePersonLists(person) != nil {
      actions.append(
        UIAction(
          title: strings.addToLists,
          image: Icon.lists.image,
          identifier: UIAction.Identifier("profile.lists")
        ) { [weak self] _ in self?.go(to: .listsWith(person)) }
      )
    }
    if factory.makeReport(ReportSubject(person: person)) != nil {
      actions.append(
        UIAction(
          title: strings.report(person.handle),
          image: Icon.warning.image,
          identifier: UIAction.Identifier("profile.report"),
          attributes: .destructive
        ) { [weak self] _ in self?.go(to: .report(ReportSubject(person: person))) }
      )
    }
    guard !actions.isEmpty else { return nil }
    let button = UIBarButtonItem(image: Icon.more.image, menu: UIMenu(children: actions))
    button.accessibilityLabel = strings.moreActions
    button.accessibilityIdentifier = "profile.more"
    return button
  }
}
