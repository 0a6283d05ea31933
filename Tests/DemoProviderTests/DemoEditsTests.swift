import Expectations
import MomentsValues
import SocialModel
import TestSupport
import Testing

@testable import DemoProvider

/// The edit history of moments of the demo.
@MainActor @Suite struct DemoEditsTests {
  private let provider = DemoProvider(.timeline, clock: TestClock { _ in })

  @Test func editedMomentsHaveTheirVersions() async throws {
    let edited = provider.content.all.filter { $0.editedAt != nil }
    expect(!edited.isEmpty)
    for moment in edited {
      let versions = try await provider.versions(ofPost: moment.postID)
      expect(versions.count, isAbove: 1)
      expect(versions.first, equals: MomentVersion(of: moment))
      expect(versions.last?.createdAt, equals: moment.createdAt)
      let times = versions.compactMap(\.createdAt)
      expect(times.count == versions.count && times == times.sorted(by: >))
      expect(
        zip(versions, versions.dropFirst()).allSatisfy { !$0.changes(since: $1).isEmpty }
      )
    }
  }

  @Test func anEditAddsAVersionAndKeepsTheOlderOnes() async throws {
    let id = DemoProvider.ownID
    let before = try await provider.versions(ofPost: id)
    expect(before.count, equals: 1)
    var draft = try await provider.draft(editing: id)
    draft.text = "Mountains first."
    let edited = try await provider.submit(draft)
    expect(edited.editedAt != nil)
    let after = try await provider.versions(ofPost: id)
    expect(after.map(\.text.string), equals: ["Mountains first."] + before.map(\.text.string))
    await #expect(throws: ProviderError.unknownMoment(id: "nobody")) {
      try await provider.versions(ofPost: "nobody")
    }
  }
}
