import LocalStore
import MastodonAPI
public import SocialModel

extension MastodonProvider {
  /// The stored rules of the server.
  public func serverRules() async -> [ServerRule] {
    guard let instance = await StoredInstance.read(from: store)?.instance else { return [] }
    return instance.rules.elements.map {
      ServerRule(id: $0.id, text: $0.text, hint: $0.hint ?? "")
    }
  }
}
