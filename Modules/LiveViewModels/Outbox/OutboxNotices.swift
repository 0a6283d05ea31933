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

  /// Hands on words for each refusal, until the calling task is cancelled.
  ///
  /// - Parameter tell: Shows the words to the reader.
  public func watch(_ tell: @MainActor (String) -> Void) async {
    for await item in provider.refusals() {
      if let words = writer.undone(item) { tell(words) }
    }
  }
}
