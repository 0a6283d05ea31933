import Expectations
import Foundation
import MastodonAPI
import Testing

@Suite struct TrendTests {
  private func read<Value: Decodable>(_ json: String, as type: Value.Type) throws -> Value {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }

  @Test func aTagDecodesItsDaysFromNumbersOrText() throws {
    let tag = try read(
      """
      {"id": "3", "name": "soup", "url": "https://s.example/tags/soup", "following": true,
       "history": [{"day": "1785542400", "accounts": "12", "uses": "30"},
         {"day": 1785456000, "accounts": 4, "uses": 5}, {"accounts": "1"}, "noise"]}
      """,
      as: MastodonAPI.Tag.self
    )
    expect(tag.name, equals: "soup")
    expect(tag.history.elements.map(\.accounts), equals: [12, 4])
    expect(tag.history.elements.map(\.uses), equals: [30, 5])
    expect(tag.history.elements.first?.day, equals: Date(timeIntervalSince1970: 1_785_542_400))
    expect(tag.history.skipped.map(\.index), equals: [2, 3])
  }

  @Test(arguments: [
    "{\"name\": \"soup\"}", "{\"name\": \"soup\", \"history\": null}",
    "{\"name\": \"soup\", \"history\": \"0\"}",
  ])
  func aTagWithoutDaysIsATag(_ json: String) throws {
    try expect(read(json, as: MastodonAPI.Tag.self).history.elements, satisfies: \.isEmpty)
  }

  @Test func aTrendingLinkIsACardWithDays() throws {
    let card = try read(
      """
      {"url": "https://n.example/a", "title": "A", "width": 400, "height": "225",
       "image": "https://n.example/a.png", "blurhash": "UGC", "provider_name": "News",
       "history": [{"day": "1785542400", "accounts": "7", "uses": "9"}]}
      """,
      as: PreviewCard.self
    )
    expect(card.width == 400 && card.height == 225)
    expect(card.blurhash, equals: "UGC")
    expect(card.history.elements.map(\.accounts), equals: [7])
  }

  @Test func suggestionsOfBothVersionsAreDecoded() throws {
    let new = try read(
      """
      {"source": "global", "sources": ["most_followed", 3, "friends_of_friends"],
       "account": {"id": "7", "acct": "ana"}}
      """,
      as: Suggestion.self
    )
    expect(new.account.acct, equals: "ana")
    try expect(
      read("{\"id\": \"7\", \"acct\": \"ana\"}", as: Suggestion.self).account.id,
      equals: "7"
    )
  }

  @Test(arguments: ["{}", "{\"account\": null}", "{\"source\": \"staff\", \"account\": {}}"])
  func aSuggestionWithoutAnAccountIsRejected(_ json: String) {
    #expect(throws: DecodingError.self) { try read(json, as: Suggestion.self) }
  }
}
