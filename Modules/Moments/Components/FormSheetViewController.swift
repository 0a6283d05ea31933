import DesignKit
public import Foundations
public import ListModel
public import MomentsContracts
import MomentsLanguage
import UIKit

/// The page of a sheet with a form: one button leaves it, another submits it.
///
/// Subclasses make the table of each content.
open class FormSheetViewController<Content: FormContent>: ListViewController {
  private let form: any FormSheetViewModel
  private let content: Observable<Content>
  private let name: String
  private let finishTitle: String
  private let finishName: String
  private let isAnimated: Bool
  private let finishButton = UIBarButtonItem()

  /// Makes a page without content.
  ///
  /// - Parameters:
  ///   - form: The view model of the sheet.
  ///   - content: The view model's content.
  ///   - name: The prefix of the buttons' accessibility identifiers: `name.cancel`.
  ///   - finish: The title of the button that submits the form.
  ///   - finishName: The suffix of that button's accessibility identifier.
  ///   - isAnimated: Whether insertions and deletions are animated.
  public init(
    _ form: any FormSheetViewModel,
    showing content: Observable<Content>,
    named name: String,
    finish: String,
    as finishName: String = "save",
    isAnimated: Bool = true
  ) {
    self.form = form
    self.content = content
    self.name = name
    self.finishName = finishName
    self.isAnimated = isAnimated
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
    content.observe { [weak self] in self?.show($0) }.disposed(by: bindings)
  }

  /// The table that shows a content; every page overrides it.
  open func table(of content: Content) -> TableModel {
    preconditionFailure("\(type(of: self)) must override table(of:)")
  }

  private func show(_ content: Content) {
    apply(table(of: content), animated: isAnimated && view.window != nil)
    finishButton.isEnabled = content.canFinish
    isModalInPresentation = content.isWritten
    navigationController?.isModalInPresentation = content.isWritten
  }
}
