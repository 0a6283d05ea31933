import CoreGraphics
import Foundation

extension UISearchTextField {
  /// Replaces the tokens.
  final func showTokens(_ new: [UISearchToken]) {
    let tokens = tokenStorage ?? SearchTokens()
    guard !new.isEmpty || !tokens.views.isEmpty else { return }
    tokenStorage = tokens
    let old = tokens.views
    tokens.views = new.map { token in
      old.first { $0.token === token }
        ?? SearchTokenView(token) { [weak self] in self?.select(token) }
    }
    for view in old where !tokens.views.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    for view in tokens.views {
      view.ground = tokenBackgroundColor
      if view.superview !== self { addSubview(view) }
    }
    textDidLayOut()
    updateFormat()
  }

  /// Selects one token and deselects the others; nil deselects all.
  final func select(_ token: UISearchToken?) {
    for view in tokenStorage?.views ?? [] { view.isSelected = view.token === token }
    if token != nil, !isFirstResponder { becomeFirstResponder() }
  }

  /// Handles a backspace at the start of the text: the first one selects the last token, the next
  /// one deletes the selected token.
  ///
  /// - Returns: `false` if the text must handle it.
  final func deleteTokenBackward() -> Bool {
    guard let storage = tokenStorage, storage.allowsDeleting, let last = storage.views.last else {
      return false
    }
    if let index = storage.views.firstIndex(where: \.isSelected) {
      removeToken(at: index)
      sendActions(for: .editingChanged)
      return true
    }
    guard let range = selectedTextRange, range.isEmpty,
      compare(range.start, to: beginningOfDocument) == .orderedSame
    else { return false }
    select(last.token)
    return true
  }

  /// Returns a text rectangle without the width of the tokens.
  final func besideTokens(_ rect: CGRect) -> CGRect {
    guard let storage = tokenStorage, !storage.views.isEmpty else { return rect }
    var rect = rect
    let width = storage.width(in: rect.width)
    if !isRightToLeft { rect.origin.x += width }
    rect.size.width -= width
    return rect
  }

  /// Lays out the tokens before the text.
  final func layOutTokens() {
    guard let storage = tokenStorage, !storage.views.isEmpty else { return }
    placeholderLabel.isHidden = true
    let text = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    var rect = text
    // Calculate the width of the whole field from the width that remains for the text.
    rect.size.width = storage.width(in: text.width / (1 - SearchTokens.greatestShare))
    let natural = storage.views.reduce(0) { $0 + $1.naturalWidth + SearchTokens.gap }
    rect.size.width = min(rect.width, natural)
    rect.origin.x = isRightToLeft ? text.maxX : text.minX - rect.width
    storage.place(in: rect, isRightToLeft: isRightToLeft)
  }
}
