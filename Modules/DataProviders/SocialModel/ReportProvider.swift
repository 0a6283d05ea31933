/// Sends reports.
public protocol ReportProvider: Sendable {
  /// Whether the server accepts reports; some do not. It may become false.
  var takesReports: Bool { get }

  /// The stored rules of the reader's server, in its order; returns immediately. Empty where there
  /// are none or they are unknown.
  func serverRules() async -> [ServerRule]

  /// Reports a person.
  ///
  /// It is stored when the call returns, and sent once, when the network allows. If it is unknown
  /// whether it arrived, it is not retried unless the reader requests it:
  /// ``OutboxItem/Failure/unconfirmed``.
  ///
  /// - Parameter report: The report; not about the reader.
  /// - Throws: `ProviderError` or `CancellationError`.
  nonisolated(nonsending) func report(_ report: ReportDraft) async throws
}

extension ReportProvider {
  /// Reports are accepted, unless a provider says otherwise.
  public var takesReports: Bool { true }
}
