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
    guard person.id != factory.reader?.id,
      factory.makeReport(ReportSubject(person: person)) != nil
    else { return nil }
    let strings = factory.strings
    let report = UIAction(
      title: strings.report(person.handle),
      image: Icon.warning.image,
      identifier: UIAction.Identifier("profile.report"),
      attributes: .destructive
    ) { [weak self] _ in self?.go(to: .report(ReportSubject(person: person))) }
    return moreButton([report], named: "profile.more")
  }

  /// The button of a timeline that shows what else can be done.
  func moreButton(_ actions: [UIAction], named name: String) -> UIBarButtonItem {
    let button = UIBarButtonItem(image: Icon.more.image, menu: UIMenu(children: actions))
    button.accessibilityLabel = factory.strings.moreActions
    button.accessibilityIdentifier = name
    return button
  }
}
