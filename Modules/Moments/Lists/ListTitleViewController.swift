import DesignKit
public import Foundations
import ListModel
import MomentsComponents
import MomentsContracts
public import MomentsLanguage
public import UIKit

/// The sheet that edits the title of a list.
///
/// Present it with `inSheet()`.
public final class ListTitleViewController: ListViewController {
  /// The purpose of the title.
  public enum Purpose: Hashable {
    /// A new list.
    case make
    /// A list with this current title.
    case rename(String)
  }

  private let purpose: Purpose
  private let strings: Strings
  private let onDone: (String) -> Void
  private let doneButton = UIBarButtonItem()
  private var text: String

  /// Makes the page of the sheet.
  ///
  /// - Parameters:
  ///   - purpose: The purpose of the title.
  ///   - strings: The reader's language.
  ///   - onDone: Called with the title, which is not only spaces.
  public init(_ purpose: Purpose, strings: Strings, onDone: @escaping (String) -> Void) {
    self.purpose = purpose
    self.strings = strings
    self.onDone = onDone
    if case .rename(let title) = purpose { text = title } else { text = "" }
    super.init(style: .table(.insetGrouped))
    title = purpose == .make ? strings.newList : strings.renameList
  }

  public override func bind() {
    super.bind()
    let cancel = UIBarButtonItem(strings.cancel, id: "list.cancel") { [weak self] in
      self?.dismiss(animated: true)
    }
    doneButton.primaryAction = UIAction(
      title: purpose == .make ? strings.makeList : strings.saveListTitle
    ) { [weak self] _ in self?.finish() }
    doneButton.style = .done
    doneButton.accessibilityIdentifier = "list.save"
    navigationItem.leftBarButtonItem = cancel
    navigationItem.rightBarButtonItem = doneButton
    let row = TextFieldRow(
      text,
      id: "list.title",
      placeholder: strings.listTitlePlaceholder,
      takesFocus: true
    )
    apply(
      TableModel {
        Section(id: "title") {
          Row(row, onReturn: { [weak self] in self?.finish() }) { [weak self] in self?.take($0) }
        }
      },
      animated: false
    )
    take(text)
  }

  private func take(_ text: String) {
    self.text = text
    doneButton.isEnabled = !text.allSatisfy(\.isWhitespace)
  }

  private func finish() {
    guard doneButton.isEnabled else { return }
    dismiss(animated: true)
    onDone(text)
  }
}
