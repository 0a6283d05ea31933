import DesignKit
public import Foundations
import ListModel
public import MomentsContracts
import MomentsLanguage
import UIKit

/// The page of a sheet with a form: one button leaves it, another submits it.
///
/// Subclasses call ``show(_:of:isWritten:isAnimated:)`` with each content.
open class FormSheetViewController: ListViewController {
  private let form: any FormSheetViewModel
  private let name: String
  private let finishTitle: String
  private let finishName: String
  private let finishButton = UIBarButtonItem()

  /// Makes a page without content.
  ///
  /// - Parameters:
  ///   - form: The view model of the sheet.
  ///   - name: The prefix of the buttons' accessibility identifiers: `name.cancel`.
  ///   - finish: The title of the button that submits the form.
  ///   - finishName: The suffix of that button's accessibility identifier.
  public init(
    _ form: any FormSheetViewModel,
    named name: String,
    finish: String,
    as finishName: String = "save"
  ) {
    self.form = form
    self.name = name
    self.finishName = finishName
    finishTitle = finish
    super.init(form, style: .table(.insetGrouped))
    listView.allowsRefresh = false
    listView.updater.keepsPositionAtTop = false
  }

  open override func bind() {
    super.bind()
    let cancelButton = UIBarButtonItem(form.strings.cancel, id: "\(name).cancel") { [form] in
      form.close()
    }
    finishButton.primaryAction = UIAction(title: finishTitle) { [form] _ in form.finish() }
    finishButton.style = .done
    finishButton.accessibilityIdentifier = "\(name).\(finishName)"
    navigationItem.leftBarButtonItem = cancelButton
    navigationItem.rightBarButtonItem = finishButton
  }

  /// Shows a content.
  ///
  /// - Parameters:
  ///   - table: The table that shows it.
  ///   - content: The content.
  ///   - isWritten: Whether there is input that a drag must not discard.
  ///   - isAnimated: Whether insertions and deletions are animated.
  public func show(
    _ table: TableModel,
    of content: some FormContent,
    isWritten: Bool,
    isAnimated: Bool = true
  ) {
    apply(table, animated: isAnimated && view.window != nil)
    finishButton.isEnabled = content.canFinish
    isModalInPresentation = isWritten
    navigationController?.isModalInPresentation = isWritten
  }
}
