import Expectations
import Foundation
import LocalStore
import MastodonAPI
import MomentsValues
import SocialModel
import Testing
import _Testing_Mastodon

@testable import MastodonProvider

/// Discarding items with an unknown outcome, over real sockets.
@Suite struct DiscardTests {
  private let fixture: ServerFixture
  private let provider: MastodonProvider
  private let own: String

  init() async throws {
    fixture = try ServerFixture()
    own = fixture.server.post("mine", by: fixture.ana)
    let clock = fixture.clock
    provider = try fixture.open { clock.advance(by: $0) }
    _ = try await provider.reader()
    _ = try await provider.home.refresh()
  }

  private var path: String { "/api/v1/statuses/\(own)" }

  private func shown() async throws -> String? {
    try await provider.store.moment(postID: own)?.text.string
  }

  /// Sends until a condition is true.
  private func send(until isSo: () async throws -> Bool) async throws {
    try await provider.runOutbox(until: isSo)
  }

  /// The only item, once it has failed.
  private func failed() async throws -> OutboxItem.ID {
    var id: OutboxItem.ID?
    try await send {
      guard let item = try await provider.outbox().first, case .retrying = item.state else {
        return false
      }
      id = item.id
      return true
    }
    return try require(id)
  }

  private func edit() async throws {
    var edit = try await provider.draft(editing: own)
    edit.text = "better"
    _ = try await provider.submit(edit)
    try await expect(shown(), equals: "better")
  }

  @Test(arguments: [true, false])
  func discardingAnEditShowsTheServersText(gotThere: Bool) async throws {
    fixture.server.faults.always(
      gotThere ? .resetAfterEffect : .resetBeforeAnswer,
      matching: .put(path)
    )
    try await edit()
    let draft = try await provider.discard(try await failed())
    expect(draft?.text, equals: "better")
    try await expect(shown(), equals: "mine")
    fixture.server.forgetRequests()
    try await send { fixture.server.requests.contains { $0.path == path } }
    let text = gotThere ? "better" : "mine"
    expect(fixture.server.post(own)?.text, equals: text)
    try await send { try await shown() == text }
  }

  @Test(arguments: [true, false])
  func discardingADeletionRestoresAnExistingPost(gotThere: Bool) async throws {
    fixture.server.faults.always(
      gotThere ? .resetAfterEffect : .resetBeforeAnswer,
      matching: .delete(path)
    )
    try await provider.perform(.delete(postID: own))
    try await expectNil(shown())
    // Until the sending has stopped, it may look what became of the item, which would settle it.
    fixture.server.faults.always(.resetBeforeAnswer, matching: .get(path))
    let item = try await failed()
    fixture.server.faults.off()
    // It is not retried: the first attempt was final.
    try await provider.discard(item)
    try await expect(shown(), equals: "mine")
    try await send { try await shown() == (gotThere ? nil : "mine") }
    expect((fixture.server.post(own) == nil), equals: gotThere)
  }

  @Test func discardingAnUnsentEditSendsNoRequest() async throws {
    try await edit()
    fixture.server.stopListening()
    let item = try await failed()
    try await provider.discard(item)
    try fixture.server.listen()
    fixture.server.forgetRequests()
    try await provider.perform(.like(true, postID: own))
    try await send { try await provider.outbox().isEmpty }
    expect(fixture.server.requests.map(\.path), equals: [path + "/favourite"])
  }
}
