public import MomentsContracts
public import SocialModel

/// Tells the reader what a server refused, wherever in the app they are.
///
/// A like or a comment shows at once and is sent later: when the server says no, the screen it was
/// done on may be gone.
@MainActor
public final class OutboxNotices {
  private let provider: any OutboxProvider
  private let writer: OutboxRowBuilder

  /// Makes the notices of a provider.
  public init(provider: any OutboxProvider, language: AppLanguage) {
    self.provider = provider
    writer = OutboxRowBuilder(strings: Strings(language))
  }

  /// Hands on how much was refused and is up to the reader, each time that it may be another
  /// number, until the calling task is cancelled.
  ///
  /// - Parameters:
  ///   - changes: Tells when what waits changed.
  ///   - show: Shows the number to the reader.
  public func count(_ changes: any ChangeSource, _ show: @MainActor (Int) -> Void) async {
    // What changed before the stream began would be missed otherwise.
    let stream = changes.changes()
    if let count = await refusedCount() { show(count) }
    for await change in stream where change.isOutboxChanged {
      if let count = await refusedCount() { show(count) }
    }
  }

  /// Nil where the outbox cannot be read: what was shown stays, and its screen says why.
  private func refusedCount() async -> Int? {
    let items = try? await provider.outbox()
    return items?.count { if case .refused = $0.state { true } else { false } }
  }

  /// Hands on words for each refusal, until the calling task is cancelled.
  ///
  /// - Parameter tell: Shows the words to the reader.
  public func watch(_ tell: @MainActor (String) -> Void) async {
    for await item in provider.refusals() {
      if let words = writer.undone(item) { tell(words) }
    }
  }
}
