import LocalStore
import MastodonAPI
public import SocialModel

extension MastodonProvider: ReportProvider {
  /// The rules of the server, as it last returned them.
  public func serverRules() async -> [ServerRule] {
    guard let instance = await StoredInstance.read(from: store)?.instance else { return [] }
    return instance.rules.elements.map {
      ServerRule(id: $0.id, text: $0.text, hint: $0.hint ?? "")
    }
  }

  /// Reports somebody: kept at once, sent once when the network allows.
  public nonisolated(nonsending) func report(_ report: ReportDraft) async throws {
    guard report.accountID != readerID else { throw ProviderError.refused(reason: nil) }
    try await store.enqueue(.report(report), now: dependencies.now())
  }
}
