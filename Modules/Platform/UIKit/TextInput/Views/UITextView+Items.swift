import CoreGraphics
import Foundation

extension UITextView {
  /// Returns the item at a point of the text: a link or an attachment of a text that is selectable
  /// and not editable.
  func item(at point: CGPoint) -> UITextItem? {
    guard isSelectable, !isEditable, let index = letterIndex(at: point) else { return nil }
    let whole = NSRange(location: 0, length: textStorage.length)
    var range = NSRange()
    let link = textStorage.attribute(
      .link,
      at: index,
      longestEffectiveRange: &range,
      in: whole
    )
    if let url = link as? URL ?? (link as? String).flatMap({ URL(string: $0) }) {
      return UITextItem(content: .link(url), range: range)
    }
    let attachment = textStorage.attribute(.attachment, at: index, effectiveRange: &range)
    return (attachment as? NSTextAttachment).map {
      UITextItem(content: .textAttachment($0), range: range)
    }
  }

  func actOnItem(at point: CGPoint) -> Bool {
    guard let item = item(at: point) else { return false }
    act(on: item)
    return true
  }

  /// Returns the index of the character at a point of the text.
  private func letterIndex(at point: CGPoint) -> Int? {
    guard textStorage.length > 0 else { return nil }
    let index = editor.body.letter(under: point)
    guard index < textStorage.length else { return nil }
    let letter = (textStorage.string as NSString).rangeOfComposedCharacterSequence(at: index)
    let boxes = editor.body.selectionRects(
      for: letter.location..<letter.upperBound,
      fillWidth: nil
    )
    return boxes.contains { $0.contains(point) } ? index : nil
  }

  /// Performs the action of an item; the delegate can replace it.
  func act(on item: UITextItem) {
    let action = UIAction { [weak self] _ in self?.performDefault(of: item) }
    guard let delegate = textDelegate else { return performDefault(of: item) }
    delegate.textView(self, primaryActionFor: item, defaultAction: action)?.perform(from: self)
  }

  private func performDefault(of item: UITextItem) {
    switch item.content {
    case .link(let url):
      guard allows(url, item.range) else { return }
      UIApplication.shared.open(url, options: [:], completionHandler: nil)
    case .textAttachment(let attachment):
      _ = textDelegate?.textView(
        self,
        shouldInteractWith: attachment,
        in: item.range,
        interaction: .invokeDefaultAction
      )
    }
  }

  private func allows(_ url: URL, _ range: NSRange) -> Bool {
    textDelegate?.textView(
      self,
      shouldInteractWith: url,
      in: range,
      interaction: .invokeDefaultAction
    ) ?? true
  }
}
