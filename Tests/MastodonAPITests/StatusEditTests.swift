import Expectations
import Foundation
import Testing

@testable import MastodonAPI

@Suite struct StatusEditTests {
  private func edit(_ json: String) throws -> StatusEdit {
    try JSONDecoder().decode(StatusEdit.self, from: Data(json.utf8))
  }

  @Test func thePollOfAVersionHasOnlyItsOptions() throws {
    let edit = try edit(
      """
      {"content": "<p>a</p>", "spoiler_text": "", "created_at": "2026-08-01T13:54:00.505Z",
       "poll": {"options": [{"title": "Tea"}, 7, {"title": "Coffee"}]}}
      """
    )
    expect(edit.pollOptions.elements.map(\.title), equals: ["Tea", "Coffee"])
    expect(edit.spoilerText == nil && edit.createdAt != nil)
  }

  @Test(arguments: ["null", "7", "[]", #""x""#, "{}", #"{"options": 5}"#])
  func anInvalidPollIsSkippedAlone(json: String) throws {
    try expect(
      edit(#"{"content": "a", "poll": \#(json)}"#).pollOptions.elements,
      satisfies: \.isEmpty
    )
  }
}
