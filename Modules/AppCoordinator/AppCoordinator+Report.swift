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

  /// The button of a timeline that shows what else can be done.
  func moreButton(_ actions: [UIAction], named name: String) -> UIBarButtonItem {
    let button = UIBarButtonItem(image: Icon.more.image, menu: UIMenu(children: actions))
    button.accessibilityLabel = factory.strings.moreActions
    button.accessibilityIdentifier = name
    return button
  }
}
