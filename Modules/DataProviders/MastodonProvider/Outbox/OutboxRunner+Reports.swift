import LocalStore
import MastodonAPI
import SocialModel

extension OutboxRunner {
  /// Sends a report, which servers accept any number of times and provide no way to query
  /// afterwards.
  func report(_ work: OutboxRecord) async throws -> OutboxOutcome {
    guard let report = work.report else { return .refused(.refused(nil)) }
    do {
      _ = try await send(.report(ReportRequest(report)))
      return .done(.gone)
    } catch APIError.decoding {
      // The server accepted it, regardless of the content of its response.
      return .done(.gone)
    } catch let error as APIError {
      let verdict = OutboxVerdict(error)
      guard case .later(let failure, isUnknown: true, let time) = verdict else {
        return OutboxOutcome(verdict)
      }
      return failure.isUnavailable
        ? .later(failure, isUnknown: false, at: time) : .refused(.unconfirmed)
    }
  }
}

extension OutboxItem.Failure {
  fileprivate var isUnavailable: Bool { self == .server(status: 503) }
}

extension ReportRequest {
  fileprivate init(_ report: ReportDraft) {
    var rules: [String] = []
    let category: String
    switch report.category {
    case .spam: category = "spam"
    case .legal: category = "legal"
    case .other: category = "other"
    case .rules(let broken):
      category = "violation"
      rules = broken
    }
    self.init(
      accountID: report.accountID,
      statusIDs: report.postIDs,
      comment: report.comment,
      forward: report.isForwarded,
      category: category,
      ruleIDs: rules
    )
  }
}
