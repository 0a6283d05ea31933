public import MomentsLanguage

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
