extension UIView {
  /// Runs a closure without the current animation, so that cells that appear do not animate from
  /// where they were last used.
  static func withoutInheritedAnimation<Value>(_ body: () -> Value) -> Value {
    let state = AnimationState.running
    guard state.animatesChanges else { return body() }
    state.areEnabled = false
    defer { state.areEnabled = true }
    return body()
  }
}
