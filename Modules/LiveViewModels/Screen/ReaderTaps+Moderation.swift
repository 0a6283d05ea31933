import MomentsContracts
import SocialModel

extension ReaderTaps {
  /// Mutes or blocks the author of a moment, or undoes that.
  ///
  /// - Parameters:
  ///   - command: `mutePerson`, or else `blockPerson`.
  ///   - moment: The moment, as it shows.
  ///   - provider: Mutes and blocks.
  ///   - ended: Called with the error, or nil.
  /// - Returns: The requested state, and the task.
  func moderate(
    _ command: MomentCommand,
    _ moment: Moment,
    with provider: any ModerationProvider,
    ended: @escaping @MainActor ((any Error)?) async -> Void
  ) -> (isOn: Bool, work: Task<Void, Never>) {
    let id = moment.author.id
    let mutes = command == .mutePerson
    return toggle(
      mutes ? .mute(accountID: id) : .block(accountID: id),
      isSet: moment.hiding == (mutes ? .muted : .blocked),
      send: { isOn in
        if mutes {
          try await provider.setMuted(isOn, accountID: id)
        } else {
          try await provider.setBlocked(isOn, accountID: id)
        }
      },
      ended: { error, _ in await ended(error) }
    )
  }
}
