public import CoreGraphics
public import Foundation

/// The location of the pointer in a request for its region.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
  /// The location of the pointer, in the coordinates of the interaction's view.
  open private(set) var location: CGPoint
  /// The pressed modifier keys.
  open private(set) var modifiers: UIKeyModifierFlags

  package init(location: CGPoint, modifiers: UIKeyModifierFlags) {
    self.location = location
    self.modifiers = modifiers
    super.init()
  }
}
