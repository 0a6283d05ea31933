import Expectations
import Foundation
import MastodonAPI
import MastodonMapping
import MomentsValues
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
    let tag = try require(
      mapper.tag(
        from: read("{\"name\": \"#soup\", \"history\": [\(days)]}", as: MastodonAPI.Tag.self)
      )
    )
    expect(tag.name, equals: "soup")
    expect(tag.history.map(\.people), equals: [9, 8, 7, 6, 5, 3, 2])
    expect(tag.history.map(\.uses), equals: [18, 16, 14, 12, 10, 6, 4])
    expect(tag.history.people(inDays: 2), equals: 17)
    expect(tag.history.people(inDays: 99), equals: 40)
    expect(tag.history.people(inDays: -1), equals: 0)
  }

  @Test func aTagWithoutANameIsSkipped() throws {
    expectNil(mapper.tag(from: try read("{\"name\": \" \"}", as: MastodonAPI.Tag.self)))
  }

  @Test func linksCountThePeopleOfTwoDays() throws {
    let history = [day(9, people: 5), day(8, people: 3), day(7, people: 100)].joined(separator: ",")
    let link = try require(
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
    expect(link.people, equals: 8)
    expectNil(link.card.publisher)
    expect(link.card.imageSize, equals: PixelSize(width: 4, height: 3))
    expect(link.card.imageURL?.absoluteString, equals: "https://n.example/a.png")
  }

  @Test func aCardWithoutATitleUsesItsHost() throws {
    let card = mapper.card(
      from: try read("{\"url\": \"https://n.example/a\"}", as: PreviewCard.self)
    )
    expect(card?.title, equals: "n.example")
    expectNil(card?.imageSize)
  }

  @Test(arguments: ["javascript:alert(1)", "ftp://n.example", "", "n.example/a"])
  func nonWebCardsAreSkipped(_ address: String) throws {
    let card = try read("{\"url\": \"\(address)\"}", as: PreviewCard.self)
    expectNil(mapper.card(from: card))
    expectNil(mapper.link(from: card))
  }

  @Test func aPostHasItsCard() throws {
    let status = try read(
      """
      {"id": "1", "account": {"id": "a", "acct": "ana"}, "content": "<p>x</p>",
       "card": {"url": "https://n.example/a", "title": "A"}}
      """,
      as: Status.self
    )
    try expect(mapper.moment(from: status).card?.title, equals: "A")
  }
}
