import Expectations
import MomentsValues
import SocialModel
import TestSupport
import Testing

@testable import DemoProvider

/// The search of the demo.
@MainActor
@Suite struct DemoSearchTests {
  private func make(_ story: DemoStory = .timeline) -> DemoProvider {
    DemoProvider(story, clock: TestClock { _ in })
  }

  @Test func peopleHashtagsAndMomentsAreFound() async throws {
    let provider = make()
    let people = try await provider.find("marco", in: .all, after: nil).people
    expect(people.map(\.displayName), equals: ["Marco Bianchi"])
    let hiking = try await provider.find("#hiking", in: .all, after: nil)
    expect(hiking.tags.map(\.name), equals: ["hiking"])
    expect(!hiking.moments.isEmpty)
    try await expect(make(.empty).find("marco", in: .all, after: nil), satisfies: \.isEmpty)
  }

  @Test func foundMomentsShowLikes() async throws {
    let provider = make()
    let found = try await provider.find("hiking", in: .moments, after: nil)
    let moment = try require(found.moments.first { !$0.like.isLiked })
    try await provider.perform(.like(true, postID: moment.postID))
    let again = try await provider.find("hiking", in: .moments, after: nil)
    expect(again.moments.first { $0.id == moment.id }?.like.isLiked, equals: true)
  }

  @Test func addressesOfTheDemoResolve() async throws {
    let provider = make()
    func place(_ text: String) async throws -> ResolvedAddress? {
      try await provider.resolve(try require(TypedAddress(text)))
    }
    guard case .moment(let moment) = try await place("https://moments.example/@marco/moment-2")
    else {
      Issue.record("no moment")
      return
    }
    expect(moment.postID, equals: "moment-2")
    guard case .person(let marco) = try await place("@marco@moments.example") else {
      Issue.record("nobody")
      return
    }
    expect(marco.displayName, equals: "Marco Bianchi")
    try await expectNil(place("https://elsewhere.example/@marco"))
    try await expectNil(place("@nobody@moments.example"))
  }

  @Test func searchFailsOnceInItsStory() async throws {
    let provider = make(.failure)
    await #expect(throws: ProviderError.self) {
      try await provider.find("marco", in: .all, after: nil)
    }
    try await expect(!provider.find("marco", in: .all, after: nil).isEmpty)
  }
}
