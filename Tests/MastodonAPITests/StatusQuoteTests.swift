import Expectations
import Foundation
import Testing

@testable import MastodonAPI

@Suite struct StatusQuoteTests {
  private func status(_ json: String) throws -> Status {
    try JSONDecoder().decode(Status.self, from: Data(json.utf8))
  }

  @Test func quotedPostsHaveAState() throws {
    let quote = try require(
      try status(
        #"{"id": "1", "quote": {"state": "accepted", "quoted_status": {"id": "2"}}}"#
      ).quote
    )
    expect(quote.state, equals: .accepted)
    expect(quote.statusID, equals: "2")
    expect(quote.status?.id, equals: "2")
  }

  @Test func nestedQuotesHaveOnlyAnIdentifier() throws {
    let quote = try status(
      #"{"id": "1", "quote": {"state": "accepted", "quoted_status_id": "3"}}"#
    ).quote
    expect(quote?.statusID, equals: "3")
    expectNil(quote?.status)
  }

  @Test func quotesWithoutAStateAreDecoded() throws {
    let akkoma = try status(#"{"id": "1", "quote_id": "2", "quote": {"id": "2"}}"#).quote
    expect(akkoma?.state, equals: .accepted)
    expect(akkoma?.status?.id, equals: "2")
    let pleroma = try status(#"{"id": "1", "pleroma": {"quote": {"id": "4"}}}"#).quote
    expect(pleroma?.status?.id, equals: "4")
  }

  @Test(arguments: [
    ("revoked", StatusQuote.State.revoked), ("blocked_domain", .blockedDomain),
    ("something_new", .unauthorized),
  ])
  func unknownStatesShowNothing(word: String, state: StatusQuote.State) throws {
    let json = #"{"id": "1", "quote": {"state": "\#(word)", "quoted_status": null}}"#
    try expect(status(json).quote?.state, equals: state)
  }

  @Test(arguments: ["null", "7", "[]", #""x""#, "{}", #"{"state": 5}"#])
  func anInvalidQuoteIsSkippedAlone(json: String) throws {
    let status = try status(#"{"id": "1", "quote": \#(json), "pleroma": \#(json)}"#)
    expectNil(status.quote)
  }

  @Test func quoteApprovalIsDecoded() throws {
    let allowed = try status(
      #"{"id": "1", "quote_approval": {"automatic": ["public"], "current_user": "manual"}}"#
    )
    expect(allowed.quoteApproval, equals: "manual")
    expect(allowed.quotePolicy, equals: "public")
    try expectNil(status(#"{"id": "1"}"#).quoteApproval)
  }
}
