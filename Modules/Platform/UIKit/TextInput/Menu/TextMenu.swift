import CoreGraphics
import Foundation

/// The edit menu of a text view or a text field.
@MainActor final class TextMenu: UIEditMenuInteractionDelegate {
  private weak var text: (any TextEditing)?
  private(set) lazy var interaction = UIEditMenuInteraction(delegate: self)

  init(text: any TextEditing) { self.text = text }

  /// The menu of a text item, while it is shown instead of the text's own.
  private var itemMenu: UIMenu?

  /// Shows the menu of the text, or that of a text item, at a point of the view.
  func show(at point: CGPoint, _ itemMenu: UIMenu? = nil) {
    guard let text else { return }
    self.itemMenu = itemMenu
    if interaction.view == nil { text.addInteraction(interaction) }
    interaction.suggestions = { [weak self] in self?.actions ?? [] }
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point)
    )
  }

  /// Dismisses the menu; returns whether it was shown.
  @discardableResult
  func dismiss() -> Bool {
    guard interaction.isShown else { return false }
    interaction.dismissMenu()
    return true
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    guard let text else { return nil }
    if let itemMenu { return itemMenu }
    let range = TextOffsetRange(text.editor.selection)
    return text.editMenu(for: range, suggestedActions: suggestedActions)
      ?? UIMenu(children: suggestedActions)
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    if itemMenu == nil { text?.willPresentEditMenu(animator: animator) }
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    if itemMenu == nil { text?.willDismissEditMenu(animator: animator) }
  }

  private var actions: [UIMenuElement] {
    guard let text else { return [] }
    let words = SystemWords(language: text.window?.screen.language ?? "en")
    let editor = text.editor
    let isEditable = text.allowsEditing
    let hasSecret = text.isSecureTextEntry
    let pasteboard = text.window?.screen.pasteboard
    func action(
      _ title: String,
      _ name: String,
      _ command: TextCommand,
      isEnabled: Bool
    ) -> UIAction {
      UIAction(
        title: title,
        identifier: UIAction.Identifier(name),
        attributes: isEnabled ? [] : .disabled
      ) { [weak text] _ in text?.send(command) }
    }
    let canCopy = editor.hasSelection && !hasSecret
    var standard: [UIMenuElement] = []
    if isEditable { standard.append(action(words.cut, "cut", .cut, isEnabled: canCopy)) }
    standard.append(action(words.copy, "copy", .copy, isEnabled: canCopy))
    if isEditable {
      let hasText = pasteboard?.hasStrings ?? false
      standard.append(action(words.paste, "paste", .paste, isEnabled: hasText))
    }
    let hasMore = editor.selection.count < editor.body.length
    var elements = [
      UIMenu(options: .displayInline, children: standard),
      UIMenu(
        options: .displayInline,
        children: [action(words.selectAll, "selectAll", .selectAll, isEnabled: hasMore)]
      ),
    ]
    if isEditable {
      let manager = editor.history.manager
      let changes = [
        action(words.undo, "undo", .undo, isEnabled: manager.canUndo),
        action(words.redo, "redo", .redo, isEnabled: manager.canRedo),
      ]
      elements.append(UIMenu(options: .displayInline, children: changes))
    }
    return elements
  }
}
