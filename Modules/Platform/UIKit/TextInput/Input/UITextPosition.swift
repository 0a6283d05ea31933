import Foundation

/// A place between two letters of a text; the text that it belongs to gives it its meaning.
@preconcurrency @MainActor open class UITextPosition: NSObject {
  /// Makes a place, for subclasses.
  public override init() { super.init() }
}
