public import Foundation

/// The gestures that place the caret and select words in a program's own text view.
///
/// Add it to the view and set ``textInput``. A tap places the caret, a double tap selects a word,
/// and during a long press the caret follows the finger. The view draws caret and selection itself.
@preconcurrency @MainActor open class UITextInteraction: NSObject, UIInteraction {
  /// The delegate, which is not retained.
  open weak var delegate: (any UITextInteractionDelegate)?

  /// The text, which is not retained: usually the view of the interaction.
  open weak var textInput: (any UIResponder & UITextInput)?

  /// What the interaction changes.
  open private(set) var textInteractionMode: UITextInteractionMode

  /// The view of the interaction.
  open private(set) weak var view: UIView?

  private let tap = UITapGestureRecognizer()
  private let doubleTap = UITapGestureRecognizer()
  private let press = UILongPressGestureRecognizer()
  private lazy var gate = TextInteractionGate(interaction: self)

  /// Makes an interaction without a text.
  public init(for mode: UITextInteractionMode) {
    textInteractionMode = mode
    super.init()
    doubleTap.numberOfTapsRequired = 2
    for recognizer in gesturesForFailureRequirements { recognizer.delegate = gate }
    tap.addAction { [weak self] in self?.placeCaret($0) }
    doubleTap.addAction { [weak self] in self?.selectWord($0) }
    press.addAction { [weak self] in self?.pressDidChange($0) }
  }

  /// The recognizers, of which others can require that they fail.
  open var gesturesForFailureRequirements: [UIGestureRecognizer] { [tap, doubleTap, press] }

  /// Called before the interaction is added to another view or removed.
  open func willMove(to view: UIView?) {
    for recognizer in gesturesForFailureRequirements {
      self.view?.removeGestureRecognizer(recognizer)
    }
  }

  /// Called after the interaction was added to a view or removed.
  open func didMove(to view: UIView?) {
    self.view = view
    for recognizer in gesturesForFailureRequirements { view?.addGestureRecognizer(recognizer) }
  }

  /// Whether a gesture of the interaction begins.
  fileprivate func begins(_ recognizer: UIGestureRecognizer) -> Bool {
    guard textInput != nil, recognizer !== tap || textInteractionMode == .editable else {
      return false
    }
    return delegate?.interactionShouldBegin(self, at: recognizer.location(in: view)) ?? true
  }

  // MARK: - Gestures

  private func position(of recognizer: UIGestureRecognizer) -> UITextPosition? {
    textInput.flatMap { $0.closestPosition(to: recognizer.location(in: $0.textInputView)) }
  }

  private func placeCaret(_ recognizer: UIGestureRecognizer) {
    guard recognizer.state == .ended else { return }
    delegate?.interactionWillBegin(self)
    moveCaret(to: recognizer)
    delegate?.interactionDidEnd(self)
  }

  private func selectWord(_ recognizer: UIGestureRecognizer) {
    guard recognizer.state == .ended else { return }
    delegate?.interactionWillBegin(self)
    selectWord(at: recognizer)
    delegate?.interactionDidEnd(self)
  }

  private func pressDidChange(_ recognizer: UIGestureRecognizer) {
    let isEditable = textInteractionMode == .editable
    switch recognizer.state {
    case .began:
      delegate?.interactionWillBegin(self)
      if isEditable { moveCaret(to: recognizer) } else { selectWord(at: recognizer) }
    case .changed: if isEditable { moveCaret(to: recognizer) }
    case .ended, .cancelled: delegate?.interactionDidEnd(self)
    case .possible, .failed: break
    }
  }

  private func moveCaret(to recognizer: UIGestureRecognizer) {
    guard let textInput, let position = position(of: recognizer) else { return }
    textInput.becomeFirstResponder()
    textInput.selectedTextRange = textInput.textRange(from: position, to: position)
  }

  private func selectWord(at recognizer: UIGestureRecognizer) {
    guard let textInput, let position = position(of: recognizer) else { return }
    textInput.becomeFirstResponder()
    // At the end of a word the word before is meant.
    let directions = [UITextStorageDirection.forward, .backward]
    let words = directions.lazy.compactMap {
      textInput.tokenizer.rangeEnclosingPosition(position, with: .word, inDirection: .storage($0))
    }
    if let word = words.first { textInput.selectedTextRange = word }
  }
}

/// Lets gestures begin where the interaction does, and beside each other.
private final class TextInteractionGate: NSObject, UIGestureRecognizerDelegate {
  private weak var interaction: UITextInteraction?

  init(interaction: UITextInteraction) { self.interaction = interaction }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    interaction?.begins(gestureRecognizer) ?? false
  }

  /// The first tap of a double tap places the caret without a delay.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    interaction?.gesturesForFailureRequirements.contains(otherGestureRecognizer) ?? false
  }
}
