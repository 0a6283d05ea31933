public import MomentsLanguage
public import SocialModel

/// Notifies the reader of refused actions, wherever they are in the app.
///
/// A like or a comment is shown immediately and sent later: when the server refuses it, its screen
/// may be closed.
@MainActor
public final class OutboxNotices {
  private let provider: any OutboxProvider
  private let writer: OutboxRowBuilder

  /// Makes the notices of a provider.
  public init(provider: any OutboxProvider, language: AppLanguage) {
    self.provider = provider
    writer = OutboxRowBuilder(strings: Strings(language))
  }

  /// Passes on the number of refused items that need the reader, each time that it may have
  /// changed, until the calling task is cancelled.
  ///
  /// - Parameters:
  ///   - changes: Notifies of changes of the outbox.
  ///   - show: Called with the number.
  public func count(_ changes: any ChangeSource, _ show: @MainActor (Int) -> Void) async {
    // The stream begins before the first read, so that no change in between is missed.
    let stream = changes.changes()
    if let count = await refusedCount() { show(count) }
    for await change in stream where change.isOutboxChanged {
      if let count = await refusedCount() { show(count) }
    }
  }

  /// The number of refused items; nil where the outbox cannot be read, so that the number that is
  /// shown stays, and the screen of the outbox says why.
  private func refusedCount() async -> Int? {
    let items = try? await provider.outbox()
    return items?.count { if case .refused = $0.state { true } else { false } }
  }

  /// Passes on a message for each refusal, until the calling task is cancelled.
  ///
  /// - Parameter show: Called with each message, to show it to the reader.
  public func watch(_ show: @MainActor (String) -> Void) async {
    for await item in provider.refusals() {
      if let words = writer.undone(item) { show(words) }
    }
  }
}
