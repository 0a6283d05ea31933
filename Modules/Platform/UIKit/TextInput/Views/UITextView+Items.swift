import CoreGraphics
import Foundation

extension UITextView {
  /// Returns the text item at a point: a link, an attachment or tagged text, in a text view that is
  /// selectable and not editable.
  func item(at point: CGPoint) -> UITextItem? {
    guard isSelectable, !isEditable, let index = letterIndex(at: point) else { return nil }
    let whole = NSRange(location: 0, length: textStorage.length)
    var range = NSRange()
    func value(_ key: NSAttributedString.Key) -> Any? {
      textStorage.attribute(key, at: index, longestEffectiveRange: &range, in: whole)
    }
    if let tag = value(.textItemTag) as? String {
      return UITextItem(content: .tag(tag), range: range)
    }
    let link = value(.link)
    if let url = link as? URL ?? (link as? String).flatMap({ URL(string: $0) }) {
      return UITextItem(content: .link(url), range: range)
    }
    if let found = editor.body.flow.detected(at: index) {
      return UITextItem(content: .link(found.url), range: found.range)
    }
    return (value(.attachment) as? NSTextAttachment).map {
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

  // MARK: - Taps

  /// Performs the action of an item; the delegate can replace it.
  func act(on item: UITextItem) {
    let action = UIAction { [weak self] _ in self?.performDefault(of: item) }
    guard let delegate = textDelegate else { return performDefault(of: item) }
    delegate.textView(self, primaryActionFor: item, defaultAction: action)?.perform(from: self)
  }

  private func performDefault(of item: UITextItem) {
    guard allows(item, .invokeDefaultAction) else { return }
    if case .link(let url) = item.content {
      UIApplication.shared.open(url, options: [:], completionHandler: nil)
    }
  }

  private func allows(_ item: UITextItem, _ interaction: UITextItemInteraction) -> Bool {
    guard let delegate = textDelegate else { return true }
    return switch item.content {
    case .link(let url):
      delegate.textView(self, shouldInteractWith: url, in: item.range, interaction: interaction)
    case .textAttachment(let attachment):
      delegate.textView(
        self,
        shouldInteractWith: attachment,
        in: item.range,
        interaction: interaction
      )
    case .tag: true
    }
  }

  // MARK: - Menus

  /// Returns the menu of the text item at a point.
  func itemMenu(at point: CGPoint) -> TextItemMenu {
    guard let item = item(at: point) else { return .none }
    guard allows(item, .presentActions) else { return .refused }
    var menu = defaultMenu(of: item)
    if let delegate = textDelegate {
      let shown = delegate.textView(self, menuConfigurationFor: item, defaultMenu: menu)
      guard let shown else { return .refused }
      menu = shown.menu
    }
    return menu.children.isEmpty ? .none : .menu(menu)
  }

  private func defaultMenu(of item: UITextItem) -> UIMenu {
    guard case .link(let url) = item.content else { return UIMenu(children: []) }
    let words = SystemWords(language: window?.screen.language ?? "en")
    return UIMenu(children: [
      UIAction(title: words.openLink, identifier: UIAction.Identifier("openLink")) {
        [weak self] _ in self?.act(on: item)
      },
      UIAction(title: words.copyLink, identifier: UIAction.Identifier("copyLink")) {
        [weak self] _ in
        self?.window?.screen.pasteboard.string = url.absoluteString
      },
    ])
  }
}
