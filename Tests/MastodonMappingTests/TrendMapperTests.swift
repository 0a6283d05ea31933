import Foundation
import MastodonAPI
import MastodonMapping
import SocialModel
import Testing

@Suite struct TrendMapperTests {
  private let mapper = StatusMapper()

  private func read<Value: Decodable>(_ json: String, as type: Value.Type) throws -> Value {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }

  private func day(_ number: Int, people: Int) -> String {
    "{\"day\": \"\(number * 86_400)\", \"accounts\": \"\(people)\", \"uses\": \"\(people * 2)\"}"
  }

  @Test func theNewestSevenDaysAreUniqueAndNewestFirst() throws {
    let days = [3, 9, 1, 2, 9, 8, 7, 6, 5].map { day($0, people: $0) }.joined(separator: ",")
    let tag = try #require(
      mapper.tag(
        from: read("{\"name\": \"#soup\", \"history\": [\(days)]}", as: MastodonAPI.Tag.self)
      )
    )
    #expect(tag.name == "soup")
    #expect(tag.history.map(\.people) == [9, 8, 7, 6, 5, 3, 2])
    #expect(tag.history.map(\.uses) == [18, 16, 14, 12, 10, 6, 4])
    #expect(tag.history.people(inDays: 2) == 17)
    #expect(tag.history.people(inDays: 99) == 40)
    #expect(tag.history.people(inDays: -1) == 0)
  }

  @Test func aTagWithoutANameIsSkipped() throws {
    #expect(mapper.tag(from: try read("{\"name\": \" \"}", as: MastodonAPI.Tag.self)) == nil)
  }

  @Test func linksCountThePeopleOfTwoDays() throws {
    let history = [day(9, people: 5), day(8, people: 3), day(7, people: 100)].joined(separator: ",")
    let link = try #require(
      mapper.link(
        from: read(
          """
          {"url": "https://n.example/a", "title": "A &amp; B", "description": "c\\nd",
           "image": "https://n.example/a.png", "width": 4, "height": 3, "provider_name": "",
           "history": [\(history)]}
          """,
          as: PreviewCard.self
        )
      )
    )
    #expect(link.people == 8)
    #expect(link.card.publisher == nil)
    #expect(link.card.imageSize == PixelSize(width: 4, height: 3))
    #expect(link.card.imageURL?.absoluteString == "https://n.example/a.png")
  }

  @Test func aCardWithoutATitleUsesItsHost() throws {
    let card = mapper.card(
      from: try read("{\"url\": \"https://n.example/a\"}", as: PreviewCard.self)
    )
    #expect(card?.title == "n.example")
    #expect(card?.imageSize == nil)
  }

  @Test(arguments: ["javascript:alert(1)", "ftp://n.example", "", "n.example/a"])
  func nonWebCardsAreSkipped(_ address: String) throws {
    let card = try read("{\"url\": \"\(address)\"}", as: PreviewCard.self)
    #expect(mapper.card(from: card) == nil)
    #expect(mapper.link(from: card) == nil)
  }

  @Test func aPostHasItsCard() throws {
    let status = try read(
      """
      {"id": "1", "account": {"id": "a", "acct": "ana"}, "content": "<p>x</p>",
       "card": {"url": "https://n.example/a", "title": "A"}}
      """,
      as: Status.self
    )
    #expect(try mapper.moment(from: status).card?.title == "A")
  }
}
