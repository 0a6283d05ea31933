import Expectations
import Foundation
import ListModel
import MomentsContracts
import MomentsLanguage
import SocialModel
import TestSupport
import Testing

@testable import LiveViewModels

/// Requests to follow the reader, in their list and among the notifications.
@MainActor
@Suite("Follow requests over a provider")
struct FollowRequestsTests {
  private let provider = FakeRequests(
    ["ann", "bob"].map { Account(id: $0, handle: $0, displayName: $0.capitalized) }
  )

  private func list() async -> LiveFollowRequestsViewModel {
    let viewModel = LiveFollowRequestsViewModel(
      provider: provider,
      outbox: provider,
      in: ScreenContext(.english, changes: provider.actions)
    )
    await viewModel.load()
    return viewModel
  }

  private func notifications() async -> LiveNotificationsViewModel {
    let viewModel = LiveNotificationsViewModel(
      provider: provider,
      requests: provider,
      outbox: provider,
      in: ScreenContext(.english, changes: provider.actions)
    )
    await viewModel.load()
    return viewModel
  }

  private func kinds(_ viewModel: LiveFollowRequestsViewModel) -> [FollowRequestAnswer.Kind?] {
    viewModel.rows.map { $0.answer?.kind }
  }

  private func summary(_ viewModel: LiveNotificationsViewModel) -> String? {
    viewModel.sections.first { $0.id == "follow-requests" }?.items.first?
      .as(FollowRequestSummaryRow.self)?.title
  }

  @Test("a button shows progress until the response, and the row shows the decision")
  func answering() async throws {
    let viewModel = await list()
    expect(viewModel.rows.map(\.person.name), equals: ["Ann", "Bob"])
    expect(kinds(viewModel), equals: [.pending, .pending])
    provider.hold()
    viewModel.answer("ann", accepted: true)
    viewModel.answer("bob", accepted: false)
    expect(kinds(viewModel), equals: [.accepting, .rejecting])
    // A pending request is not answered again.
    viewModel.answer("ann", accepted: false)
    try await eventually { provider.heldCount == 2 }
    provider.letGo()
    try await eventually { kinds(viewModel) == [.accepted, .rejected] }
    expect(viewModel.rows.map { $0.answer?.resultText }, equals: ["Accepted", "Rejected"])
    // An answered request stays answered.
    viewModel.answer("ann", accepted: false)
    expect(kinds(viewModel), equals: [.accepted, .rejected])
  }

  @Test("a refused answer is undone with a message")
  func refusing() async throws {
    let viewModel = await list()
    provider.hold()
    viewModel.answer("ann", accepted: true)
    try await eventually { provider.heldCount == 1 }
    provider.letGo(.refused(reason: nil))
    try await eventually { kinds(viewModel) == [.pending, .pending] }
    try await eventually { viewModel.message.value != nil }
    expect(
      viewModel.message.value?.text.hasPrefix("The follow request could not be answered."),
      equals: true
    )
  }

  @Test("a button shows progress while the outbox sends, but not offline")
  func sending() async throws {
    let viewModel = await list()
    func item(_ state: OutboxItem.State) -> OutboxItem {
      OutboxItem(
        id: "1",
        action: .followRequest(accepted: true, accountID: "ann"),
        subject: "@ann",
        createdAt: .distantPast,
        state: state
      )
    }
    viewModel.answer("ann", accepted: true)
    provider.setOutbox([item(.sending(progress: 0))])
    try await eventually { kinds(viewModel) == [.accepting, .pending] }
    provider.setOutbox([item(.retrying(at: .distantFuture, reason: .network))])
    try await eventually { kinds(viewModel) == [.accepted, .pending] }
  }

  @Test("a withdrawn request shows that")
  func takingBack() async throws {
    let viewModel = await list()
    provider.takeBack("ann")
    try await eventually { kinds(viewModel) == [.gone, .pending] }
    viewModel.answer("ann", accepted: true)
    expect(kinds(viewModel), equals: [.gone, .pending])
  }

  @Test("the notifications have the buttons, and the pending count above")
  func amongNotifications() async throws {
    let viewModel = await notifications()
    expect(viewModel.rows.map { $0.request?.kind }, equals: [.pending, .pending])
    expect(summary(viewModel), equals: "2 people want to follow you")
    viewModel.answer("n-bob", accepted: true)
    try await eventually { viewModel.rows.map { $0.request?.kind } == [.pending, .accepted] }
    try await eventually { summary(viewModel) == "1 person wants to follow you" }
    // Answered on another screen.
    let other = await list()
    other.answer("ann", accepted: false)
    try await eventually { viewModel.rows.map { $0.request?.kind } == [.rejected, .accepted] }
    try await eventually { summary(viewModel) == nil }
    var routes: [Route] = []
    viewModel.onRoute = { routes.append($0) }
    viewModel.openFollowRequests()
    expect(routes, equals: [.followRequests])
  }
}
