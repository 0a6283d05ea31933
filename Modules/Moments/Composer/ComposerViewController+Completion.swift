import Foundations
import ListModel
import MomentsContracts
import UIKit

extension ComposerViewController {
  /// Says where the caret stands; where an input method composes, nowhere.
  func tellCaret() {
    let selection = textView.selectedRange
    let isPlain = selection.length == 0 && textView.markedTextRange == nil
    viewModel.setCaret(isPlain ? selection.location : nil)
  }

  /// Shows what the word at the caret may become, over the end of what is written.
  func show(_ suggestions: [ComposerSuggestion]) {
    suggestionsView.update(with: suggestions)
    // What is written scrolls out from under the list.
    view.layoutIfNeeded()
    let height = suggestions.isEmpty ? 0 : suggestionsView.bounds.height
    scrollView.contentInset.bottom = height
    scrollView.verticalScrollIndicatorInsets.bottom = height
    guard !suggestions.isEmpty, let caret = textView.selectedTextRange else { return }
    let line = textView.caretRect(for: caret.end)
    scrollView.scrollRectToVisible(textView.convert(line, to: scrollView), animated: false)
  }

  /// Puts a suggestion in place of the word at the caret.
  func choose(_ suggestion: ComposerSuggestion) {
    guard let caret = viewModel.choose(suggestion) else { return }
    textView.selectedRange = NSRange(location: caret, length: 0)
    textView.becomeFirstResponder()
  }

  /// Keys that the list of suggestions takes while it is open.
  func takeKey(_ key: UIKey) -> Bool {
    guard !viewModel.suggestions.value.isEmpty else { return false }
    if key.keyCode == .keyboardEscape {
      viewModel.closeSuggestions()
      return true
    }
    return suggestionsView.take(key)
  }
}
