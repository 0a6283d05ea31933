public import Foundation

/// A part of a search that is no text, such as a person or a place: a capsule with words in a
/// search field.
@preconcurrency @MainActor open class UISearchToken: NSObject {
  let icon: UIImage?
  let text: String

  /// Makes a token of words, and of an image before them.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }

  /// What the token stands for in the program.
  open var representedObject: Any?
}
