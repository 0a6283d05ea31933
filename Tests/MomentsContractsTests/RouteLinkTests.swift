import Expectations
import Foundation
import ListModel
import MomentsContracts
import TestSupport
import Testing

/// Parsing and rejecting deep links.
@Suite struct RouteLinkTests {
  private static func person(_ id: String) -> PersonReference {
    PersonReference(id: id, name: "", handle: "", avatar: nil)
  }

  private func link(_ address: String, server: String? = "social.example") throws -> Route {
    try Route(try require(URL(string: address)), server: server)
  }

  @Test(
    arguments: [
      ("moments://moment/moment-7", .moment("moment-7")),
      ("MOMENTS://moment/113%2F4", nil),
      ("moments:moment/7", .moment("7")),
      ("moments:///moment/7/", .moment("7")),
      ("moments://profile/ann", .profile(RouteLinkTests.person("ann"))),
      ("moments://profile/@ann@far.example", .mention(handle: "ann@far.example", url: nil)),
      ("moments://profile", .tab(.profile)),
      ("moments://tag/%E5%B1%B1", .hashtag("山")),
      ("moments://tag/%23hiking", .hashtag("hiking")),
      ("moments://compose?text=Hello%20%26%20goodbye", .compose(.text("Hello & goodbye"))),
      ("moments://compose", .compose(.moment)),
      ("moments://compose?other=1", .compose(.moment)),
      ("moments://settings", .settings),
      ("moments://wall", .tab(.wall)),
    ] as [(String, Route?)]
  )
  func addressesOfTheApp(address: String, expected: Route?) throws {
    guard let expected else {
      #expect(throws: Route.LinkError.nothingThere) { try link(address, server: nil) }
      return
    }
    try expect(link(address, server: nil), equals: expected)
  }

  @Test(
    arguments: [
      ("https://social.example/", .tab(.timeline)),
      ("https://social.example/@ana", .mention(handle: "ana", url: nil)),
      ("http://SOCIAL.example/@ana@far.example", .mention(handle: "ana@far.example", url: nil)),
      ("https://social.example/@ana/113", .moment("113")),
      ("https://social.example/@ana/01HQ-x_9?x=1#reply", .moment("01HQ-x_9")),
      ("https://social.example/tags/hiking", .hashtag("hiking")),
      ("https://social.example/web/@ana/113", .moment("113")),
      ("https://social.example/web/statuses/113", .moment("113")),
      ("https://social.example/web/accounts/9", .profile(RouteLinkTests.person("9"))),
      ("https://social.example/web/timelines/tag/hiking", .hashtag("hiking")),
      ("https://social.example/deck/tags/hiking", .hashtag("hiking")),
      ("https://social.example/users/ana", .mention(handle: "ana", url: nil)),
      ("https://social.example/users/ana/statuses/113", .moment("113")),
      ("https://social.example/explore", .tab(.explore)),
    ] as [(String, Route)]
  )
  func pagesOfTheServer(address: String, expected: Route) throws {
    try expect(link(address), equals: expected)
  }

  @Test(
    arguments: [
      ("moments://", .nothingThere),
      ("moments://moment", .nothingThere),
      ("moments://moment/1/2", .nothingThere),
      ("moments://profile/@", .nothingThere),
      ("moments://tag/two%20words", .nothingThere),
      ("moments://compose/1", .nothingThere),
      ("moments://nowhere/1", .nothingThere),
      ("https://social.example/@ana/following", .nothingThere),
      ("https://social.example/@a@b@c", .nothingThere),
      ("https://social.example/about/more/of/this/server", .nothingThere),
      ("https://social.example/@ana/%00", .nothingThere),
      ("https://far.example/@ana", .otherServer(host: "far.example")),
      ("https://social.example:8443/@ana", .otherServer(host: "social.example:8443")),
      ("https://social.example@far.example/@ana", .otherServer(host: "far.example")),
      ("file:///etc/passwd", .otherScheme("file")),
      ("javascript:alert(1)", .otherScheme("javascript")),
      ("/moment/1", .unreadable),
    ] as [(String, Route.LinkError)]
  )
  func unsupportedAddressesThrowTheirError(address: String, error: Route.LinkError) throws {
    #expect(throws: error) { try link(address) }
  }

  @Test func withoutAnAccountThereIsNoServer() {
    #expect(throws: Route.LinkError.notSignedIn(host: "social.example")) {
      try link("https://social.example/@ana", server: nil)
    }
  }

  @Test func aServerMayHaveAPort() throws {
    let found = try link("https://localhost:3000/@ana", server: "localhost:3000")
    expect(found, equals: .mention(handle: "ana", url: nil))
  }

  @Test func tooLongNamesAreRejected() {
    let long = String(repeating: "a", count: 100_000)
    for address in ["moments://moment/\(long)", "moments://compose?text=\(long)"] {
      #expect(throws: Route.LinkError.unreadable) { try link(address) }
    }
  }

  @Test(arguments: Seeds.first(400))
  func randomBytesAreReadOrRejected(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let starts = ["moments://", "moments:", "https://social.example/", ""]
    let pieces = [
      "@", "/", "%", "%2F", "%E5", "tags", "web", "moment", "?text=", "#", ":", "é", "\u{0}",
    ]
    let length = Int.random(in: 0...8, using: &random)
    let tail = (0..<length).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    guard let url = URL(string: (starts.randomElement(using: &random) ?? "") + tail) else { return }
    switch try? Route(url, server: "social.example") {
    case .hashtag(let name)?: expect(!name.isEmpty && !name.contains(where: \.isWhitespace))
    case .mention(let handle, nil, nil)?: expect(!handle.isEmpty && !handle.hasPrefix("@"))
    case .profile(let person)?: expect(!person.id.hasPrefix("@"))
    case .moment(let id)?: expect(id != ListItemID(""))
    case .compose(.text(let text))?: expect(text.utf8.count, isAtMost: tail.utf8.count)
    case .tab, .settings, .search, .compose(.moment), nil: break
    case let other?: Issue.record("an address leads to \(other)")
    }
  }
}
