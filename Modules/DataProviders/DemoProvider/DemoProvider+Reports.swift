public import SocialModel

extension DemoProvider {
  /// The rules of the demo's server.
  public func serverRules() async -> [ServerRule] {
    [
      ServerRule(
        id: "1",
        text: "Be kind",
        hint: "No insults, no threats, no following people around."
      ),
      ServerRule(id: "2", text: "Describe what your photos show"),
      ServerRule(id: "3", text: "No advertising", hint: "Your own work is welcome, once a week."),
    ]
  }
}
