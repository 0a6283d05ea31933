import LocalStore
import MastodonAPI
import MomentsValues
import SocialModel

/// Reports, which servers accept any number of times and provide no way to query afterwards.
struct ReportSending: ActionSending {
  var feature: ServerFeature? { .reports }

  func look(_ work: OutboxRecord, _ runner: isolated OutboxRunner) async throws -> OutboxOutcome? {
    .refused(.unconfirmed)
  }

  func send(_ work: OutboxRecord, _ runner: isolated OutboxRunner) async throws -> OutboxOutcome {
    guard case .report(let report) = work.action else { return .refused(.refused(nil)) }
    do {
      _ = try await runner.send(.report(ReportRequest(report)))
    } catch APIError.decoding {
      // The server accepted it, regardless of the content of its response.
    } catch let error as APIError {
      guard case .later(let failure, isUnknown: true, let time) = OutboxVerdict(error) else {
        throw error
      }
      // Only a server that is unavailable did not take it.
      return failure == .server(status: 503)
        ? .later(failure, isUnknown: false, at: time) : .refused(.unconfirmed)
    }
    return .done(.gone)
  }

  func isMissing(for work: OutboxRecord, _ runner: isolated OutboxRunner) async throws -> Bool {
    _ = try await runner.send(.account(work.target ?? ""))
    return true
  }
}

extension ReportRequest {
  fileprivate init(_ report: PersonReport) {
    self.init(
      accountID: report.accountID,
      statusIDs: report.postIDs,
      comment: report.comment,
      forward: report.isForwarded,
      category: report.category == .rules ? "violation" : report.category.rawValue,
      ruleIDs: report.ruleIDs
    )
  }
}
