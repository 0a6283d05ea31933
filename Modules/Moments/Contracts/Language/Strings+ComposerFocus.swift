extension Strings {
  /// The accessibility action that moves the focal point.
  public func composerFocusMove(_ direction: PhotoDirection) -> String {
    switch direction {
    case .left: composerFocusMoveLeft
    case .right: composerFocusMoveRight
    case .up: composerFocusMoveUp
    case .down: composerFocusMoveDown
    }
  }
}

/// A direction on a photo, from left to right in every language.
public enum PhotoDirection: CaseIterable, Hashable, Sendable {
  case left, right, up, down
}
