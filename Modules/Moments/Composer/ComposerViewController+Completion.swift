import Foundations
import ListModel
import MomentsContracts
import UIKit

extension ComposerViewController {
  /// Passes the position of the caret to the view model; none while an input method is composing.
  func reportCaret() {
    let selection = textView.selectedRange
    let isPlain = selection.length == 0 && textView.markedTextRange == nil
    viewModel.setCaret(isPlain ? selection.location : nil)
  }

  /// Shows the suggestions for the word at the caret, over the end of the draft.
  func show(_ suggestions: [ComposerSuggestion]) {
    suggestionsView.update(with: suggestions)
    // Scrolls the text out from under the list.
    view.layoutIfNeeded()
    let height = suggestions.isEmpty ? 0 : suggestionsView.bounds.height
    scrollView.contentInset.bottom = height
    scrollView.verticalScrollIndicatorInsets.bottom = height
    guard !suggestions.isEmpty, let caret = textView.selectedTextRange else { return }
    let line = textView.caretRect(for: caret.end)
    scrollView.scrollRectToVisible(textView.convert(line, to: scrollView), animated: false)
  }

  /// Replaces the word at the caret by a suggestion.
  func choose(_ suggestion: ComposerSuggestion) {
    guard let caret = viewModel.choose(suggestion) else { return }
    textView.selectedRange = NSRange(location: caret, length: 0)
    textView.becomeFirstResponder()
  }

  /// Handles the keys of the suggestion list while it is open.
  func takeKey(_ key: UIKey) -> Bool {
    guard !viewModel.suggestions.value.isEmpty else { return false }
    if key.keyCode == .keyboardEscape {
      viewModel.closeSuggestions()
      return true
    }
    return suggestionsView.take(key)
  }
}
