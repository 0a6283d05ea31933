import Foundation
import MastodonAPI
import MastodonMapping
import SocialModel
import Testing

/// A mapper remembers people, and must not tell what they said before.
@Suite struct AccountCacheTests {
  private func account(_ name: String, followers: Int) throws -> MastodonAPI.Account {
    try JSONDecoder().decode(
      MastodonAPI.Account.self,
      from: Data(
        #"{"id":"7","acct":"ana","display_name":"\#(name)","followers_count":\#(followers)}"#.utf8
      )
    )
  }

  @Test func whatAPersonChangesIsSeen() throws {
    let mapper = StatusMapper()
    #expect(mapper.account(from: try account("Ana", followers: 1)).displayName == "Ana")
    #expect(mapper.account(from: try account("Ana", followers: 1)).displayName == "Ana")
    #expect(mapper.account(from: try account("Anna", followers: 1)).displayName == "Anna")
    #expect(mapper.account(from: try account("Anna", followers: 2)).followersCount == 2)
    #expect(mapper.account(from: try account("Ana", followers: 1)).displayName == "Ana")
  }

  @Test func manyPeopleAreStillThemselves() throws {
    let mapper = StatusMapper()
    for round in 0..<2 {
      for number in 0..<1_200 {
        let raw = try JSONDecoder().decode(
          MastodonAPI.Account.self,
          from: Data(#"{"id":"\#(number)","acct":"cook\#(number)"}"#.utf8)
        )
        #expect(mapper.account(from: raw).handle == "cook\(number)", "round \(round)")
      }
    }
  }
}
