import SocialModel

/// The reader's actions of one kind on one screen that are in progress: calls that have not
/// returned, and actions that the outbox is sending.
///
/// An action that waits for a network is not in progress: the row shows the optimistic update, as
/// on all screens. What an action led to is not here either; that is read from the provider.
@MainActor
final class PendingActions {
  private let outbox: (any OutboxProvider)?
  private let key: (ReaderAction) -> String?
  /// The calls that have not returned, and what each of them sets.
  private var calls: [String: Bool] = [:]
  /// The subjects of the actions that the outbox is sending.
  private var sending: Set<String> = []
  private var reading: Task<Void, Never>?

  /// Makes the actions of a screen; nothing is read yet.
  ///
  /// - Parameters:
  ///   - outbox: The outbox; nil where actions take effect when their call returns.
  ///   - key: The subject of an action; nil for those of other kinds.
  init(outbox: (any OutboxProvider)?, key: @escaping (ReaderAction) -> String?) {
    self.outbox = outbox
    self.key = key
  }

  // MARK: State

  /// Whether an action on a subject is in progress.
  func contains(_ subject: String) -> Bool { isCalling(subject) || isSending(subject) }

  /// Whether a call has not returned.
  func isCalling(_ subject: String) -> Bool { calls[subject] != nil }

  /// What the call that has not returned sets; nil where there is none.
  func requested(_ subject: String) -> Bool? { calls[subject] }

  /// Whether the outbox is sending an action.
  func isSending(_ subject: String) -> Bool { sending.contains(subject) }

  // MARK: Calls

  /// Begins a call; end it when its result was read.
  func begin(_ subject: String, isOn: Bool) { calls[subject] = isOn }

  /// Ends a call, whose result the row shows from here on.
  func end(_ subject: String) { calls[subject] = nil }

  // MARK: The outbox

  /// Reads which actions the outbox is sending; one read at a time, in the order of requests.
  ///
  /// - Parameters:
  ///   - isOutboxChanged: Whether to read the outbox; false only waits for earlier reads.
  ///   - show: Called with the subjects of the actions that it began or ended to send; reads their
  ///     results. MUST NOT keep the screen alive.
  /// - Returns: The task that ends when the result is shown.
  @discardableResult
  func read(
    isOutboxChanged: Bool = true,
    _ show: @escaping @MainActor (Set<String>) async -> Void
  ) -> Task<Void, Never> {
    let before = reading
    let task = Task { [weak self] in
      await before?.value
      guard let changed = await self?.changed(isOutboxChanged) else { return }
      await show(changed)
    }
    reading = task
    return task
  }

  private func changed(_ isOutboxChanged: Bool) async -> Set<String> {
    // The provider reports a store that cannot be read; what is known stays.
    guard isOutboxChanged, let items = try? await outbox?.outbox() else { return [] }
    let before = sending
    sending = Set(items.lazy.filter(\.isInProgress).compactMap { self.key($0.action) })
    return before.symmetricDifference(sending)
  }
}

extension OutboxItem {
  /// Whether its result is imminent: an item that failed before waits for longer.
  fileprivate var isInProgress: Bool {
    switch state {
    case .waiting, .sending: true
    case .retrying, .refused: false
    }
  }
}
