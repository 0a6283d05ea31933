extension UIView {
  /// Runs a closure without the current animation, so that cells that appear do not animate from
  /// where they were last used.
  static func withoutInheritedAnimation<Value>(_ body: () -> Value) -> Value {
    guard AnimationContext.current != nil, AnimationContext.areEnabled else { return body() }
    AnimationContext.areEnabled = false
    defer { AnimationContext.areEnabled = true }
    return body()
  }
}
