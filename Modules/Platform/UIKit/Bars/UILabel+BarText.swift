import Foundation

extension UILabel {
  /// Sets a text with attributes; `font` and `color` are used where the attributes have none.
  final func show(
    _ words: String?,
    _ attributes: [NSAttributedString.Key: Any],
    font: UIFont,
    color: UIColor
  ) {
    let font = attributes[.font] as? UIFont ?? font
    let color = attributes[.foregroundColor] as? UIColor ?? color
    setDefaultFont(font)
    setDefaultTextColor(color)
    let others = attributes.filter { $0.key != .font && $0.key != .foregroundColor }
    guard let words, !others.isEmpty else {
      // A text without attributes is cheaper, and the most common case.
      setPlainText(words)
      return
    }
    var all = others
    all[.font] = font
    all[.foregroundColor] = color
    attributedText = NSAttributedString(string: words, attributes: all)
  }
}
