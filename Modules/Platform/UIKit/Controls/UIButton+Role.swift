import Foundation

extension UIButton {
  /// What a button is for, beside others.
  public enum Role: Int, Sendable {
    /// Nothing in particular.
    case normal = 0
    /// What the reader is most likely to do.
    case primary = 1
    /// Leaving things as they are.
    case cancel = 2
    /// Deleting something.
    case destructive = 3
  }

  /// What stands for the tint in a button of its role.
  var roleTint: UIColor { role == .destructive ? .systemRed : tintColor }

  /// The font of the title of a configuration.
  func titleFont(of size: Configuration.Size) -> UIFont {
    let font = UIFont.preferredFont(forTextStyle: size.titleStyle, compatibleWith: traitCollection)
    return role == .primary ? font.bold : font
  }
}

extension UIFont {
  /// The bold font of its family and size; the font itself where there is none.
  var bold: UIFont {
    let traits = fontDescriptor.symbolicTraits.union(.traitBold)
    return fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: 0) } ?? self
  }
}
