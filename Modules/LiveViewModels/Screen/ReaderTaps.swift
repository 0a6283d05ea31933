import ListModel
import SocialModel

/// Turns the taps of one screen into what is asked of providers.
///
/// It does not know what is so: rows are written from what the provider's reads return, and the
/// change that a call tells brings them. Until then it only remembers what the last tap wanted, so
/// that a second tap wants the opposite.
@MainActor
final class ReaderTaps {
  /// Something that a tap turns around.
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

  /// What the last tap wanted, where that was not read yet.
  private var wanted: [Mark: Bool] = [:]

  /// Notes that posts were read: their rows say what is so.
  func notePosts(_ postIDs: some Sequence<String>) {
    guard !wanted.isEmpty else { return }
    for id in postIDs {
      wanted[.like(postID: id)] = nil
      wanted[.boost(postID: id)] = nil
      wanted[.bookmark(postID: id)] = nil
      wanted[.pin(postID: id)] = nil
      wanted[.muteConversation(postID: id)] = nil
    }
  }

  /// Notes that the relationship with a person was read.
  func notePerson(_ accountID: String) {
    wanted[.follow(accountID: accountID)] = nil
    wanted[.mute(accountID: accountID)] = nil
    wanted[.block(accountID: accountID)] = nil
  }

  /// Asks a provider for the opposite of what shows of a post, as the other
  /// `toggle(_:isSet:ask:ended:)` does; then the post is read, if no change named it yet, and a
  /// refusal is told.
  func toggle(
    _ mark: Mark,
    of postID: String,
    isSet: Bool,
    reads: ChangeReads,
    messages: UserMessages,
    ask: @escaping @MainActor (Bool) async throws -> Void,
    told: @escaping (any Error, Bool) -> String
  ) -> (wanted: Bool, work: Task<Void, Never>) {
    toggle(mark, isSet: isSet, ask: ask) { error, wanted in
      await reads.read(ChangedContent(posts: [postID])).value
      if let error { messages.tell(told(error, wanted), .failure) }
    }
  }

  /// Asks a provider for the opposite of what shows.
  ///
  /// - Parameters:
  ///   - mark: what is turned around.
  ///   - isSet: what shows.
  ///   - ask: asks the provider; begins in the order of taps.
  ///   - ended: called with the error, or nil; reads again what changed. MUST NOT keep the screen
  ///     alive.
  /// - Returns: what is asked for, and the work.
  func toggle(
    _ mark: Mark,
    isSet: Bool,
    ask: @escaping @MainActor (Bool) async throws -> Void,
    ended: @escaping @MainActor ((any Error)?, Bool) async -> Void
  ) -> (wanted: Bool, work: Task<Void, Never>) {
    let isWanted = !(wanted[mark] ?? isSet)
    wanted[mark] = isWanted
    let work = Task { [weak self] in
      var failure: (any Error)?
      do {
        try await ask(isWanted)
      } catch {
        failure = error
        self?.wanted[mark] = nil
      }
      await ended(failure, isWanted)
    }
    return (isWanted, work)
  }
}
