import Expectations
import Foundation
import MastodonAPI
import Testing

/// Entities of people and their settings: present values are read, and an invalid value affects
/// only itself.
@Suite struct AccountEntityTests {
  private func read<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }

  @Test func anAccountDecodesItsLinesAndItsSource() throws {
    let account = try read(
      Account.self,
      """
      {"id": "1", "fields": [{"name": "Web", "value": "<a>x</a>",
         "verified_at": "2026-01-01T00:00:00.000Z"}, {"value": "no name"}, {"name": "n"}],
       "source": {"privacy": "mutuals", "note": "raw", "fields": 3}}
      """
    )
    expect(account.fields.elements.map(\.name), equals: ["Web", "n"])
    expect(account.fields.elements.first?.verifiedAt != nil)
    expect(account.fields.skipped.count, equals: 1)
    expect(account.source?.visibility, equals: .other("mutuals"))
    expect(account.source?.note, equals: "raw")
  }

  @Test func aFilterDecodesItsWords() throws {
    let filter = try read(
      Filter.self,
      """
      {"id": 1, "title": "T", "context": ["home", "moon", 3], "filter_action": "fold",
       "keywords": [{"id": "1", "keyword": "spam", "whole_word": true}, {"id": "2"}]}
      """
    )
    expect(filter.id, equals: "1")
    expect(filter.action, equals: "fold")
    expect(filter.context, equals: ["home", "moon"])
    expect(filter.keywords.elements.map(\.keyword), equals: ["spam"])
    expect(filter.keywords.skipped.count, equals: 1)
  }

  @Test func aFilterResultIsDecoded() throws {
    let result = try read(
      FilterResult.self,
      #"{"filter": {"id": "3", "title": "T"}, "keyword_matches": ["spam"], "status_matches": null}"#
    )
    expect(result.filter.title, equals: "T")
  }

  @Test func votesOfTheReaderAreDecoded() throws {
    let poll = try read(
      Poll.self,
      #"{"id": "1", "voted": true, "own_votes": [1, 0, "x"], "options": [], "emojis": []}"#
    )
    expect(poll.voted, equals: true)
    expect(poll.ownVotes, equals: [1, 0])
  }

  @Test func smallEntitiesHaveFewRequiredValues() throws {
    try expect(
      read(MastodonAPI.Tag.self, #"{"id": "3", "name": "a", "following": true}"#).following,
      equals: true
    )
    try expectNil(read(AccountList.self, #"{"id": "3", "replies_policy": "x"}"#).title)
    try expect(read(UnreadCount.self, #"{"count": "7"}"#).count, equals: 7)
    #expect(throws: DecodingError.self) { try read(UnreadCount.self, #"{"count": -1}"#) }
    try expect(read(Translation.self, #"{"content": "<p>a</p>"}"#).content, equals: "<p>a</p>")
    try expect(
      !read(CustomEmoji.self, #"{"shortcode": "a", "visible_in_picker": false}"#).isOffered
    )
  }

  @Test func pollLimitsAndTranslationAreDecoded() throws {
    let instance = try read(
      Instance.self,
      """
      {"configuration": {"polls": {"max_options": 9, "max_characters_per_option": 60,
         "min_expiration": 10, "max_expiration": 20}, "translation": {"enabled": true}}}
      """
    )
    expect(instance.limits.pollOptions, equals: 9)
    expect(instance.limits.charactersPerPollOption, equals: 60)
    expect(instance.limits.shortestPoll == 10 && instance.limits.longestPoll == 20)
    expect(instance.translates)
  }
}
