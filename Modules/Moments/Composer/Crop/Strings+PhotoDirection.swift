import MomentsLanguage

extension Strings {
  /// The accessibility action that moves the focal point.
  func composerFocusMove(_ direction: PhotoDirection) -> String {
    switch direction {
    case .left: composerFocusMoveLeft
    case .right: composerFocusMoveRight
    case .up: composerFocusMoveUp
    case .down: composerFocusMoveDown
    }
  }
}
