import Expectations
import Foundation
import ListModel
import MomentsContracts
import MomentsLanguage
import SocialModel
import TestSupport
import Testing

@testable import LiveViewModels

@MainActor
@Suite("The outbox over a provider")
struct OutboxTests {
  private func item(
    _ id: String,
    _ action: ReaderAction = .like(true, postID: "7"),
    _ state: OutboxItem.State = .waiting
  ) -> OutboxItem {
    OutboxItem(
      id: id,
      action: action,
      subject: "subject of \(id)",
      createdAt: Date(timeIntervalSince1970: 0),
      state: state
    )
  }

  private func draft(replyTo: String? = nil) -> PostDraft {
    PostDraft(id: "d", text: "hello", replyTo: replyTo, updatedAt: Date(timeIntervalSince1970: 0))
  }

  private func viewModel(_ outbox: FakeOutbox) -> LiveOutboxViewModel {
    LiveOutboxViewModel(provider: outbox, in: ScreenContext(.english, changes: outbox))
  }

  private func rows(_ viewModel: LiveOutboxViewModel) -> [OutboxRow] {
    viewModel.sections.flatMap(\.items).compactMap { $0.as(OutboxRow.self) }
  }

  @Test("every action and state has texts and buttons")
  func wording() async {
    let states: [OutboxItem.State] = [
      .waiting, .sending(progress: 0.5), .retrying(at: Date(), reason: .network),
      .retrying(at: Date(), reason: .server(status: 503)),
      .retrying(at: Date(), reason: .rateLimited),
      .refused(.signIn), .refused(.refused("No.")), .refused(.refused(nil)),
      .refused(.invalid("Too long.")),
      .refused(.forbidden(nil)), .refused(.tooLarge),
      .refused(.mediaMissing), .refused(.descriptionsNotSaved),
      .retrying(at: Date(), reason: .noSpace),
    ]
    let actions: [ReaderAction] = [
      .like(true, postID: "1"), .like(false, postID: "1"), .boost(true, postID: "1"),
      .boost(false, postID: "1"), .follow(true, accountID: "2"), .follow(false, accountID: "2"),
      .post(draft()), .post(draft(replyTo: "9")), .edit(draft()), .delete(postID: "1"),
    ]
    let items =
      states.enumerated().map { item("s\($0.offset)", .like(true, postID: "1"), $0.element) }
      + actions.enumerated().map { item("a\($0.offset)", $0.element) }
    let viewModel = viewModel(FakeOutbox(items))
    await viewModel.load()
    let rows = rows(viewModel)
    expect(rows.count, equals: items.count)
    expect(Set(rows.suffix(actions.count).map(\.title)).count, equals: actions.count)
    expect(Set(rows.prefix(states.count).map(\.status)).count, equals: states.count)
    expectNil(rows[1].discardTitle)
    expect(rows[2].retryTitle != nil)
    expect(rows[6].status.hasSuffix("No."))
  }

  @Test("a refused post is continued in the composer")
  func editing() async throws {
    let viewModel = viewModel(
      FakeOutbox([
        item("1", .post(draft()), .refused(.tooLarge)),
        item("2", .like(true, postID: "1"), .refused(.signIn)),
        item("3", .post(draft())),
      ])
    )
    await viewModel.load()
    expect(rows(viewModel).map { $0.editTitle != nil }, equals: [true, false, false])
    var routes: [Route] = []
    viewModel.onRoute = { routes.append($0) }
    await viewModel.edit("1").value
    expect(routes, equals: [.compose(.draft("d"))])
    expect(rows(viewModel).map(\.id), equals: ["2", "3"])
  }

  @Test("what the server does not have is not offered to be tried again as it is")
  func unsupported() async {
    let states: [OutboxItem.State] = [.refused(.unsupported), .refused(.tooLarge)]
    let viewModel = viewModel(
      FakeOutbox(states.enumerated().map { item("\($0.offset)", .edit(draft()), $0.element) })
    )
    await viewModel.load()
    expect(rows(viewModel).map { $0.retryTitle != nil }, equals: [false, true])
    // Its text is not lost.
    expect(rows(viewModel).map { $0.editTitle != nil }, equals: [true, true])
  }

  @Test("refused items are counted while observed")
  func counting() async throws {
    let outbox = FakeOutbox([item("1", .post(draft()), .refused(.tooLarge)), item("2")])
    let notices = OutboxNotices(provider: outbox, language: .english)
    var counts: [Int] = []
    let watching = Task { await notices.count(outbox) { counts.append($0) } }
    try await eventually { counts == [1] }
    outbox.set([item("2")])
    try await eventually { counts == [1, 0] }
    // If the count cannot be read, the badge keeps its number.
    outbox.fail(with: .notSaved(path: "store", reason: "full"))
    outbox.set([item("3", .post(draft()), .refused(.tooLarge))])
    outbox.fail(with: nil)
    outbox.set([item("3", .post(draft()), .refused(.tooLarge)), item("2")])
    try await eventually { counts.last == 1 }
    expect(counts.dropFirst(2).allSatisfy { $0 == 1 })
    watching.cancel()
    outbox.finish()
    await watching.value
  }

  @Test("the rows follow the outbox while it is observed")
  func watching() async throws {
    let outbox = FakeOutbox([item("1")])
    let viewModel = viewModel(outbox)
    let watching = Task { await viewModel.watch() }
    try await eventually { outbox.listenerCount > 0 && !rows(viewModel).isEmpty }
    outbox.set([item("1"), item("2")])
    try await eventually { rows(viewModel).count >= 2 }
    outbox.set([])
    try await eventually { viewModel.state != .content }
    expect(viewModel.sections, satisfies: \.isEmpty)
    outbox.finish()
    await watching.value
  }

  @Test("discarding a post reports a draft; discarding a like does not")
  func discarding() async {
    let viewModel = viewModel(FakeOutbox([item("1"), item("2", .post(draft()))]))
    await viewModel.load()
    await viewModel.discard("1").value
    expectNil(viewModel.message.value)
    await viewModel.discard("2").value
    expect(viewModel.message.value?.text, equals: "Kept as a draft")
    expect(rows(viewModel), satisfies: \.isEmpty)
  }

  @Test("a read failure replaces the rows at first, and is a message later")
  func failing() async throws {
    let outbox = FakeOutbox([item("1")])
    let viewModel = viewModel(outbox)
    outbox.fail(with: .notSaved(path: "/store", reason: "full"))
    await viewModel.load()
    guard case .failed(let failure) = viewModel.state else {
      Issue.record("\(viewModel.state)")
      return
    }
    expect(failure.message.contains("/store"))
    outbox.fail(with: nil)
    await viewModel.reload()
    expect(viewModel.state, equals: .content)
    outbox.fail(with: .notSaved(path: "/store", reason: "full"))
    await viewModel.retry("1").value
    expect(viewModel.message.value?.kind, equals: .failure)
    expect(rows(viewModel).count, equals: 1)
  }

  @Test("a refusal is reported with its kind and the server's message")
  func notices() async {
    let outbox = FakeOutbox([
      item("1", .post(draft(replyTo: "9")), .refused(.refused("Too long."))),
      item("2", .like(true, postID: "1"), .refused(.mediaMissing)),
    ])
    var received: [String] = []
    await OutboxNotices(provider: outbox, language: .english).watch { received.append($0) }
    expect(received.count, equals: 2)
    expect(received.first, equals: "“Comment” was undone. The server refused this: Too long.")
  }
}
