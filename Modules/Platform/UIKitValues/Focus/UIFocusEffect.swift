public import Foundation

/// The visual effect of the focus on an item.
///
/// An instance of this class itself shows nothing.
@preconcurrency @MainActor open class UIFocusEffect: NSObject {
  /// Makes an effect that shows nothing.
  public override init() { super.init() }
}
