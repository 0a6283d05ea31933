import LocalStore
import MastodonAPI
import SocialModel

/// Makes lists; servers make another one with each request.
struct NewListSending: ActionSending {
  var feature: ServerFeature? { .lists }

  /// A new list with that title is taken for it.
  func look(_ work: OutboxRecord, with runner: isolated OutboxRunner) async throws
    -> OutboxOutcome?
  {
    guard case .createList(let title) = work.action else { return nil }
    let before = try await runner.store.lists(before: work.id)
    return try await runner.send(.lists).elements.map { ReaderList($0) }
      .last { $0.title == title && !before.contains($0.id) }
      .map { .done(.list($0)) }
  }

  func send(_ work: OutboxRecord, with runner: isolated OutboxRunner) async throws
    -> OutboxOutcome
  {
    guard case .createList(let title) = work.action else { return .refused(.refused(nil)) }
    return .done(.list(ReaderList(try await runner.send(.createList(title: title)))))
  }

  func isMissing(at runner: isolated OutboxRunner, for work: OutboxRecord) async throws -> Bool {
    true
  }
}

extension ReaderList {
  /// A list for screens.
  init(_ list: AccountList) { self.init(id: list.id, title: list.title ?? "") }
}

extension OutboxRunner {
  /// Whether the server has no lists at all.
  func hasNoLists() async throws -> Bool {
    do {
      _ = try await send(.lists)
      return false
    } catch let error as APIError {
      guard case .refused(_, status: 404) = OutboxVerdict(error) else { throw error }
      return true
    }
  }
}
