extension UIView {
  /// Runs a closure immediately, even inside an animation: cells that appear do not fly in from
  /// where they were last used.
  static func withoutInheritedAnimation<Value>(_ body: () -> Value) -> Value {
    guard AnimationContext.current != nil, AnimationContext.areEnabled else { return body() }
    AnimationContext.areEnabled = false
    defer { AnimationContext.areEnabled = true }
    return body()
  }
}
