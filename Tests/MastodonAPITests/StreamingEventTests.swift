import Expectations
import Foundation
import MastodonAPI
import Testing

@Suite struct StreamingEventTests {
  private func read(_ event: String, payload: String) throws -> StreamingEvent {
    try StreamingEvent(message: #"{"stream":["user"],"event":"\#(event)","payload":\#(payload)}"#)
  }

  @Test func eventsOfEachKindAreDecoded() throws {
    guard case .update(let new) = try read("update", payload: #""{\"id\":\"1\"}""#),
      case .statusUpdate(let old) = try read("status.update", payload: #""{\"id\":2}""#),
      case .notification(let notification) = try read(
        "notification",
        payload: #""{\"id\":\"3\",\"type\":\"moon\"}""#
      )
    else {
      Issue.record("another kind")
      return
    }
    expect(new.id == "1" && old.id == "2")
    expect(notification.type, equals: "moon")
    try expect(read("delete", payload: #""117""#), equals: .delete("117"))
    try expect(read("delete", payload: "117"), equals: .delete("117"))
    try expect(read("notifications_merged", payload: #""1""#), equals: .notificationsMerged)
    try expect(
      StreamingEvent(message: #"{"stream":["user"],"event":"filters_changed"}"# + "\n"),
      equals: .filtersChanged
    )
  }

  @Test func anObjectPayloadIsAccepted() throws {
    guard case .update(let status) = try read("update", payload: #"{"id":"1"}"#) else {
      Issue.record("not an update")
      return
    }
    expect(status.id, equals: "1")
  }

  @Test func unknownEventsArePreserved() throws {
    try expect(
      read("tea_time", payload: #""now""#),
      equals: .unknown(name: "tea_time", payload: "now")
    )
    try expect(read("tea_time", payload: "{}"), equals: .unknown(name: "tea_time", payload: nil))
    try expect(
      StreamingEvent(message: #"{"error":"Missing access token","status":401}"#),
      equals: .unknown(name: "error", payload: "Missing access token")
    )
  }

  @Test func anInvalidPayloadIsSkippedAlone() throws {
    try expect(
      read("update", payload: #""{\"no\":\"id\"}""#),
      equals: .unreadable(name: "update", .missing(key: "id"))
    )
    try expect(
      read("update", payload: #""{""#),
      equals: .unreadable(name: "update", .invalidJSON)
    )
  }

  @Test(arguments: ["", "null", "[]", ":)", #"{"event":4}"#])
  func aMessageThatIsNotAnEventIsRefused(message: String) {
    #expect(throws: DecodingError.self) { try StreamingEvent(message: message) }
  }
}
