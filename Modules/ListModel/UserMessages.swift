/// Tells the reader short messages, one after the other: the source behind
/// ``ListViewModel/message``.
///
/// ```swift
/// let messages = UserMessages()
/// var message: Observable<UserMessage?> { messages.current }
/// messages.tell("Could not refresh", .failure)
/// ```
@MainActor
public final class UserMessages {
  /// The newest message; `nil` before the first.
  public var current: Observable<UserMessage?> { source }

  private let source = MutableObservable<UserMessage?>(nil)
  private var count = 0

  /// Makes a source that has told nothing yet.
  public init() {}

  /// Tells a message.
  ///
  /// - Parameters:
  ///   - text: What to say, localised.
  ///   - kind: How it is meant.
  ///   - undoTitle: The title of a button that takes back what the message tells of, if it can be.
  /// - Returns: The message's identity, as ``ListViewModel/undo(_:)`` gets it.
  @discardableResult
  public func tell(
    _ text: String,
    _ kind: UserMessage.Kind = .information,
    undoTitle: String? = nil
  ) -> UserMessage.ID {
    count += 1
    source.value = UserMessage(id: count, text: text, kind: kind, undoTitle: undoTitle)
    return count
  }
}
