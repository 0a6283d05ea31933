import DesignKit
import ListModel
import MomentsContracts
import MomentsLanguage
import UIKit

extension ComposerViewController {
  /// Adds a post, edits another one, or removes one, after confirmation if it has content.
  func perform(_ change: ComposerPartChange) {
    if case .remove(let index) = change {
      let parts = viewModel.content.value.parts
      guard parts.indices.contains(index) else { return }
      if !parts[index].isBlank { return askToRemovePart(index) }
    }
    makePartChange(change)
  }

  private func makePartChange(_ change: ComposerPartChange) {
    viewModel.changeParts(change)
    view.layoutIfNeeded()
    textView.becomeFirstResponder()
    textView.selectedRange = NSRange(location: textView.text.utf16.count, length: 0)
    let frame = textView.convert(textView.bounds, to: scrollView)
    scrollView.scrollRectToVisible(frame, animated: view.window != nil)
  }

  private func askToRemovePart(_ index: Int) {
    let strings = viewModel.strings
    let alert = UIAlertController(
      title: strings.composerRemovePartQuestion,
      message: nil,
      preferredStyle: .alert
    )
    alert.addAction(
      UIAlertAction(title: strings.composerRemovePart, style: .destructive) { [weak self] _ in
        self?.makePartChange(.remove(index))
      }
    )
    alert.addAction(UIAlertAction(title: strings.composerCancel, style: .cancel))
    alert.view.tintColor = Palette.accent
    present(alert, animated: true)
  }
}

extension ComposerContent {
  /// Whether another post can be added: not after an empty one.
  var offersPart: Bool {
    canAddPart && parts.indices.contains(part) && !parts[part].isBlank
  }
}
