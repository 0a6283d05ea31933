import Foundation

/// Observes changes of a text that do not come from the host's input method, which must then
/// discard its composition.
@MainActor final class TextInputObserver: UITextInputDelegate {
  private weak var input: (any UITextInput)?
  private var isFromHost = false
  /// Whether the input method must discard its composition.
  var needsReset = false

  /// Observes the first responder; stops observing the previous one.
  func follow(_ responder: UIResponder?) {
    let next = responder as? any UITextInput
    guard next !== input else { return }
    if input?.inputDelegate === self { input?.inputDelegate = nil }
    input = next
    next?.inputDelegate = self
    needsReset = true
  }

  /// Performs a request of the input method.
  func performForHost(_ body: () -> Void) {
    isFromHost = true
    body()
    isFromHost = false
  }

  func selectionWillChange(_ textInput: (any UITextInput)?) {}
  func selectionDidChange(_ textInput: (any UITextInput)?) { note() }
  func textWillChange(_ textInput: (any UITextInput)?) {}
  func textDidChange(_ textInput: (any UITextInput)?) { note() }

  private func note() {
    if !isFromHost { needsReset = true }
  }
}
