public import MomentsValues

/// Performs what a reader does.
///
/// Reads are protocols of their own, such as ``WordFilterProvider``; every action goes through
/// ``perform(_:)``. What a source cannot do is not among ``supported``, and no screen offers it.
public protocol ActionProvider: Sendable {
  /// The kinds of actions that the source can perform; it may become fewer, as what a server does
  /// not have is found out. O(1), from any thread.
  var supported: Set<ActionKind> { get }

  /// Performs an action.
  ///
  /// Its effect is in all of the provider's reads when this returns, and a ``ChangeSource`` of the
  /// provider names what changed: when the action is accepted, and again when the confirmed state
  /// differs or the action is undone. With a store it is on disk then, and sent when the network
  /// allows.
  ///
  /// Setting the current state, and deleting what does not exist, succeeds and changes nothing. May
  /// be called from any thread; actions on one subject take effect in the order in which the calls
  /// begin, which is why it runs in the caller's isolation. When it throws, nothing is changed.
  ///
  /// - Parameter action: What to do; posts may be named by any of their identities.
  /// - Returns: The identity of what was made: the first post of a draft (`Moment.postID`), a list
  ///   (`ReaderList.id`); nil for all other actions.
  /// - Throws: `ProviderError.refused` where it is not allowed or not supported, `.unknownMoment`,
  ///   errors of the network, `CancellationError`.
  @discardableResult
  nonisolated(nonsending) func perform(_ action: ReaderAction) async throws -> String?
}

extension ActionProvider {
  /// Whether the source can perform a kind of actions.
  public func supports(_ kind: ActionKind) -> Bool { supported.contains(kind) }
}
