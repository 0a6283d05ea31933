import Foundation

extension UIButton {
  /// The role of a button.
  public enum Role: Int, Sendable {
    /// No specific role.
    case normal = 0
    /// The most likely choice.
    case primary = 1
    /// Cancels an operation.
    case cancel = 2
    /// Deletes data.
    case destructive = 3
  }

  /// The tint color for the button's role.
  var roleTint: UIColor { role == .destructive ? .systemRed : tintColor }

  /// The preferred font of the size, bold in a button with the primary role.
  func titleFont(of size: Configuration.Size) -> UIFont {
    let font = UIFont.preferredFont(forTextStyle: size.titleStyle, compatibleWith: traitCollection)
    return role == .primary ? font.bold : font
  }
}

extension UIFont {
  /// The bold font of the same family and size; the font itself if there is none.
  var bold: UIFont {
    let traits = fontDescriptor.symbolicTraits.union(.traitBold)
    return fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: 0) } ?? self
  }
}
