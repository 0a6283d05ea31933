import DesignKit
public import Foundations
import ListModel
public import MomentsContracts
public import UIKit

/// The page of a sheet in which something is written: one button leaves it, another is done with
/// it.
///
/// Subclasses call ``show(_:of:isWritten:isAnimated:)`` with each content.
open class FormSheetViewController: TableModelViewController {
  private let form: any FormSheetViewModel
  private let name: String
  private let finishTitle: String
  private let finishName: String
  private let finishButton = UIBarButtonItem()
  private var loading: Task<Void, Never>?

  /// Makes a page that shows nothing yet.
  ///
  /// - Parameters:
  ///   - form: What the sheet is about.
  ///   - name: What the identifiers of its buttons begin with: `name.cancel`.
  ///   - finish: The title of the button that is done with it.
  ///   - finishName: What the identifier of that button ends with.
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
    super.init(style: .table(.insetGrouped))
  }

  isolated deinit {
    loading?.cancel()
  }

  /// Reads what there is, again where that failed before; cancelled with the page.
  public func load() {
    loading?.cancel()
    loading = Task { [form] in await form.load() }
  }

  /// Puts the buttons into the bar, and begins to load.
  open override func bind() {
    super.bind()
    let cancelButton = UIBarButtonItem(
      primaryAction: UIAction(title: form.strings.cancel) { [form] _ in form.close() }
    )
    cancelButton.accessibilityIdentifier = "\(name).cancel"
    finishButton.primaryAction = UIAction(title: finishTitle) { [form] _ in form.finish() }
    finishButton.style = .done
    finishButton.accessibilityIdentifier = "\(name).\(finishName)"
    navigationItem.leftBarButtonItem = cancelButton
    navigationItem.rightBarButtonItem = finishButton
    form.message.observe { [weak self] in self?.listView.show($0) }.disposed(by: bindings)
    load()
  }

  /// Hands the screen view to the view model.
  open override func trackScreenView() { form.screenDidAppear() }

  /// Shows a content.
  ///
  /// - Parameters:
  ///   - table: What it is shown by.
  ///   - content: The content.
  ///   - isWritten: Whether there is something that a drag must not throw away.
  ///   - isAnimated: Whether rows that come and go are seen to move.
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
