import Foundation
import MastodonAPI
import SocialModel
import Testing

@testable import MastodonProvider

@Suite struct KeptFilterTests {
  private func filter(
    _ words: String = "sea",
    isWhole: Bool = true,
    title: String = "f",
    id: String = "1"
  ) throws -> StoredFilter {
    let json = """
      {"id":"\(id)","title":"\(title)","context":["home"],"filter_action":"warn",
       "keywords":[{"id":"9","keyword":"\(words)","whole_word":\(isWhole)}],
       "statuses":[{"id":"3","status_id":"77"}]}
      """
    return StoredFilter(try JSONDecoder().decode(Filter.self, from: Data(json.utf8)))
  }

  private func moment(_ text: String, filters: [ContentFilter] = []) -> Moment {
    var moment = Moment(id: "1", author: Account(id: "a", handle: "a"), text: FormattedText(text))
    moment.filters = filters
    return moment
  }

  @Test(arguments: [
    ("the sea", true, true), ("SEA!", true, true), ("season", true, false),
    ("undersea", true, false),
    ("season at sea", true, true), ("season", false, true), ("sea_side", true, false),
    ("海 sea海", true, false), ("", false, false),
  ])
  func wordsAreLookedForAsTheServerDoes(text: String, isWhole: Bool, isMet: Bool) throws {
    #expect(try filter(isWhole: isWhole).isMet(by: moment(text)) == isMet)
  }

  @Test func signsAtTheEdgesOfWordsNeedNoEdge() throws {
    #expect(try filter("#sea").isMet(by: moment("x#sea")))
    #expect(try !filter("#sea").isMet(by: moment("#season")))
    #expect(try filter("大海").isMet(by: moment("看大海")) == false)
    #expect(try filter("大海", isWhole: false).isMet(by: moment("看大海")))
  }

  @Test func warningsPicturesAddressesAndPostsByHandCount() throws {
    var warned = moment("x")
    warned.contentWarning = "the sea"
    #expect(try filter().isMet(by: warned))
    var shown = moment("x")
    shown.attachments = [MediaAttachment(id: "m", kind: .image, altText: "a sea")]
    #expect(try filter().isMet(by: shown))
    let url = try #require(URL(string: "https://sea.example/"))
    var linked = moment("short")
    linked.text = FormattedText("short", runs: [.init(0..<5, .link(url))])
    #expect(try filter().isMet(by: linked))
    #expect(try filter().isMet(by: Moment(id: "77", author: Account(id: "a", handle: "a"))))
  }

  @Test func whatTheServerSaidOfTheSameWordsCounts() throws {
    let old = try filter()
    let renamed = try filter(title: "renamed")
    let change = FilterChange(current: [old], isDone: true).followed(by: [renamed])
    // The server found something that is not in the text, and did not find what is.
    let named = moment("nothing", filters: [old.contentFilter])
    #expect(change.filters(of: named) == [renamed.contentFilter])
    #expect(change.filters(of: moment("the sea")) == [])
    #expect(change.followed(by: []).filters(of: named) == [])
  }

  @Test func whatIsLookedForNowDecidesWhereWordsChanged() throws {
    let change = FilterChange(current: [try filter()], isDone: true)
      .followed(by: [try filter("lake")])
    let named = [try filter().contentFilter]
    #expect(change.filters(of: moment("the sea", filters: named)) == [])
    #expect(change.filters(of: moment("the lake")) == named)
  }

  @Test func aChangeThatWasCutOffIsNotTakenForDone() throws {
    let cut = FilterChange(current: [], isDone: true).followed(by: [try filter()])
    let again = cut.followed(by: [try filter(title: "renamed")])
    #expect(again.filters(of: moment("the sea")).map(\.title) == ["renamed"])
    #expect(again.filters(of: moment("x", filters: [try filter().contentFilter])).count == 1)
  }
}
