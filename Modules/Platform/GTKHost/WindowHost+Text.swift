internal import CGTKShim
import CoreGraphics
import Foundation
import UIKit

extension WindowHost {
  /// Notifies the input method of the edited text and the caret.
  func notifyInputMethod() {
    guard let widget else { return }
    let state = host.textInputState
    if host.takeNeedsInputReset(), knownInput != nil { host_widget_reset_input(widget) }
    guard state != knownInput else { return }
    knownInput = state
    guard let state else {
      host_widget_set_input(widget, 0, 0, 0)
      return
    }
    host_widget_set_input(
      widget,
      1,
      Int32(state.purpose.rawValue),
      Int32(bitPattern: state.hints.rawValue)
    )
    let caret = state.caret
    host_widget_set_caret(
      widget,
      Int32(caret.minX),
      Int32(caret.minY),
      Int32(max(caret.width, 1)),
      Int32(caret.height)
    )
  }

  /// Sends the paragraph around the caret to the input method.
  func sendSurroundingText() {
    guard let widget, let text = host.surroundingText() else { return }
    host_widget_set_surrounding(
      widget,
      text.text,
      Int32(text.text.utf8.count),
      Int32(text.caret),
      Int32(text.anchor)
    )
  }

  /// Copies the pasteboard to the desktop's clipboard.
  func copyToDesktop() {
    guard let widget else { return }
    if let text = host.pasteboard.string { return host_widget_copy(widget, text) }
    for (type, mime) in Self.imageTypes {
      guard let data = host.pasteboard.data(forPasteboardType: type) else { continue }
      data.withUnsafeBytes { bytes in
        host_widget_copy_data(widget, mime, bytes.baseAddress, bytes.count)
      }
      return
    }
  }

  /// Stores an image copied by another program in the pasteboard.
  func receiveCopied(_ data: Data, mime: String) {
    guard let type = Self.imageTypes.first(where: { $0.1 == mime })?.0, !data.isEmpty else {
      return host.pasteboard.adopt(text: nil)
    }
    host.pasteboard.adopt(data, type: type)
  }

  /// The type identifiers of images on pasteboards, and their MIME types.
  private static let imageTypes = [
    ("public.png", "image/png"), ("public.jpeg", "image/jpeg"), ("com.compuserve.gif", "image/gif"),
    ("org.webmproject.webp", "image/webp"),
  ]
}

extension TextInputState {
  /// The content purpose, as GTK's value.
  fileprivate var purpose: GtkInputPurpose {
    if isSecure { return GTK_INPUT_PURPOSE_PASSWORD }
    switch keyboardType {
    case .URL, .webSearch: return GTK_INPUT_PURPOSE_URL
    case .emailAddress: return GTK_INPUT_PURPOSE_EMAIL
    case .numberPad, .asciiCapableNumberPad: return GTK_INPUT_PURPOSE_DIGITS
    case .decimalPad: return GTK_INPUT_PURPOSE_NUMBER
    case .phonePad: return GTK_INPUT_PURPOSE_PHONE
    case .namePhonePad: return GTK_INPUT_PURPOSE_NAME
    case .asciiCapable: return GTK_INPUT_PURPOSE_ALPHA
    case .numbersAndPunctuation, .twitter: return GTK_INPUT_PURPOSE_FREE_FORM
    case .default: return purposeOfContent
    }
  }

  /// The purpose by the text content type, if no keyboard type is set.
  private var purposeOfContent: GtkInputPurpose {
    switch content {
    case .URL: GTK_INPUT_PURPOSE_URL
    case .emailAddress: GTK_INPUT_PURPOSE_EMAIL
    case .telephoneNumber: GTK_INPUT_PURPOSE_PHONE
    case .name, .givenName, .middleName, .familyName, .nickname: GTK_INPUT_PURPOSE_NAME
    case .password, .newPassword: GTK_INPUT_PURPOSE_PASSWORD
    case .oneTimeCode: GTK_INPUT_PURPOSE_PIN
    case .creditCardNumber: GTK_INPUT_PURPOSE_DIGITS
    default: GTK_INPUT_PURPOSE_FREE_FORM
    }
  }

  /// The input hints, as GTK's value.
  fileprivate var hints: GtkInputHints {
    var bits: UInt32 = 0
    if isSecure { bits |= GTK_INPUT_HINT_PRIVATE.rawValue }
    switch autocapitalization {
    case .none: bits |= GTK_INPUT_HINT_LOWERCASE.rawValue
    case .words: bits |= GTK_INPUT_HINT_UPPERCASE_WORDS.rawValue
    case .sentences: bits |= GTK_INPUT_HINT_UPPERCASE_SENTENCES.rawValue
    case .allCharacters: bits |= GTK_INPUT_HINT_UPPERCASE_CHARS.rawValue
    }
    if autocorrection == .yes { bits |= GTK_INPUT_HINT_WORD_COMPLETION.rawValue }
    switch spellChecking {
    case .no: bits |= GTK_INPUT_HINT_NO_SPELLCHECK.rawValue
    case .yes: bits |= GTK_INPUT_HINT_SPELLCHECK.rawValue
    case .default: break
    }
    return GtkInputHints(rawValue: bits)
  }
}
