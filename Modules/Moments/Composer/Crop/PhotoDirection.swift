import UIKit

/// A direction on a photo, from left to right in every language.
enum PhotoDirection: CaseIterable, Hashable, Sendable {
  case left, right, up, down
}

extension PhotoDirection {
  /// The direction of an arrow key; nil for every other key.
  init?(_ key: UIKeyboardHIDUsage) {
    switch key {
    case .keyboardLeftArrow: self = .left
    case .keyboardRightArrow: self = .right
    case .keyboardUpArrow: self = .up
    case .keyboardDownArrow: self = .down
    default: return nil
    }
  }
}
