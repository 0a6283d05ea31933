public import Foundation

/// A part of a search that is not text, such as a person or a place, shown as a capsule in the
/// search field.
@preconcurrency @MainActor open class UISearchToken: NSObject {
  package let icon: UIImage?
  package let text: String

  /// Makes a token with a text and an image before it.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }

  /// The object that the token represents in the program.
  open var representedObject: Any?
}
