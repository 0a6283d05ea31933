import LocalStore
import MastodonAPI
public import SocialModel

extension MastodonProvider: ReportProvider {
  /// Whether the server is not known to lack that.
  public var takesReports: Bool { !missing.has(.reports) }

  /// The stored rules of the server.
  public func serverRules() async -> [ServerRule] {
    guard let instance = await StoredInstance.read(from: store)?.instance else { return [] }
    return instance.rules.elements.map {
      ServerRule(id: $0.id, text: $0.text, hint: $0.hint ?? "")
    }
  }

  /// Sends a report: stored immediately, sent once when the network allows.
  public nonisolated(nonsending) func report(_ report: ReportDraft) async throws {
    guard report.accountID != readerID else { throw ProviderError.refused(reason: nil) }
    try await store.enqueue(.report(report), now: dependencies.now())
  }
}
