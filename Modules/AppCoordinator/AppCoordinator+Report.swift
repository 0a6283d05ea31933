import DesignKit
import MomentsComposer
import MomentsContracts
import UIKit

extension AppCoordinator {
  /// Shows the sheet to report a person.
  func showReport(of subject: ReportSubject) {
    guard let viewModel = factory.makeReport(subject) else {
      return showMessage(factory.strings.notPossibleHere)
    }
    let sheet = ReportViewController.makeSheet(viewModel: viewModel)
    let said = factory.strings.reported(subject.person.handle)
    present(sheet, of: viewModel) { [weak self] in self?.showMessage(said) }
  }

  /// Shows a sheet in which something is written, until the reader closes or finishes it.
  func present(
    _ sheet: UINavigationController,
    of form: any FormSheetViewModel,
    whenDone: (() -> Void)? = nil
  ) {
    form.onClose = { [weak sheet] isDone in
      sheet?.presentingViewController?.dismiss(animated: true)
      if isDone { whenDone?() }
    }
    askToSignIn(on: sheet.topViewController)
    shell.frontmost.present(sheet, animated: true)
  }

  /// The button of a timeline for more actions.
  func moreButton(_ actions: [UIAction], named name: String) -> UIBarButtonItem {
    let button = UIBarButtonItem(image: Icon.more.image, menu: UIMenu(children: actions))
    button.accessibilityLabel = factory.strings.moreActions
    button.accessibilityIdentifier = name
    return button
  }
}
