import SocialModel

/// Turns the taps of one screen into calls of providers.
///
/// Rows are built from what the provider's reads return, after the change that each call notifies
/// of. Until then this only stores the state that the last tap requested, so that a second tap
/// requests the opposite.
@MainActor
final class ReaderTaps {
  /// What a tap requested.
  struct Tap {
    /// The requested state.
    let isOn: Bool
    /// Ends when the provider has answered and what changed has been read.
    let work: Task<Void, Never>
  }

  /// The states that the last taps requested, until they are read; by the action that sets them.
  private var requested: [ReaderAction: Bool] = [:]

  /// Notes that posts were read, so that their rows show the current state.
  func notePosts(_ postIDs: some Sequence<String>) {
    guard !requested.isEmpty else { return }
    let read = Set(postIDs.map(ReaderAction.Subject.post))
    requested = requested.filter { !read.contains($0.key.subject) }
  }

  /// Notes that the relationship with a person was read.
  func notePerson(_ accountID: String) {
    requested = requested.filter { $0.key.subject != .person(accountID) }
  }

  /// Requests the opposite of the shown state.
  ///
  /// - Parameters:
  ///   - action: returns the action that sets or removes the state.
  ///   - isSet: the shown state.
  ///   - provider: performs it; calls begin in the order of taps.
  ///   - ended: called with the error, or nil; reads again what changed. MUST NOT keep the screen
  ///     alive.
  /// - Returns: what it requested.
  func toggle(
    _ action: (Bool) -> ReaderAction,
    isSet: Bool,
    by provider: any ActionProvider,
    ended: @escaping @MainActor ((any Error)?, Bool) async -> Void
  ) -> Tap {
    let mark = action(true)
    let isOn = !(requested[mark] ?? isSet)
    let requestedAction = action(isOn)
    requested[mark] = isOn
    let work = Task { [weak self] in
      let failure = await provider.failure(of: requestedAction)
      if failure != nil { self?.requested[mark] = nil }
      await ended(failure, isOn)
    }
    return Tap(isOn: isOn, work: work)
  }
}
