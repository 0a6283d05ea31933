import DesignKit
import Foundations
import MomentsComposer
import MomentsContracts
import UIKit

extension AppCoordinator {
  /// Shows the sheet to report a person.
  func showReport(of subject: ReportSubject) {
    guard let viewModel = factory.makeReport(subject) else {
      return showMessage(factory.strings.notPossibleHere)
    }
    let page = ReportViewController(viewModel: viewModel)
    let said = factory.strings.reported(subject.person.handle)
    present(page, of: viewModel) { [weak self] in self?.showMessage(said) }
  }

  /// Shows a form in a sheet, until the reader closes or finishes it.
  func present(
    _ page: BaseViewController,
    of form: any FormSheetViewModel,
    whenDone: (() -> Void)? = nil
  ) {
    let sheet = page.inSheet()
    form.onClose = { [weak sheet] isDone in
      sheet?.presentingViewController?.dismiss(animated: true)
      if isDone { whenDone?() }
    }
    askToSignIn(on: page)
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
