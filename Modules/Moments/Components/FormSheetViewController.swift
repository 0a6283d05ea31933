import DesignKit
public import Foundations
public import UIKit

/// The page of a sheet in which something is written: one button leaves it, another is done with
/// it.
///
/// Subclasses say what the buttons do, and call ``show(_:canFinish:isWritten:isAnimated:)`` with
/// each content.
open class FormSheetViewController: TableModelViewController {
  private let name: String
  private let titles: (cancel: String, finish: String)
  private let finishName: String
  private let load: () async -> Void
  private let finishButton = UIBarButtonItem()
  private var loading: Task<Void, Never>?

  /// Makes a page that shows nothing yet.
  ///
  /// - Parameters:
  ///   - name: What the identifiers of its buttons begin with: `name.cancel`.
  ///   - cancel: The title of the button that leaves.
  ///   - finish: The title of the button that is done with it.
  ///   - finishName: What the identifier of that button ends with.
  ///   - load: Reads what is to be changed or chosen from; called once, cancelled with the page.
  public init(
    named name: String,
    cancel: String,
    finish: String,
    as finishName: String,
    load: @escaping () async -> Void
  ) {
    self.name = name
    self.finishName = finishName
    self.load = load
    titles = (cancel, finish)
    super.init(style: .table(.insetGrouped))
  }

  isolated deinit {
    loading?.cancel()
  }

  /// Leaves without what was written.
  open func cancel() {}

  /// Is done with what was written.
  open func finish() {}

  /// Puts the buttons into the bar, and begins to load.
  open override func bind() {
    super.bind()
    let cancelButton = UIBarButtonItem(
      primaryAction: UIAction(title: titles.cancel) { [weak self] _ in self?.cancel() }
    )
    cancelButton.accessibilityIdentifier = "\(name).cancel"
    finishButton.primaryAction = UIAction(title: titles.finish) { [weak self] _ in self?.finish() }
    finishButton.style = .done
    finishButton.accessibilityIdentifier = "\(name).\(finishName)"
    navigationItem.leftBarButtonItem = cancelButton
    navigationItem.rightBarButtonItem = finishButton
    loading = Task { [load] in await load() }
  }

  /// Shows a content.
  ///
  /// - Parameters:
  ///   - table: What it is shown by.
  ///   - canFinish: Whether nothing is missing.
  ///   - isWritten: Whether there is something that a drag must not throw away.
  ///   - isAnimated: Whether rows that come and go are seen to move.
  public func show(
    _ table: TableModel,
    canFinish: Bool,
    isWritten: Bool,
    isAnimated: Bool = true
  ) {
    apply(table, animated: isAnimated && view.window != nil)
    finishButton.isEnabled = canFinish
    isModalInPresentation = isWritten
    navigationController?.isModalInPresentation = isWritten
  }
}
