import Foundation

/// A position between two characters of a text; its meaning depends on the text input.
@preconcurrency @MainActor open class UITextPosition: NSObject {
  /// Makes a position; for subclasses.
  public override init() { super.init() }
}
