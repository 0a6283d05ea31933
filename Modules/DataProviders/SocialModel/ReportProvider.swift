/// Takes what the reader reports to those who run the server.
public protocol ReportProvider: Sendable {
  /// The rules of the reader's server, in its order; at once, and so those that are known: none
  /// where the server has none, or never said.
  func serverRules() async -> [ServerRule]

  /// Reports somebody.
  ///
  /// Kept on this machine when it returns, and sent once, when the network allows. Where nobody
  /// knows whether it arrived, it is not sent again unless the reader says so:
  /// ``OutboxItem/Failure/unconfirmed``.
  ///
  /// - Parameter report: What is wrong with whom; not the reader.
  /// - Throws: `ProviderError` or `CancellationError`.
  nonisolated(nonsending) func report(_ report: ReportDraft) async throws
}
