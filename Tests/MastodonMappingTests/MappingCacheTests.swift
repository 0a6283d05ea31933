import Expectations
import Foundation
import MastodonAPI
import MastodonMapping
import MomentsValues
import SocialModel
import Testing

/// A mapper caches people and emoji, and must not return outdated ones.
@Suite struct MappingCacheTests {
  private func account(_ name: String, followers: Int) throws -> MastodonAPI.Account {
    try JSONDecoder().decode(
      MastodonAPI.Account.self,
      from: Data(
        #"{"id":"7","acct":"ana","display_name":"\#(name)","followers_count":\#(followers)}"#.utf8
      )
    )
  }

  @Test func aChangeOfAPersonIsMapped() throws {
    let mapper = StatusMapper()
    expect(mapper.account(from: try account("Ana", followers: 1)).displayName, equals: "Ana")
    expect(mapper.account(from: try account("Ana", followers: 1)).displayName, equals: "Ana")
    expect(mapper.account(from: try account("Anna", followers: 1)).displayName, equals: "Anna")
    expect(mapper.account(from: try account("Anna", followers: 2)).followersCount, equals: 2)
    expect(mapper.account(from: try account("Ana", followers: 1)).displayName, equals: "Ana")
  }

  @Test func manyPeopleAreDistinguished() throws {
    let mapper = StatusMapper()
    for round in 0..<2 {
      for number in 0..<1_200 {
        let raw = try JSONDecoder().decode(
          MastodonAPI.Account.self,
          from: Data(#"{"id":"\#(number)","acct":"cook\#(number)"}"#.utf8)
        )
        expect(mapper.account(from: raw).handle, equals: "cook\(number)", "round \(round)")
      }
    }
  }

  @Test func emojiWithEqualNamesBelongToTheirServers() throws {
    let mapper = StatusMapper()
    func url(_ address: String, still: String) throws -> [URL?] {
      let raw = try JSONDecoder().decode(
        MastodonAPI.Account.self,
        from: Data(
          #"{"id":"7","acct":"a","emojis":[{"shortcode":"pan","url":"\#(address)","static_url":"\#(still)"}]}"#
            .utf8
        )
      )
      return mapper.account(from: raw).emojis.flatMap { [$0.url, $0.staticURL] }
    }
    let addresses = ["https://a.example/1", "https://b.example/1", "https://b.example/2"]
    for (address, still) in zip(addresses, addresses.dropFirst() + addresses) {
      try expect(url(address, still: still), equals: [URL(string: address), URL(string: still)])
      try expect(
        url(address, still: address),
        equals: [URL(string: address), URL(string: address)]
      )
    }
  }
}
