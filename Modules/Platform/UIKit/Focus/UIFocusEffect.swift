public import Foundation

/// How the focus of an item is shown.
///
/// An effect of this class itself shows nothing.
@preconcurrency @MainActor open class UIFocusEffect: NSObject {
  /// An effect that shows nothing.
  public override init() { super.init() }
}
