import Expectations
import Foundation
import MastodonAPI
import SocialModel
import Testing

@testable import MastodonProvider

@Suite struct OutboxVerdictTests {
  private func verdict(_ status: Int) -> OutboxVerdict {
    OutboxVerdict(.http(.init(status: status, message: "no")))
  }

  /// What the server has not, it will not have at the next try either.
  @Test(arguments: [405, 501])
  func requestsThatTheServerLacksAreUnsupported(_ status: Int) {
    expect(verdict(status), equals: .refused(.unsupported, status: status))
  }

  @Test(arguments: [400, 404, 410, 415])
  func invalidRequestsAreRefused(_ status: Int) {
    expect(verdict(status), equals: .refused(.refused("no"), status: status))
  }

  @Test func rejectionsDistinguishForbiddenTooLargeAndInvalid() {
    expect(verdict(403), equals: .refused(.forbidden("no"), status: 403))
    expect(verdict(413), equals: .refused(.tooLarge, status: 413))
    expect(verdict(422), equals: .refused(.invalid("no"), status: 422))
  }

  @Test(arguments: [500, 502, 503, 504, 520])
  func serverErrorsAreTemporary(_ status: Int) {
    expect(verdict(status), equals: .later(.server(status: status), isUnknown: true))
    expect(
      OutboxVerdict(.notJSON(status: status)),
      equals: .later(.server(status: status), isUnknown: true)
    )
  }

  /// A proxy says so, while the server does not respond: nothing reached it.
  @Test(arguments: [401, 403, 404, 405, 410, 422, 501])
  func refusalsOfAProxyAreTemporary(_ status: Int) {
    expect(
      OutboxVerdict(.notJSON(status: status)),
      equals: .later(.server(status: status), isUnknown: false)
    )
  }

  @Test func aMissingTokenRequiresSignIn() {
    expect(verdict(401), equals: .signIn)
  }

  @Test func rateLimitsAreRespected() {
    let end = Date(timeIntervalSince1970: 5)
    expect(OutboxVerdict(.rateLimited(until: end)), equals: .limited(until: end))
  }

  @Test func onlyFailedConnectionsHaveAKnownOutcome() {
    for failure in [HTTPFailure.timedOut, .tooLarge(limit: 1), .other("reset")] {
      expect(OutboxVerdict(.transport(failure)), equals: .later(.network, isUnknown: true))
    }
    for failure in [
      HTTPFailure.offline, .unreachable, .insecure, .redirectedAway(to: "wifi.example"),
    ] {
      expect(OutboxVerdict(.transport(failure)), equals: .later(.network, isUnknown: false))
    }
  }

  @Test func failuresOfTheDiskAreNoFailuresOfTheNetwork() {
    expect(
      OutboxVerdict(.transport(.formNotWritten("full"))),
      equals: .later(.noSpace, isUnknown: false)
    )
    expect(
      OutboxVerdict(.transport(.fileNotReadable("gone"))),
      equals: .refused(.mediaMissing, status: 0)
    )
  }
}
