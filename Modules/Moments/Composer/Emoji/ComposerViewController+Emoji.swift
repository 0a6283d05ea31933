import Foundations
import ListModel
import MomentsContracts
import UIKit

extension ComposerViewController {
  /// Opens the emoji sheet over the draft; each chosen emoji is inserted at the caret.
  func chooseEmoji() {
    let isInWarning = warningField.isFirstResponder
    view.endEditing(true)
    let picker = EmojiPickerViewController(
      viewModel: viewModel.makeEmojiPicker(),
      imageLoader: imageLoader,
      onChoose: { [weak self] in
        if isInWarning { self?.insertIntoWarning($0) } else { self?.insert($0) }
      },
      onClose: { [weak self] in
        _ =
          isInWarning
          ? self?.warningField.becomeFirstResponder() : self?.textView.becomeFirstResponder()
      }
    )
    present(picker.inSheet(), animated: true)
  }

  /// Inserts an emoji in place of the selection.
  private func insert(_ emoji: String) {
    let units = Array(textView.text.utf16)
    let selection = textView.selectedRange
    let start = min(selection.location, units.count)
    let end = min(start + selection.length, units.count)
    let before = String(decoding: units[..<start], as: UTF16.self)
    let after = String(decoding: units[end...], as: UTF16.self)
    let written = Self.written(emoji, after: before.last, before: after.first)
    viewModel.setText(before + written + after)
    let caret = start + written.utf16.count
    textView.selectedRange = NSRange(location: caret, length: 0)
  }

  /// Appends an emoji to the warning.
  private func insertIntoWarning(_ emoji: String) {
    let before = warningField.text ?? ""
    viewModel.setWarning(before + Self.written(emoji, after: before.last, before: nil))
  }

  /// The text inserted for an emoji: servers recognize shortcodes only with spaces around them.
  static func written(_ emoji: String, after: Character?, before: Character?) -> String {
    guard emoji.hasPrefix(":"), emoji.count > 2 else { return emoji }
    let start = after.map { $0.isWhitespace ? "" : " " } ?? ""
    return start + emoji + (before?.isWhitespace == true ? "" : " ")
  }
}
