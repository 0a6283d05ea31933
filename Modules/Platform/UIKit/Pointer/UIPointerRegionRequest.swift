public import CoreGraphics
public import Foundation

/// Where the pointer is as its region is asked for.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
  /// Where the pointer is, in the coordinates of the interaction's view.
  open private(set) var location: CGPoint
  /// The modifier keys that are held.
  open private(set) var modifiers: UIKeyModifierFlags

  init(location: CGPoint, modifiers: UIKeyModifierFlags) {
    self.location = location
    self.modifiers = modifiers
    super.init()
  }
}
