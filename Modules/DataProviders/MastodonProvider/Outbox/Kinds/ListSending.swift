import LocalStore
import MastodonAPI
import MomentsValues
import SocialModel

/// Makes, renames and deletes lists, and changes who is in them.
struct ListSending: ActionSending {
  var feature: ServerFeature? { .lists }

  func look(_ work: OutboxRecord, _ runner: isolated OutboxRunner) async throws -> OutboxOutcome? {
    if case .listMember(let isOn, let account, let list) = work.action {
      return try await isMember(account, of: list, runner) == isOn ? .done(.settled) : nil
    }
    let all: LossyArray<AccountList> = try await runner.send(.lists)
    let lists = all.elements.map { ReaderList($0) }
    switch work.action {
    case .createList(let title):
      // A new list with that title is taken for it.
      let before = try await runner.store.lists(before: work.id)
      return lists.last { $0.title == title && !before.contains($0.id) }.map { .done(.list($0)) }
    case .renameList(let title, let id):
      return lists.first { $0.id == id && $0.title == title }.map { .done(.list($0)) }
    default:
      let isGone = all.skipped.isEmpty && !lists.contains { $0.id == work.target }
      return isGone ? .done(.gone) : nil
    }
  }

  func send(_ work: OutboxRecord, _ runner: isolated OutboxRunner) async throws -> OutboxOutcome {
    switch work.action {
    case .createList(let title):
      // Servers make another one with each request.
      return .done(.list(ReaderList(try await runner.send(.createList(title: title)))))
    case .renameList(let title, let id):
      return .done(.list(ReaderList(try await runner.send(.updateList(id, title: title)))))
    case .deleteList(let id):
      _ = try await runner.send(.deleteList(id))
      return .done(.gone)
    case .listMember(let isOn, let account, let list):
      return try await setMember(isOn, account, of: list, runner)
    default: return .refused(.refused(nil))
    }
  }

  /// After a lost response a server may refuse because it is done already; the lists of the person
  /// then say whether it is.
  private func setMember(
    _ isOn: Bool,
    _ account: String,
    of list: String,
    _ runner: isolated OutboxRunner
  ) async throws -> OutboxOutcome {
    do {
      _ = try await runner.send(
        isOn ? .add([account], toList: list) : .remove([account], fromList: list)
      )
      return .done(.settled)
    } catch let error as APIError {
      guard isOn, case .refused(_, status: 422) = OutboxVerdict(error) else { throw error }
      switch try await isMember(account, of: list, runner) {
      case true?: return .done(.settled)
      case false?: throw error
      case nil: return .later(.server(status: 200), isUnknown: true)
      }
    }
  }

  /// Whether a person is in a list; nil where a list cannot be read, which may be the one.
  private func isMember(
    _ account: String,
    of list: String,
    _ runner: isolated OutboxRunner
  ) async throws -> Bool? {
    let lists: LossyArray<AccountList> = try await runner.send(.lists(withAccount: account))
    if lists.elements.contains(where: { $0.id == list }) { return true }
    return lists.skipped.isEmpty ? false : nil
  }

  /// A list that no longer exists counts as deleted.
  func isDoneWithoutSubject(_ work: OutboxRecord) -> Bool { !work.isOn || work.kind == .deleteList }

  func isMissing(for work: OutboxRecord, _ runner: isolated OutboxRunner) async throws -> Bool {
    guard work.kind != .createList else { return true }
    do {
      let _: LossyArray<AccountList> = try await runner.send(.lists)
      return false
    } catch let error as APIError {
      guard case .refused(_, status: 404) = OutboxVerdict(error) else { throw error }
      return true
    }
  }
}

extension ReaderList {
  /// A list for screens.
  init(_ list: AccountList) { self.init(id: list.id, title: list.title ?? "") }
}
