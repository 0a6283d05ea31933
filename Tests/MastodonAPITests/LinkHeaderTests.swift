import Expectations
import Foundation
import MastodonAPI
import Testing

@Suite struct LinkHeaderTests {
  private func read(_ field: String?) throws -> LinkHeader {
    LinkHeader(field, relativeTo: try require(URL(string: "https://s.example/api/v1/x?limit=2")))
  }

  @Test func nextAndPreviousAreRead() throws {
    let links = try read(
      "<https://s.example/api/v1/x?max_id=3>; rel=\"next\", <https://s.example/api/v1/x?min_id=9>; rel=\"prev\""
    )
    expect(links.next?.absoluteString, equals: "https://s.example/api/v1/x?max_id=3")
    expect(links.previous?.absoluteString, equals: "https://s.example/api/v1/x?min_id=9")
  }

  @Test(arguments: [
    "<https://s.example/a,b;c>; title=\"x, y\"; REL=next",
    "<https://s.example/a,b;c>;rel=\"start next\"",
    " , <https://s.example/a,b;c> ; rel=\"next\" ,, <https://s.example/z>; rel=\"last\"",
  ])
  func everyFormOfTheFieldIsParsed(field: String) throws {
    try expect(read(field).next?.absoluteString, equals: "https://s.example/a,b;c")
  }

  @Test func relativeLinksAreResolved() throws {
    try expect(
      read("</api/v1/x?p=2>; rel=next").next?.absoluteString,
      equals: "https://s.example/api/v1/x?p=2"
    )
  }

  @Test(arguments: [
    nil, "", "<", "<>; rel=", "rel=\"next\"", "<https://s.example/>", "<a; rel=next",
    "\"<x>; rel=next",
  ])
  func unreadableDataCountsAsMissing(field: String?) throws {
    let links = try read(field)
    expectNil(links.previous)
    if field?.contains("rel=next") != true { expectNil(links.next) }
  }
}
