import Foundation
import UIKit

/// A text view on a screen of its own, and its delegate's calls.
@MainActor final class TextViewFixture: NSObject, UITextViewDelegate {
  let headless: HeadlessHost
  let window: UIWindow
  let view = UITextView()
  var events: [String] = []
  var mayChange = true
  var mayEnd = true

  init(
    _ text: String = "",
    size: CGSize = CGSize(width: 300, height: 200),
    isRightToLeft: Bool = false,
    traits: (inout any UIMutableTraits) -> Void = { _ in }
  ) {
    headless = HeadlessHost(
      size: size,
      traits: UITraitCollection { mutable in
        mutable.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        mutable.userInterfaceStyle = .light
        traits(&mutable)
      }
    )
    window = headless.makeWindow()
    super.init()
    headless.run {
      window.backgroundColor = .systemBackground
      view.font = .preferredFont(forTextStyle: .body, compatibleWith: window.traitCollection)
      view.text = text
      view.frame = window.bounds
      window.addSubview(view)
      view.delegate = self
    }
    headless.frame()
  }

  /// Makes the view the first responder, with the caret at an offset.
  func focus(at offset: Int? = nil) {
    headless.run {
      view.becomeFirstResponder()
      if let offset { view.selectedRange = NSRange(location: offset, length: 0) }
    }
    headless.frame()
    events = []
  }

  /// The middle of the caret's line at an offset, on the screen.
  func point(at offset: Int) -> CGPoint {
    let position = view.position(from: view.beginningOfDocument, offset: offset)
    let caret = view.caretRect(for: position ?? view.endOfDocument)
    return view.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil)
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    events.append("shouldBegin")
    return true
  }
  func textViewDidBeginEditing(_ textView: UITextView) { events.append("didBegin") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    events.append("shouldEnd")
    return mayEnd
  }
  func textViewDidEndEditing(_ textView: UITextView) { events.append("didEnd") }
  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    events.append("should \(range.location)+\(range.length) \(text)")
    return mayChange
  }
  func textViewDidChange(_ textView: UITextView) { events.append("change \(textView.text ?? "")") }
  func textViewDidChangeSelection(_ textView: UITextView) {
    events.append("select \(textView.selectedRange.location)+\(textView.selectedRange.length)")
  }
}
