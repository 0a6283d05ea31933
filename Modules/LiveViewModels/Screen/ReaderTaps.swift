import ListModel
import SocialModel

/// Turns the taps of one screen into calls of providers.
///
/// Rows are built from what the provider's reads return, after the change that each call notifies
/// of. Until then this only stores the state that the last tap requested, so that a second tap
/// requests the opposite.
@MainActor
final class ReaderTaps {
  /// A state that a tap toggles.
  enum Mark: Hashable {
    case like(postID: String)
    case boost(postID: String)
    case bookmark(postID: String)
    case pin(postID: String)
    case follow(accountID: String)
    case mute(accountID: String)
    case block(accountID: String)
    case muteConversation(postID: String)
  }

  /// The states that the last taps requested, until they are read.
  private var requested: [Mark: Bool] = [:]

  /// Notes that posts were read, so that their rows show the current state.
  func notePosts(_ postIDs: some Sequence<String>) {
    guard !requested.isEmpty else { return }
    for id in postIDs {
      requested[.like(postID: id)] = nil
      requested[.boost(postID: id)] = nil
      requested[.bookmark(postID: id)] = nil
      requested[.pin(postID: id)] = nil
      requested[.muteConversation(postID: id)] = nil
    }
  }

  /// Notes that the relationship with a person was read.
  func notePerson(_ accountID: String) {
    requested[.follow(accountID: accountID)] = nil
    requested[.mute(accountID: accountID)] = nil
    requested[.block(accountID: accountID)] = nil
  }

  /// Requests the opposite of the shown state.
  ///
  /// - Parameters:
  ///   - mark: the state to toggle.
  ///   - isSet: the shown state.
  ///   - send: calls the provider; begins in the order of taps.
  ///   - ended: called with the error, or nil; reads again what changed. MUST NOT keep the screen
  ///     alive.
  /// - Returns: the requested state, and the task.
  func toggle(
    _ mark: Mark,
    isSet: Bool,
    send: @escaping @MainActor (Bool) async throws -> Void,
    ended: @escaping @MainActor ((any Error)?, Bool) async -> Void
  ) -> (isOn: Bool, work: Task<Void, Never>) {
    let isOn = !(requested[mark] ?? isSet)
    requested[mark] = isOn
    let work = Task { [weak self] in
      var failure: (any Error)?
      do {
        try await send(isOn)
      } catch {
        failure = error
        self?.requested[mark] = nil
      }
      await ended(failure, isOn)
    }
    return (isOn, work)
  }
}
