import Expectations
import Foundation
import MomentsValues
import SocialModel
import Testing

@testable import LocalStore

@Suite struct FilterChangeMatcherTests {
  private func filter(
    _ words: String = "sea",
    title: String = "f",
    id: String = "1"
  ) -> StoredFilter {
    StoredFilter(
      WordFilter(
        id: id,
        title: title,
        places: [.home],
        keywords: [WordFilter.Keyword(words)],
        postIDs: ["77"]
      )
    )
  }

  private func moment(_ text: String, filters: [ContentFilter] = []) -> Moment {
    var moment = Moment(id: "1", author: Account(id: "a", handle: "a"), text: RichText(text))
    moment.filters = filters
    return moment
  }

  private func titles(_ change: FilterChange, _ moment: Moment) -> [String] {
    FilterChangeMatcher(change).filters(of: moment).map(\.title)
  }

  @Test func unchangedWordsKeepTheMatchesOfTheServer() {
    let old = filter()
    let change = FilterChange(current: [old], isDone: true)
      .followed(by: [filter(title: "renamed")])
    // The server's results differ from the text in both directions.
    let named = moment("nothing", filters: [old.filter.contentFilter])
    expect(titles(change, named), equals: ["renamed"])
    expect(titles(change, moment("the sea")), satisfies: \.isEmpty)
    expect(titles(change.followed(by: []), named), satisfies: \.isEmpty)
  }

  @Test func changedWordsAreMatchedLocally() {
    let change = FilterChange(current: [filter()], isDone: true).followed(by: [filter("lake")])
    let named = [filter().filter.contentFilter]
    expect(titles(change, moment("the sea", filters: named)), satisfies: \.isEmpty)
    expect(titles(change, moment("the lake")), equals: ["f"])
  }

  @Test func anInterruptedChangeIsNotComplete() {
    let cut = FilterChange(current: [], isDone: true).followed(by: [filter()])
    let again = cut.followed(by: [filter(title: "renamed")])
    expect(titles(again, moment("the sea")), equals: ["renamed"])
    expect(
      titles(again, moment("x", filters: [filter().filter.contentFilter])),
      equals: ["renamed"]
    )
  }

  /// The server assigns identities to filters that were made offline; their results stay.
  @Test func changingTheIdentifierChangesNoMatch() {
    let change = FilterChange(current: [filter(id: "local:1")], isDone: true)
      .followed(by: [filter(id: "5")])
    let named = moment("the sea", filters: [filter().filter.contentFilter])
    expect(titles(change, named), equals: ["f"])
    expect(titles(change, moment("the lake")), satisfies: \.isEmpty)
  }

  @Test func theStoredFormContainsEverything() throws {
    let whole = WordFilter(
      id: "1",
      title: "t",
      action: .blur,
      places: [.thread, .account],
      expiresAt: Date(timeIntervalSince1970: 5),
      keywords: [WordFilter.Keyword("a b", isWhole: false), WordFilter.Keyword("海")],
      postIDs: ["9"]
    )
    for filter in [whole, WordFilter(title: "")] {
      expect(StoredFilter(try StoredFilter(filter).data, log: nil)?.filter, equals: filter)
    }
    expectNil(StoredFilter(Data("{}".utf8), log: nil))
  }
}
