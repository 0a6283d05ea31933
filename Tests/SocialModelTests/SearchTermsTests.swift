import Expectations
import Foundation
import MomentsValues
import SocialModel
import Testing

/// The words of a search, and addresses.
@Suite struct SearchTermsTests {
  private func person(_ handle: String, _ name: String = "") -> Account {
    Account(id: handle, handle: handle, displayName: name)
  }

  @Test func matchingIgnoresCaseAndDiacritics() {
    expect(SearchTerms("zoe").match("Zoë"))
    expect(SearchTerms("ZOË").match("zoe"))
    expect(SearchTerms("مرحبا").match("مَرْحَبًا"))
    expect(SearchTerms("海").match("看海去"))
    expect(!SearchTerms("zoe").match("zo e"))
  }

  @Test func allWordsMustMatch() {
    expect(SearchTerms("late ferry").match("The ferry was late"))
    expect(!SearchTerms("late train").match("The ferry was late"))
    expect(SearchTerms(" #Hiking ").match("hiking"))
    expect(SearchTerms("  "), satisfies: \.isEmpty)
    expect(SearchTerms("@"), satisfies: \.isEmpty)
    expect(!SearchTerms("").match("anything"))
  }

  @Test func prefixMatchesAreFirst() {
    let people = [
      person("joanna"), person("x", "Marie Ann Lee"), person("bo", "Ann"), person("anna"),
      person("carl"),
    ]
    expect(SearchTerms("ann").people(people).map(\.handle), equals: ["bo", "anna", "x", "joanna"])
    let tags = ["urban", "bandana", "ban"].map { TagUsage(name: $0) }
    expect(SearchTerms("#ban").tags(tags).map(\.name), equals: ["bandana", "ban", "urban"])
  }

  @Test func boostsAndDuplicatesAreNotFound() {
    let text = RichText("The ferry")
    let shared = Moment(
      id: "s",
      postID: "1",
      author: person("a"),
      boostedBy: person("b"),
      text: text
    )
    let own = Moment(id: "1", author: person("a"), text: text)
    let warned = Moment(id: "2", author: person("a"), contentWarning: "ferries")
    let found = SearchTerms("ferr").moments([shared, own, warned])
    expect(found.map(\.id), equals: ["1", "2"])
    expect(found.allSatisfy { $0.boostedBy == nil })
  }

  @Test func pagesOfAKindCountItsItems() {
    let found = FoundItems(
      people: ["a", "b", "c"].map { person($0) },
      tags: [TagUsage(name: "t")]
    )
    let beginning = found.page(in: .all, after: nil, length: 2)
    expect(beginning.people.map(\.id), equals: ["a", "b"])
    expect(beginning.tags.count, equals: 1)
    expectNil(beginning.next)
    let first = found.page(in: .people, after: nil, length: 2)
    expect(first.tags, satisfies: \.isEmpty)
    let second = found.page(in: .people, after: first.next, length: 2)
    expect(second.people.map(\.id), equals: ["c"])
    expectNil(second.next)
    expect(
      found.page(in: .moments, after: PageCursor(token: "nonsense"), length: 2),
      satisfies: \.isEmpty
    )
  }

  // MARK: Addresses

  @Test(
    arguments: [
      ("@ana@example.org", "@ana@example.org"),
      (" ana@Example.org\n", "@ana@example.org"),
      ("acct:ana_b.c@localhost:3000", "@ana_b.c@localhost:3000"),
      ("https://example.org/@ana/17", "https://example.org/@ana/17"),
      ("example.org/@ana", "https://example.org/@ana"),
      ("http://127.0.0.1:80/users/ana", "http://127.0.0.1:80/users/ana"),
    ]
  )
  func addresses(text: String, read: String) {
    expect(TypedAddress(text)?.text, equals: read)
  }

  @Test(
    arguments: [
      "", "ana", "@ana", "#ana", "ana@", "@@example.org", "ana@example", "two words@example.org",
      "look: https://example.org", "https://", "a@b@c.example", "ana@example..org", "1/@2",
      "ftp://example.org/@ana", "ana@example.org:x",
    ]
  )
  func otherTexts(text: String) {
    expectNil(TypedAddress(text))
  }

  @Test func addressesMatchWithoutFragmentSlashAndCase() throws {
    let page = try require(TypedAddress("https://example.org/@ana/17#top"))
    let moment = Moment(
      id: "1",
      author: person("ana"),
      url: URL(string: "https://example.org/@ana/17/")
    )
    expect(page.leads(to: moment))
    let handle = try require(TypedAddress("@Ana@example.org"))
    expect(!handle.leads(to: moment))
    expect(handle.leads(to: person("ana@example.org")))
    expect(!handle.leads(to: person("ana")))
    expect(handle.leads(to: person("ana"), of: "Example.org"))
    expect(!handle.leads(to: person("ana"), of: "other.example"))
  }
}
